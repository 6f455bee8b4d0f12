//! A file of annotated games, a game at a time.

use std::io::{self, BufRead};

use shakmaty::san::San;
use shakmaty::{Chess, Move};

use super::fault::{GameFault, GameFaultKind};
use super::tree::{GameTree, NodeId};
use crate::game::{Start, position_of};
use crate::hear::{Letters, pgn};
use crate::record::{Beside, Movetext, MovetextItem, WrittenMove};
use crate::text::clean;

/// Variations in each other deeper than this are left out.
const DEEPEST: usize = 100;

/// So many bytes of comments of one game are kept.
const MOST_SAID: usize = 1 << 20;

/// The most faults of one game that are remembered.
const MOST_FAULTS: usize = 1_000;

/// A game as it stands in a file.
#[derive(Debug, Clone)]
pub struct AnnotatedGame {
    /// Its number in the file, from 1.
    pub number: u64,
    /// Who played.
    pub headers: Headers,
    /// Its moves.
    pub tree: GameTree,
    /// What of it could not be read.
    pub faults: Vec<GameFault>,
}

/// What the tags of a game say, cleaned; what they do not say is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headers {
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// Where it was played.
    pub event: String,
    /// When, as PGN writes it.
    pub date: String,
    /// How it ended, as PGN writes it.
    pub result: String,
}

/// Reads the games of a file one by one.
pub struct AnnotatedGames<R> {
    movetext: Movetext<R>,
    /// What belongs to the next game already.
    ahead: Option<WrittenMove>,
    /// The number of the game read last.
    number: u64,
}

impl<R: BufRead> AnnotatedGames<R> {
    /// Reads from there.
    pub fn new(input: R) -> AnnotatedGames<R> {
        AnnotatedGames { movetext: Movetext::new(input).whole(), ahead: None, number: 0 }
    }

    /// The next game, its moves in PGN's letters or these; `None` at the end of the file. A game with no position to
    /// begin with is a fault and nothing else.
    ///
    /// # Errors
    /// The file cannot be read any further.
    pub fn next_game(
        &mut self,
        letters: Letters<'_>,
    ) -> io::Result<Option<Result<AnnotatedGame, GameFault>>> {
        let Some((before, first)) = self.first()? else { return Ok(None) };
        self.number += 1;
        let mut tags = Tags::default();
        let mut now = Some(first);
        while let Some(WrittenMove { what: MovetextItem::Tag(name, value), line, .. }) = now {
            tags.take(&name, &value, line);
            now = self.item()?;
        }
        let start = match tags.start() {
            Ok(start) => start,
            Err((line, kind)) => {
                self.ahead = now;
                self.go_over()?;
                return Ok(Some(Err(GameFault { game: self.number, line, kind })));
            }
        };
        let mut moves = Moves::new(start, self.number);
        if let Some(said) = before {
            moves.beside(said);
        }
        while let Some(item) = now {
            if matches!(item.what, MovetextItem::Tag(..)) {
                self.ahead = Some(item);
                break;
            }
            if !moves.take(item, letters) {
                break;
            }
            now = self.item()?;
        }
        let Moves { tree, faults, .. } = moves;
        Ok(Some(Ok(AnnotatedGame { number: self.number, headers: tags.headers, tree, faults })))
    }

    /// Goes over the next game; whether there is one.
    ///
    /// # Errors
    /// The file cannot be read any further.
    pub fn skip_game(&mut self) -> io::Result<bool> {
        let Some((_, first)) = self.first()? else { return Ok(false) };
        self.number += 1;
        self.ahead = Some(first);
        while let Some(item) = self.item()? {
            if !matches!(item.what, MovetextItem::Tag(..)) {
                self.ahead = Some(item);
                break;
            }
        }
        self.go_over()?;
        Ok(true)
    }

    /// What the next game begins with, and the comment before it; they alone begin none, and neither does a result.
    fn first(&mut self) -> io::Result<Option<(Option<Beside>, WrittenMove)>> {
        let mut before = None;
        while let Some(item) = self.item()? {
            match item.what {
                MovetextItem::Beside(said @ Beside::Comment(_)) => before = Some(said),
                MovetextItem::Result | MovetextItem::Beside(_) => {}
                MovetextItem::Tag(..) | MovetextItem::Word(_) | MovetextItem::Flaw(_) => {
                    return Ok(Some((before, item)));
                }
            }
        }
        Ok(None)
    }

    /// Goes over the moves up to the next game.
    fn go_over(&mut self) -> io::Result<()> {
        while let Some(item) = self.item()? {
            match item.what {
                MovetextItem::Tag(..) => {
                    self.ahead = Some(item);
                    return Ok(());
                }
                MovetextItem::Result => return Ok(()),
                MovetextItem::Word(_) | MovetextItem::Beside(_) | MovetextItem::Flaw(_) => {}
            }
        }
        Ok(())
    }

    fn item(&mut self) -> io::Result<Option<WrittenMove>> {
        if let Some(ahead) = self.ahead.take() {
            return Ok(Some(ahead));
        }
        self.movetext.next().transpose()
    }
}

