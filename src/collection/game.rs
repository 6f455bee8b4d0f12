//! A game of a file with its moves as they can be played, its variations, comments and judgements.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use super::fault::GameFault;
use super::game_reader::{WrittenGame, WrittenItem};
use super::place::GamePlace;
use crate::game::{Start, position_of};
use crate::hear::castling_mode;
use crate::record::Beside;
use crate::text::clean;

/// No line of moves is longer: no game ever played has half as many.
const LONGEST: usize = 2_000;

/// Variations within variations are told so deep.
const DEEPEST: usize = 32;

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
}

/// A game of a file.
#[derive(Debug)]
pub struct CollectedGame {
    /// Where it begins.
    pub place: GamePlace,
    /// Where the next one begins, or the file ends.
    pub end: GamePlace,
    /// What is told of it.
    pub tags: Tags,
    /// Where its moves begin.
    pub start: Start,
    /// Its moves.
    pub line: GameLine,
    /// What is wrong with it, and the line of the file; its moves end there.
    pub fault: Option<(u64, GameFault)>,
}

/// Moves one after the other.
#[derive(Debug, Default)]
pub struct GameLine {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<CollectedMove>,
}

/// A move with what stands beside it.
#[derive(Debug)]
pub struct CollectedMove {
    /// The move.
    pub played: Move,
    /// Judgements, by their numbers in PGN.
    pub nags: Vec<u8>,
    /// Comments behind it.
    pub comments: Vec<String>,
    /// Other moves in its place.
    pub variations: Vec<GameLine>,
}

impl Tags {
    pub(super) fn of(game: &WrittenGame) -> Tags {
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
        }
    }
}

/// A line that is being read.
struct OpenLine {
    line: GameLine,
    /// The position before its last move, and behind it.
    before: Chess,
    now: Chess,
    /// Nothing more of it can be read.
    over: bool,
}

impl OpenLine {
    fn at(position: Chess) -> OpenLine {
        OpenLine { line: GameLine::default(), before: position.clone(), now: position, over: false }
    }

    fn play(&mut self, word: &str) -> Result<(), GameFault> {
        if self.line.moves.len() >= LONGEST {
            return Err(GameFault::TooLong);
        }
        let Some(played) = read_move(word, &self.now)? else { return Ok(()) };
        self.before = self.now.clone();
        self.now.play_unchecked(played);
        let (nags, comments, variations) = (Vec::new(), Vec::new(), Vec::new());
        self.line.moves.push(CollectedMove { played, nags, comments, variations });
        Ok(())
    }
}

impl CollectedGame {
    pub(super) fn of(game: WrittenGame) -> CollectedGame {
        let tags = Tags::of(&game);
        let (start, mut fault) = match start(&game) {
            Ok(start) => (start, None),
            Err(fault) => (Chess::default(), Some((game.place.line, fault))),
        };
        let mut open = vec![OpenLine { over: fault.is_some(), ..OpenLine::at(start.clone()) }];
        // How many variations are passed over, because they are too deep or replace no move.
        let mut passed = 0_usize;
        for (line, item) in game.items {
            let depth = open.len();
            let Some(now) = open.last_mut() else { break };
            match item {
                WrittenItem::Beside(Beside::VariationBegins)
                    if passed > 0 || depth > DEEPEST || now.over || now.line.moves.is_empty() =>
                {
                    passed += 1;
                }
                WrittenItem::Beside(Beside::VariationBegins) => {
                    let variation = OpenLine::at(now.before.clone());
                    open.push(variation);
                }
                WrittenItem::Beside(Beside::VariationEnds) if passed > 0 => passed -= 1,
                WrittenItem::Beside(Beside::VariationEnds) => close(&mut open),
                _ if passed > 0 || now.over => {}
                WrittenItem::Beside(Beside::Nag(nag)) => {
                    if let Some(last) = now.line.moves.last_mut() {
                        last.nags.push(nag);
                    }
                }
                WrittenItem::Beside(Beside::Comment(text)) => {
                    let text = clean(&text);
                    let comments = match now.line.moves.last_mut() {
                        Some(last) => &mut last.comments,
                        None => &mut now.line.comments,
                    };
                    comments.extend((!text.is_empty()).then_some(text));
                }
                WrittenItem::Word(word) => {
                    if let Err(why) = now.play(&word) {
                        now.over = true;
                        // A variation ends where it cannot be read; the game goes on.
                        if depth == 1 {
                            fault.get_or_insert((line, why));
                        }
                    }
                }
            }
        }
        while open.len() > 1 {
            close(&mut open);
        }
        let line = open.pop().map(|open| open.line).unwrap_or_default();
        let fault = fault.or(game.flaw);
        CollectedGame { place: game.place, end: game.end, tags, start: Start::at(start), line, fault }
    }
}

