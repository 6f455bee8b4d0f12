//! A game of a file: who plays, its moves with variations, comments and judgements, and what of it cannot be read.

use std::io::{self, BufRead};

use shakmaty::san::{San, SanError};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move};

use super::fault::{GameFault, GameFaultKind, LeftOut};
use super::game_reader::{GameReader, Heading, MOST_FAULTS};
use super::place::GamePlace;
use crate::game::position_of;
use crate::hear::{Letters, castling_mode, pgn};
use crate::record::{
    Beside, GameTree, Movetext, MovetextItem, NodeId, Note, PgnFlaw, WrittenGame, WrittenMove, pgn_result,
};
use crate::text::clean;

/// Variations in each other deeper than this are left out.
const DEEPEST: usize = 100;

/// So many bytes of comments of one game are kept.
const MOST_SAID: usize = 1 << 20;

/// No more of a word that is no move is told, in letters.
const LONGEST_WORD: usize = 20;

/// The words that say nothing new behind a move.
const SAY_NOTHING: [&str; 9] = ["e.p.", "ep", "+", "++", "#", "ch", "mate", "dbl", "N"];

/// What is told of a game before its moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tags {
    pub white: String,
    pub black: String,
    pub event: String,
    pub date: String,
    pub round: String,
    pub result: String,
    pub termination: String,
}

/// A game of a file.
#[derive(Debug, Clone)]
pub struct CollectedGame {
    /// Where it begins.
    pub place: GamePlace,
    /// Where the next one begins, or the file ends.
    pub end: GamePlace,
    /// What is told of it.
    pub tags: Tags,
    /// All its tags with their values, in their order.
    pub all_tags: Vec<(String, String)>,
    /// How it ended, in PGN's form: as it is written behind the moves, or else in the tag.
    pub result: &'static str,
    /// Its moves.
    pub tree: GameTree,
    /// What of it cannot be read.
    pub faults: Vec<GameFault>,
    /// Whether the game itself ends because of that, and not one of its variations.
    pub is_cut: bool,
}

/// The games of a stream, one by one; moves may be written in these letters too.
pub fn games<'l, R: BufRead + 'l>(
    input: R,
    letters: Option<Letters<'l>>,
) -> impl Iterator<Item = io::Result<CollectedGame>> + 'l {
    let mut reader = GameReader::new(Movetext::new(input).whole());
    std::iter::from_fn(move || CollectedGame::next_of(&mut reader, letters).transpose())
}

impl Tags {
    fn of(game: &Heading) -> Tags {
        // "?" stands for what is not known.
        let tag = |name| {
            let value = game.tag(name);
            if value.trim_matches(['?', '-', '.', ' ']).is_empty() { String::new() } else { value.to_owned() }
        };
        Tags {
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
            round: tag("Round"),
            result: tag("Result"),
            termination: tag("Termination"),
        }
    }
}

impl CollectedGame {
    /// The game as it is written down.
    pub fn written(self) -> WrittenGame {
        WrittenGame::read(&self.all_tags, self.tree, self.result)
    }

    /// Whether there is no position for it to begin with.
    pub fn begins_nowhere(&self) -> bool {
        self.faults.iter().any(|fault| fault.kind.is_of_start())
    }

    pub(super) fn next_of<R: BufRead>(
        reader: &mut GameReader<R>,
        letters: Option<Letters<'_>>,
    ) -> io::Result<Option<CollectedGame>> {
        let Some(mut heading) = reader.heading()? else { return Ok(None) };
        let faults = std::mem::take(&mut heading.faults);
        let (start, fault) =
            start(&heading).map_or_else(|fault| (Chess::default(), Some(fault)), |at| (at, None));
        let mut moves = Moves::new(start, faults);
        if let Some(fault) = fault {
            moves.line.ended = true;
            moves.fault((fault.line, fault.column), fault.kind);
        }
        while let Some(item) = reader.item()? {
            moves.take(item, letters);
        }
        let end = reader.end()?;
        let told = pgn_result(heading.tag("Result"));
        let result = reader.result().or(told).unwrap_or("*");
        if told.is_some_and(|told| told != result) {
            moves.fault((heading.line_of("Result"), 1), GameFaultKind::OtherResult(result));
        }
        let main = moves.open.first().unwrap_or(&moves.line);
        let beside_moves = [PgnFlaw::Long, PgnFlaw::Tag];
        let is_flawed = |fault: &GameFault| matches!(fault.kind, GameFaultKind::Form(flaw) if !beside_moves.contains(&flaw));
        let is_cut = main.ended || moves.faults.iter().any(is_flawed);
        let Moves { tree, faults, .. } = moves;
        let (tags, all_tags) = (Tags::of(&heading), heading.tags().collect());
        Ok(Some(CollectedGame { place: heading.place, end, tags, all_tags, result, tree, faults, is_cut }))
    }
}

