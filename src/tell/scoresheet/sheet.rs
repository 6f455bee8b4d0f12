//! A game as a scoresheet: what stands above its moves, each move with what belongs beside it, and what both players
//! have written, in the words and letters of a voice.

use shakmaty::{Chess, Color, Position};

use super::header::{begins, entries};
use super::remarks::{Beside, beside, letters, offer};
use crate::args;
use crate::record::{GameTree, NodeId, Note, ScoreEntry, WrittenGame, clock_text, pgn};
use crate::tell::game_head::{ending, result};
use crate::tell::moves::{MoveForm, MoveText};
use crate::tell::phrasing::Phrasing;
use crate::text::name_in_order;
use crate::voice::{Id, NameSystem, Voice};

/// How the moves are told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SheetMoves {
    /// In letters, as on a scoresheet: "Sf3".
    #[default]
    Letters,
    /// As they are announced: "Springer Gustav eins Felix drei".
    Announced,
    /// The same for ears: what is in another language than the voice's is [marked](crate::voice::parted).
    Spoken,
}

/// A game as a scoresheet.
#[derive(Debug, Clone)]
pub struct Scoresheet {
    /// The language of its words, as BCP 47 has it.
    pub language: String,
    /// The players, as a title.
    pub title: String,
    /// What stands above the moves: the name of each entry and what it says.
    pub header: Vec<(String, String)>,
    /// Where it begins, where that is not the initial position: the name of that entry, and what stands where.
    pub begins: Option<(String, String)>,
    /// What is said before the first move.
    pub before: Vec<String>,
    /// The heads of the columns: the number, White, Black, the time, and what stands beside.
    pub columns: SheetColumns,
    /// The moves, White's and Black's in a row.
    pub rows: Vec<SheetRow>,
    /// What stands behind the last move: an offer that went with a sealed move (I.2.6).
    pub behind: Vec<String>,
    /// The result, in signs and in words.
    pub result: (String, String),
    /// Whether its moves are announced rather than written.
    pub is_announced: bool,
    /// The language of what is marked in the moves, as BCP 47 has it, where it is another one.
    pub spoken_language: Option<String>,
}

/// The heads of the columns.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct SheetColumns {
    pub number: String,
    pub white: String,
    pub black: String,
    pub played: String,
    pub time: String,
    /// What White has written, and Black, where the two are set side by side.
    pub scores: Option<[String; 2]>,
}

/// A move of each player.
#[derive(Debug, Clone)]
pub struct SheetRow {
    /// Its number.
    pub number: u32,
    /// White's move; none where Black begins.
    pub white: Option<SheetMove>,
    /// Black's move.
    pub black: Option<SheetMove>,
}

/// A move with what belongs beside it.
#[derive(Debug, Clone)]
pub struct SheetMove {
    /// The move.
    pub played: String,
    /// The marks of an annotator behind it, "!?"; in an announcement they are words beside it.
    pub marks: String,
    /// What the mover has left, "1:30:55".
    pub clock: Option<String>,
    /// That a draw was offered with it.
    pub offer: Option<String>,
    /// Claims, corrections, rulings, comments, and other offers.
    pub beside: Vec<String>,
    /// What White has written for it and Black, where that is set side by side.
    pub scores: Option<[String; 2]>,
}

/// How a scoresheet is put into words.
#[derive(Clone, Copy)]
pub struct SheetStyle<'v> {
    /// The voice.
    pub voice: &'v Voice,
    /// The names of files and pieces in announcements.
    pub names: NameSystem,
    /// How the moves are told.
    pub moves: SheetMoves,
    /// Whether what both players have written is set side by side.
    pub scores: bool,
}

impl SheetMove {
    /// All that stands beside it.
    pub fn said(&self) -> impl Iterator<Item = &String> {
        self.offer.iter().chain(&self.beside)
    }
}

impl SheetRow {
    /// Both moves, White's first.
    pub fn moves(&self) -> impl Iterator<Item = (Color, &SheetMove)> {
        let both = [(Color::White, &self.white), (Color::Black, &self.black)];
        both.into_iter().filter_map(|(color, played)| played.as_ref().map(|played| (color, played)))
    }
}

