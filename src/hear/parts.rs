//! The parts of a question: its words of asking, and squares, pieces, colours and numbers in any order.

use std::mem;

use shakmaty::{File, Rank, Role, Square};

use super::joined::ending;
use super::line::Line;
use super::notation::Token;
use super::scan::put;
use super::squares::is_rank;
use super::tokens::signs;
use crate::query::Whose;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, normalize};

#[derive(Default)]
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Parts {
    /// The keys of its words of asking.
    pub asked: Vec<&'static str>,
    /// Whether one of them stands in no move; a letter alone does.
    pub asks_only: bool,
    pub squares: Vec<Square>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub role: Option<Role>,
    pub whose: Option<Whose>,
    /// Whether it was said of the piece itself: "is he attacking my rook".
    pub of_piece: bool,
    /// Whether the words of asking are about the other player, where nobody is named: "qué acaba de jugar".
    pub asked_of_other: bool,
    pub number: Option<u32>,
    pub captures: bool,
    /// Whether a square is where something goes: "take on e5".
    pub onto: bool,
    /// What was named before a word such as "attacked by", behind which stands who attacks.
    pub attacked: Option<Named>,
}

/// What stands on the board, as it is named.
pub(super) type Named = (Vec<Square>, Option<Role>, Option<Whose>);

/// "e4-en", "f7an", "e-vonal": some languages write an ending onto a square, and a word onto a file's letter.
/// An ending says nothing more; a word of asking stands by itself.
pub(super) fn endings_off<'a>(words: &[&'a str], lexicon: &Lexicon) -> Vec<&'a str> {
    let asks = |word: &str| lexicon.question(&[normalize(word)]).is_some();
    let mut apart = Vec::with_capacity(words.len() + 1);
    for word in words {
        match ending(word).filter(|_| !asks(word)) {
            Some((stem, ending)) if asks(ending) => apart.extend([stem, ending]),
            Some((stem, _)) if stem.ends_with(|sign: char| sign.is_ascii_digit()) => apart.push(stem),
            _ => apart.push(*word),
        }
    }
    apart
}

impl Parts {
    pub fn of(line: Line<'_>) -> Option<Parts> {
        let mut parts = Parts::default();
        let (mut at, mut rest) = (0, 0);
        while at < line.len() {
            // The longest phrase wins: "was steht auf" is more than the "was" it begins with.
            let chess = line.from(at).chess().map_or(0, |(length, _)| length);
            let asked = line.from(at).question().filter(|(length, _)| *length >= chess);
            let asked = asked.filter(|_| !parts.names_file(line.from(at), at == rest));
            // "Is e4 empty?" asks what is there.
            let empty = line.from(at).modifier().filter(|(_, word)| *word == Modifier::Empty);
            let asked = asked.or_else(|| empty.map(|(length, _)| (length, "show")));
            let narrowing = whose(line.from(at)).filter(|(length, _)| *length >= chess.max(1));
            let length = match (asked, narrowing) {
                (Some(asked), _) => {
                    // "Was ich eben zog", "qué acaba de jugar" also say whose.
                    let whose = narrowing.filter(|(length, _)| *length == asked.0).map(|(_, whose)| whose);
                    parts.ask(asked, whose, at, line)?;
                    asked.0
                }
                (None, Some((length, whose))) => {
                    parts.narrow(whose, line.from(at + length).is_piece());
                    // "huszáraim", my knights: the piece says whose it is.
                    if let Some((_, Meaning::Piece(role))) = line.from(at).chess() {
                        put(&mut parts.role, role)?;
                    }
                    length
                }
                (None, None) => {
                    at += chess.max(1);
                    continue;
                }
            };
            if !(matches!(asked, Some((_, "pieces"))) && parts.is_article(line.part(rest..at))) {
                parts.chess(line.part(rest..at))?;
            }
            if matches!(asked, Some((_, "attacked-by"))) && !parts.bare() {
                parts.attacked = Some((mem::take(&mut parts.squares), parts.role.take(), parts.whose.take()));
            }
            at += length;
            rest = at;
        }
        parts.chess(line.from(rest))?;
        // "A 4. sor" is the fourth rank with an article: no move ends in the word for a rank.
        let names_rank = matches!(parts.asked.as_slice(), [.., "rank" | "go-rank"]);
        parts.whose = parts.whose.or(parts.asked_of_other.then_some(Whose::Other));
        parts.asks_only |= rest == line.len() && names_rank && parts.asked.len() == 1;
        Some(parts)
    }

