//! A game of a file that is looked for, by its number.

use crate::collection::{CollectedGame, CollectionError, GameFault, IndexState};
use crate::session::lesson::game_file::GameFile;
use crate::voice::Lexicon;

/// Which game of a file is wanted.
#[derive(Debug, Clone, Copy)]
pub(super) enum WantedGame {
    /// The one behind this one.
    Next,
    /// The one before it.
    Previous,
    /// The one of this number, from 1.
    Number(u32),
}

impl WantedGame {
    /// Its word in the messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            WantedGame::Next => "next",
            WantedGame::Previous => "previous",
            WantedGame::Number(_) => "number",
        }
    }
}

/// A game that is looked for.
pub(super) struct Seeking {
    pub(super) wanted: WantedGame,
    /// The number of the one that is looked at next.
    pub(super) number: u32,
    /// What is wrong with those that are left out before it.
    pub(super) left_out: Vec<GameFault>,
}

/// What is found.
pub(super) enum Looked {
    Game(Box<CollectedGame>),
    /// So many of a hundred parts of the file are gone through.
    NotYet(u32),
    None,
    Unread(CollectionError),
}

impl Seeking {
    /// Looks for this one, where one stands at the game of this number.
    pub(super) fn of(wanted: WantedGame, here: u32) -> Seeking {
        let number = match wanted {
            WantedGame::Next => here.saturating_add(1),
            WantedGame::Previous => here.saturating_sub(1),
            WantedGame::Number(number) => number,
        };
        Seeking { wanted, number, left_out: Vec::new() }
    }

    /// Looks for it as far as it is known where games begin; what has no position is left out, in the same direction.
    pub(super) fn look(&mut self, file: &mut GameFile, lexicon: &Lexicon) -> Looked {
        while self.number > 0 && !file.is_past_the_last(self.number) {
            // Asked first: what is whole now has every place.
            let state = file.state();
            let Some(place) = file.place(self.number) else {
                match state {
                    // One that is kept is there at once.
                    None => file.index(|| ()),
                    Some(IndexState::Making(percent)) => return Looked::NotYet(percent),
                    Some(IndexState::Whole(..) | IndexState::Broken(_) | IndexState::Short(_)) => {
                        return Looked::None;
                    }
                }
                continue;
            };
            let game = match file.game(place, lexicon) {
                Ok(game) => game,
                Err(CollectionError::NoGame) => return Looked::None,
                Err(error) => return Looked::Unread(error),
            };
            file.note(self.number, &game);
            if !game.begins_nowhere() {
                return Looked::Game(Box::new(game));
            }
            if let WantedGame::Previous = self.wanted {
                self.number -= 1;
            } else {
                self.left_out.extend(game.faults);
                self.number = self.number.saturating_add(1);
            }
        }
        Looked::None
    }
}
