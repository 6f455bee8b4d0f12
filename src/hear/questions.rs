//! How a question is heard: a word of asking, and nothing else but what can be asked about.
//!
//! Every other word of the line must be a square, a piece, a colour, a number or a word without weight, in any
//! order. A line with anything else in it is no question. Which words ask what stands in the table of questions
//! (`query`) and here in that of adjustments.

use std::collections::HashMap;
use std::sync::LazyLock;

use rustc_hash::FxBuildHasher;
use shakmaty::{Role, Square};

use super::intent::{Adjustment, Control, Intent};
use super::joined::ending;
use super::line::{Line, Words};
use super::parts::{Parts, endings_off, is_of_attacks};
use crate::query::{Operand, Operands, Query, QueryRow, Whose, queries, query};
use crate::voice::{NameSystem, Verbosity};

/// What is asked of the telling by one phrase alone: its key in `[questions]`, and what other programs call it.
pub static ADJUSTMENTS: &[(&str, &str, Adjustment)] = &[
    ("spell", "spell", Adjustment::Spell),
    ("slower", "slower", Adjustment::Slower),
    ("louder", "louder", Adjustment::Louder),
    ("softer", "softer", Adjustment::Softer),
    ("faster", "faster", Adjustment::Faster),
    ("verbosity-short", "verbosity-short", Adjustment::Verbosity(Verbosity::Short)),
    ("verbosity-normal", "verbosity-normal", Adjustment::Verbosity(Verbosity::Normal)),
    ("verbosity-full", "verbosity-full", Adjustment::Verbosity(Verbosity::Full)),
    ("silence", "silence", Adjustment::Silence),
    ("speech-off", "own-speech-off", Adjustment::SpeechOff),
    ("speech-on", "own-speech-on", Adjustment::SpeechOn),
    ("more", "more", Adjustment::More),
    ("earlier", "earlier", Adjustment::Earlier),
    ("later", "later", Adjustment::Later),
    ("contrast", "contrast", Adjustment::Contrast),
    ("figurines", "figurines", Adjustment::Figurines),
    ("big-clocks", "big-clocks", Adjustment::BigClocks),
    ("tones", "tones", Adjustment::Tones(None)),
    ("tones-on", "tones-on", Adjustment::Tones(Some(true))),
    ("tones-off", "tones-off", Adjustment::Tones(Some(false))),
    ("names-fide", "names-fide", Adjustment::Names(NameSystem::Fide)),
    ("names-letters", "names-letters", Adjustment::Names(NameSystem::Letters)),
    ("names-nato", "names-nato", Adjustment::Names(NameSystem::Nato)),
    ("names-local", "names-local", Adjustment::Names(NameSystem::Local)),
];

/// The words of asking of one question, by their keys and in order.
type QuestionWords = Vec<&'static str>;

