//! Questions of the program that wait for an answer: small machines with one interface.
//!
//! A dialog is shown what there is to know ([`Context`]), and says what follows from a reply ([`Progress`]). What is
//! done about it, the session does.

mod check;
mod confirm;
mod interface;
mod meant;
mod missing;
mod next_game;
mod secret;
mod suggestion;

pub(super) use check::GuidedCheck;
pub(super) use confirm::{Resign, RuleIllegal, TakeBack};
pub(super) use interface::{
    Asked, Context, Dialog, DialogReply, Effect, Grammar, MovePurpose, OpenDialog, Progress, Wants, once_more,
};
pub(super) use meant::WhichMeant;
pub(super) use missing::{Promotion, WhereCastling, WherePiece, WhichCorrection, WhichMove, WhichSquare};
pub(super) use next_game::{LeaveGame, NextRung, WhatNext, WhichGame};
pub(super) use secret::{SecretDialog, is_short, too_short};
pub(super) use suggestion::SuggestionDialog;