/// The tags of a game as they come in.
#[derive(Default)]
struct Tags {
    headers: Headers,
    /// The position and the variant, with their lines.
    fen: Option<(u64, String)>,
    variant: Option<(u64, String)>,
}

impl Tags {
    fn take(&mut self, name: &str, value: &str, line: u64) {
        let value = clean(value);
        let slot = match name {
            "White" => &mut self.headers.white,
            "Black" => &mut self.headers.black,
            "Event" => &mut self.headers.event,
            "Date" => &mut self.headers.date,
            "Result" => &mut self.headers.result,
            "FEN" => return self.fen = Some((line, value)),
            "Variant" => return self.variant = Some((line, value)),
            _ => return,
        };
        // What is not known stands as "?".
        if value.chars().any(char::is_alphanumeric) {
            *slot = value;
        }
    }

    fn start(&self) -> Result<Chess, (u64, GameFaultKind)> {
        let mode = match &self.variant {
            None => None,
            Some((line, variant)) => {
                let mode = pgn::castling_mode(variant);
                Some(mode.ok_or_else(|| (*line, GameFaultKind::Variant(variant.clone())))?)
            }
        };
        match &self.fen {
            None => Ok(Start::default().position().clone()),
            Some((line, fen)) => {
                position_of(fen, mode).map_err(|error| (*line, GameFaultKind::Position(error)))
            }
        }
    }
}

/// The moves of a game as they come in.
struct Moves {
    tree: GameTree,
    game: u64,
    faults: Vec<GameFault>,
    line: Line,
    /// The lines that go on behind the variations that are open, and how many of these are left out as too deep.
    open: Vec<Line>,
    too_deep: u64,
    said: usize,
}

/// How far a line has come.
struct Line {
    at: NodeId,
    /// Whether what follows in it is left out.
    ended: bool,
    /// Whether it is a variation in which no move stands yet, and what was said before it.
    begins: bool,
    before: Vec<String>,
}

impl Line {
    fn at(at: NodeId) -> Line {
        Line { at, ended: false, begins: false, before: Vec::new() }
    }
}

impl Moves {
    fn new(start: Chess, game: u64) -> Moves {
        Moves {
            tree: GameTree::new(start),
            game,
            faults: Vec::new(),
            line: Line::at(GameTree::ROOT),
            open: Vec::new(),
            too_deep: 0,
            said: 0,
        }
    }

    /// Takes the next item in; whether the game goes on.
    fn take(&mut self, WrittenMove { line, what, .. }: WrittenMove, letters: Letters<'_>) -> bool {
        match what {
            MovetextItem::Result => return false,
            MovetextItem::Beside(beside) => self.beside(beside),
            MovetextItem::Word(word) => self.word(&clean(&word), line, letters),
            MovetextItem::Flaw(flaw) => self.fault(line, GameFaultKind::Form(flaw)),
            MovetextItem::Tag(..) => {}
        }
        true
    }

    fn beside(&mut self, beside: Beside) {
        match beside {
            Beside::VariationBegins if self.open.len() >= DEEPEST || self.too_deep > 0 => self.too_deep += 1,
            Beside::VariationEnds if self.too_deep > 0 => self.too_deep -= 1,
            _ if self.too_deep > 0 => {}
            Beside::VariationBegins => {
                let before = self.tree.before(self.line.at);
                // Before the first move there is nothing to play instead.
                let ended = self.line.ended || self.line.at == before;
                let new = Line { ended, begins: true, ..Line::at(before) };
                self.open.push(std::mem::replace(&mut self.line, new));
            }
            Beside::VariationEnds => {
                if let Some(line) = self.open.pop() {
                    self.line = line;
                }
            }
            _ if self.line.ended => {}
            Beside::Nag(nag) => self.tree.mark(self.line.at, nag),
            Beside::Comment(said) => {
                let said = clean(&said);
                self.said += said.len();
                if self.said > MOST_SAID || said.is_empty() {
                } else if self.line.begins {
                    self.line.before.push(said);
                } else {
                    self.tree.comment(self.line.at, said);
                }
            }
        }
    }

    fn word(&mut self, word: &str, line: u64, letters: Letters<'_>) {
        if self.line.ended || self.too_deep > 0 || pgn::adds_nothing(word, letters.lexicon()) {
            return;
        }
        let played = read(word, self.tree.position(self.line.at), letters);
        let next = match played {
            None => Err(GameFaultKind::NoMove(word.to_owned())),
            Some(played) => self.tree.play(self.line.at, played).ok_or(GameFaultKind::TooLong),
        };
        match next {
            Ok(next) => {
                self.line.at = next;
                self.line.begins = false;
                for said in std::mem::take(&mut self.line.before) {
                    self.tree.comment(next, said);
                }
            }
            Err(kind) => {
                self.line.ended = true;
                self.fault(line, kind);
            }
        }
    }

    fn fault(&mut self, line: u64, kind: GameFaultKind) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(GameFault { game: self.game, line, kind });
        }
    }
}

/// The move that a word is: PGN's own letters come first.
fn read(word: &str, now: &Chess, letters: Letters<'_>) -> Option<Move> {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let san = San::from_ascii(bare.as_bytes()).ok().and_then(|san| san.to_move(now).ok());
    san.or_else(|| letters.read(word, now).ok())
}
