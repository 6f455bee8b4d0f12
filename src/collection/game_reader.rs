//! The games of a stream, as they are written: the tags of each, and then item by item what stands in it.

use std::collections::VecDeque;
use std::io::{self, BufRead};

use super::fault::{GameFault, GameFaultKind, LeftOut};
use super::place::GamePlace;
use crate::record::{Beside, Movetext, MovetextItem, WrittenMove};
use crate::text::clean;

/// No more tags of a game are kept.
const MOST_TAGS: usize = 256;

/// Before the tags of a game no more comments are kept.
const MOST_BEFORE: usize = 64;

/// No more faults of one game are remembered.
pub(super) const MOST_FAULTS: usize = 1_000;

/// What a game begins with.
#[derive(Debug, Default)]
pub(super) struct Heading {
    pub(super) place: GamePlace,
    /// What is wrong with the form of the tags.
    pub(super) faults: Vec<GameFault>,
    /// The number that stands before its first move.
    pub(super) number: Option<u32>,
    tags: Vec<Tag>,
}

/// A tag as it is written, safe to be told.
#[derive(Debug)]
struct Tag {
    line: u64,
    name: String,
    value: String,
}

impl Heading {
    /// The value of this tag; empty where there is none.
    pub(super) fn tag(&self, name: &str) -> &str {
        self.found(name).map_or("", |tag| &tag.value)
    }

    /// The line of this tag; that of the game where there is none.
    pub(super) fn line_of(&self, name: &str) -> u64 {
        self.found(name).map_or(self.place.line, |tag| tag.line)
    }

    /// Whether nothing is told of the game before its moves.
    pub(super) fn is_untold(&self) -> bool {
        self.tags.is_empty()
    }