    /// Takes words of asking at this place: how many they are, and their key. `whose`: what they also say.
    fn ask(
        &mut self,
        (length, word): (usize, &'static str),
        whose: Option<Whose>,
        at: usize,
        line: Line<'_>,
    ) -> Option<()> {
        let acts = || length > 1 || self.acts(line, at);
        let word = match word {
            "targets" if !acts() => "attacks",
            "protects" if !acts() => "defends",
            word => word,
        };
        self.asked.push(word);
        let chess = line.from(at).chess();
        let chess_length = chess.map_or(0, |(length, _)| length);
        self.asks_only |= length > chess_length.max(usize::from(line.normalized[at].len() == 1));
        // "Peones negros", "cuarta fila": what is asked about is in the word itself.
        match chess.filter(|(known, _)| *known == length) {
            Some((_, Meaning::Piece(role))) => put(&mut self.role, role)?,
            Some((_, Meaning::Rank(rank))) => put(&mut self.rank, rank)?,
            _ => {}
        }
        // "bábjaim", my pieces.
        match whose.filter(|_| word != "filler") {
            Some(Whose::Own) => self.narrow(Whose::Own, false),
            Some(Whose::Other) => self.asked_of_other = true,
            _ => {}
        }
        Some(())
    }

    /// Whether who attacks stands before the verb here and nobody behind it: "what does the knight attack", but not
    /// "which pieces attack the knight".
    fn acts(&self, line: Line<'_>, at: usize) -> bool {
        let bare = |line| Parts::of(line).map(|parts| parts.bare());
        let first = !self.asked.iter().any(|word| is_of_attacks(word));
        first && bare(line.part(0..at)) == Some(false) && bare(line.from(at + 1)) == Some(true)
    }

    /// Nothing beside the words of asking.
    pub fn bare(&self) -> bool {
        self.whose.is_none() && self.only_whose()
    }

    pub fn only_whose(&self) -> bool {
        self.role.is_none() && self.number.is_none() && !self.captures && self.no_place()
    }

    pub fn no_place(&self) -> bool {
        self.squares.is_empty() && self.file.is_none() && self.rank.is_none()
    }

    /// "Weiß und Schwarz" is both. What stands before the piece says whose that is, whoever does something to it.
    fn narrow(&mut self, whose: Whose, of_piece: bool) {
        let players = matches!(whose, Whose::Own | Whose::Other);
        let before = self.whose.filter(|_| !(of_piece && players));
        if self.of_piece && players {
            return;
        }
        self.of_piece |= of_piece && players;
        self.whose = Some(match (before, whose) {
            // "My opponent's" is the opponent's.
            (Some(Whose::Own), Whose::Other) | (Some(Whose::Other), Whose::Own) => Whose::Other,
            // "All of my pawns" are one's own, "all the white pieces" White's.
            (Some(side), Whose::Both) | (Some(Whose::Both), side) => side,
            (Some(before), whose) if before != whose => Whose::Both,
            (_, whose) => whose,
        });
    }

    /// Whether a letter that is also a small word is the file's name at the start of these words: "on a four",
    /// "file a", "the a file".
    fn names_file(&self, line: Line<'_>, asked_before: bool) -> bool {
        let Some(first) = line.normalized.first() else { return false };
        let rest = line.from(1);
        let file = |word: &str| word == "file";
        matches!(first.as_bytes(), [b'a'..=b'h'])
            && (rest.normalized.first().is_none_or(|next| is_rank(next, line.lexicon))
                || asked_before && self.asked.last().is_some_and(|word| file(word))
                || rest.question().is_some_and(|(_, word)| file(word)))
            && line.question().is_some_and(|(length, _)| length == 1)
    }

    /// "Hol állnak a figurái": whether nothing stands here but a letter that is also an article.
    fn is_article(&self, line: Line<'_>) -> bool {
        let names_file = matches!(self.asked.last(), Some(&"file"));
        line.len() == 1 && !names_file && line.lexicon.small().before_square(line.words[0])
    }

    /// The squares, pieces and numbers between the words of asking.
    fn chess(&mut self, line: Line<'_>) -> Option<()> {
        let weightless = |at: usize| matches!(line.from(at).chess(), Some((1, Meaning::Filler)));
        let meant: Vec<usize> = (0..line.len()).filter(|at| !weightless(*at)).collect();
        if let [only] = meant.as_slice()
            && let Some(number) = number(&line.normalized[*only], line.lexicon)
        {
            return self.number.replace(number).is_none().then_some(());
        }
        // "La columna de": what is a small word elsewhere is the file's name, as it is spelled.
        if let [only] = line.normalized
            && matches!(self.asked.last(), Some(&"file"))
            && let Some(file) = line.lexicon.small().before_ranks.word(only)
        {
            return self.file.replace(file).is_none().then_some(());
        }
        // A number in front would be passed over as that of a move: "fila 4, por favor".
        if let ([_, _, ..], Ok(1..=8)) =
            (line.words, line.normalized.first().map_or("", Normalized::as_str).parse::<u8>())
        {
            self.chess(line.part(0..1))?;
            return self.chess(line.from(1));
        }
        // "First rank": what stands in order is called so only with its article elsewhere.
        if let [only] = meant.as_slice()
            && line.part(*only..*only + 1).chess().is_none()
            && let Some(rank) = line.lexicon.chess_words().rank_in_order(&line.normalized[*only])
        {
            return self.rank.replace(rank).is_none().then_some(());
        }
        let signs = signs(line).ok()?;
        let mut signs = signs.into_iter().peekable();
        while let Some(sign) = signs.next() {
            match sign {
                Token::File(file) => match signs.peek() {
                    Some(Token::Rank(rank)) => {
                        self.squares.push(Square::from_coords(file, *rank));
                        signs.next();
                    }
                    // "the d4": where an article looks like a file, a file follows it.
                    Some(Token::File(_)) => {}
                    _ if self.file.replace(file).is_none() => {}
                    _ => return None,
                },
                Token::Rank(rank) if self.rank.is_none() => self.rank = Some(rank),
                Token::Piece(role) if self.role.is_none() => self.role = Some(role),
                Token::Captures => self.captures = true,
                Token::To => self.onto = true,
                Token::From => {}
                _ => return None,
            }
        }
        Some(())
    }
}

/// Whether it asks who attacks or defends what.
pub(super) fn is_of_attacks(word: &str) -> bool {
    matches!(
        word,
        "attacks"
            | "who-can"
            | "defends"
            | "attacked"
            | "is-attacked"
            | "attacked-by"
            | "targets"
            | "protects"
            | "either-way"
    )
}

fn whose(line: Line<'_>) -> Option<(usize, Whose)> {
    let modifier = line.modifier().and_then(|(length, modifier)| {
        let whose = match modifier {
            Modifier::Own => Whose::Own,
            Modifier::Other => Whose::Other,
            Modifier::Both => Whose::Both,
            _ => return None,
        };
        Some((length, whose))
    });
    let color = || line.color().map(|(length, color)| (length, Whose::Of(color)));
    modifier.or_else(color)
}

/// A number that is no rank.
fn number(normalized: &str, lexicon: &Lexicon) -> Option<u32> {
    let number = normalized.parse().ok().or_else(|| lexicon.numbers().named(normalized))?;
    (number > 8).then_some(number)
}
