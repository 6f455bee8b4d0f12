//! A game as it is written down: what stands before its moves, the moves with what stands beside them, and the result.
//!
//! A game that was kept and one that was read from PGN are written out from this one value, in whatever form.

use shakmaty::{ByColor, Chess, Color};

use super::game_tree::{GameTree, NodeId};
use super::note::{Note, Remark};
use super::remarks::{corrected, illegal, remarks};
use super::tags::{in_order, tags};
use crate::boards::Reading;
use crate::game::{Desk, Game, Record, is_made};
use crate::laws::Scoresheets;
use crate::text::clean;

/// A game as it is written down.
#[derive(Debug, Clone)]
pub struct WrittenGame {
    /// Its tags as PGN has them, in their order: the seven of the roster first.
    pub tags: Vec<(String, String)>,
    /// Its moves.
    pub tree: GameTree,
    /// What stands behind the last move and with none: an offer that went with a sealed move (I.2.6).
    pub behind: Vec<Note>,
    /// What each player has written for each ply, where that was kept.
    pub scores: Option<ByColor<Vec<ScoreEntry>>>,
    /// How it ended: "1-0", "0-1", "1/2-1/2" or "*".
    pub result: &'static str,
    /// The same with what PGN has no sign for (11.8, 12.9): "0-0", "1/2-0".
    pub ending: &'static str,
}

/// D.2.9 — what a player has written for a ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreEntry {
    /// The move that was played.
    AsPlayed,
    /// Nobody has said what stands there.
    Unread,
    /// Nothing that tells a move: it was not recorded (8.4), or cannot be read.
    Nothing,
    /// Another move, as it is written.
    Otherwise(String),
}

impl WrittenGame {
    /// The seven tags that every game has, with what stands where it is not known.
    pub const ROSTER: [(&'static str, &'static str); 7] = [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
    ];

    /// A game that was kept, as the players leave it. `opened` is when it was opened, as the library keeps it.
    pub fn kept(game: &Game, events: &[Record], opened: &str) -> WrittenGame {
        let game = &game.as_left();
        let (tree, behind) = tree(game, events);
        let result = game.outcome().map_or("*", |outcome| outcome.result.pgn());
        let ending = game.outcome().map_or("*", |outcome| outcome.result.written());
        // At practice nobody keeps a score.
        let scores =
            (game.setup().desk != Desk::Practice).then(|| ByColor::new_with(|color| score(game, color)));
        WrittenGame { tags: tags(game, opened), tree, behind, scores, result, ending }
    }

    /// A game with these tags that was read: the seven of the roster come first, and the result is this one.
    pub fn read(told: &[(String, String)], tree: GameTree, result: &'static str) -> WrittenGame {
        let found = |name: &str| told.iter().find(|(other, _)| other == name).map(|(_, value)| value.clone());
        let roster = Self::ROSTER.iter().map(|(name, unknown)| {
            let value = if *name == "Result" { Some(result.to_owned()) } else { found(name) };
            (
                (*name).to_owned(),
                value.filter(|value| !value.is_empty()).unwrap_or_else(|| (*unknown).to_owned()),
            )
        });
        let is_of_roster = |name: &str| Self::ROSTER.iter().any(|(other, _)| *other == name);
        let others = told.iter().filter(|(name, _)| !is_of_roster(name)).cloned();
        let mut tags: Vec<(String, String)> = roster.chain(others).collect();
        if tags.iter().any(|(name, _)| name == "FEN") {
            tags.retain(|(name, _)| name != "SetUp");
            tags.push(("SetUp".to_owned(), "1".to_owned()));
        }
        for (_, value) in &mut tags {
            *value = clean(value);
        }
        in_order(&mut tags);
        WrittenGame { tags, tree, behind: Vec::new(), scores: None, result, ending: result }
    }

    /// The same up to so many plies, as a game that goes on; all of it where it has no more.
    pub fn until(self, plies: usize) -> WrittenGame {
        let kept: Vec<NodeId> = self.moves();
        if kept.len() <= plies {
            return self;
        }
        let mut tree = GameTree::new(self.start().clone());
        let mut at = GameTree::ROOT;
        for from in kept.into_iter().take(plies) {
            let Some(next) = self.tree.played(from).and_then(|played| tree.add(at, played)) else { break };
            at = next;
            for note in self.tree.notes(from) {
                tree.note(at, note.clone());
            }
        }
        let open = |(name, value): (String, String)| match name.as_str() {
            "Result" => (name, "*".to_owned()),
            "Termination" => (name, "unterminated".to_owned()),
            _ => (name, value),
        };
        let tags = self.tags.into_iter().filter(|(name, _)| name != "Signed").map(open).collect();
        WrittenGame { tags, tree, behind: Vec::new(), scores: None, result: "*", ending: "*" }
    }

