//! A game as PGN, to the letter of its export format: the seven tags first, lines of at most 79 signs, variations,
//! judgements by their numbers, and comments with the clock (`[%clk]`, `[%emt]`) and what the scoresheet has.

use shakmaty::san::SanPlus;
use shakmaty::{ByRole, Color, Move, Position, Role};

use super::game_tree::{GameTree, NodeId};
use super::note::{Detail, Note, Remark, clock_text};
use super::written_game::WrittenGame;

/// The width of a line of moves, as PGN's export format asks for.
const WIDTH: usize = 79;

/// The letters that stand for the pieces; a pawn has none.
pub type PieceLetters = ByRole<String>;

/// Writes a game out, in English letters, or in these.
pub fn write(game: &WrittenGame, letters: Option<&PieceLetters>) -> String {
    let tags = game.tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value)));
    let mut text: String = tags.collect();
    text.push('\n');
    let mut movetext = Movetext { tree: &game.tree, letters, words: Vec::new(), follows: None };
    movetext.judgements(GameTree::ROOT);
    movetext.notes(game.tree.notes(GameTree::ROOT));
    movetext.line(GameTree::ROOT);
    let last = game.tree.main_line().last().unwrap_or(GameTree::ROOT);
    if !game.behind.is_empty() {
        movetext.number(last);
        movetext.notes(&game.behind);
    }
    movetext.words.push(game.result.to_owned());
    text.push_str(&wrapped(&movetext.words));
    // An empty line, behind which the next game may begin.
    text.push_str("\n\n");
    text
}

/// A tag's value with its quotes and backslashes escaped.
fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

/// A move in these letters.
pub fn in_letters(written: &str, letters: Option<&PieceLetters>) -> String {
    let Some(letters) = letters else { return written.to_owned() };
    let letter = |sign: char| {
        let role = if sign.is_ascii_uppercase() && sign != 'O' { Role::from_char(sign) } else { None };
        role.map_or_else(|| sign.to_string(), |role| letters.get(role).clone())
    };
    written.chars().map(letter).collect()
}

/// The lines that might have been played instead of the move that leads here, each with its own variations and without
/// what is said to programs.
pub fn variations(tree: &GameTree, at: NodeId, letters: Option<&PieceLetters>) -> Vec<String> {
    let line = |first| {
        let mut movetext = Movetext { tree, letters, words: Vec::new(), follows: None };
        movetext.played(first);
        movetext.line(first);
        movetext.words.iter().map(|word| word.trim_end()).collect::<Vec<_>>().join(" ")
    };
    tree.instead_of(at).map(line).collect()
}

/// The words of the movetext, none of which may be parted but at a blank.
struct Movetext<'g> {
    tree: &'g GameTree,
    letters: Option<&'g PieceLetters>,
    words: Vec<String>,
    /// Where the move leads that is the last word, where that is a move.
    follows: Option<NodeId>,
}

