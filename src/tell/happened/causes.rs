//! Why a board is wrong, in words: the likeliest cause, and the next where it is nearly as likely (D.2.9).

use shakmaty::{Color, Position};

use super::Composer;
use crate::boards::{Cause, Comparison, History, stands_turned};
use crate::game::{Game, Phase};
use crate::tell::answers::course;
use crate::tell::cause::{Causes, NamedMove};
use crate::voice::Id;

impl Composer<'_> {
    /// D.2.9 — what most likely happened on each board that is not as both scores say; nothing where nothing
    /// explains it, and while a board is being set right, for then it is as it was left halfway.
    #[must_use]
    pub fn likely_causes(&self, game: &Game) -> Vec<String> {
        if matches!(game.phase(), Phase::SettingRight(..)) {
            return Vec::new();
        }
        Color::ALL.into_iter().flat_map(|board| self.likely_cause(board, game)).collect()
    }

    /// The same of one board.
    pub(super) fn likely_cause(&self, board: Color, game: &Game) -> Vec<String> {
        if game.board(board).now() == &game.expected(board) {
            return Vec::new();
        }
        // 7.2.2 — no move explains that.
        if stands_turned(game.board(board).now(), &game.expected(board)) {
            return vec![self.phrasing.of_color(Id::BOARD_STANDS_TURNED, board)];
        }
        self.causes(board, &game.causes(board), &game.history(board), game)
    }

    /// D.2.9 — why one or both boards are wrong, asked for itself: where nothing is found that is said as well.
    #[must_use]
    pub fn why(&self, game: &Game) -> Vec<String> {
        let wrong = |color: &Color| game.board(*color).now() != &game.expected(*color);
        let halfway = matches!(game.phase(), Phase::SettingRight(..));
        let finding = game.finding();
        let unknown = finding.scores_differ() || matches!(finding, Comparison::Record(_));
        if halfway || unknown || !Color::ALL.iter().any(wrong) {
            return self.compared(game);
        }
        let told = |board: Color| {
            let told = self.likely_cause(board, game);
            if told.is_empty() { vec![self.phrasing.of_color(Id::CAUSE_NONE, board)] } else { told }
        };
        Color::ALL.into_iter().filter(wrong).flat_map(told).collect()
    }

    /// The first of these causes, and the second where it is close.
    #[must_use]
    pub fn causes(&self, board: Color, causes: &[Cause], history: &History, game: &Game) -> Vec<String> {
        Causes::new(self.phrasing, history, |ply| self.named(ply, game)).told(board, causes)
    }

    /// The move of this ply, or the one in hand.
    fn named(&self, ply: usize, game: &Game) -> NamedMove {
        let before = game.positions().get(ply).unwrap_or(game.position());
        let played = game.plies().get(ply).map(|_| course::played(game, ply, &self.phrasing));
        let announced = played.or_else(|| self.phrasing.in_hand(game)).unwrap_or_default();
        NamedMove { mover: before.turn(), number: before.fullmoves().get(), announced }
    }
}
