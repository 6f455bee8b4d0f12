//! The games of a stream, as they are written: tags, words and what stands beside them.

use std::io::{self, BufRead};

use super::fault::GameFault;
use super::place::GamePlace;
use crate::record::{Beside, Movetext, MovetextItem, WrittenMove};
use crate::text::clean;

/// No game has more tags that are of interest.
const MOST_TAGS: usize = 64;

/// No game has more words, comments and variations.
const MOST_ITEMS: usize = 40_000;

/// A game as it is written.
#[derive(Debug, Default)]
pub(super) struct WrittenGame {
    pub(super) place: GamePlace,
    /// Where the next one begins, or the file ends.
    pub(super) end: GamePlace,
    /// Tags and their values, safe to be told.
    pub(super) tags: Vec<(String, String)>,
    /// What stands in it, each with its line.
    pub(super) items: Vec<(u64, WrittenItem)>,
    /// The first thing that is wrong with its form, and its line.
    pub(super) flaw: Option<(u64, GameFault)>,
}

/// What stands in a game.
#[derive(Debug)]
pub(super) enum WrittenItem {
    Word(String),
    Beside(Beside),
}

impl WrittenGame {
    /// The value of this tag; empty where there is none.
    pub(super) fn tag(&self, name: &str) -> &str {
        self.tags.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    fn take(&mut self, line: u64, item: WrittenItem) {
        if self.items.len() < MOST_ITEMS {
            self.items.push((line, item));
        } else {
            self.flaw.get_or_insert((line, GameFault::TooLong));
        }
    }
}

/// Reads games one by one; nothing is held but the one in hand.
pub(super) struct GameReader<R> {
    movetext: Movetext<R>,
    /// What belongs to the next game already.
    ahead: Option<WrittenMove>,
}

impl<R: BufRead> GameReader<R> {
    pub(super) fn new(movetext: Movetext<R>) -> GameReader<R> {
        GameReader { movetext, ahead: None }
    }

    /// The next game; `None` at the end of the file.
    fn game(&mut self) -> io::Result<Option<WrittenGame>> {
        let mut game = WrittenGame::default();
        let (mut begun, mut moved) = (false, false);
        while let Some(WrittenMove { line, at, what }) = self.item()? {
            let is_next = match &what {
                MovetextItem::Tag(name, _) => {
                    moved || name == "Event" && game.tags.iter().any(|(known, _)| known == name)
                }
                _ => false,
            };
            if is_next {
                self.ahead = Some(WrittenMove { line, at, what });
                break;
            }
            if matches!(what, MovetextItem::Result) && !begun {
                continue;
            }
            if !begun {
                (game.place, begun) = (GamePlace { line, at }, true);
            }
            // A comment may stand before the tags.
            moved |= match what {
                MovetextItem::Word(_) => true,
                MovetextItem::Beside(_) => !game.tags.is_empty(),
                _ => false,
            };
            match what {
                MovetextItem::Tag(name, value) if game.tags.len() < MOST_TAGS => {
                    game.tags.push((name, clean(&value)));
                }
                MovetextItem::Tag(..) => {}
                MovetextItem::Word(word) => game.take(line, WrittenItem::Word(word)),
                MovetextItem::Beside(beside) => game.take(line, WrittenItem::Beside(beside)),
                MovetextItem::Flaw(flaw) => {
                    game.flaw.get_or_insert((line, GameFault::Form(flaw)));
                }
                MovetextItem::Result => break,
            }
        }
        let (line, at) = self.ahead.as_ref().map_or(self.movetext.place(), |next| (next.line, next.at));
        game.end = GamePlace { line, at };
        Ok(begun.then_some(game))
    }

    fn item(&mut self) -> io::Result<Option<WrittenMove>> {
        if let Some(ahead) = self.ahead.take() {
            return Ok(Some(ahead));
        }
        self.movetext.next().transpose()
    }
}

impl<R: BufRead> Iterator for GameReader<R> {
    type Item = io::Result<WrittenGame>;

    fn next(&mut self) -> Option<io::Result<WrittenGame>> {
        self.game().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<(u64, String, usize, bool)> {
        let games = GameReader::new(Movetext::new(text.as_bytes()).whole());
        let games = games.map(Result::unwrap);
        games
            .map(|game| {
                (game.place.line, game.tag("White").to_owned(), game.items.len(), game.flaw.is_some())
            })
            .collect()
    }

    fn game(line: u64, white: &str, items: usize, flawed: bool) -> (u64, String, usize, bool) {
        (line, white.to_owned(), items, flawed)
    }

    #[test]
    fn games_need_no_blank_lines_no_tags_and_no_results() {
        let text =
            "[Event \"a\"]\n[White \"A\"]\n1. e4 e5 *\n[Event \"b\"]\n[White \"B\"]\n[Event \"c\"]\n1. d4\n";
        assert_eq!(lines(text), [game(1, "A", 2, false), game(4, "B", 0, false), game(6, "", 1, false)]);
        assert_eq!(lines("1. e4 1-0 1-0\n1. d4 e5 0-1"), [game(1, "", 1, false), game(2, "", 2, false)]);
        assert_eq!(lines("\u{feff}\r\n\r\n"), []);
    }

    #[test]
    fn a_comment_that_is_never_closed_costs_no_other_game() {
        let text = "[Event \"a\"]\n\n1. e4 {never\n(closed\n[Event \"b\"]\n[White \"B\"]\n\n1. d4 *\n";
        assert_eq!(lines(text), [game(1, "", 1, true), game(5, "B", 1, false)]);
        let text = "[Event \"a\"]\n\n1. e4 (1. d4 {never\n[Event \"b\"]\n[White \"B\"]\n\n1. d4 (1. c4\n";
        assert_eq!(lines(text), [game(1, "", 3, true), game(4, "B", 3, true)]);
    }
}
