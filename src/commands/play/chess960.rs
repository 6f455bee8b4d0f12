//! How a game of Chess960 begins (Guidelines II.2.3): by number, by its pieces, by lot, or by throws of a die or
//! of coins that are asked for one after the other.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::time::Duration;

use serde_json::json;
use shakmaty::{File, Rank, Role, Square};

use crate::args;
use crate::face::next_line;
use crate::game::{Lot, Start};
use crate::hear::{Control, Intent, Reply, hear};
use crate::laws::{ARRAYS, Laying, NoArray, StartArray, Throw, coins_show, of_coins, of_dice};
use crate::session::pronounce;
use crate::speech::{Choice, Priority, Speech, clean};
use crate::tell::{Phrasing, line, role_key};
use crate::voice::{Id, Lexicon, NameSystem, Voice, normalize};

/// How long speech may take to let go before the game begins.
const LETTING_GO: Duration = Duration::from_millis(300);

/// How much of a line that is no throw is said back, in letters.
const LONGEST_SAID: usize = 40;

/// What the command line asks for.
pub(super) enum ArrayRequest {
    /// A position, and how it was drawn, where it was.
    Found(Start, Option<Lot>),
    /// One that is thrown here and now.
    Thrown(ThrowDevice),
}

/// What is thrown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ThrowDevice {
    Die,
    Coins,
}

impl ThrowDevice {
    /// The message about what is thrown.
    fn id(self, die: Id, coins: Id) -> Id {
        match self {
            ThrowDevice::Die => die,
            ThrowDevice::Coins => coins,
        }
    }
}

/// Why the command line asks for no array.
pub(super) enum NoArrayReason {
    /// A seed is given, and nothing is drawn.
    Seed,
    /// It is known what is meant, and it is none.
    Array(NoArray),
    /// It is not known what is meant.
    Unknown,
}

impl NoArrayReason {
    /// The sentence about it.
    pub(super) fn id(&self) -> Id {
        match self {
            NoArrayReason::Seed => Id::ERROR_CHESS960_SEED,
            NoArrayReason::Unknown => Id::ERROR_CHESS960,
            NoArrayReason::Array(NoArray::Number) => Id::ERROR_CHESS960_NUMBER,
            NoArrayReason::Array(NoArray::Pieces) => Id::ERROR_CHESS960_PIECES,
            NoArrayReason::Array(NoArray::King) => Id::ERROR_CHESS960_KING,
            NoArrayReason::Array(NoArray::Bishops) => Id::ERROR_CHESS960_BISHOPS,
            NoArrayReason::Array(NoArray::Throw) => Id::ERROR_CHESS960_THROW,
            NoArrayReason::Array(NoArray::TooFew) => Id::ERROR_CHESS960_TOO_FEW,
            NoArrayReason::Array(NoArray::TooMany) => Id::ERROR_CHESS960_TOO_MANY,
        }
    }
}

impl From<NoArray> for NoArrayReason {
    fn from(no: NoArray) -> NoArrayReason {
        NoArrayReason::Array(no)
    }
}