    /// All tags with their values, in their order.
    pub(super) fn tags(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone()))
    }

    fn fault(&mut self, line: u64, column: u64, kind: GameFaultKind) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(GameFault { line, column, kind, in_variation: false });
        }
    }

    fn found(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

/// Reads games one by one; nothing is held but the item in hand, and the tags of the game it is in.
pub(super) struct GameReader<R> {
    movetext: Movetext<R>,
    /// What has been read and is still to be handed on.
    ahead: VecDeque<WrittenMove>,
    /// Whether a game has begun that is not over.
    open: bool,
    /// How the game in hand ended, in PGN's form, once that was read.
    result: Option<&'static str>,
}

impl<R: BufRead> GameReader<R> {
    pub(super) fn new(movetext: Movetext<R>) -> GameReader<R> {
        GameReader { movetext, ahead: VecDeque::new(), open: false, result: None }
    }

    /// The tags of the next game; `None` at the end of the file. Comments alone begin none, and neither does a result.
    pub(super) fn heading(&mut self) -> io::Result<Option<Heading>> {
        self.end()?;
        let mut heading = Heading::default();
        let mut before = VecDeque::new();
        let mut place = None;
        while let Some(entry) = self.entry()? {
            let WrittenMove { line, column, at, .. } = entry;
            let here = GamePlace { line, at };
            let begun = place.is_some();
            match entry.what {
                MovetextItem::Tag(ref name, _) if name == "Event" && heading.found(name).is_some() => {
                    self.ahead.push_front(entry);
                    break;
                }
                MovetextItem::Tag(name, value) if heading.tags.len() < MOST_TAGS => {
                    // What stood before the tags says nothing of their moves.
                    self.movetext.take_number();
                    heading.tags.push(Tag { line, name, value: clean(&value) });
                }
                MovetextItem::Tag(name, _) => {
                    heading.fault(line, column, GameFaultKind::LeftOut(LeftOut::Tag(clean(&name))));
                }
                MovetextItem::Flaw(flaw) => heading.fault(line, column, GameFaultKind::Form(flaw)),
                MovetextItem::Result(_) if !begun => {
                    before.clear();
                    continue;
                }
                // A comment may stand before the tags and among them.
                MovetextItem::Beside(Beside::Comment(_)) => {
                    if before.len() < MOST_BEFORE {
                        before.push_back(entry);
                    } else {
                        heading.fault(line, column, GameFaultKind::LeftOut(LeftOut::Comment));
                    }
                    continue;
                }
                MovetextItem::Beside(_) if !begun => continue,
                MovetextItem::Word(_) | MovetextItem::Beside(_) | MovetextItem::Result(_) => {
                    heading.number = self.movetext.take_number();
                    place.get_or_insert(here);
                    self.ahead.push_front(entry);
                    break;
                }
            }
            place.get_or_insert(here);
        }
        let Some(place) = place else { return Ok(None) };
        self.result = None;
        let first = before.front().map(|entry: &WrittenMove| GamePlace { line: entry.line, at: entry.at });
        // One that stands behind the tags is not where the game begins.
        heading.place = first.filter(|first| first.at < place.at).unwrap_or(place);
        before.append(&mut self.ahead);
        (self.ahead, self.open) = (before, true);
        Ok(Some(heading))
    }

    /// What stands next in the game; `None` at its end.
    pub(super) fn item(&mut self) -> io::Result<Option<WrittenMove>> {
        if !self.open {
            return Ok(None);
        }
        let next = self.entry()?;
        match next.as_ref().map(|entry| &entry.what) {
            Some(MovetextItem::Tag(..)) => self.ahead.extend(next),
            Some(MovetextItem::Result(result)) => self.result = Some(result),
            None => {}
            Some(MovetextItem::Word(_) | MovetextItem::Beside(_) | MovetextItem::Flaw(_)) => return Ok(next),
        }
        self.open = false;
        Ok(None)
    }

    /// How the game in hand ended, in PGN's form, once all of it has been read.
    pub(super) fn result(&self) -> Option<&'static str> {
        self.result
    }

    /// Goes over what is left of the game. Where the next one begins, or the file ends.
    pub(super) fn end(&mut self) -> io::Result<GamePlace> {
        while self.item()?.is_some() {}
        let (line, at) = self.ahead.front().map_or(self.movetext.place(), |next| (next.line, next.at));
        Ok(GamePlace { line, at })
    }

    fn entry(&mut self) -> io::Result<Option<WrittenMove>> {
        match self.ahead.pop_front() {
            Some(ahead) => Ok(Some(ahead)),
            None => self.movetext.next().transpose(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<(u64, String, usize, bool)> {
        let mut games = GameReader::new(Movetext::new(text.as_bytes()).whole());
        let mut told = Vec::new();
        while let Some(heading) = games.heading().unwrap() {
            let (mut items, mut flawed) = (0, !heading.faults.is_empty());
            while let Some(item) = games.item().unwrap() {
                let is_flaw = matches!(item.what, MovetextItem::Flaw(_));
                flawed |= is_flaw;
                items += usize::from(!is_flaw);
            }
            told.push((heading.place.line, heading.tag("White").to_owned(), items, flawed));
        }
        told
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
    fn comments_alone_are_no_game() {
        assert_eq!(lines("{before}\n[White \"A\"]\n\n1. e4 *\n\n{after}\n"), [game(1, "A", 2, false)]);
        assert_eq!(lines("{nothing} *"), []);
        let text = "[White \"A\"]\n{among}\n[Black \"B\"]\n\n{behind} 1. e4 *\n";
        assert_eq!(lines(text), [game(1, "A", 3, false)]);
    }

    #[test]
    fn a_comment_that_is_never_closed_costs_no_other_game() {
        let text = "[Event \"a\"]\n\n1. e4 {never\n(closed\n[Event \"b\"]\n[White \"B\"]\n\n1. d4 *\n";
        assert_eq!(lines(text), [game(1, "", 1, true), game(5, "B", 1, false)]);
        let text = "[Event \"a\"]\n\n1. e4 (1. d4 {never\n[Event \"b\"]\n[White \"B\"]\n\n1. d4 (1. c4\n";
        assert_eq!(lines(text), [game(1, "", 3, true), game(4, "B", 3, true)]);
    }
}
