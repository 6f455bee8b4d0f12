//! What stands beside a move, or before the first one: what was said of it, times, and what the scoresheet has (8.1).

use shakmaty::Color;

use crate::laws::Millis;

/// What stands beside a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A comment in words, one line.
    Said(String),
    /// What the mover has left, in milliseconds: `[%clk 1:29:55]`.
    Clock(Millis),
    /// What the mover has used for the move, in milliseconds: `[%emt 0:00:05]`.
    Elapsed(Millis),
    /// What else a comment says to programs, without its brackets: `%eval 0.31`.
    Command(String),
    /// C.12 — a draw was offered with the move; by this player, where it was not the one who made it.
    DrawOffer(Option<Color>),
    /// What the scoresheet has beside it.
    Remark(Remark),
}

/// 8.1.4, 12.9 — what the scoresheet has beside a move: by which article, of whom, and what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The article, "9.2"; of guidelines with their number, "III.4".
    pub article: &'static str,
    /// Whose it is.
    pub color: Option<Color>,
    /// What belongs to it.
    pub detail: Option<Detail>,
}

/// What belongs to a remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// A move, in algebraic notation with English letters.
    Move(String),
    /// Time that was given; cut where it is negative. In milliseconds.
    Time(i64),
    /// Time that the opponent was given for it, in milliseconds.
    OpponentTime(Millis),
    /// What a clock shows now, in milliseconds.
    Clock(Millis),
    /// How many moves or plies.
    Moves(u32),
    /// Words.
    Words(String),
}

impl Note {
    /// What a comment of PGN says, in its order.
    pub fn of_comment(comment: &str) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut rest = comment;
        while let Some((before, command)) = rest.split_once("[%") {
            notes.extend(said(before));
            // What is never closed is no command.
            let Some((inside, behind)) = command.split_once(']') else {
                notes.extend(said(&rest[before.len()..]));
                return notes;
            };
            notes.push(command_of(inside));
            rest = behind;
        }
        notes.extend(said(rest));
        notes
    }

    /// Whether it is a comment in words.
    pub fn said(&self) -> Option<&str> {
        if let Note::Said(said) = self { Some(said) } else { None }
    }
}

fn said(text: &str) -> Option<Note> {
    let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match said.as_str() {
        "" => None,
        "(=)" => Some(Note::DrawOffer(None)),
        _ => Some(Note::Said(said)),
    }
}

/// A time is taken for one where it is written back the same.
fn command_of(inside: &str) -> Note {
    let words: Vec<&str> = inside.split_whitespace().collect();
    let time = |text: &str| millis(text).filter(|time| clock_text(*time) == text);
    match words.as_slice() {
        ["clk", left] if let Some(left) = time(left) => Note::Clock(left),
        ["emt", used] if let Some(used) = time(used) => Note::Elapsed(used),
        _ => Note::Command(format!("%{}", words.join(" "))),
    }
}

fn millis(text: &str) -> Option<Millis> {
    let parts: Vec<Millis> = text.split(':').map(str::parse).collect::<Result<_, _>>().ok()?;
    let [hours, minutes, seconds] = parts[..] else { return None };
    let all = hours.checked_mul(60)?.checked_add(minutes)?.checked_mul(60)?.checked_add(seconds)?;
    all.checked_mul(1000)
}

/// `H:MM:SS`, seconds rounded up as a clock shows them.
pub fn clock_text(left: Millis) -> String {
    let seconds = left.div_ceil(1000);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_taken_apart_and_nothing_of_it_is_lost() {
        let notes = Note::of_comment(" [%clk 1:05:09] a  good [%eval 0.3] move [%emt 0:00:02]");
        let said = |text: &str| Note::Said(text.to_owned());
        let expected = [
            Note::Clock(3_909_000),
            said("a good"),
            Note::Command("%eval 0.3".to_owned()),
            said("move"),
            Note::Elapsed(2_000),
        ];
        assert_eq!(notes, expected);
        // A time in another form stays as it is written.
        assert_eq!(Note::of_comment("[%clk 0:05:00.4]"), [Note::Command("%clk 0:05:00.4".to_owned())]);
        assert_eq!(Note::of_comment("open [%clk 0:05"), [said("open"), said("[%clk 0:05")]);
        assert_eq!(Note::of_comment("(=)"), [Note::DrawOffer(None)]);
    }
}
