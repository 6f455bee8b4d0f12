//! Inputs that are nearly right: those that stand in the repository, changed here and there.
//!
//! Everything follows from the seed. What was accepted is changed further, so that a run goes deeper the longer it is.
//! It is our own because of what it is for: on a stable compiler bolero draws bytes without changing inputs there are, and
//! proptest what a grammar allows, which must be written for each; neither has words that mean something in a format.

/// No input is longer, in bytes.
const LONGEST: usize = 1 << 14;

/// So many inputs that were accepted are changed further; then a new one takes the place of another.
const MOST_KEPT: usize = 512;

/// At most so many changes are made to one input.
const MOST_CHANGES: usize = 6;

/// So deep is nested what can be, at most.
const DEEPEST: usize = 4096;

/// What can be nested, and what ends it.
const NESTED: [(&str, &str); 6] =
    [("(", ")"), ("[", "]"), ("{", "}"), ("{\"a\":", "}"), ("[[", "]]"), ("a.", "")];

/// Numbers at the ends of what numbers can be, and texts that are nearly numbers.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "-1",
    "127",
    "255",
    "256",
    "-32769",
    "65536",
    "2147483648",
    "-2147483649",
    "4294967296",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "0.5",
];

/// Bytes that are no UTF-8, and signs of Unicode that are awkward: invisible ones, those that steer, those that grow or
/// shrink when capitals are made small, and those of two parts.
const AWKWARD: [&[u8]; 18] = [
    b"\xff",
    b"\xc3",
    b"\xe2\x80",
    b"\xf0\x9f\x98",
    b"\xed\xa0\x80",
    b"\x00",
    b"\x1b[2J",
    b"\r",
    b"\r\n",
    b"\t",
    "\u{feff}".as_bytes(),
    "\u{202e}".as_bytes(),
    "\u{200b}".as_bytes(),
    "\u{130}".as_bytes(),
    "ß".as_bytes(),
    "e\u{301}".as_bytes(),
    "½".as_bytes(),
    "♞".as_bytes(),
];

/// Numbers with nothing in common with their neighbours' (Steele, Lea, Flood: SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 where there is none.
    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % (end.max(1) as u64)).unwrap()
    }

    fn one<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }
}

/// Makes one input after the other.
pub struct Mutator {
    chance: Chance,
    seeds: Vec<Vec<u8>>,
    kept: Vec<Vec<u8>>,
    tokens: &'static [&'static str],
}

impl Mutator {
    /// From these inputs, with words that mean something in them.
    pub fn new(seed: u64, seeds: Vec<Vec<u8>>, tokens: &'static [&'static str]) -> Mutator {
        Mutator { chance: Chance(seed), seeds, kept: Vec::new(), tokens }
    }

    /// The next input.
    pub fn next(&mut self) -> Vec<u8> {
        let mut input = self.some().to_vec();
        for _ in 0..=self.chance.below(MOST_CHANGES) {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    /// Remembers an input that was accepted.
    pub fn keep(&mut self, input: Vec<u8>) {
        if self.kept.len() < MOST_KEPT {
            self.kept.push(input);
        } else {
            let place = self.chance.below(MOST_KEPT);
            self.kept[place] = input;
        }
    }

    /// One of the inputs there are; what was accepted before, in half of all cases.
    fn some(&mut self) -> &[u8] {
        let of = if self.kept.is_empty() || self.chance.below(2) == 0 { &self.seeds } else { &self.kept };
        of.get(self.chance.below(of.len())).map_or(&[], Vec::as_slice)
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let at = self.chance.below(input.len() + 1);
        match self.chance.below(12) {
            0 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << self.chance.below(8);
                }
            }
            1 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte = self.chance.next().to_le_bytes()[0];
                }
            }
            2 | 3 if !self.tokens.is_empty() => insert(input, at, self.chance.one(self.tokens).as_bytes()),
            4 if !self.tokens.is_empty() => {
                let end = self.end_of_word(input, at);
                let token = self.chance.one(self.tokens);
                input.splice(at..end, token.bytes());
            }
            5 => insert(input, at, AWKWARD[self.chance.below(AWKWARD.len())]),
            6 => self.other_number(input, at),
            7 => {
                let to = at + self.chance.below(input.len() - at + 1);
                input.drain(at..to);
            }
            8 => {
                let to = at + self.chance.below((input.len() - at).min(64) + 1);
                let part = input[at..to].repeat(1 + self.chance.below(4));
                insert(input, to, &part);
            }
            9 => {
                let other = self.some().to_vec();
                let from = self.chance.below(other.len() + 1);
                let to = from + self.chance.below(other.len() - from + 1);
                insert(input, at, &other[from..to]);
            }
            10 if self.chance.below(8) == 0 => {
                let (begin, end) = *self.chance.one(&NESTED);
                let deep = 1 << self.chance.below(DEEPEST.ilog2() as usize + 1);
                let closed = if self.chance.below(2) == 0 { end.repeat(deep) } else { String::new() };
                insert(input, at, (begin.repeat(deep) + &closed).as_bytes());
            }
            _ => input.truncate(at),
        }
    }

    /// The place behind the word or number that stands there.
    fn end_of_word(&mut self, input: &[u8], at: usize) -> usize {
        let word = input[at..].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        at + if word == 0 { self.chance.below((input.len() - at).min(4) + 1) } else { word }
    }

    /// Another number in place of the next one.
    fn other_number(&mut self, input: &mut Vec<u8>, at: usize) {
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        let begin = at + input[at..].iter().take_while(|byte| !is_digit(byte)).count();
        let end = begin + input[begin..].iter().take_while(|byte| is_digit(byte)).count();
        let number = self.chance.one(&NUMBERS);
        input.splice(begin..end, number.bytes());
    }
}

fn insert(input: &mut Vec<u8>, at: usize, what: &[u8]) {
    input.splice(at..at, what.iter().copied());
}

/// The shortest input that still fails as this one does, as far as leaving out parts of it goes.
pub fn minimised(input: Vec<u8>, fails: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    /// A slow target is not tried for ever.
    const MOST_TRIES: usize = 4000;
    let (mut input, mut tries) = (input, 0);
    let mut part = input.len().div_ceil(2);
    while part > 0 && tries < MOST_TRIES {
        let mut at = 0;
        while at < input.len() && tries < MOST_TRIES {
            let mut shorter = input.clone();
            shorter.drain(at..(at + part).min(input.len()));
            tries += 1;
            if fails(&shorter) {
                input = shorter;
            } else {
                at += part;
            }
        }
        part = if part == 1 { 0 } else { part.div_ceil(2) };
    }
    input
}