/// What `--chess960` asks for: a number, `random`, `dice`, `coins`, `dice:2,3,5,1,4`, `coins:HTTHH…`, or the
/// eight pieces in English letters or the lexicon's.
pub(super) fn wanted_start(
    asked: &str,
    seed: Option<u64>,
    simulated: bool,
    lexicon: &Lexicon,
) -> Result<ArrayRequest, NoArrayReason> {
    let asked = asked.trim().to_lowercase();
    if asked == "random" {
        // Under simulated time nothing is left to chance.
        let seed = seed.unwrap_or_else(|| if simulated { 0 } else { drawn_seed() });
        return Ok(ArrayRequest::Found(StartArray::of_seed(seed).into(), Some(Lot::Random { seed })));
    }
    if seed.is_some() {
        return Err(NoArrayReason::Seed);
    }
    match asked.split_once(':').unwrap_or((&asked, "")) {
        ("dice", "") => Ok(ArrayRequest::Thrown(ThrowDevice::Die)),
        ("coins", "") => Ok(ArrayRequest::Thrown(ThrowDevice::Coins)),
        ("dice", throws) => {
            let shown: Result<Vec<u32>, _> = throws.split(',').map(|throw| throw.trim().parse()).collect();
            let array = of_dice(&shown.map_err(|_| NoArray::Throw)?)?;
            Ok(ArrayRequest::Found(array.into(), Some(Lot::Dice { throws: throws.replace(' ', "") })))
        }
        ("coins", throws) => {
            let throws: String = throws.chars().filter(|sign| !sign.is_whitespace()).collect();
            let coin = |sign| match sign {
                'h' => Ok(true),
                't' => Ok(false),
                _ => Err(NoArray::Throw),
            };
            let array = of_coins(&throws.chars().map(coin).collect::<Result<Vec<bool>, NoArray>>()?)?;
            Ok(ArrayRequest::Found(array.into(), Some(Lot::Coins { throws: throws.to_uppercase() })))
        }
        (number, "") if number.starts_with(|sign: char| sign.is_ascii_digit()) => {
            let number = number.parse().map_err(|_| NoArray::Number)?;
            Ok(ArrayRequest::Found(StartArray::numbered(number)?.into(), None))
        }
        (letters, "") => {
            let pieces = pieces(letters, Role::from_char).or_else(|| {
                let of = |sign: char| {
                    Role::ALL.into_iter().find(|role| lexicon.letter(*role).to_lowercase().chars().eq([sign]))
                };
                pieces(letters, of)
            });
            Ok(ArrayRequest::Found(
                StartArray::of_pieces(pieces.ok_or(NoArrayReason::Unknown)?)?.into(),
                None,
            ))
        }
        _ => Err(NoArrayReason::Unknown),
    }
}

fn pieces(letters: &str, of: impl Fn(char) -> Option<Role>) -> Option<[Role; 8]> {
    letters.chars().map(of).collect::<Option<Vec<Role>>>()?.try_into().ok()
}

/// A seed nobody could have chosen; below 960, so that each array is as likely as the others and the seed is told in
/// a few words.
fn drawn_seed() -> u64 {
    RandomState::new().build_hasher().finish() % u64::from(ARRAYS)
}

/// Asks for throw after throw. `None` when there are no more lines, or whoever throws leaves.
pub(super) fn throw(
    with: ThrowDevice,
    speech: Choice,
    json: bool,
    voice: &Voice,
    names: NameSystem,
) -> io::Result<Option<(StartArray, Lot)>> {
    let speech = Speech::start(speech, voice.language(), |_| {});
    let mut throwing = Throwing { with, json, speech: &speech, voice, names, laying: Laying::default() };
    let thrown = throwing.all();
    speech.silence();
    speech.close(LETTING_GO);
    thrown
}

struct Throwing<'a> {
    with: ThrowDevice,
    json: bool,
    speech: &'a Speech,
    voice: &'a Voice,
    names: NameSystem,
    laying: Laying,
}

/// What a line was.
enum ThrowReply {
    /// What was thrown, with what is kept of it.
    Thrown(u32, String),
    /// Something else, and what is said to it.
    Other(String),
    Leave,
}