impl Scoresheet {
    /// The scoresheet of this game.
    pub fn of(game: &WrittenGame, style: SheetStyle<'_>) -> Scoresheet {
        let voice = style.voice;
        let label = |of: &str| voice.tell(Id::SHEET_LABEL, &args!("label" => of.to_owned()));
        let players = ["White", "Black"].map(|tag| match game.tag(tag) {
            "" => voice.say(Id::UNNAMED),
            name => name_in_order(name),
        });
        let title =
            voice.tell(Id::SHEET_TITLE, &args!("white" => players[0].clone(), "black" => players[1].clone()));
        let phrasing = Phrasing::in_names(voice, style.names);
        let mut sheet = Scoresheet {
            language: voice.language().to_owned(),
            title,
            header: entries(game, &phrasing),
            begins: begins(game, &phrasing),
            before: beside(game.tree.notes(GameTree::ROOT), Beside::Nothing, voice),
            columns: SheetColumns {
                number: label("number"),
                white: label("white"),
                black: label("black"),
                played: label("played"),
                time: label("clock"),
                scores: (style.scores && game.scores.is_some())
                    .then(|| [label("white-score"), label("black-score")]),
            },
            rows: Vec::new(),
            behind: beside(&game.behind, Beside::Nothing, voice),
            result: (label("result"), ended(game, &phrasing)),
            is_announced: style.moves != SheetMoves::Letters,
            spoken_language: voice.lexicon().naming(style.names).language().map(str::to_owned),
        };
        for (ply, at) in game.moves().into_iter().enumerate() {
            sheet.put(game, ply, at, style);
        }
        sheet
    }

    fn put(&mut self, game: &WrittenGame, ply: usize, at: NodeId, style: SheetStyle<'_>) {
        let before = game.tree.position(game.tree.before(at));
        let notes = game.tree.notes(at);
        let clock = notes.iter().find_map(|note| match note {
            Note::Clock(left) => Some(clock_text(*left)),
            _ => None,
        });
        let played = told(game, at, before, style);
        let scores = self.columns.scores.as_ref().and(game.scores.as_ref()).map(|scores| {
            [&scores.white, &scores.black].map(|score| match score.get(ply) {
                None | Some(ScoreEntry::Unread) => style.voice.say(Id::SHEET_NOT_READ),
                Some(ScoreEntry::Nothing) => style.voice.say(Id::SHEET_NOT_WRITTEN),
                Some(ScoreEntry::AsPlayed) => played.clone(),
                Some(ScoreEntry::Otherwise(written)) => written.clone(),
            })
        });
        let nags = game.tree.nags(at);
        let is_mark = |nag: &u8| style.moves == SheetMoves::Letters && mark(*nag).is_some();
        let marks: String = nags.iter().filter(|nag| is_mark(nag)).filter_map(|nag| mark(*nag)).collect();
        let unmarked: Vec<u8> = nags.iter().copied().filter(|nag| !is_mark(nag)).collect();
        let offered = notes.contains(&Note::DrawOffer(None));
        let offer = offered.then(|| offer(Some(before.turn()), style.voice));
        let of = Beside::Move(before.turn(), &unmarked);
        let mut beside = beside(notes, of, style.voice);
        let instead = pgn::variations(&game.tree, at, Some(&letters(style.voice)));
        beside.extend(
            instead.into_iter().map(|line| style.voice.tell(Id::SHEET_VARIATION, &args!("moves" => line))),
        );
        let made = Some(SheetMove { played, marks, clock, offer, beside, scores });
        let number = before.fullmoves().get();
        match (before.turn(), self.rows.last_mut()) {
            (Color::Black, Some(row)) if row.number == number && row.black.is_none() => row.black = made,
            (Color::Black, _) => self.rows.push(SheetRow { number, white: None, black: made }),
            (Color::White, _) => self.rows.push(SheetRow { number, white: made, black: None }),
        }
    }
}

/// The move that leads here in the words or letters that are asked for.
fn told(game: &WrittenGame, at: NodeId, before: &Chess, style: SheetStyle<'_>) -> String {
    let Some(played) = game.tree.played(at) else { return String::new() };
    match style.moves {
        SheetMoves::Letters => MoveText::new(style.voice.lexicon()).written(&played, before),
        SheetMoves::Announced | SheetMoves::Spoken => {
            let telling = MoveText::in_names(style.voice.lexicon(), style.names);
            let telling = if style.moves == SheetMoves::Spoken { telling.marking() } else { telling };
            let mut text = String::new();
            telling.announce_in(&mut text, MoveForm::Long, &played, before);
            telling.announce_check(&mut text, game.tree.position(at));
            text
        }
    }
}

/// The mark that is written behind a move for a judgement, where there is one.
fn mark(nag: u8) -> Option<&'static str> {
    const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    usize::from(nag).checked_sub(1).and_then(|place| MARKS.get(place).copied())
}

/// How a game ended: in the signs of a scoresheet, and in words.
fn ended(game: &WrittenGame, phrasing: &Phrasing<'_>) -> String {
    let last = game.moves().last().copied().unwrap_or(GameTree::ROOT);
    let how = ending(game.tree.position(last), game.tag("Termination")).filter(|_| game.ending != "*");
    // For what counts otherwise than a game that was won or drawn (11.8, 12.9) the signs say all.
    let words = (game.result == game.ending).then(|| result(game.result));
    let words = words.into_iter().chain(how).map(|fact| fact.said(phrasing).trim_end_matches('.').to_owned());
    let signs = (game.ending != "*").then(|| game.ending.to_owned());
    signs.into_iter().chain(words).collect::<Vec<_>>().join(", ")
}