/// A variation ends: it belongs to the move it replaces.
fn close(open: &mut Vec<OpenLine>) {
    if open.len() < 2 {
        return;
    }
    let ended = open.pop();
    let replaced = open.last_mut().and_then(|before| before.line.moves.last_mut());
    if let (Some(ended), Some(replaced)) = (ended, replaced)
        && !ended.line.moves.is_empty()
    {
        replaced.variations.push(ended.line);
    }
}

/// Where the moves of a game begin.
pub(super) fn start(game: &WrittenGame) -> Result<Chess, GameFault> {
    let (variant, fen) = (game.tag("Variant"), game.tag("FEN"));
    let mode = castling_mode(variant).ok_or_else(|| GameFault::Variant(variant.to_owned()))?;
    if fen.is_empty() {
        return Ok(Chess::default());
    }
    // A file may say nothing of its variant.
    let mode = (!variant.is_empty()).then_some(mode);
    position_of(fen, mode).map_err(GameFault::Position)
}

/// The words that say nothing new behind a move.
const SAY_NOTHING: [&str; 9] = ["e.p.", "ep", "+", "++", "#", "ch", "mate", "dbl", "N"];

/// The move a word is in this position; `None` where the word says nothing of moves.
pub(super) fn read_move(word: &str, now: &Chess) -> Result<Option<Move>, GameFault> {
    let bare = word.trim_end_matches(['+', '#', '!', '?', '=']);
    let san = match San::from_ascii(bare.as_bytes()) {
        Ok(San::Null) => return Err(GameFault::NullMove),
        Ok(san) => san.to_move(now).ok(),
        Err(_) => None,
    };
    let other = || {
        let castling = bare.replace('0', "O").parse::<San>().ok().and_then(|san| san.to_move(now).ok());
        castling.or_else(|| bare.parse::<UciMove>().ok().and_then(|written| written.to_move(now).ok()))
    };
    match san.or_else(other) {
        Some(played) => Ok(Some(played)),
        None if SAY_NOTHING.contains(&word) => Ok(None),
        None if matches!(bare, "Z0" | "0000" | "@@@@" | "null" | "pass") => Err(GameFault::NullMove),
        None => Err(GameFault::NoMove(clean(word).chars().take(LONGEST_WORD).collect())),
    }
}

/// No more of a word that is no move is told, in letters.
const LONGEST_WORD: usize = 20;

#[cfg(test)]
mod tests {
    use super::super::game_reader::GameReader;
    use super::*;
    use crate::record::Movetext;

    fn game(text: &str) -> CollectedGame {
        let mut games = GameReader::new(Movetext::new(text.as_bytes()).whole());
        CollectedGame::of(games.next().unwrap().unwrap())
    }

    #[test]
    fn what_stands_beside_a_move_belongs_to_it() {
        let text =
            "{before} 1. e4! {good [%clk 0:01:00]} (1. d4 d5 (1... f5 {Dutch}) 2. c4) ; rest\n 1... c5 $6 *";
        let game = game(text);
        assert_eq!(game.fault, None);
        assert_eq!(game.line.comments, ["before"]);
        let [first, second] = &game.line.moves[..] else { panic!("two moves") };
        assert_eq!(
            (&first.nags[..], &first.comments[..]),
            (&[1][..], &["good".to_owned(), "rest".to_owned()][..])
        );
        assert_eq!(second.nags, [6]);
        let [queens] = &first.variations[..] else { panic!("one variation") };
        assert_eq!(queens.moves.len(), 3);
        assert_eq!(queens.moves[1].variations[0].moves[0].comments, ["Dutch"]);
    }

    #[test]
    fn castling_in_zeros_and_moves_in_coordinates_are_moves() {
        let game = game("1. e2e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 e.p. *");
        assert_eq!((game.line.moves.len(), game.fault), (8, None));
    }

    #[test]
    fn a_game_ends_where_it_is_wrong_and_a_variation_ends_alone() {
        let wrong = game("1. e4 e5\n2. Ke3 Nc6 *");
        assert_eq!(wrong.line.moves.len(), 2);
        assert_eq!(wrong.fault, Some((2, GameFault::NoMove("Ke3".to_owned()))));
        let null = game("1. e4 (1. -- e5) e5 2. -- *");
        assert_eq!((null.line.moves.len(), null.fault), (2, Some((1, GameFault::NullMove))));
        let deep = "(1. d4 ".repeat(5_000) + &")".repeat(5_000);
        let deep = game(&format!("1. e4 {deep} e5 *"));
        assert_eq!((deep.line.moves.len(), deep.fault), (2, None));
        let variant = game("[Variant \"Atomic\"]\n\n1. e4 *");
        assert_eq!(variant.fault, Some((1, GameFault::Variant("Atomic".to_owned()))));
    }
}
