//! A game with its variations.

use shakmaty::{Chess, Color, Move, Position};

use super::note::Note;

/// A place in a game: its beginning, or a move that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// A game with its variations: at each place the moves that were made there, that of the game first.
#[derive(Debug, Clone)]
pub struct GameTree {
    // In one list, so that nothing of it is as deep as its variations.
    nodes: Vec<Node>,
}

#[derive(Debug, Clone)]
struct Node {
    parent: NodeId,
    /// The move that has led here; none at the beginning.
    played: Option<Move>,
    after: Chess,
    replies: Vec<NodeId>,
    /// What stands before the move, where it begins a variation.
    before: Vec<Note>,
    notes: Vec<Note>,
    nags: Vec<u8>,
}

impl Node {
    fn new(parent: NodeId, played: Option<Move>, after: Chess) -> Node {
        let (before, notes) = (Vec::new(), Vec::new());
        Node { parent, played, after, replies: Vec::new(), before, notes, nags: Vec::new() }
    }
}

impl Default for GameTree {
    fn default() -> GameTree {
        GameTree::new(Chess::default())
    }
}

impl GameTree {
    /// The beginning.
    pub const ROOT: NodeId = NodeId(0);

    /// No game has more places.
    pub const LARGEST: usize = 20_000;

    /// The most NAGs of a move.
    const MOST_NAGS: usize = 32;

    /// A game from this position in which nothing was played.
    ///
    /// ```
    /// use ansage::record::GameTree;
    /// use shakmaty::{Chess, Position};
    ///
    /// let mut game = GameTree::new(Chess::default());
    /// let moves = Chess::default().legal_moves();
    /// let first = game.play(GameTree::ROOT, moves[0]);
    /// let other = game.play(GameTree::ROOT, moves[1]);
    /// assert_eq!(game.main_line().collect::<Vec<_>>(), vec![first.unwrap()]);
    /// assert_eq!(game.instead_of(first.unwrap()).collect::<Vec<_>>(), vec![other.unwrap()]);
    /// ```
    pub fn new(start: Chess) -> GameTree {
        GameTree { nodes: vec![Node::new(GameTree::ROOT, None, start)] }
    }

    /// The place after this legal move here: a new one, or the one where it was made before. `None` where there are as
    /// many as there can be.
    pub fn play(&mut self, at: NodeId, played: Move) -> Option<NodeId> {
        self.after(at, played).or_else(|| self.add(at, played))
    }

    /// A new place after this legal move here, as a file has it: a variation may begin with the move it replaces.
    pub(crate) fn add(&mut self, at: NodeId, played: Move) -> Option<NodeId> {
        if self.nodes.len() >= GameTree::LARGEST {
            return None;
        }
        let mut after = self.nodes[at.0].after.clone();
        after.play_unchecked(played);
        let new = NodeId(self.nodes.len());
        self.nodes.push(Node::new(at, Some(played), after));
        self.nodes[at.0].replies.push(new);
        Some(new)
    }

    /// The place after this move, where it was made here.
    pub fn after(&self, at: NodeId, played: Move) -> Option<NodeId> {
        self.replies(at).find(|next| self.played(*next) == Some(played))
    }

    /// The position at this place.
    pub fn position(&self, at: NodeId) -> &Chess {
        &self.nodes[at.0].after
    }

    /// The move that has led to this place.
    pub fn played(&self, at: NodeId) -> Option<Move> {
        self.nodes[at.0].played
    }

    /// The place before it; the beginning is its own.
    pub fn before(&self, at: NodeId) -> NodeId {
        self.nodes[at.0].parent
    }

    /// Where the moves lead that were made here, that of the line first.
    pub fn replies(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.nodes[at.0].replies.iter().copied()
    }

    /// What stands in variations instead of this move, where it is the one of its line.
    pub fn instead_of(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut siblings = self.replies(self.before(at));
        let leads = siblings.next() == Some(at);
        siblings.filter(move |_| leads && at != GameTree::ROOT)
    }

    /// From here on, the line without its variations.
    pub fn line_from(&self, at: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut now = at;
        std::iter::from_fn(move || {
            now = self.replies(now).next()?;
            Some(now)
        })
    }

    /// The game itself.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(GameTree::ROOT)
    }

    /// All places from the first move to this one.
    pub fn way_to(&self, at: NodeId) -> Vec<NodeId> {
        let mut way = Vec::new();
        let mut now = at;
        while now != GameTree::ROOT {
            way.push(now);
            now = self.before(now);
        }
        way.reverse();
        way
    }

    /// The whole line that this place is in, from the beginning of the game on.
    pub fn line_through(&self, at: NodeId) -> Vec<NodeId> {
        self.way_to(at).into_iter().chain(self.line_from(at)).collect()
    }

    /// After how many moves of this line the whole move of this number is reached, or this side's part of it, where
    /// there is one.
    pub fn after_move(&self, line: &[NodeId], wanted: u32, side: Option<Color>) -> Option<usize> {
        let is_wanted = |at: &NodeId| {
            let before = self.position(self.before(*at));
            before.fullmoves().get() == wanted && side.is_none_or(|side| before.turn() == side)
        };
        line.iter().rposition(is_wanted).map(|last| last + 1)
    }

    /// What stands beside it.
    pub fn notes(&self, at: NodeId) -> &[Note] {
        &self.nodes[at.0].notes
    }

    /// What stands before the move that has led here, where a variation begins with it.
    pub fn notes_before(&self, at: NodeId) -> &[Note] {
        &self.nodes[at.0].before
    }

    /// What is said of it, a comment after the other, those before its move first.
    pub fn comments(&self, at: NodeId) -> Vec<&str> {
        self.notes_before(at).iter().chain(self.notes(at)).filter_map(Note::said).collect()
    }

    /// Its NAGs.
    pub fn nags(&self, at: NodeId) -> &[u8] {
        &self.nodes[at.0].nags
    }

    pub(crate) fn note(&mut self, at: NodeId, note: Note) {
        self.nodes[at.0].notes.push(note);
    }

    pub(crate) fn note_before(&mut self, at: NodeId, note: Note) {
        self.nodes[at.0].before.push(note);
    }

    /// Whether there was room for this NAG.
    pub(crate) fn mark(&mut self, at: NodeId, nag: u8) -> bool {
        let nags = &mut self.nodes[at.0].nags;
        let is_new = !nags.contains(&nag);
        if is_new && nags.len() < GameTree::MOST_NAGS {
            nags.push(nag);
        }
        !is_new || nags.contains(&nag)
    }
}
