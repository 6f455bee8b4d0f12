//! Everything a desk can be asked beside a move and a question: one row for each key of `[requests]` in
//! `voices/fide.toml`, with what it becomes.

use std::collections::HashMap;
use std::sync::LazyLock;

use rustc_hash::FxBuildHasher;
use shakmaty::Color;

use super::behind::{
    adjourn, board_named, claim, clock_order, defined, increment, not_shown, postpone, presence, restore,
    result, reversed, take_back, taken_up, time, wait, written,
};
use super::intent::{Adjustment, Control, Intent, LessonKind, LevelStep, Reply};
use super::next_game::{lacks_time, next_game};
use super::questions::question;
use super::report::board_report;
use super::rest::{ParsedRequest, RequestRest, text};
use crate::game::{Command, ParseError, Ruling, Scorekeeping};

/// One request: its key, and what it is read as with what stands behind its words.
pub struct RequestRow {
    /// The key of `[requests]`.
    pub key: &'static str,
    /// Whether it ends, binds or changes a game: only polite words may stand beside it.
    pub binds: bool,
    read: fn(&RequestRest<'_>) -> ParsedRequest,
}

impl RequestRow {
    /// What is asked; `None` where what stands behind the words does not go with them.
    pub(super) fn read(&self, rest: &RequestRest<'_>) -> ParsedRequest {
        (self.read)(rest)
    }
}

const fn row(key: &'static str, read: fn(&RequestRest<'_>) -> ParsedRequest) -> RequestRow {
    RequestRow { key, binds: false, read }
}

/// What is said in its exact words or not at all.
const fn binding(key: &'static str, read: fn(&RequestRest<'_>) -> ParsedRequest) -> RequestRow {
    RequestRow { key, binds: true, read }
}

/// What is wanted, where that could be read.
#[allow(clippy::unnecessary_wraps)] // A row of the table, like those that can fail.
fn wanted(wanted: Option<impl Into<Intent>>) -> ParsedRequest {
    Ok(wanted.map(Into::into))
}

fn ruled(ruling: Option<Ruling>) -> ParsedRequest {
    wanted(ruling.map(Command::Ruling))
}

fn of_scores(said: Option<Scorekeeping>) -> ParsedRequest {
    wanted(said.map(Command::Score))
}

