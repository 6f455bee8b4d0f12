//! One sitting at a game: a line heard, what follows from it kept and then told.
//!
//! Here the rooms meet in the one order that matters: heard, decided, kept, applied, told. Nothing in
//! this file writes to a terminal or speaks; it returns what is to be said.

mod addressing;
mod adjournment;
mod adjust;
mod appearance;
mod asking;
mod dialog;
mod ear;
mod greeting;
mod guest_line;
mod judge;
mod judges;
mod library;
mod listening;
mod low_time;
mod memory;
mod outcome;
mod own_speech;
mod paper;
mod partner;
mod pending;
mod place;
mod requests;
mod ruling;
mod score_file;
mod scores;
mod spoken;
mod standstill;
pub mod system;
mod time;
mod told;
mod unsaved;
pub(crate) mod view;
mod voices;
mod wake;

pub use adjournment::on_envelope;
pub use appearance::{Appearance, Palette, Tones};
pub use ear::{Audience, Ears};
pub use guest_line::GuestLine;
pub use judges::JudgeThreads;
pub use library::{damaged, explain, open_library, read_library, refused};
pub use outcome::Addressed;
pub(crate) use outcome::LINE;
pub use own_speech::SpeechOutput;
pub use paper::Paper;
pub(crate) use place::Participant;
pub use spoken::{Pronouncer, pronounce, without_speech};
pub use standstill::Watch;
pub(crate) use system::{bytes_of, not_readable, not_writable, text_of, voice_unread, why_unread};
pub use system::{explain_system, why_not_kept};
pub use time::GameTime;
pub use view::{BoardSeen, ClockSeen, ScoreSeen, View, clocks, letters};
pub use voices::{choose_letters, choose_voice, fallback_voice, taken, voice_beside};
pub(crate) use voices::{law_texts, locale, other, read_voice, tags};
pub use wake::Wake;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use shakmaty::{ByColor, Color, Move, Square};

use crate::args;
use crate::game::{
    Announcement, Command, Desk, Event, Game, MoveDescription as Words, Phase, Record, Refusal, Speaker,
    Transition,
};
use crate::laws::{Millis, renumbered};
use crate::opponent::SearchHandle;
use crate::query::Query;
use crate::record::{Keeping, LibraryError};
use crate::settings::SettingsFile;
use crate::settings::keymap::KeyMap;
use crate::speech::sound::Earcon;
use crate::speech::{Priority, Rate, Volume, clean};
use crate::tell::happened;
use crate::tell::{Brief, Message, Phrasing, line, priority, refuse, shortened};
use crate::voice::{Id, NameSystem, Verbosity, Voice};
use adjournment::{SecretDialog, Secrets};
use dialog::GuidedCheck;
use judge::MateTicket;
use low_time::LowTimeWarnings;
use memory::Memory;
use own_speech::SpeechState;
use pending::Pending;
use place::Home;
use standstill::Suspension;
use told::Told;
use unsaved::Unsaved;

/// One sitting at one game.
// Each is a thing that has happened or has not.
#[allow(clippy::struct_excessive_bools)]
pub struct Session<'a> {
    pub(crate) game: Arc<Game>,
    pub(crate) voice: &'a Voice,
    names: NameSystem,
    pub(crate) time: GameTime,
    keeper: Journal,
    id: i64,
    pub(crate) seq: u64,
    wake: Sender<Wake>,
    pending: Option<Pending>,
    memory: Memory,
    asked: Option<MateTicket>,
    judges: JudgeThreads,
    /// A question waits until a judge is free.
    put_off: bool,
    thinking: Option<SearchHandle>,
    ticket: u64,
    partner_to_play: bool,
    partner_waits: bool,
    pub(crate) finished: bool,
    speech_lost: bool,
    /// Whether the program speaks itself.
    pub(crate) own_speech: SpeechState,
    /// What is remembered of what is changed here.
    pub(crate) settings: SettingsFile,
    /// Whether it is told what speaks: where the user has left that open.
    pub(crate) tells_backend: bool,
    /// What its screen looks like, if it has one.
    pub(crate) appearance: Appearance,
    /// Whether it is shown on a screen.
    pub(crate) on_screen: bool,
    /// Which key asks for what, and whether keys are heard one by one.
    pub(crate) keymap: KeyMap,
    pub(crate) hears_keys: bool,
    /// Whether tones sound beside the words.
    pub(crate) tones: Tones,
    /// Of which moments of short time a player can still be told.
    low_time: LowTimeWarnings,
    /// The square last asked about, and the last event then.
    focus: Option<(Square, u64)>,
    /// How fast everything is spoken.
    pub(crate) rate: Rate,
    /// Whether a rate that is changed is remembered.
    pub(crate) keeps_rate: bool,
    /// How loud everything is spoken.
    pub(crate) volume: Volume,
    /// Whether a volume that is changed is remembered.
    pub(crate) keeps_volume: bool,
    /// How much is said.
    pub(crate) verbosity: Verbosity,
    /// Whether something was said that may have been a move, and was none, since the last event.
    tried: bool,
    /// Whether a question that a digit could answer is gone without an answer.
    question_gone: bool,
    /// What nobody else is to know.
    pub(crate) confidence: Secrets,
    /// The player who alone is spoken for: at a second terminal, and while the desk hears a line from there.
    pub(crate) guest: Option<Color>,
    /// Who sits at a second terminal.
    pub(crate) seated: ByColor<bool>,
    /// The desk's own words, while it hears a line from a second terminal, or answers in a player's own ear.
    home: Option<Home<'a>>,
    /// The players' own ears.
    pub(crate) ears: Ears<'a>,
}