/// The position a game begins with.
pub(super) fn start(game: &Heading) -> Result<Chess, GameFault> {
    let fault = |tag, kind| GameFault { line: game.line_of(tag), column: 1, kind, in_variation: false };
    if let Some(number) = game.number.filter(|number| *number > 1 && game.is_untold()) {
        return Err(fault("", GameFaultKind::Number(number)));
    }
    let (variant, fen) = (game.tag("Variant"), game.tag("FEN"));
    let mode =
        castling_mode(variant).ok_or_else(|| fault("Variant", GameFaultKind::Variant(variant.to_owned())))?;
    if fen.is_empty() {
        return Ok(Chess::default());
    }
    // A file may say nothing of its variant.
    let mode = (!variant.is_empty()).then_some(mode);
    position_of(fen, mode).map_err(|error| fault("FEN", GameFaultKind::Position(error)))
}

/// The moves of a game as they come in.
struct Moves {
    tree: GameTree,
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
    before: Vec<Note>,
}

impl Line {
    fn at(at: NodeId) -> Line {
        Line { at, ended: false, begins: false, before: Vec::new() }
    }
}

impl Moves {
    fn new(start: Chess, faults: Vec<GameFault>) -> Moves {
        let (tree, line) = (GameTree::new(start), Line::at(GameTree::ROOT));
        Moves { tree, faults, line, open: Vec::new(), too_deep: 0, said: 0 }
    }

    fn take(&mut self, WrittenMove { line, column, what, .. }: WrittenMove, letters: Option<Letters<'_>>) {
        let here = (line, column);
        match what {
            MovetextItem::Beside(beside) => self.beside(beside, here),
            MovetextItem::Word(word) => self.word(&clean(&word), here, letters),
            MovetextItem::Flaw(flaw) => self.fault(here, GameFaultKind::Form(flaw)),
            MovetextItem::Tag(..) | MovetextItem::Result(_) => {}
        }
    }

    fn beside(&mut self, beside: Beside, here: (u64, u64)) {
        let left_out = |what| GameFaultKind::LeftOut(what);
        match beside {
            Beside::VariationBegins if self.open.len() >= DEEPEST || self.too_deep > 0 => {
                if self.too_deep == 0 {
                    self.fault(here, left_out(LeftOut::Deep));
                }
                self.too_deep += 1;
            }
            Beside::VariationEnds if self.too_deep > 0 => self.too_deep -= 1,
            _ if self.too_deep > 0 => {}
            Beside::VariationBegins => {
                let before = self.tree.before(self.line.at);
                // Before the first move there is nothing to play instead.
                let ended = self.line.ended || self.line.at == before;
                if ended && !self.line.ended {
                    self.fault(here, left_out(LeftOut::Nowhere));
                }
                let new = Line { ended, begins: true, ..Line::at(before) };
                self.open.push(std::mem::replace(&mut self.line, new));
            }
            Beside::VariationEnds => {
                if let Some(line) = self.open.pop() {
                    self.line = line;
                }
            }
            _ if self.line.ended => {}
            Beside::Nag(nag) => {
                if !self.tree.mark(self.line.at, nag) {
                    self.fault(here, left_out(LeftOut::Nag));
                }
            }
            Beside::Comment(said) => {
                let said = clean(&said);
                self.said += said.len();
                if self.said > MOST_SAID {
                    self.fault(here, left_out(LeftOut::Comment));
                    return;
                }
                for note in Note::of_comment(&said) {
                    if self.line.begins {
                        self.line.before.push(note);
                    } else {
                        self.tree.note(self.line.at, note);
                    }
                }
            }
        }
    }

    fn word(&mut self, word: &str, here: (u64, u64), letters: Option<Letters<'_>>) {
        if self.line.ended || self.too_deep > 0 {
            return;
        }
        let next = match read_move(word, self.tree.position(self.line.at), letters) {
            Ok(None) => return,
            Ok(Some(played)) => self.tree.add(self.line.at, played).ok_or(GameFaultKind::TooLong),
            Err(kind) => Err(kind),
        };
        match next {
            Ok(next) => {
                self.line.at = next;
                self.line.begins = false;
                for note in std::mem::take(&mut self.line.before) {
                    self.tree.note_before(next, note);
                }
            }
            Err(kind) => {
                self.line.ended = true;
                self.fault(here, kind);
            }
        }
    }

    fn fault(&mut self, (line, column): (u64, u64), kind: GameFaultKind) {
        if self.faults.len() < MOST_FAULTS {
            let in_variation = !self.open.is_empty();
            self.faults.push(GameFault { line, column, kind, in_variation });
        }
    }
}

