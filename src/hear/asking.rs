//! How a question is heard: a word of asking, and nothing else but what can be asked about.
//!
//! Every other word of the line must be a square, a piece, a colour, a number or a word without weight, in any
//! order. A line with anything else in it is no question.

use std::mem;

use shakmaty::{File, Rank, Role, Square};

use super::notation::Token;
use super::tokens::{is_rank, signs};
use crate::query::Whose;
use crate::query::{Direction, Place, Query, Target};
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, QuestionWord, Verbosity, normalize};

/// The parts of a question.
#[derive(Default)]
struct Parts {
    asked: Vec<QuestionWord>,
    /// Whether one of them stands in no move; a letter alone does.
    asks_only: bool,
    squares: Vec<Square>,
    file: Option<File>,
    rank: Option<Rank>,
    role: Option<Role>,
    whose: Option<Whose>,
    number: Option<u32>,
    captures: bool,
    /// Whether a square is where something goes: "take on e5".
    onto: bool,
    /// What was named before a word such as "attacked by", behind which stands who attacks.
    attacked: Option<Named>,
}

/// What stands on the board, as it is named.
type Named = (Vec<Square>, Option<Role>, Option<Whose>);

/// The question a line asks, if every word of it belongs to one.
pub(super) fn question(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Query> {
    if !words.iter().any(|word| ending(word).is_some()) {
        return Parts::of(words, folded, lexicon)?.question();
    }
    let words = endings_off(words, lexicon);
    let folded: Vec<Normalized> = words.iter().map(|word| super::fillers::folded(word)).collect();
    Parts::of(&words, &folded, lexicon)?.question()
}

/// "e4-en", "f7an", "e-vonal": some languages write an ending onto a square, and a word onto a file's letter.
/// An ending says nothing more; a word of asking stands by itself.
fn endings_off<'a>(words: &[&'a str], lexicon: &Lexicon) -> Vec<&'a str> {
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

/// The small letters behind a digit, or else behind a hyphen; one alone behind a digit is a promotion's.
fn ending(word: &str) -> Option<(&str, &str)> {
    let digit = word.rfind(|sign: char| sign.is_ascii_digit()).map(|at| at + 1);
    let (stem, rest) = word.split_at(digit.or_else(|| word.find('-'))?);
    let ending = rest.trim_start_matches('-');
    let long = ending.len() < rest.len() || ending.chars().count() > 1;
    (!ending.is_empty() && long && ending.chars().all(char::is_alphabetic)).then_some((stem, ending))
}