/// Where events are kept.
pub enum Journal {
    /// Here, in the library; nobody else plays the game.
    Library(Box<Keeping>),
    /// Nowhere: the library of this name may only be read.
    Nowhere(PathBuf),
    /// At the desk to which this is the second terminal: nothing is kept or decided here.
    Desk,
}

impl Journal {
    /// The library in which guests are expected too.
    pub(crate) fn library(&self) -> Option<&Path> {
        match self {
            Journal::Library(keeping) => Some(keeping.library().path()),
            Journal::Nowhere(_) | Journal::Desk => None,
        }
    }
}

/// What a sitting is made of.
pub struct SessionSetup<'a> {
    /// The voice it speaks with.
    pub voice: &'a Voice,
    /// The names it announces in.
    pub names: NameSystem,
    /// Where its events are kept.
    pub keeper: Journal,
    /// The game's number in the library.
    pub id: i64,
    /// The game's time.
    pub time: GameTime,
    /// Where threads that work for it report.
    pub wake: Sender<Wake>,
}

impl<'a> Session<'a> {
    /// Sits down at a game whose last event has this number.
    #[must_use]
    pub fn new(seat: SessionSetup<'a>, game: Game, seq: u64) -> Session<'a> {
        let SessionSetup { voice, names, keeper, id, time, wake } = seat;
        Session {
            game: Arc::new(game),
            voice,
            names,
            time,
            keeper,
            id,
            seq,
            wake,
            pending: None,
            memory: Memory::default(),
            asked: None,
            judges: JudgeThreads::default(),
            put_off: false,
            thinking: None,
            ticket: 0,
            partner_to_play: false,
            partner_waits: false,
            finished: false,
            speech_lost: false,
            own_speech: SpeechState::default(),
            settings: SettingsFile::default(),
            tells_backend: false,
            appearance: Appearance::default(),
            on_screen: false,
            keymap: KeyMap::default(),
            hears_keys: false,
            tones: Tones::default(),
            low_time: LowTimeWarnings::default(),
            focus: None,
            rate: Rate::default(),
            keeps_rate: true,
            volume: Volume::default(),
            keeps_volume: true,
            verbosity: Verbosity::default(),
            tried: false,
            question_gone: false,
            confidence: Secrets::default(),
            guest: None,
            seated: ByColor::default(),
            home: None,
            ears: Ears::default(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last event.
    fn last_seq(&self) -> u64 {
        self.seq
    }

    /// The game's number in the library.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.id
    }

    fn phrasing(&self) -> Phrasing<'a> {
        saying(Phrasing::in_names(self.voice, self.names), self.verbosity, &self.game)
    }

    /// The person at the desk, where there is just one.
    fn you(&self) -> Option<Color> {
        self.game.setup().partner().map(|partner| !partner)
    }

    /// All that is kept of the game.
    pub(crate) fn all_kept(&self) -> Vec<Record> {
        match &self.keeper {
            Journal::Library(keeping) => keeping.kept().to_vec(),
            Journal::Nowhere(_) | Journal::Desk => Vec::new(),
        }
    }

    /// Asks the game, keeps what follows, and tells it.
    fn perform(&mut self, by: Speaker, command: &Command) -> Vec<Addressed> {
        let by_itself = matches!(command, Command::Tick | Command::StoodStill(_) | Command::Judged(_));
        if !by_itself && self.is_other(by) {
            return vec![self.only_own()];
        }
        let at = self.time.now();
        let decided = self.game.decide(by, command, at);
        let is_partner = by.color().is_some() && by.color() == self.game.setup().partner();
        self.carry_out(decided, at, if by_itself || is_partner { Unsaved::ByItself } else { Unsaved::Said })
    }

    fn carry_out(
        &mut self,
        decided: Result<Vec<Event>, Refusal>,
        at: Millis,
        unsaved: Unsaved,
    ) -> Vec<Addressed> {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return vec![self.refuse(&refusal)],
        };
        if events.is_empty() {
            return Vec::new();
        }
        let mut happened = match self.keep(events, at) {
            Ok(happened) => happened,
            Err(error) => {
                // A partner whose move could not be kept plays it when the disk may take it again.
                self.partner_waits = self.game.setup().partner() == Some(self.game.turn());
                return vec![self.not_saved(&error, unsaved)];
            }
        };
        let (settled, trouble) = self.settle();
        happened.extend(settled);
        self.partner_to_play = true;
        let mut out = vec![self.told(&happened)];
        out.extend(self.check_is_over());
        out.extend(trouble);
        out
    }

    /// Kept before said: when this returns the events are on the disk and in the game.
    fn keep(&mut self, events: Vec<Event>, at: Millis) -> Result<Vec<Transition>, LibraryError> {
        let happened = self.game.advance_all(events, at, self.seq);
        match &mut self.keeper {
            Journal::Library(keeping) => keeping.append(&happened)?,
            Journal::Nowhere(path) => return Err(LibraryError::ReadOnly(path.clone())),
            Journal::Desk => return Ok(Vec::new()),
        }
        self.time.thaw();
        self.adopt(&happened);
        self.tried = false;
        self.forget_confidences(&happened);
        if matches!(self.game.phase(), Phase::Over(_)) {
            self.thinking = None;
        }
        Ok(happened)
    }

    /// The game is what these have made of it.
    pub(crate) fn adopt(&mut self, happened: &[Transition]) {
        if let Some(last) = happened.last() {
            (self.game, self.seq) = (Arc::clone(&last.after), last.record.seq);
        }
    }

    /// D.2.8 — the players leave the board: what has ended the game stands, and there is nothing to tell of it.
    pub(crate) fn leave(&mut self) -> Option<Addressed> {
        // Who may only look at a game leaves nothing.
        if self.cannot_keep().is_some() {
            return None;
        }
        let at = self.time.now();
        let events = self.game.left(at);
        if events.is_empty() {
            return None;
        }
        match self.keep(events, at) {
            Ok(happened) => Some(Addressed {
                events: records(&happened),
                kind: ("event", String::new()),
                ..Addressed::default()
            }),
            // Of a library that is lost the farewell tells.
            Err(LibraryError::Lost(..)) => None,
            Err(error) => Some(self.not_saved(&error, Unsaved::ByItself)),
        }
    }

    /// Whether a flag has fallen by now.
    pub fn tick(&mut self) -> Vec<Addressed> {
        if self.time.is_frozen() {
            return Vec::new();
        }
        self.fall().into_iter().chain(self.low_time()).collect()
    }

    /// When something happens by itself, if nothing else does before; the time of the game.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.game.next_due().into_iter().chain(self.low_time_due()).min()
    }