impl Throwing<'_> {
    fn all(&mut self) -> io::Result<Option<(StartArray, Lot)>> {
        let mut kept: Vec<String> = Vec::new();
        let how = self.with.id(Id::CHESS960_DICE, Id::CHESS960_COINS);
        let Some(mut throw) = self.laying.next() else { return Ok(None) };
        self.say(&[self.voice.say(how), self.question(throw)])?;
        loop {
            let Some(said) = next_line(&mut io::stdin().lock())? else { return self.left() };
            self.speech.silence();
            let (thrown, text) = match self.answer(&clean(&said.text), throw) {
                ThrowReply::Thrown(thrown, text) => (thrown, text),
                ThrowReply::Other(told) => {
                    self.say(&[told, self.question(throw)])?;
                    continue;
                }
                ThrowReply::Leave => return self.left(),
            };
            kept.push(text);
            let told = match self.laying.take(thrown) {
                None => self.voice.tell(Id::CHESS960_TOO_HIGH, &args!("number" => thrown)),
                Some(file) => self.placed(throw.piece(), file),
            };
            let Some(next) = self.laying.next() else {
                // What it has become is told when the game begins.
                self.say(&[told])?;
                let draw = match self.with {
                    ThrowDevice::Die => Lot::Dice { throws: kept.join(",") },
                    ThrowDevice::Coins => Lot::Coins { throws: kept.concat() },
                };
                return Ok(StartArray::of_laying(&self.laying).map(|array| (array, draw)));
            };
            throw = next;
            self.say(&[told, self.question(throw)])?;
        }
    }

    fn answer(&self, text: &str, throw: Throw) -> ThrowReply {
        if self.with == ThrowDevice::Coins
            && let Some(heads) = self.coins(text)
        {
            let wanted = throw.coins();
            if heads.len() != wanted as usize {
                return ThrowReply::Other(
                    self.voice.tell(Id::CHESS960_SO_MANY_COINS, &args!("coins" => wanted)),
                );
            }
            let letters = heads.iter().map(|heads| if *heads { 'H' } else { 'T' }).collect();
            return ThrowReply::Thrown(coins_show(&heads), letters);
        }
        let hint = self.with.id(Id::CHESS960_SAY_NUMBER, Id::CHESS960_SAY_COINS);
        match hear(text, self.voice.lexicon()).map(|utterance| utterance.heard) {
            Ok(Intent::Reply(Reply::Number(thrown @ 1..=6))) if self.with == ThrowDevice::Die => {
                ThrowReply::Thrown(thrown, thrown.to_string())
            }
            Ok(Intent::Control(Control::Quit)) => ThrowReply::Leave,
            _ => {
                let said: String = text.chars().take(LONGEST_SAID).collect();
                let not_heard = self.voice.tell(Id::CHESS960_NOT_HEARD, &args!("said" => said));
                let told = [not_heard, self.voice.say(hint)];
                // Nothing was said.
                ThrowReply::Other(line(if text.is_empty() { &told[1..] } else { &told }))
            }
        }
    }

    /// Heads and tails in the voice's words, or as letters in a row.
    fn coins(&self, text: &str) -> Option<Vec<bool>> {
        let words = [(Id::CHESS960_HEADS, true), (Id::CHESS960_TAILS, false)]
            .map(|(id, heads)| (normalize(&self.voice.say(id)), heads));
        let mut coins = Vec::new();
        for word in
            text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty())
        {
            let normalized = normalize(word);
            if let Some((_, heads)) = words.iter().find(|(known, _)| *known == normalized) {
                coins.push(*heads);
                continue;
            }
            for sign in normalized.chars() {
                coins.push(match sign {
                    'h' => true,
                    't' => false,
                    _ => return None,
                });
            }
        }
        (!coins.is_empty()).then_some(coins)
    }

    fn question(&self, throw: Throw) -> String {
        let key = match throw {
            Throw::LightBishop => "light-bishop",
            Throw::DarkBishop => "dark-bishop",
            Throw::Queen => "queen",
            Throw::FirstKnight => "first-knight",
            Throw::SecondKnight => "second-knight",
        };
        let id = self.with.id(Id::CHESS960_THROW, Id::CHESS960_THROW_COINS);
        self.voice.tell(id, &args!("throw" => key, "squares" => throw.squares(), "coins" => throw.coins()))
    }

    fn placed(&self, role: Role, file: usize) -> String {
        let phrasing = Phrasing::in_names(self.voice, self.names);
        let file = File::ALL.get(file).copied().unwrap_or(File::A);
        let square = phrasing.square(Square::from_coords(file, Rank::First));
        self.voice.tell(Id::CHESS960_PLACED, &args!("piece" => role_key(role), "square" => square))
    }

    fn left(&self) -> io::Result<Option<(StartArray, Lot)>> {
        self.say(&[self.voice.say(Id::CHESS960_LEFT)])?;
        Ok(None)
    }

    fn say(&self, sentences: &[String]) -> io::Result<()> {
        let text = clean(&line(sentences));
        self.speech.say_parts(pronounce(&text, self.voice), Priority::Message);
        let mut out = io::stdout().lock();
        if self.json {
            let object = json!({ "at_ms": 0, "event": "answered", "about": "chess960", "sentence": text });
            writeln!(out, "{object}")?;
        } else {
            writeln!(out, "{text}")?;
        }
        out.flush()
    }
}