impl Movetext<'_> {
    /// What was played from here on, with its variations.
    fn line(&mut self, from: NodeId) {
        for at in self.tree.line_from(from) {
            self.played(at);
            let instead: Vec<NodeId> = self.tree.instead_of(at).collect();
            for first in instead {
                let begins = self.words.len();
                self.played(first);
                self.line(first);
                self.words[begins].insert(0, '(');
                match self.words.last_mut() {
                    Some(last) if !is_to_the_end(last) => last.push(')'),
                    _ => self.words.push(")".to_owned()),
                }
                self.follows = None;
            }
        }
    }

    /// The move that leads here, with what stands beside it.
    fn played(&mut self, at: NodeId) {
        let Some(played) = self.tree.played(at) else { return };
        let before = self.tree.before(at);
        if !self.tree.notes_before(at).is_empty() {
            self.follows = None;
            self.notes(self.tree.notes_before(at));
        }
        self.number(before);
        let position = self.tree.position(before);
        let san = if position.is_legal(played) {
            SanPlus::from_move(position.clone(), played).to_string()
        } else {
            // A.5.2 — one that is illegal and stands is told from others by both its squares.
            coordinates(played)
        };
        self.words.push(in_letters(&san, self.letters));
        let alone = self.tree.nags(at).is_empty() && self.tree.notes(at).is_empty();
        self.follows = alone.then_some(at);
        self.judgements(at);
        self.notes(self.tree.notes(at));
    }

    /// What is judged of the move that leads here, or of where the game begins.
    fn judgements(&mut self, at: NodeId) {
        self.words.extend(self.tree.nags(at).iter().map(|nag| format!("${nag}")));
    }

    /// The number of the next move: before White's always, before Black's where the word before is not White's move.
    fn number(&mut self, before: NodeId) {
        let position = self.tree.position(before);
        let dots = match position.turn() {
            Color::White => ".",
            Color::Black if self.follows != Some(before) => "...",
            Color::Black => return,
        };
        self.words.push(format!("{}{dots}", position.fullmoves()));
    }

    /// Comments: what is said in words begins one of its own, as do offers and remarks.
    fn notes(&mut self, notes: &[Note]) {
        let mut open = String::new();
        let mut has_words = false;
        for note in notes {
            let part = match note {
                Note::Said(said) => said.clone(),
                Note::Clock(left) => format!("[%clk {}]", clock_text(*left)),
                Note::Elapsed(used) => format!("[%emt {}]", clock_text(used / 1000 * 1000)),
                Note::Command(command) => format!("[{command}]"),
                Note::DrawOffer(None) => "(=)".to_owned(),
                // Behind a move of the other player's the sign alone would be his.
                Note::DrawOffer(Some(color)) => format!("9.1.2.1 {} (=)", side(*color)),
                Note::Remark(remark) => remark_of(remark),
            };
            let is_words = note.said().is_some();
            // Words in which a command begins would make one of what follows them.
            let alone = matches!(note, Note::DrawOffer(_) | Note::Remark(_))
                || part.contains('}')
                || (is_words && part.contains("[%"));
            if alone || (is_words && has_words) {
                self.comment(&std::mem::take(&mut open));
                has_words = false;
            }
            if !open.is_empty() {
                open.push(' ');
            }
            open.push_str(&part);
            has_words |= is_words;
            if alone {
                self.comment(&std::mem::take(&mut open));
                has_words = false;
            }
        }
        self.comment(&open);
    }

    /// A comment in curly brackets, or, where it has one itself, to the end of its line.
    fn comment(&mut self, said: &str) {
        if said.contains('}') {
            self.words.push(format!("; {said}\n"));
        } else if !said.is_empty() {
            self.words.push(format!("{{{said}}}"));
        }
    }
}

/// A remark as every reader passes over it: the article, whose it is, and what belongs to it.
fn remark_of(remark: &Remark) -> String {
    let mut parts = vec![remark.article.to_owned()];
    let of_both = if matches!(remark.detail, Some(Detail::OpponentTime(_))) { "," } else { "" };
    parts.extend(remark.color.map(|color| format!("{}{of_both}", side(color))));
    parts.extend(remark.detail.as_ref().map(|detail| match detail {
        Detail::Move(played) => played.clone(),
        Detail::Time(time) => {
            let sign = if *time < 0 { '-' } else { '+' };
            format!("{sign}{}", clock_text(time.unsigned_abs()))
        }
        Detail::OpponentTime(time) => {
            let opponent = remark.color.map(|color| format!("{} ", side(!color))).unwrap_or_default();
            format!("{opponent}+{}", clock_text(*time))
        }
        Detail::Clock(left) => clock_text(*left),
        Detail::Moves(moves) => moves.to_string(),
        Detail::Words(words) => crate::text::clean(words),
    }));
    parts.join(" ")
}

/// A move with the letter of the piece and both squares: "Nb8d4".
fn coordinates(played: Move) -> String {
    let letter =
        if played.role() == Role::Pawn { String::new() } else { played.role().upper_char().to_string() };
    let from = played.from().map(|from| from.to_string()).unwrap_or_default();
    let takes = if played.is_capture() { "x" } else { "" };
    let promotion = played.promotion().map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    format!("{letter}{from}{takes}{}{promotion}", played.to())
}

fn side(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

/// Whether a word goes to the end of its line.
fn is_to_the_end(word: &str) -> bool {
    word.ends_with('\n')
}

/// The words in lines. What would begin a line as a tag or an escape (`[`, `%`) stays behind what is before it.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        if let Some(comment) = word.strip_suffix('\n') {
            if column > 0 {
                text.push(' ');
            }
            text.push_str(comment);
            text.push('\n');
            column = 0;
            continue;
        }
        for part in unparted(word) {
            let width = part.chars().count();
            if column > 0 && column + 1 + width > WIDTH {
                text.push('\n');
                column = 0;
            }
            if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(&part);
            column += width;
        }
    }
    text
}

/// The parts of a word between its blanks, each with what may not begin a line behind it; what is said to programs is one.
fn unparted(word: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut in_command = false;
    for part in word.split(' ') {
        match parts.last_mut() {
            Some(last) if in_command || part.starts_with(['[', '%', ';', '$']) => {
                last.push(' ');
                last.push_str(part);
            }
            _ => parts.push(part.to_owned()),
        }
        in_command = (in_command || part.contains("[%")) && !part.contains(']');
    }
    parts
}