impl Parts {
    fn of(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Parts> {
        let mut parts = Parts::default();
        let (mut at, mut rest) = (0, 0);
        while at < words.len() {
            // The longest phrase wins: "was steht auf" is more than the "was" it begins with.
            let chess = lexicon.chess(&folded[at..]).map_or(0, |(length, _)| length);
            let asked = lexicon.question(&folded[at..]).filter(|(length, _)| *length >= chess);
            let asked = asked.filter(|_| !parts.names_file(&folded[at..], at == rest, lexicon));
            // "Is e4 empty?" asks what is there.
            let empty = lexicon.modifier(&folded[at..]).filter(|(_, word)| *word == Modifier::Empty);
            let asked = asked.or_else(|| empty.map(|(length, _)| (length, QuestionWord::Show)));
            let narrowing = whose(&folded[at..], lexicon).filter(|(length, _)| *length >= chess.max(1));
            let length = match (asked, narrowing) {
                (Some((length, word)), _) => {
                    let acts = || length > 1 || parts.acts(words, folded, at, lexicon);
                    let word = match word {
                        QuestionWord::Targets if !acts() => QuestionWord::Attacks,
                        QuestionWord::Protects if !acts() => QuestionWord::Defends,
                        word => word,
                    };
                    parts.asked.push(word);
                    parts.asks_only |= length > chess.max(usize::from(folded[at].len() == 1));
                    // "Peones negros", "cuarta fila": what is asked about is in the word itself.
                    let asks_again = match lexicon.chess(&folded[at..]) {
                        Some((_, Meaning::Piece(role))) if length == chess => {
                            parts.role.replace(role).is_some()
                        }
                        Some((_, Meaning::Rank(rank))) if length == chess => {
                            parts.rank.replace(rank).is_some()
                        }
                        _ => false,
                    };
                    if asks_again {
                        return None;
                    }
                    // "bábjaim", my pieces.
                    if let Some((_, Whose::Own)) = narrowing.filter(|(own, _)| *own == length)
                        && word != QuestionWord::Filler
                    {
                        parts.narrow(Whose::Own);
                    }
                    length
                }
                (None, Some((length, whose))) => {
                    parts.narrow(whose);
                    // "huszáraim", my knights: the piece says whose it is.
                    if let Some((_, Meaning::Piece(role))) = lexicon.chess(&folded[at..])
                        && parts.role.replace(role).is_some()
                    {
                        return None;
                    }
                    length
                }
                (None, None) => {
                    at += chess.max(1);
                    continue;
                }
            };
            parts.chess(&words[rest..at], &folded[rest..at], lexicon)?;
            if matches!(asked, Some((_, QuestionWord::AttackedBy))) && !parts.bare() {
                parts.attacked = Some((mem::take(&mut parts.squares), parts.role.take(), parts.whose.take()));
            }
            at += length;
            rest = at;
        }
        parts.chess(&words[rest..], &folded[rest..], lexicon)?;
        // "A 4. sor" is the fourth rank with an article: no move ends in the word for a rank.
        let names_rank = matches!(parts.asked.as_slice(), [.., QuestionWord::Rank | QuestionWord::GoRank]);
        parts.asks_only |= rest == words.len() && names_rank && parts.asked.len() == 1;
        Some(parts)
    }

    /// Whether who attacks stands before the verb here and nobody behind it: "what does the knight attack", but not
    /// "which pieces attack the knight".
    fn acts(&self, words: &[&str], folded: &[Normalized], at: usize, lexicon: &Lexicon) -> bool {
        let bare = |words, folded| Parts::of(words, folded, lexicon).map(|parts| parts.bare());
        let first = !self.asked.iter().any(is_of_attacks);
        first
            && bare(&words[..at], &folded[..at]) == Some(false)
            && bare(&words[at + 1..], &folded[at + 1..]) == Some(true)
    }

    /// "Weiß und Schwarz" is both.
    fn narrow(&mut self, whose: Whose) {
        self.whose = Some(match (self.whose, whose) {
            // "My opponent's" is the opponent's.
            (Some(Whose::Own), Whose::Other) | (Some(Whose::Other), Whose::Own) => Whose::Other,
            (Some(before), whose) if before != whose => Whose::Both,
            (_, whose) => whose,
        });
    }

    /// Whether a letter that is also a small word is the file's name at the start of these words: "on a four",
    /// "file a", "the a file".
    fn names_file(&self, folded: &[Normalized], asked_before: bool, lexicon: &Lexicon) -> bool {
        let Some((first, rest)) = folded.split_first() else { return false };
        let file = |word: &QuestionWord| *word == QuestionWord::File;
        matches!(first.as_bytes(), [b'a'..=b'h'])
            && (rest.first().is_none_or(|next| is_rank(next, lexicon))
                || asked_before && self.asked.last().is_some_and(file)
                || lexicon.question(rest).is_some_and(|(_, word)| file(&word)))
            && lexicon.question(folded).is_some_and(|(length, _)| length == 1)
    }

    /// The squares, pieces and numbers between the words of asking.
    fn chess(&mut self, words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<()> {
        let weightless = |at: usize| matches!(lexicon.chess(&folded[at..]), Some((1, Meaning::Filler)));
        let meant: Vec<usize> = (0..words.len()).filter(|at| !weightless(*at)).collect();
        if let [only] = meant.as_slice()
            && let Some(number) = number(&folded[*only], lexicon)
        {
            return self.number.replace(number).is_none().then_some(());
        }
        // A number in front would be passed over as that of a move: "fila 4, por favor".
        if let ([_, _, ..], Ok(1..=8)) = (words, folded.first().map_or("", Normalized::as_str).parse::<u8>())
        {
            self.chess(&words[..1], &folded[..1], lexicon)?;
            return self.chess(&words[1..], &folded[1..], lexicon);
        }
        // "First rank": what stands in order is called so only with its article elsewhere.
        if let [only] = meant.as_slice()
            && lexicon.chess(&folded[*only..=*only]).is_none()
            && let Some(rank) = in_order(&folded[*only], lexicon)
        {
            return self.rank.replace(rank).is_none().then_some(());
        }
        let signs = signs(words, folded, lexicon).ok()?;
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

    // A table of words and what they ask.
    #[allow(clippy::too_many_lines)]
    fn question(mut self) -> Option<Query> {
        use QuestionWord as Word;
        // "Knight moves to f3", "queen captures d5" are moves.
        if !self.asks_only && !self.squares.is_empty() {
            return None;
        }
        let captures = self.captures;
        let has = |word: Word| self.asked.contains(&word);
        // "Wo", "was steht" and the like say what the other words say more exactly.
        let shows = has(Word::Show);
        let weak = |word: &Word| matches!(word, Word::Show | Word::Filler);
        let mut asked: Vec<Word> = self.asked.iter().copied().filter(|word| !weak(word)).collect();
        asked.sort_unstable();
        asked.dedup();
        if asked.iter().any(is_of_attacks) {
            return self.attacks(&asked);
        }
        match asked.as_slice() {
            [Word::Turn] if self.only_whose() => Some(Query::Turn),
            [Word::Material] if self.only_whose() => Some(Query::Material),
            [Word::Captured] | [Word::Pieces, Word::Captured] if self.only_whose() => Some(Query::Captured),
            // "Está clavado el caballo": what is pinned tells it.
            [Word::Pinned] | [Word::Pieces, Word::Pinned]
                if self.number.is_none() && !self.captures && self.no_place() =>
            {
                Some(Query::Pinned(self.whose))
            }
            [Word::Last] | [Word::Moves, Word::Last] => self.last(),
            [Word::AllMoves] if self.bare() => Some(Query::AllMoves),
            [Word::Spell] if self.bare() => Some(Query::Spell),
            [Word::Slower] if self.bare() => Some(Query::Slower),
            [Word::Louder] if self.bare() => Some(Query::Louder),
            [Word::Softer] if self.bare() => Some(Query::Softer),
            [Word::Faster] if self.bare() => Some(Query::Faster),
            [Word::VerbosityShort] if self.bare() => Some(Query::Verbosity(Verbosity::Short)),
            [Word::VerbosityNormal] if self.bare() => Some(Query::Verbosity(Verbosity::Normal)),
            [Word::VerbosityFull] if self.bare() => Some(Query::Verbosity(Verbosity::Full)),
            [Word::Silence] if self.bare() => Some(Query::Silence),
            [Word::SpeechOff] if self.bare() => Some(Query::SpeechOff),
            [Word::SpeechOn] if self.bare() => Some(Query::SpeechOn),
            [Word::Earlier] if self.bare() => Some(Query::Earlier),
            [Word::Later] if self.bare() => Some(Query::Later),
            [Word::GoLeft] if self.bare() => Some(Query::Step(Direction::Left)),
            [Word::GoRight] if self.bare() => Some(Query::Step(Direction::Right)),
            [Word::GoUp] if self.bare() => Some(Query::Step(Direction::Up)),
            [Word::GoDown] if self.bare() => Some(Query::Step(Direction::Down)),
            [Word::GoRank] => self.go_rank(),
            [Word::GoFile] => self.file.filter(|_| self.only_file()).map(Query::GoFile),
            // "Next knight"; alone it is the next message.
            [Word::Later] => {
                let alone = self.number.is_none() && !captures && self.no_place();
                self.role.filter(|_| alone).map(|role| Query::NextPiece(role, self.whose))
            }
            [Word::Contrast] if self.bare() => Some(Query::Contrast),
            [Word::Figurines] if self.bare() => Some(Query::Figurines),
            [Word::BigClocks] if self.bare() => Some(Query::BigClocks),
            [Word::Tones] if self.bare() => Some(Query::Tones),
            [Word::Keys] if self.bare() => Some(Query::Keys),
            [Word::Questions] if self.bare() => Some(Query::Questions),
            [Word::Rank] => self.rank(),
            [Word::File] => self.file(),
            [Word::Diagonal] => self.diagonal(),
            [Word::Rays] => self.place().map(Query::Rays),
            // "Which colour have I?" is not about a square.
            [Word::Color] | [Word::Pieces, Word::Color] if self.only_whose() && self.player().is_some() => {
                self.player().map(Query::PlayersColor)
            }
            [Word::Color] => self.place().map(Query::Square),
            // "Am I White?" is the same question.
            [Word::PlayersColor] | [Word::Color | Word::Pieces, Word::PlayersColor] if self.only_whose() => {
                Some(Query::PlayersColor(self.player().unwrap_or(Whose::Own)))
            }
            [Word::KnightReach] => {
                self.role = None;
                self.place().map(Query::KnightReach)
            }
            [Word::Check] if self.only_whose() || self.role == Some(Role::King) && self.no_place() => {
                Some(Query::Attacks(Target::Pieces(Role::King, self.whose)))
            }
            [Word::Castling] if self.only_whose() => {
                Some(Query::Moves(Target::Pieces(Role::King, self.whose)))
            }
            // "Can I take on e5" is not what the piece there can take.
            [Word::Captures | Word::Possible, ..] if self.onto && self.role.is_none() && self.takes() => None,
            [Word::Captures] | [Word::Moves, Word::Captures] | [Word::Captures, Word::Possible] => {
                self.target(Target::Side(self.whose)).map(Query::Captures)
            }
            [Word::Possible] | [Word::Moves, Word::Possible] if captures => {
                self.target(Target::Side(self.whose)).map(Query::Captures)
            }
            // "Züge" alone is how many there have been.
            [Word::Moves] if self.bare() => None,
            [Word::Moves, Word::Possible] => self.target(Target::Side(self.whose)).map(Query::Moves),
            [Word::Moves | Word::Possible] => {
                // Of nothing at all, it is the piece last spoken of.
                let all = self.whose.map_or(Target::Square(None), |_| Target::Side(self.whose));
                self.target(all).map(Query::Moves)
            }
            [Word::Pieces] => self.pieces(),
            [] if shows => self.pieces(),
            _ => None,
        }
    }

    /// Whether captures are asked about.
    fn takes(&self) -> bool {
        self.captures || self.asked.contains(&QuestionWord::Captures)
    }

    /// Nothing beside the words of asking.
    fn bare(&self) -> bool {
        self.whose.is_none() && self.only_whose()
    }

    fn only_whose(&self) -> bool {
        self.role.is_none() && self.number.is_none() && !self.captures && self.no_place()
    }

    fn no_place(&self) -> bool {
        self.squares.is_empty() && self.file.is_none() && self.rank.is_none()
    }

    fn last(&self) -> Option<Query> {
        if self.role.is_some() || self.file.is_some() || !self.squares.is_empty() || self.captures {
            return None;
        }
        let number = match (self.number, self.rank) {
            (Some(number), None) => number,
            (None, Some(rank)) => u32::from(rank) + 1,
            (None, None) => 1,
            _ => return None,
        };
        let question = match self.whose {
            None | Some(Whose::Both) => Query::LastMoves(number),
            Some(whose) => Query::LastMovesOf(whose, number),
        };
        (number > 0).then_some(question)
    }

    /// The player who is meant, where one is.
    fn player(&self) -> Option<Whose> {
        self.whose.filter(|whose| matches!(whose, Whose::Own | Whose::Other))
    }

    /// A rank, or that of a square; "a 4. sor" is a rank with an article.
    fn rank(&self) -> Option<Query> {
        let at = self.line(self.rank.is_none())?;
        self.file.is_none().then_some(Query::Rank(self.rank.or(at.map(Square::rank))))
    }

    fn file(&self) -> Option<Query> {
        let at = self.line(self.file.is_none())?;
        self.rank.is_none().then_some(Query::File(self.file.or(at.map(Square::file))))
    }

    /// The square whose line is asked about, if it is named in place of the line.
    fn line(&self, unnamed: bool) -> Option<Place> {
        let alone = self.role.is_none() && self.number.is_none();
        match self.squares.as_slice() {
            [] if alone => Some(None),
            [square] if alone && unnamed => Some(Some(*square)),
            _ => None,
        }
    }

    /// "Ugrás a 4. sorra": with its article it looks like a square.
    fn go_rank(&self) -> Option<Query> {
        let at = self.line(self.rank.is_none())?;
        let rank = self.rank.or(at.map(Square::rank))?;
        (self.file.is_none() && self.whose.is_none() && !self.captures).then_some(Query::GoRank(rank))
    }

    /// Nothing beside a file.
    fn only_file(&self) -> bool {
        let alone = self.squares.is_empty() && self.rank.is_none() && self.role.is_none();
        alone && self.number.is_none() && !self.captures && self.whose.is_none()
    }

    fn diagonal(&self) -> Option<Query> {
        match (self.squares.as_slice(), self.file, self.rank, self.role) {
            ([from, to], None, None, None) if on_a_diagonal(*from, *to) => Some(Query::Diagonal(*from, *to)),
            ([..], ..) if self.squares.len() < 2 => self.place().map(Query::Diagonals),
            _ => None,
        }
    }

    /// One square, or none: a piece named with it, or a side, says nothing more.
    fn place(&self) -> Option<Place> {
        let alone = self.file.is_none() && self.rank.is_none() && self.number.is_none();
        match self.squares.as_slice() {
            [] if alone && self.role.is_none() => Some(None),
            [square] if alone => Some(Some(*square)),
            _ => None,
        }
    }

    fn target(&self, otherwise: Target) -> Option<Target> {
        match (self.squares.as_slice(), self.role) {
            ([], Some(role)) if self.no_place() => Some(Target::Pieces(role, self.whose)),
            ([], None) if self.no_place() => Some(otherwise),
            _ => self.place().map(Target::Square),
        }
    }

    /// Who attacks what (3.1.2): who attacks or defends what is named, or what that attacks and defends. Of a side,
    /// it is all of its pieces that are attacked.
    fn attacks(self, asked: &[QuestionWord]) -> Option<Query> {
        use QuestionWord as Word;
        let has = |word: Word| asked.contains(&word);
        // "Who can take the knight" asks who attacks it, "who can move" does not.
        if has(Word::WhoCan) != self.takes() {
            return None;
        }
        let known = |word: &Word| is_of_attacks(word) || matches!(word, Word::Pieces | Word::Captures);
        // Where what is attacked is named, who attacks it is told anyway.
        let by = has(Word::AttackedBy) && self.attacked.is_none();
        let parts = match self.attacked {
            Some((squares, role, whose)) => Parts { squares, role, whose, attacked: None, ..self },
            None => self,
        };
        // Of nothing at all, it is the piece last spoken of.
        let names_side = parts.whose.is_some();
        let all = has(Word::Pieces) || has(Word::Attacked) || has(Word::EitherWay) || names_side;
        let otherwise = if all { Target::Side(parts.whose) } else { Target::Square(None) };
        let target = parts.target(otherwise).filter(|_| asked.iter().all(known))?;
        let acts = by || has(Word::Targets) || has(Word::Protects);
        let defends = has(Word::Defends) || has(Word::Protects);
        match target {
            // What a side defends is all but everything it has: nobody has asked for so much.
            Target::Side(_) if defends && !has(Word::Attacked) => None,
            Target::Side(_) if acts || has(Word::EitherWay) && names_side => Some(Query::Targets(target)),
            // "Who attacks Black" and "Black attacks" may be the same words.
            Target::Side(_) if has(Word::Attacks) || has(Word::WhoCan) => {
                Some(Query::Attacks(Target::Side(None)))
            }
            _ if acts => Some(Query::Targets(target)),
            // A square is attacked, and never attacks.
            Target::Square(Some(_)) if parts.role.is_none() => Some(Query::Attacks(target)),
            Target::Square(_) | Target::Pieces(..) if has(Word::EitherWay) => {
                Some(Query::AttacksAndTargets(target))
            }
            _ => Some(Query::Attacks(target)),
        }
    }

    fn pieces(&self) -> Option<Query> {
        match (self.squares.as_slice(), self.role, self.file, self.rank) {
            ([], Some(role), None, None) => Some(Query::Pieces(role, self.whose)),
            ([], None, None, None) => match self.whose {
                None | Some(Whose::Both) => Some(Query::Everything),
                Some(whose) => Some(Query::Side(whose)),
            },
            ([], None, Some(file), None) => Some(Query::File(Some(file))),
            ([], None, None, Some(rank)) => Some(Query::Rank(Some(rank))),
            ([square], _, None, None) => Some(Query::Square(Some(*square))),
            _ => None,
        }
        .filter(|_| !self.captures && self.number.is_none())
    }
}

/// Whether it asks who attacks or defends what.
fn is_of_attacks(word: &QuestionWord) -> bool {
    use QuestionWord as Word;
    matches!(
        word,
        Word::Attacks
            | Word::WhoCan
            | Word::Defends
            | Word::Attacked
            | Word::IsAttacked
            | Word::AttackedBy
            | Word::Targets
            | Word::Protects
            | Word::EitherWay
    )
}

fn on_a_diagonal(from: Square, to: Square) -> bool {
    let files = i32::from(from.file()) - i32::from(to.file());
    let ranks = i32::from(from.rank()) - i32::from(to.rank());
    files.abs() == ranks.abs() && files != 0
}

fn whose(folded: &[Normalized], lexicon: &Lexicon) -> Option<(usize, Whose)> {
    let modifier = lexicon.modifier(folded).and_then(|(length, modifier)| {
        let whose = match modifier {
            Modifier::Own => Whose::Own,
            Modifier::Other => Whose::Other,
            Modifier::Both => Whose::Both,
            _ => return None,
        };
        Some((length, whose))
    });
    let color = || {
        let (length, word) = lexicon.speaker(folded)?;
        Some((length, Whose::Of(word.color()?)))
    };
    modifier.or_else(color)
}

/// The rank that is called so behind an article.
fn in_order(folded: &Normalized, lexicon: &Lexicon) -> Option<Rank> {
    lexicon.spellings().iter().find_map(|spelling| match (spelling.words.as_slice(), spelling.meaning) {
        ([_, word], Meaning::Rank(rank)) if word == folded => Some(rank),
        _ => None,
    })
}

/// A number that is no rank.
fn number(folded: &str, lexicon: &Lexicon) -> Option<u32> {
    let number = folded.parse().ok().or_else(|| lexicon.numbers().named(folded))?;
    (number > 8).then_some(number)
}