/// The rows that the same words ask, and what may stand beside them in each; the first that fits is meant.
type Rows = HashMap<QuestionWords, Vec<(&'static QueryRow, Operands)>, FxBuildHasher>;

static ROWS: LazyLock<Rows> = LazyLock::new(|| {
    let mut rows = Rows::default();
    for row in queries() {
        for (words, operands) in row.asked {
            let mut asked: QuestionWords = words.split(' ').collect();
            asked.sort_unstable();
            rows.entry(asked).or_default().push((row, *operands));
        }
    }
    // What must be said goes before what may be left out.
    for rows in rows.values_mut() {
        rows.sort_by_key(|(_, operands)| !operands.must_be_said());
    }
    rows
});

/// The question a line asks, if every word of it belongs to one.
pub(super) fn question(line: Line<'_>) -> Option<Intent> {
    if !line.words.iter().any(|word| ending(word).is_some()) {
        return asked(Parts::of(line)?);
    }
    let words = Words::from(endings_off(line.words, line.lexicon));
    asked(Parts::of(words.line(line.lexicon))?)
}

fn asked(parts: Parts) -> Option<Intent> {
    // "Knight moves to f3", "queen captures d5" are moves.
    if !parts.asks_only && !parts.squares.is_empty() {
        return None;
    }
    // "Wo", "was steht" and the like say what the other words say more exactly.
    let mut words: QuestionWords =
        parts.asked.iter().copied().filter(|word| !matches!(*word, "show" | "filler")).collect();
    words.sort_unstable();
    words.dedup();
    if words.is_empty() && parts.asked.contains(&"show") {
        words.push("show");
    }
    if words.iter().any(|word| is_of_attacks(word)) {
        return attacks(parts, &words).map(Intent::Query);
    }
    if parts.bare()
        && let [word] = words.as_slice()
    {
        match *word {
            // "Züge" alone is how many there have been.
            "moves" => return None,
            "keys" => return Some(Intent::Control(Control::Keys)),
            word => {
                if let Some((.., adjustment)) = ADJUSTMENTS.iter().find(|(key, ..)| *key == word) {
                    return Some(Intent::Adjust(*adjustment));
                }
            }
        }
    }
    // "Can I take on e5" is not what the piece there can take.
    let has = |word| words.contains(&word);
    let can = (has("captures") || has("possible")) && !has("moves") && !has("pieces");
    if can && parts.onto && parts.role.is_none() && parts.takes() {
        return None;
    }
    let rows = ROWS.get(&words)?.iter();
    rows.filter_map(|(row, operands)| Some(Query::new(row, parts.operand(*operands)?)))
        .map(Intent::Query)
        .next()
}

impl Parts {
    /// What is asked about, if what stands beside the words of asking is what may stand there.
    fn operand(&self, operands: Operands) -> Option<Operand> {
        let alone = self.number.is_none() && !self.captures;
        match operands {
            Operands::Nothing => self.bare().then_some(Operand::None),
            Operands::Game => self.only_whose().then_some(Operand::None),
            // "Está clavado el caballo": what is pinned tells it.
            Operands::Side => (alone && self.no_place()).then_some(Operand::Side(self.whose)),
            Operands::Player => {
                let player = self.player().filter(|_| self.only_whose())?;
                Some(Operand::Side(Some(player)))
            }
            Operands::PlayerOrOwn => {
                let player = self.player().unwrap_or(Whose::Own);
                self.only_whose().then_some(Operand::Side(Some(player)))
            }
            Operands::Square => self.place(self.role),
            Operands::SquareOfAny => self.place(None),
            Operands::Rank | Operands::File | Operands::ToRank | Operands::ToFile => self.line(operands),
            Operands::Diagonal => self.diagonal(),
            Operands::Count => self.count(),
            Operands::Kind => {
                self.role.filter(|_| alone && self.no_place()).map(|role| Operand::Pieces(role, self.whose))
            }
            Operands::King => {
                let king = self.role == Some(Role::King) && self.no_place();
                (king || self.only_whose()).then_some(Operand::Pieces(Role::King, self.whose))
            }
            Operands::UnnamedKing => self.only_whose().then_some(Operand::Pieces(Role::King, self.whose)),
            Operands::CaptureTarget if !self.captures => None,
            Operands::Piece => {
                let is_one = self.role.is_some() || self.asked.contains(&"pieces");
                self.target(Operand::None).filter(|operand| is_one && *operand != Operand::None)
            }
            Operands::Target | Operands::CaptureTarget => self.target(Operand::Side(self.whose)),
            Operands::TargetThere => {
                self.target(self.whose.map_or(Operand::Square(None), |_| Operand::Side(self.whose)))
            }
            Operands::Everything
            | Operands::OneSide
            | Operands::KindAlone
            | Operands::SquareAlone
            | Operands::RankAlone
            | Operands::FileAlone => self.contents(operands).filter(|_| alone),
        }
    }

    /// What a line is about that asks this in other words: what is named, or else nothing but whose, or nothing. Of a
    /// side, a square or a piece on it changes nothing.
    pub fn fitting(&self, row: &QueryRow) -> Option<Operand> {
        let asked = row.asked.iter().map(|(_, operands)| *operands);
        let about: Vec<Operands> = if row.about.is_empty() { asked.collect() } else { row.about.to_vec() };
        let of_side = about.contains(&Operands::Side);
        if about.is_empty() {
            return self.no_place().then_some(Operand::None);
        }
        let whose = Parts { whose: self.whose, ..Parts::default() };
        let said = [Some(self), (of_side || self.no_place()).then_some(&whose)];
        let named = said.into_iter().flatten().find_map(|parts| {
            let mut operands = about.iter().filter_map(|operands| parts.operand(*operands));
            operands.find(|operand| {
                !matches!(operand, Operand::Square(None) | Operand::Rank(None) | Operand::File(None))
            })
        });
        let everything = about.contains(&Operands::Everything) && self.no_place() && self.role.is_none();
        named.or(everything.then_some(Operand::None))
    }

    /// A rank or a file, named or by a square on it.
    fn line(&self, operands: Operands) -> Option<Operand> {
        let rank = self.rank.or(self.square().map(Square::rank));
        let is_rank = self.is_line(self.rank.is_none()) && self.file.is_none();
        match operands {
            Operands::Rank => is_rank.then_some(Operand::Rank(rank)),
            // "Ugrás a 4. sorra": with its article it looks like a square.
            Operands::ToRank if is_rank && self.whose.is_none() && !self.captures => {
                rank.map(|rank| Operand::Rank(Some(rank)))
            }
            Operands::File if self.is_line(self.file.is_none()) && self.rank.is_none() => {
                Some(Operand::File(self.file.or(self.square().map(Square::file))))
            }
            Operands::ToFile if self.squares.is_empty() && self.rank.is_none() => {
                let only = self.role.is_none() && self.number.is_none();
                let only = only && self.whose.is_none() && !self.captures;
                self.file.filter(|_| only).map(|file| Operand::File(Some(file)))
            }
            _ => None,
        }
    }

    /// What stands where, by what is named: a kind of piece, a side, a square, a rank, a file, or nothing.
    fn contents(&self, operands: Operands) -> Option<Operand> {
        let (kind, operand) = match (self.squares.as_slice(), self.role, self.file, self.rank) {
            ([], Some(role), None, None) => (Operands::KindAlone, Operand::Pieces(role, self.whose)),
            ([], None, None, None) => match self.whose {
                None | Some(Whose::Both) => (Operands::Everything, Operand::None),
                Some(whose) => (Operands::OneSide, Operand::Side(Some(whose))),
            },
            ([], None, Some(file), None) => (Operands::FileAlone, Operand::File(Some(file))),
            ([], None, None, Some(rank)) => (Operands::RankAlone, Operand::Rank(Some(rank))),
            ([square], _, None, None) => (Operands::SquareAlone, Operand::Square(Some(*square))),
            _ => return None,
        };
        (kind == operands).then_some(operand)
    }

    /// How many, and of which side; one where no number is said.
    fn count(&self) -> Option<Operand> {
        if self.role.is_some() || self.file.is_some() || !self.squares.is_empty() || self.captures {
            return None;
        }
        let number = match (self.number, self.rank) {
            (Some(number), None) => number,
            (None, Some(rank)) => u32::from(rank) + 1,
            (None, None) => 1,
            _ => return None,
        };
        let whose = self.whose.filter(|whose| *whose != Whose::Both);
        (number > 0).then_some(Operand::Count(number, whose))
    }

    /// The player who is meant, where one is.
    fn player(&self) -> Option<Whose> {
        self.whose.filter(|whose| matches!(whose, Whose::Own | Whose::Other))
    }

    fn square(&self) -> Option<Square> {
        self.squares.first().copied()
    }

    /// Whether a line is asked about and nothing else, by a square on it where one is named in place of the line.
    fn is_line(&self, unnamed: bool) -> bool {
        let alone = self.role.is_none() && self.number.is_none();
        alone && (self.squares.is_empty() || unnamed && self.squares.len() == 1)
    }

    fn diagonal(&self) -> Option<Operand> {
        match (self.squares.as_slice(), self.file, self.rank, self.role) {
            ([from, to], None, None, None) if on_a_diagonal(*from, *to) => Some(Operand::Between(*from, *to)),
            ([] | [_], ..) => self.place(self.role),
            _ => None,
        }
    }

    /// One square, or none: a piece named with it, or a side, says nothing more; one named without it is meant itself.
    fn place(&self, role: Option<Role>) -> Option<Operand> {
        let alone = self.file.is_none() && self.rank.is_none() && self.number.is_none();
        match self.squares.as_slice() {
            [] if alone && role.is_none() => Some(Operand::Square(None)),
            [square] if alone => Some(Operand::Square(Some(*square))),
            _ => None,
        }
    }

    fn target(&self, otherwise: Operand) -> Option<Operand> {
        match (self.squares.as_slice(), self.role) {
            ([], Some(role)) if self.no_place() => Some(Operand::Pieces(role, self.whose)),
            ([], None) if self.no_place() => Some(otherwise),
            _ => self.place(self.role),
        }
    }

    /// Whether captures are asked about.
    fn takes(&self) -> bool {
        self.captures || self.asked.contains(&"captures")
    }
}

/// Who attacks what (3.1.2): who attacks or defends what is named, or what that attacks and defends. Of a side,
/// it is all of its pieces that are attacked.
fn attacks(parts: Parts, asked: &[&str]) -> Option<Query> {
    let has = |word: &str| asked.contains(&word);
    // "Who can take the knight" asks who attacks it, "who can move" does not.
    if has("who-can") != parts.takes() {
        return None;
    }
    let known = |word: &&str| is_of_attacks(word) || matches!(*word, "pieces" | "captures");
    // Where what is attacked is named, who attacks it is told anyway.
    let by = has("attacked-by") && parts.attacked.is_none();
    let parts = match parts.attacked {
        Some((squares, role, whose)) => Parts { squares, role, whose, attacked: None, ..parts },
        None => parts,
    };
    // Of nothing at all, it is the piece last spoken of.
    let names_side = parts.whose.is_some();
    let all = has("pieces") || has("attacked") || has("either-way") || names_side;
    let otherwise = if all { Operand::Side(parts.whose) } else { Operand::Square(None) };
    let target = parts.target(otherwise).filter(|_| asked.iter().all(known))?;
    let acts = by || has("targets") || has("protects");
    let defends = has("defends") || has("protects");
    match target {
        // What a side defends is all but everything it has: nobody has asked for so much.
        Operand::Side(_) if defends && !has("attacked") => None,
        Operand::Side(_) if acts || has("either-way") && names_side => query("targets", target),
        // "Who attacks Black" and "Black attacks" may be the same words.
        Operand::Side(_) if has("attacks") || has("who-can") => query("attacks", Operand::Side(None)),
        _ if acts => query("targets", target),
        // A square is attacked, and never attacks.
        Operand::Square(Some(_)) if parts.role.is_none() => query("attacks", target),
        Operand::Square(_) | Operand::Pieces(..) if has("either-way") => query("attacks-and-targets", target),
        _ => query("attacks", target),
    }
}

fn on_a_diagonal(from: Square, to: Square) -> bool {
    let files = i32::from(from.file()) - i32::from(to.file());
    let ranks = i32::from(from.rank()) - i32::from(to.rank());
    files.abs() == ranks.abs() && files != 0
}