/// Every request, in the order of `voices/fide.toml`.
///
/// ```
/// // What is asked for has a key in `voices/fide.toml`, and a row here.
/// assert!(ansage::hear::REQUESTS.iter().any(|row| row.key == "resign"));
/// ```
pub static REQUESTS: &[RequestRow] = &[
    binding("press", |it| it.alone(Command::Press)),
    row("correct", |it| {
        if it.line.is_empty() { Err(it.unclear()) } else { wanted(Some(Command::Correct(it.announced()?))) }
    }),
    row("time", |it| wanted(time(it.line))),
    row("moves", |it| it.asks("moves")),
    row("boards", |it| it.asks("boards")),
    row("repeat", |it| it.alone(Adjustment::Repeat)),
    binding("offer-draw", |it| it.alone(Command::OfferDraw)),
    binding("accept", |it| it.alone(Command::Accept)),
    binding("decline", |it| it.alone(Command::Decline)),
    binding("resign", |it| it.alone(Command::Resign)),
    binding("claim", claim),
    row("done", |it| it.alone(Command::Done)),
    // "Yes, I want to play" is no yes to giving up.
    binding("yes", |it| it.alone(Reply::Yes)),
    binding("no", |it| it.alone(Reply::No)),
    // "Help, what is on e4": what is asked is answered.
    row("help", |it| match it.alone(Control::Help)? {
        None => Ok(question(it.line)),
        help => Ok(help),
    }),
    // Nobody leaves a game by a word in passing.
    binding("quit", |it| wanted(it.line.is_empty().then_some(Control::Quit))),
    // The next game, and others.
    row("new-game", new_game),
    row("rematch", new_game),
    row("other-side", new_game),
    row("as-white", new_game),
    row("as-black", new_game),
    row("level", |it| match it.alone(Control::Level)? {
        None => new_game(it),
        level => Ok(level),
    }),
    row("harder", |it| it.alone(Control::OtherLevel(LevelStep::Harder))),
    row("easier", |it| it.alone(Control::OtherLevel(LevelStep::Easier))),
    row("adaptive", new_game),
    row("opponent", |it| match new_game(it)? {
        // "Gegner Komodo"
        None if matches!(it.line.len(), 1 | 2) => {
            Err(ParseError::RequestUnclear("opponent", it.line.words.join(" ")))
        }
        wanted => Ok(wanted),
    }),
    row("built-in", new_game),
    row("engine", new_game),
    row("ladder", |it| it.alone(Control::Ladder)),
    row("rung", |it| match it.alone(Control::Ladder)? {
        None => new_game(it),
        rung => Ok(rung),
    }),
    row("next-rung", new_game),
    row("previous-rung", new_game),
    row("blindfold", new_game),
    row("sighted", new_game),
    row("time-control", new_game),
    row("practice", new_game),
    row("for-two", new_game),
    row("relay", new_game),
    row("tournament", new_game),
    row("take-up", |it| wanted(taken_up(it.line).map(Control::TakeUp))),
    row("review", |it| it.alone(Control::Lesson(LessonKind::Review))),
    row("back-to-review", |it| it.alone(Control::Lesson(LessonKind::LeftReview))),
    row("training", |it| it.alone(Control::Lesson(LessonKind::Training))),
    row("puzzles", |it| it.alone(Control::Lesson(LessonKind::Puzzles))),
    row("progress", |it| it.alone(Control::Progress)),
    row("listen", |it| it.alone(Control::Lesson(LessonKind::Listening))),
    row("set-up", |it| it.alone(Control::Lesson(LessonKind::Position))),
    row("save", |it| it.alone(Control::Saved)),
    row("settings", |it| it.alone(Control::Settings)),
    row("fix", |it| it.alone(Command::Fix)),
    row("why", |it| it.asks("why")),
    row("check", |it| wanted(board_named(it.line).map(Control::Check))),
    row("cancel", |it| it.alone(Reply::Cancel)),
    binding("start", |it| it.alone(Command::Start)),
    binding("pause", |it| {
        let before = it.before();
        // 6.11.2 — it is a reason to seek the arbiter's assistance.
        if it.whole.names_arbiter() {
            return wanted(Some(Command::Pause(text(it.text))));
        }
        // "Pause the music": a reason stands behind a colon or a comma.
        let reason = || it.said().filter(|_| before.ends_with([':', ',', ';', '-', '–', '.']));
        match it.alone(Command::Pause(None))? {
            None => wanted(reason().map(|why| Command::Pause(Some(why)))),
            pause => Ok(pause),
        }
    }),
    row("continue", |it| it.alone(Command::Continue)),
    binding("take-back", |it| wanted(take_back(it.line).map(Control::TakeBack))),
    row("hint", |it| it.alone(Control::Hint)),
    row("better", |it| it.alone(Control::Better)),
    // What hands have done is read with what stands before it as well.
    row("touched", |_| Ok(None)),
    row("lifted", |_| Ok(None)),
    row("adjust", |_| Ok(None)),
    row("adjusted", |_| Ok(None)),
    row("untouch", |_| Ok(None)),
    row("placed", |_| Ok(None)),
    row("removed", |_| Ok(None)),
    row("obligation", |it| it.asks("obligation")),
    binding("result", |it| wanted(result(it.line).map(Command::Result))),
    row("wait", |it| wanted(wait(it).map(Control::Wait))),
    binding("withdraw-offer", |it| it.alone(Command::WithdrawOffer)),
    binding("request-increment", |it| wanted(increment(it).then_some(Command::RequestIncrement))),
    binding("postpone", |it| wanted(postpone(it).map(Command::Postpone))),
    binding("set", |it| wanted(clock_order(it))),
    binding("add", |it| wanted(clock_order(it))),
    binding("cut", |it| wanted(clock_order(it))),
    binding("note", |it| ruled(it.said().map(Ruling::Note))),
    binding("warn", |it| ruled(it.whose_and_text().map(|(color, why)| Ruling::Warn(color, text(why))))),
    binding("penalty", |it| {
        ruled(it.whose_and_text().and_then(|(color, what)| Some(Ruling::Penalize(color, text(what)?))))
    }),
    binding("forfeit", |it| ruled(it.whose().map(Ruling::Forfeit))),
    binding("two-hands", |it| ruled(it.perhaps_whose().map(Ruling::TwoHands))),
    binding("illegal", |it| {
        if it.line.is_empty() {
            wanted(Some(Command::ClaimIllegal))
        } else {
            ruled(it.whose().map(Ruling::Illegal))
        }
    }),
    binding("wrong-start", |it| ruled(it.says_nothing().then_some(Ruling::WrongStart))),
    binding("reversed", |it| ruled(reversed(it))),
    binding("turned", |it| ruled(it.says_nothing().then_some(Ruling::BoardTurned))),
    binding("displaced", |it| ruled(it.whose().map(Ruling::Displaced))),
    binding("restore", |it| ruled(restore(it))),
    binding("withdraw", |it| ruled(it.says_nothing().then_some(Ruling::Withdraw))),
    row("law", |it| wanted(it.said().map(Control::Law))),
    row("define", |it| wanted(it.said().filter(|_| defined(it.line)).map(Control::Law))),
    row("recording", |it| it.asks("recording")),
    row("stop-recording", |it| of_scores(it.perhaps_whose().map(Scorekeeping::Stop))),
    row("score-complete", |it| of_scores(it.perhaps_whose().map(Scorekeeping::Complete))),
    row("complete-scores", |it| of_scores(it.takes_no_operand().then_some(Scorekeeping::Update))),
    row("keep-score", |it| of_scores(it.takes_no_operand().then_some(Scorekeeping::Keep))),
    row("opponents-score", |it| of_scores(it.takes_no_operand().then_some(Scorekeeping::Borrow))),
    row("reconstruct", |it| of_scores(it.takes_no_operand().then_some(Scorekeeping::Reconstruct))),
    row("not-shown", |it| of_scores(not_shown(it))),
    row("replace-score", |it| of_scores(it.whose().map(Scorekeeping::Replace))),
    row("sign", |it| of_scores(it.takes_no_operand().then_some(Scorekeeping::Sign))),
    binding("adjourn", |it| wanted(adjourn(it).map(Command::Adjourn))),
    // What is confided and the resumption are taken letter for letter where a line begins with them; behind other
    // words help tells how.
    row("seal", |it| it.alone(Control::Help)),
    binding("sealed", |it| it.alone(Command::Sealed)),
    row("passphrase", |it| it.alone(Control::Help)),
    row("resumption", |it| it.alone(Control::Help)),
    row("checked", |it| it.alone(Command::Checked)),
    row("open", |it| it.alone(Control::Open)),
    row("envelope-lost", |it| it.alone(Command::EnvelopeLost)),
    row("position-lost", |it| it.alone(Command::PositionLost)),
    row("envelope", |it| it.alone(Control::Envelope)),
    row("arrived", |it| wanted(presence(it).map(Command::Arrived))),
    row("absent", |it| wanted(presence(it).map(Command::Absent))),
    row("white-board", |it| on_board(Color::White, it)),
    row("black-board", |it| on_board(Color::Black, it)),
    row("white-score", |it| written(Color::White, it).map(Some)),
    row("black-score", |it| written(Color::Black, it).map(Some)),
    row("position", |it| it.asks("position")),
];

pub(super) fn request(key: &str) -> Option<&'static RequestRow> {
    static ROWS: LazyLock<HashMap<&str, &RequestRow, FxBuildHasher>> =
        LazyLock::new(|| REQUESTS.iter().map(|row| (row.key, row)).collect());
    ROWS.get(key).copied()
}

fn new_game(it: &RequestRest<'_>) -> ParsedRequest {
    if lacks_time(it.whole) {
        return Err(ParseError::RequestUnclear("time-control", String::new()));
    }
    wanted(next_game(it.whole).map(Control::NewGame))
}

fn on_board(color: Color, it: &RequestRest<'_>) -> ParsedRequest {
    if it.line.is_empty() {
        return Err(ParseError::ReportUnclear(it.whole.words.join(" ")));
    }
    wanted(Some(Command::Report(color, board_report(color, it)?)))
}
