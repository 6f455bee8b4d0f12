//! Questions of the program that wait for an answer: small machines with one interface.
//!
//! A dialog is shown what there is to know ([`Context`]), and says what follows from a reply ([`Progress`]). What is
//! done about it, the session does.

mod check;
mod confirm;
mod interface;
mod promotion;
mod secret;
mod suggestion;
mod where_piece;
mod which_move;
mod which_square;

pub(super) use check::GuidedCheck;
pub(super) use confirm::{Resign, TakeBack};
pub(super) use interface::{
    Context, Dialog, Effect, Grammar, MovePurpose, OpenDialog, Progress, Said, Saying, once_more,
};
pub(super) use promotion::Promotion;
pub(super) use secret::{SecretDialog, is_short, too_short};
pub(super) use suggestion::SuggestionDialog;
pub(super) use where_piece::{WhereCastling, WherePiece};
pub(super) use which_move::WhichMove;
pub(super) use which_square::WhichSquare;