/// The move a word is in this position, in PGN's letters first; `None` where the word says nothing of moves.
pub(super) fn read_move(
    word: &str,
    now: &Chess,
    letters: Option<Letters<'_>>,
) -> Result<Option<Move>, GameFaultKind> {
    let bare = word.strip_suffix("(=)").unwrap_or(word).trim_end_matches(['+', '#', '!', '?', '=']);
    let told = || clean(word).chars().take(LONGEST_WORD).collect::<String>();
    let says_nothing = || {
        SAY_NOTHING.contains(&word)
            || letters.is_some_and(|letters| pgn::adds_nothing(word, letters.lexicon()))
    };
    let alone = letters.filter(|letters| letters.are_alone());
    // "Rd1" is the rook's move in one language and the king's in another.
    let read = match alone {
        Some(letters) => letters.read(bare, now).map_err(|_| GameFaultKind::NoMove(told())),
        None => written_move(bare, now, told),
    };
    let read = match read {
        Ok(played) => return Ok(Some(played)),
        Err(_) if says_nothing() => return Ok(None),
        Err(_) if is_null(bare) => return Err(GameFaultKind::NullMove),
        Err(kind) => kind,
    };
    let in_letters = letters.filter(|_| alone.is_none()).and_then(|letters| letters.read(word, now).ok());
    in_letters.map(Some).ok_or(read)
}

/// The move a word is in English letters: in algebraic notation or in one of the ways in which files differ from it, or
/// in coordinates.
fn written_move(word: &str, now: &Chess, told: impl Fn() -> String) -> Result<Move, GameFaultKind> {
    // Nearly every word of nearly every file is that.
    if let Ok(san) = San::from_ascii(word.as_bytes())
        && san != San::Null
        && let Ok(played) = san.to_move(now)
    {
        return Ok(played);
    }
    let (mut is_ambiguous, mut is_read) = (false, false);
    for written in spellings(word) {
        if let Ok(san) = San::from_ascii(written.as_bytes())
            && san != San::Null
        {
            match san.to_move(now) {
                Ok(played) => return Ok(played),
                Err(SanError::AmbiguousSan) => is_ambiguous = true,
                Err(SanError::IllegalSan) => is_read = true,
            }
        } else if let Ok(coordinates) = written.parse::<UciMove>() {
            match coordinates.to_move(now) {
                Ok(played) => return Ok(played),
                Err(_) => is_read = true,
            }
        }
    }
    Err(match (is_ambiguous, is_read) {
        (true, _) => GameFaultKind::Ambiguous(told()),
        (false, true) => GameFaultKind::NoMove(told()),
        (false, false) => GameFaultKind::Unread(told()),
    })
}

/// A word as it is written, and then as algebraic notation has it: figurines and "P" for pieces, noughts in castling,
/// "e:d5", "Ng8-f6", "e8(Q)", "exd6ep", "ed6".
fn spellings(word: &str) -> Vec<String> {
    let mut written = word.to_owned();
    for (figurines, letter) in FIGURINES {
        written = written.replace(figurines, letter);
    }
    for ending in ["e.p.", "ep", "e.p"] {
        written = written.strip_suffix(ending).map_or_else(|| written.clone(), str::to_owned);
    }
    let castles = written.chars().all(|sign| matches!(sign, '0' | 'o' | 'O' | '-'));
    let plain = if castles {
        written.replace(['0', 'o'], "O")
    } else {
        let written = written.replace(':', "x").replace(['-', '(', ')', '/', '='], "");
        written.strip_prefix('P').map_or_else(|| written.clone(), str::to_owned)
    };
    let promoted = match plain.char_indices().last() {
        Some((at, piece)) if plain[..at].ends_with(['1', '8']) && !castles => {
            format!("{}={}", &plain[..at], piece.to_ascii_uppercase())
        }
        _ => plain.clone(),
    };
    // "ed6": a pawn captures.
    let mut signs = plain.chars();
    let captures = match (signs.next(), signs.next()) {
        (Some(from @ 'a'..='h'), Some('a'..='h')) => format!("{from}x{}", &promoted[1..]),
        _ => String::new(),
    };
    let mut spellings = vec![word.to_owned(), plain, promoted, captures];
    spellings.retain(|spelling| !spelling.is_empty());
    spellings.dedup();
    spellings
}

/// Pieces as pictures, and their letters.
const FIGURINES: [(&[char], &str); 6] = [
    (&['♔', '♚'], "K"),
    (&['♕', '♛'], "Q"),
    (&['♖', '♜'], "R"),
    (&['♗', '♝'], "B"),
    (&['♘', '♞'], "N"),
    (&['♙', '♟'], ""),
];

/// Whether a word stands for a move that is none.
fn is_null(bare: &str) -> bool {
    matches!(bare, "Z0" | "--" | "0000" | "@@@@" | "null" | "pass")
}
