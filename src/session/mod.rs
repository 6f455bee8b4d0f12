//! One session at a game: a line heard, what follows from it kept and then told.
//!
//! Here the rooms meet in the one order that matters: heard, decided, kept, applied, told. Nothing in
//! this file writes to a terminal or speaks; it returns what is to be said.

mod adjournment;
mod adjust;
mod advice;
mod adviser;
mod appearance;
mod asking;
mod asking_back;
mod commit;
mod dialog;
mod door;
mod engine;
mod greeting;
mod guest_line;
mod input_line;
mod judge;
mod judges;
mod kept_game;
mod ladder;
mod lesson;
mod library;
mod listening;
mod live;
mod live_file;
mod low_time;
mod memory;
mod next_game;
mod outcome;
mod outright;
mod own_speech;
mod paper;
mod participant;
mod perform;
mod progress;
mod recognised;
mod requests;
mod rung;
mod score_file;
mod scores;
mod seat;
mod secrets;
mod speech_told;
mod spoken;
mod standstill;
mod state;
mod teaching;
mod time;
mod unnamed;
pub(crate) mod view;
mod voice_shelf;
mod voices;
mod wake;

pub(crate) use adjust::of_screen;
pub use appearance::{Appearance, Palette, Tones};
pub(crate) use appearance::{LiveSettings, OpponentAsked};
pub(crate) use door::{asked_by, hear_at_desk, hear_guest, hear_here};
pub use greeting::greeting;
pub(crate) use greeting::{farewell, joined, joined_again, only_looked_at};
pub use guest_line::GuestLine;
pub(crate) use input_line::InputLine;
pub use judges::JudgeThreads;
pub use kept_game::Journal;
pub(crate) use lesson::{
    GameFile, Lesson, Listening, ListeningManner, PACE, PositionSetUp, Puzzles, Review, SLOWEST, Training,
    TrainingManner, wanted_opening,
};
pub use library::{not_written, open_library, read_library, refuse_as_copy, refuse_as_live, refused};
pub(crate) use live::{follow_in, live_due, write_live};
pub use live_file::{LiveDelay, LiveFile};
pub(crate) use next_game::{NextOpponent, next_opponent};
pub use outcome::{Addressed, Audience};
pub use own_speech::SpeechOutput;
pub use paper::Paper;
pub(crate) use progress::last_weeks;
pub(crate) use rung::{reached_rung, said_rung};
pub(crate) use speech_told::{ear_notice, not_recorded, speech_notice};
pub use spoken::{Pronouncer, pronounce, without_speech};
pub use standstill::Watch;
pub use state::{Session, SessionSetup};
pub(crate) use teaching::{begin_lesson, is_lesson, lesson_ticks};
pub use time::GameTime;
pub use view::{BoardSeen, ClockSeen, Paging, ScoreSeen, ScreenView, clocks, letters};
pub use voice_shelf::VoiceShelf;
pub use voices::{choose_letters, choose_voice, fallback_voice, taken, voice_beside};
pub(crate) use voices::{law_texts, locale, other, read_voice, tags};
pub use wake::Wake;
