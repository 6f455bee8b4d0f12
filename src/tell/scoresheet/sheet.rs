//! A game as a scoresheet: what stands above its moves, each move with what belongs beside it, and what both players
//! have written, in the words and letters of a voice.

use shakmaty::{Chess, Color, Position};

use crate::args;
use crate::record::{Detail, NodeId, Note, Remark, ScoreEntry, WrittenGame, clock_text};
use crate::tell::moves::{MoveForm, MoveText};
use crate::tell::phrasing::color_key;
use crate::text::name_in_order;
use crate::voice::{Id, NameSystem, Voice};

/// The tags that have a place above the moves, in the order of a scoresheet.
const HEADER: [&str; 12] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Board",
    "White",
    "WhiteTeam",
    "Black",
    "BlackTeam",
    "TimeControl",
    "Signed",
    "FEN",
];

/// What else PGN says of a game, and a scoresheet says elsewhere or not at all.
const SAID_ELSEWHERE: [&str; 6] = ["Result", "SetUp", "Variant", "Mode", "Termination", "Time"];

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
    /// What is said before the first move.
    pub before: Vec<String>,
    /// The heads of the columns: the number, White, Black, the time, and what stands beside.
    pub columns: SheetColumns,
    /// The moves, White's and Black's in a row.
    pub rows: Vec<SheetRow>,
    /// What stands behind the last move: an offer that went with a sealed move (I.2.6).
    pub behind: Vec<String>,
    /// The result.
    pub result: (String, String),
}

/// The heads of the columns.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct SheetColumns {
    pub number: String,
    pub white: String,
    pub black: String,
    pub time: String,
    pub beside: String,
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
    /// What the mover has left, "1:30:55".
    pub clock: Option<String>,
    /// Offers, claims, corrections, rulings and comments.
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
        let known = HEADER.iter().map(|tag| (label(&tag.to_lowercase()), game.tag(tag).to_owned()));
        let is_known = |tag: &str| HEADER.contains(&tag) || SAID_ELSEWHERE.contains(&tag);
        let others = game.tags.iter().filter(|(tag, _)| !is_known(tag)).cloned();
        let header = known.chain(others).filter(|(_, value)| !value.is_empty()).collect();
        let mut sheet = Scoresheet {
            language: voice.language().to_owned(),
            title,
            header,
            before: beside(game.tree.notes(crate::record::GameTree::ROOT), voice),
            columns: SheetColumns {
                number: label("number"),
                white: label("white"),
                black: label("black"),
                time: label("clock"),
                beside: label("beside"),
                scores: (style.scores && game.scores.is_some())
                    .then(|| [label("white-score"), label("black-score")]),
            },
            rows: Vec::new(),
            behind: beside(&game.behind, voice),
            result: (label("result"), game.result.to_owned()),
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
                None | Some(ScoreEntry::Nothing) => style.voice.say(Id::SHEET_NOT_WRITTEN),
                Some(ScoreEntry::AsPlayed) => played.clone(),
                Some(ScoreEntry::Otherwise(written)) => written.clone(),
            })
        });
        let nags = game.tree.nags(at);
        let marks: String = nags.iter().filter_map(|nag| mark(*nag)).collect();
        let numbers = nags.iter().filter(|nag| mark(**nag).is_none()).map(|nag| format!("${nag}"));
        let beside = numbers.chain(beside(notes, style.voice)).collect();
        let made = Some(SheetMove { played: played + &marks, clock, beside, scores });
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

/// What stands beside a move, in words; the clock has a place of its own, and what is said to programs none.
fn beside(notes: &[Note], voice: &Voice) -> Vec<String> {
    let told = |note: &Note| match note {
        Note::Said(said) => Some(said.clone()),
        Note::DrawOffer => Some(voice.say(Id::SHEET_OFFER)),
        Note::Remark(remark) => Some(told_remark(remark, voice)),
        Note::Clock(_) | Note::Elapsed(_) | Note::Command(_) => None,
    };
    notes.iter().filter_map(told).collect()
}

/// The mark that is written behind a move for a judgement, where there is one.
fn mark(nag: u8) -> Option<&'static str> {
    const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    usize::from(nag).checked_sub(1).and_then(|place| MARKS.get(place).copied())
}

/// The name a remark has in the voices.
fn name_of(remark: &Remark) -> &'static str {
    const NAMES: [(&str, &str); 22] = [
        ("9.2", "claim"),
        ("9.3", "claim"),
        ("III.5", "claim"),
        ("III.6.1", "claim"),
        ("9.5.3", "claim-failed"),
        ("III.5.3", "claim-failed"),
        ("III.5.2", "postponed"),
        ("III.4", "increment"),
        ("A.5.2", "illegal-stands"),
        ("D.2.9", "announced"),
        ("6.10.2", "clock-set"),
        ("12.5", "time"),
        ("12.9.2", "time"),
        ("12.9.3", "time"),
        ("6.8", "flag"),
        ("I.1", "sealed"),
        ("8.1.4", "noted"),
        ("12.9.1", "warning"),
        ("12.9", "penalty"),
        ("6.11.2", "protest"),
        ("7.1", "restored"),
        ("7.4.1", "displaced"),
    ];
    let known = NAMES.iter().find(|(article, _)| *article == remark.article).map(|(_, name)| *name);
    known.unwrap_or(if remark.article.starts_with("7.5") { "illegal" } else { "other" })
}

fn told_remark(remark: &Remark, voice: &Voice) -> String {
    let detail = remark.detail.as_ref().map(|detail| match detail {
        Detail::Move(played) => played.clone(),
        Detail::Time(time) => {
            let sign = if *time < 0 { '−' } else { '+' };
            format!("{sign}{}", clock_text(time.unsigned_abs()))
        }
        Detail::Clock(left) => clock_text(*left),
        Detail::Moves(moves) => moves.to_string(),
        Detail::Words(words) => crate::text::clean(words),
    });
    voice.tell(
        Id::SHEET_REMARK,
        &args!(
            "remark" => name_of(remark),
            "players" => remark.color.map_or("none", color_key),
            "had" => if detail.is_some() { "some" } else { "none" },
            "detail" => detail.unwrap_or_default(),
            "article" => remark.article,
        ),
    )
}
