//! A line becomes an [`Intent`], or a [`crate::game::ParseError`] says why not.
//!
//! [`hear()`] never looks at a position: which move is meant is found later (`game::announcement`). What one voice
//! tells, the same voice hears: told, heard and resolved again, every legal move is itself. Nothing is ever guessed.

mod among_talk;
mod answer;
mod asked;
mod behind;
mod beside;
mod binding;
mod castling;
mod change_of_mind;
mod comment;
mod descriptive;
mod done_there;
mod doubt;
mod drill_answer;
mod edit_cost;
mod endings;
mod exchange;
mod goal_first;
mod grammar;
mod handling;
mod in_order;
mod intent;
mod joined;
mod left_out;
mod lesson;
mod lesson_recogniser;
mod line;
mod mentions;
mod next_game;
mod notation;
mod operands;
mod parts;
pub mod pgn;
mod phrase_index;
mod picked_up;
mod piece_alone;
mod plain;
mod players;
mod put_as_question;
mod puzzle_choice;
mod questions;
mod ranks;
mod recogniser;
mod report;
mod requests;
mod rest;
mod retyped;
mod scan;
mod secret;
mod sentence;
mod set_up;
mod slots;
mod square_part;
mod squares;
mod suggestions;
mod tokens;
mod touch_answer;
mod word_order;

pub use answer::{Open, answer, before_yes, names_chosen, switch, uses_reader};
pub use binding::{
    Manner, asks_about_offer, before_press, behind_no, denies, has_question_mark, is_bare_offer,
    is_undecided, manner,
};
pub use doubt::is_rest_of_more;
pub use drill_answer::drill_answer;
pub use intent::{
    Adjustment, Control, GameKind, Intent, LessonKind, LevelStep, NewGame, NextGame, Reply, SaidOpponent,
    SaidRung, Sides, Utterance,
};
pub use lesson::{
    LessonRequest, drill_among, drill_named, file_to_listen, lesson_request, lesson_text, two_players,
};
pub use lesson_recogniser::{LessonAsked, LessonRecogniser, lesson_phrases};
pub use line::{calls_arbiter, named_speaker};
pub use next_game::wants_game;
pub use operands::duration;
pub(crate) use pgn::castling_mode;
pub use pgn::{Letters, UnreadMove, pgn_letters};
pub use players::colors_for_names;
pub use put_as_question::is_put_as_question;
pub use puzzle_choice::{PuzzleChoice, puzzle_choice};
pub use questions::ADJUSTMENTS;
pub use recogniser::{Company, Meant, Recognised, Recogniser, gives_way, intents, may_be_asked, only_asks};
pub use requests::{REQUESTS, RequestRow};
pub use secret::Secret;
pub use sentence::hear;
pub use set_up::{SetUpWord, ShiftedPiece, set_up_word};
pub use suggestions::{Suggestions, readings};
pub use touch_answer::{felt, says_stop};