    /// As [`Session::tick`], also where time stands still because nothing could be kept: tried once more.
    fn fall(&mut self) -> Vec<Addressed> {
        let now = self.time.now();
        if self.game.calls_flag(now).is_none() && self.game.default_due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        self.thinking = None;
        self.perform(Speaker::Arbiter, &Command::Tick)
    }

    /// What the line that was just heard was asked for in confidence, if it was.
    fn confided_now(&mut self) -> Option<SecretDialog> {
        match self.pending.take() {
            Some(Pending::Confided(confided)) => Some(confided),
            other => {
                self.pending = other;
                None
            }
        }
    }

    /// The check under way, where a board is gone over.
    fn check_now(&mut self) -> Option<Box<GuidedCheck>> {
        match self.pending.take() {
            Some(Pending::Check(guided)) => Some(guided),
            other => {
                self.pending = other;
                None
            }
        }
    }

    /// Lets simulated time pass; flags fall at their own moment.
    fn wait(&mut self, length: Duration) -> Vec<Addressed> {
        let until =
            self.time.now().saturating_add(Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX));
        // Nobody may have looked at the clock since it runs.
        let mut out: Vec<Addressed> = self.low_time().into_iter().collect();
        while let Some(due) = self.next_due().filter(|due| *due <= until) {
            self.time.advance_to(due);
            out.extend(self.tick());
            // A flag that could not be kept stays up; it falls when the disk takes it.
            if self.game.next_due() == Some(due) {
                break;
            }
        }
        self.time.advance_to(until);
        self.note_time();
        out
    }

    /// The program or the machine stood still while a clock ran: nobody is charged for it, the clocks stand, and
    /// it is said.
    pub fn stood_still(&mut self, standstill: Suspension) -> Vec<Addressed> {
        let time = match standstill {
            Suspension::Stopped(time) => {
                self.time.uncharge(Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX));
                time
            }
            Suspension::Slept(time) => time,
        };
        let time = Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX);
        self.perform(Speaker::Arbiter, &Command::StoodStill(time))
    }

    /// Notes how far the time has run, so that a killed program loses no more than a second of it.
    pub fn note_time(&mut self) {
        let Journal::Library(keeping) = &mut self.keeper else { return };
        if let Err(error) = keeping.note_time(self.time.now()) {
            tracing::warn!(%error, "the time was not noted");
        }
    }

    /// What is said of what happened.
    pub(crate) fn told(&mut self, transitions: &[Transition]) -> Addressed {
        // What transitions is told here in the words of this terminal, whoever brought it about.
        let phrasing = self.home.as_ref().map_or_else(|| self.phrasing(), |home| home.phrasing(&self.game));
        let text = self.in_edition(&line(&happened::events(transitions, &phrasing)));
        let brief =
            if text.is_empty() { Brief::default() } else { happened::brief(transitions, &phrasing.plain()) };
        let said = (!text.is_empty()).then(|| Message::new(text, priority(transitions, self.you())));
        let kind = ("event", String::new());
        let heard = self.told_to_ears(transitions);
        let (brief, earcon) = (clean(&brief.text), brief.earcon);
        let events = records(transitions);
        let output = Addressed { said, events, kind, brief, earcon, heard, ..Addressed::default() };
        if self.home.is_none() {
            self.remember_output(&output);
        }
        output
    }

    pub(crate) fn remember(&mut self, said: Option<&Message>) {
        if let Some(said) = said {
            self.memory.push(said.marked().to_owned(), shortened(&clean(&said.text), LINE));
        }
    }

    pub(crate) fn remember_output(&mut self, output: &Addressed) {
        if let Some(said) = &output.said {
            self.memory.push(said.marked().to_owned(), output.brief.clone());
        }
    }

    /// An answer to a question.
    fn answered(&mut self, name: &str, told: impl Into<Told>) -> Addressed {
        let told = told.into();
        let said = Message::new(line(&told.sentences), Priority::Message);
        let output = Addressed::brief(said, told.line(LINE), ("answered", name.to_owned()));
        self.remember_output(&output);
        output
    }

    /// Articles under the numbers they have in the edition this game is played by.
    fn in_edition(&self, text: &str) -> String {
        renumbered(text, self.game.setup().regulations.edition)
    }

    /// A refusal.
    pub(crate) fn refused(&mut self, name: &str, told: impl Into<Told>) -> Addressed {
        let told = told.into().each(|sentence| self.in_edition(sentence));
        let mut output = self.answered(name, told);
        (output.kind.0, output.earcon) = ("refused", Some(Earcon::Refused));
        output
    }

    fn refuse(&mut self, refusal: &Refusal) -> Addressed {
        let told = self.both(|phrasing| refuse::refusal(refusal, &self.game, phrasing));
        self.refused(refusal.name(), told)
    }

    /// The next square alone is the one this question is about.
    fn ask_where(&mut self, question: Query, by: Speaker) {
        self.pending = Some(Pending::Square { question, by });
    }

    fn ask_take_back(&mut self, plies: u32, by: Speaker) -> Vec<Addressed> {
        self.pending = Some(Pending::TakeBack { plies, by, asked_at: self.seq });
        let args = args!("plies" => plies);
        let question = self.both(|phrasing| vec![phrasing.tell(Id::TAKE_BACK_QUESTION, &args)]);
        vec![self.answered("take-back", question)]
    }
}

/// What was kept of it.
fn records(happened: &[Transition]) -> Vec<Record> {
    happened.iter().map(|transition| transition.record.clone()).collect()
}

/// Saying so much at the desk of this game. At the relay and in a tournament an announcement is what the other player
/// hears, so it is full whatever else is left out (D.2.1, D.2.10.1).
fn saying<'a>(phrasing: Phrasing<'a>, verbosity: Verbosity, game: &Game) -> Phrasing<'a> {
    let announces = if game.setup().desk == Desk::Practice { verbosity } else { Verbosity::Full };
    phrasing.at(verbosity).announcing(announces).marking()
}

/// A move as an announcement that fits nothing else.
fn exactly(played: &Move) -> Announcement {
    if let Some(side) = played.castling_side() {
        return Announcement::Castling(side);
    }
    let from = played.from();
    Announcement::Move(Words {
        role: Some(played.role()),
        from_file: from.map(shakmaty::Square::file),
        from_rank: from.map(shakmaty::Square::rank),
        to: Some(played.to()),
        promotion: played.promotion(),
        ..Words::default()
    })
}