    /// The value of a tag; empty where there is none, or where it is not known.
    pub fn tag(&self, name: &str) -> &str {
        let value = self.tags.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value.as_str());
        if value.trim_matches(['?', '-', '.', ' ']).is_empty() { "" } else { value }
    }

    /// The position it begins with.
    pub fn start(&self) -> &Chess {
        self.tree.position(GameTree::ROOT)
    }

    /// The game without its variations: the places behind its moves.
    pub fn moves(&self) -> Vec<NodeId> {
        self.tree.main_line().collect()
    }
}

/// What this player has written.
fn score(game: &Game, color: Color) -> Vec<ScoreEntry> {
    let score = game.sheets().scores.get(color);
    let is_electronic = game.setup().regulations.scoresheets == Scoresheets::Electronic;
    let written = |ply: usize| match score.reading(ply) {
        Reading::Other(written, _) => ScoreEntry::Otherwise(written.to_owned()),
        Reading::Nothing => ScoreEntry::Nothing,
        Reading::AsAnnounced => ScoreEntry::AsPlayed,
        // 8.1.1.2 — such a one holds what was announced.
        Reading::Unread if is_electronic => ScoreEntry::AsPlayed,
        Reading::Unread => ScoreEntry::Unread,
    };
    (0..game.plies().len()).map(written).collect()
}

/// The moves of a game with what was noted beside them, and what stands behind the last one.
fn tree(game: &Game, events: &[Record]) -> (GameTree, Vec<Note>) {
    let start: Chess = game.positions().first().cloned().unwrap_or_default();
    let mut tree = GameTree::new(start);
    let mut at = GameTree::ROOT;
    let mut places = vec![at];
    let timed = game.clock().is_timed();
    let mut used = [0; 2];
    for ply in game.plies().iter() {
        let before = tree.position(at).clone();
        let Some(next) = tree.add(at, ply.played) else { break };
        at = next;
        places.push(at);
        if timed && ply.completed_at.is_some() {
            let total = ply.clock_after.used(ply.color, ply.completed_at.unwrap_or_default());
            let own = &mut used[ply.color.fold_wb(0, 1)];
            tree.note(at, Note::Clock(ply.left));
            tree.note(at, Note::Elapsed(total.saturating_sub(*own)));
            *own = total;
        }
        note_form(&mut tree, at, ply.legal, ply.announced.map(|announced| corrected(&announced, &before)));
    }
    // 8.1.1 — what was made last stands on the scoresheets, though the game ended before the press.
    let made = game.hand().filter(|_| game.outcome().is_some() && is_made(game));
    if let Some(hand) = made
        && let Some(played) = hand.played(game.position(), game.castling_mode())
        && let Some(next) = tree.add(at, played)
    {
        at = next;
        places.push(at);
        note_form(&mut tree, at, hand.legal.is_some(), None);
    }
    let mut behind = Vec::new();
    for (ply, note) in remarks(events) {
        match places.get(ply) {
            Some(place) => tree.note(*place, note),
            None if matches!(note, Note::DrawOffer(_)) => behind.push(note),
            None => tree.note(at, note),
        }
    }
    // 11.8, 12.9 — what the Result tag has no sign for stands in words that every reader passes over.
    let unsaid =
        game.outcome().map(|outcome| outcome.result).filter(|result| result.pgn() != result.written());
    if let Some(result) = unsaid {
        tree.note(at, Note::Said(result.to_string()));
    }
    (tree, behind)
}

/// A.5.2, D.2.9 — that a move is illegal and stood, and what had been announced for it.
fn note_form(tree: &mut GameTree, at: NodeId, legal: bool, corrected: Option<Remark>) {
    let illegal = (!legal).then(illegal);
    for remark in illegal.into_iter().chain(corrected) {
        tree.note(at, Note::Remark(remark));
    }
}
