//! A session: the game as it is kept, those who hear it, and what is said to them.

use std::borrow::Cow;
use std::path::Path;
use std::sync::mpsc::Sender;

use shakmaty::uci::UciMove;
use shakmaty::{Color, Square};

use super::adviser::Adviser;
use super::appearance::{LiveSettings, Tones};
use super::dialog::Context;
use super::input_line::{InputLine, is_cut};
use super::judge::Judge;
use super::kept_game::{Journal, KeptGame};
use super::lesson::Lesson;
use super::low_time::LowTimeWarnings;
use super::outcome::Addressed;
use super::participant::{Participant, ParticipantId, Participants, Terminal};
use super::seat::Seat;
use super::secrets::Secrets;
use super::time::GameTime;
use super::voice_shelf::VoiceShelf;
use super::wake::Wake;
use crate::game::{Game, Phase, Record, Speaker};
use crate::hear::{Control, Intent, NextGame, colors_for_names, hear, lesson_text};
use crate::settings::Value;
use crate::speech::clean;
use crate::tell::{Fact, Outcome, Phrasing, Variable};
use crate::voice::{Id, Lexicon, NameSystem, Voice};

/// One session at one game.
pub struct Session<'v> {
    pub(super) kept: KeptGame,
    pub(crate) time: GameTime,
    /// Those who hear it.
    pub(crate) participants: Participants<'v>,
    /// Who plays against the person at the desk.
    pub(super) seat: Seat,
    /// Who finds out which side can still mate.
    pub(super) judge: Judge,
    /// Who judges positions for whoever asks.
    pub(super) adviser: Adviser,
    /// Of which moments of short time a player can still be told.
    pub(super) low_time: LowTimeWarnings,
    /// What nobody else is to know.
    pub(crate) secrets: Secrets,
    /// What is learned here, where this is no game that is played.
    pub(crate) lesson: Option<Box<dyn Lesson>>,
    /// What the user has settled, as far as it can be changed here.
    pub(crate) settled: LiveSettings,
    pub(super) wake: Sender<Wake>,
    pub(crate) finished: bool,
    /// Where other voices stand that are asked for; where there is nothing, none can be.
    pub(crate) shelf: Option<&'v VoiceShelf>,
    /// What comes after this game, once somebody wants another.
    pub(crate) next: Option<NextGame>,
}

/// What a session is made of.
pub struct SessionSetup<'v> {
    /// The voice it speaks with.
    pub voice: &'v Voice,
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

impl<'v> Session<'v> {
    /// Sits down at a game whose last event has this number.
    pub fn new(setup: SessionSetup<'v>, game: Game, seq: u64) -> Session<'v> {
        let SessionSetup { voice, names, keeper, id, time, wake } = setup;
        Session {
            participants: Participants::new(voice, names),
            seat: Seat::new(time.is_simulated(), &wake),
            kept: KeptGame::new(game, seq, id, keeper),
            time,
            judge: Judge::default(),
            adviser: Adviser::default(),
            low_time: LowTimeWarnings::default(),
            secrets: Secrets::default(),
            lesson: None,
            settled: LiveSettings::default(),
            wake,
            finished: false,
            shelf: None,
            next: None,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.kept.game
    }

    /// The game's number in the library.
    pub fn id(&self) -> i64 {
        self.kept.id
    }

    /// The same, where the game is kept here.
    pub(crate) fn kept_as(&self) -> Option<i64> {
        self.kept.opened().map(|_| self.kept.id)
    }

    /// The library in which the game is kept.
    pub(crate) fn library(&self) -> Option<&Path> {
        self.kept.library()
    }

    /// The names in which the desk announces.
    pub(crate) fn names(&self) -> NameSystem {
        self.participants.desk.names
    }

    /// Goes on at this game, with the same listeners and all they have settled; the lesson before it, if it was one that
    /// can be come back to.
    pub(crate) fn goes_on_at(&mut self, after: Session<'v>, tones: Tones) -> Option<Box<dyn Lesson>> {
        let before = std::mem::replace(self, after);
        self.participants = before.participants.at_another_game(self.game().setup().partner().is_some());
        self.settled = LiveSettings { tones, ..before.settled };
        self.shelf = before.shelf;
        before.lesson.filter(|lesson| lesson.waits())
    }

    /// All that is kept of the game.
    pub(crate) fn all_kept(&self) -> Vec<Record> {
        self.kept.all()
    }

    /// Who is heard and answered now: outside of a line, the desk.
    pub(super) fn me(&self) -> &Participant<'v> {
        self.participants.here()
    }

    pub(super) fn me_mut(&mut self) -> &mut Participant<'v> {
        self.participants.here_mut()
    }

    /// The terminal at which somebody is heard now.
    pub(super) fn terminal(&self) -> &Terminal {
        self.participants.terminal()
    }

    pub(super) fn terminal_mut(&mut self) -> &mut Terminal {
        self.participants.terminal_mut()
    }

    /// The player who alone is spoken for: at a second terminal, and while the desk hears a line from there.
    pub(crate) fn side(&self) -> Option<Color> {
        self.terminal().side
    }

    /// The voice that answers now.
    pub(crate) fn voice(&self) -> &'v Voice {
        self.me().voice
    }

    /// The words a line is heard in.
    pub(super) fn lexicon(&self) -> &'v Lexicon {
        self.words().lexicon()
    }

    /// A line as it is heard here: a player who is called by name is his colour. What is said in confidence stays as it
    /// is.
    pub(crate) fn line(&self, typed: &str) -> InputLine {
        let names = self.game().setup().names();
        // Who is searched for by name is no side.
        let is_name = self.lesson.is_some() && lesson_text(typed, self.lexicon()).is_some();
        if self.hears_in_confidence() || is_name || names.white.is_empty() && names.black.is_empty() {
            return InputLine::new(typed);
        }
        let by_color = colors_for_names(typed, names, self.lexicon()).filter(|_| !is_cut(typed));
        InputLine::new(by_color.as_deref().unwrap_or(typed))
    }

    /// The voice whose words those are.
    pub(super) fn words(&self) -> &'v Voice {
        self.participants.words.unwrap_or(self.voice())
    }

    pub(super) fn phrasing(&self) -> Phrasing<'v> {
        self.me().phrasing(self.game())
    }

    /// The square last asked about, or where the last move went if that was later.
    pub(crate) fn focus(&self) -> Option<Square> {
        let focus = self.me().focus;
        let asked = focus.filter(|(_, seq)| *seq == self.kept.seq).map(|(square, _)| square);
        asked.or(self.game().course().last_destination()).or(focus.map(|(square, _)| square))
    }

    /// What a dialog may look at.
    pub(super) fn context(&self) -> Context<'_> {
        Context { game: self.game(), seq: self.kept.seq, at: self.time.now(), lexicon: self.lexicon() }
    }

    /// Whether the next line is not to be seen while it is typed.
    pub fn hears_in_confidence(&self) -> bool {
        self.terminal().grammar().is_unseen() || self.secrets.elsewhere
    }

    /// Whether a line that is typed in sight holds what nobody is to see again.
    pub fn tells_secret(&self, line: &str) -> bool {
        let line = clean(line);
        let confides = |voice: &Voice| {
            let heard = hear(&line, voice.lexicon()).map(|utterance| utterance.heard);
            matches!(heard, Ok(Intent::Control(Control::Seal(_) | Control::Passphrase(_))))
        };
        let is_confidential = *self.game().phase() == Phase::Sealing
            || confides(self.voice())
            || self.participants.ear_voices().any(confides);
        is_confidential && !self.hears_in_confidence()
    }

    /// The moves that are offered now, for other programs; none where words are asked back.
    pub(crate) fn offered(&self) -> Vec<String> {
        let mode = self.game().castling_mode();
        let offered = self.terminal().dialog.as_ref().map_or(&[][..], |dialog| dialog.offered());
        offered.iter().map(|found| UciMove::from_move(*found, mode).to_string()).collect()
    }

    /// The words of the key that turns speech off, or on again; where nothing speaks there is nothing to turn off.
    pub fn speech_request(&self) -> &'static str {
        let speech = self.me().speech;
        if speech.on && !speech.lost { "speech off" } else { "speech on" }
    }

    /// What whoever sits at the desk is told of this, whoever is heard.
    pub(super) fn compose_for_desk(&self, outcome: &Outcome) -> Addressed {
        Addressed::compose(outcome, self.game(), &self.participants.desk.phrasing(self.game()))
    }

    /// What whoever is heard is told of this; where that is the desk, the players' own ears may hear it too, each in words
    /// of their own.
    pub(crate) fn compose(&self, outcome: &Outcome) -> Addressed {
        let told = Addressed::compose(outcome, self.game(), &self.phrasing());
        if self.participants.heard != ParticipantId::Desk || outcome.is_text() {
            return told;
        }
        let in_ear = |ear: &Option<Participant<'_>>| {
            let (said, _) = outcome.compose(self.game(), &ear.as_ref()?.phrasing(self.game()));
            Some(said)
        };
        Addressed { heard: self.participants.ears.as_ref().map(in_ear), ..told }
    }

    /// The same; whoever is told can hear it again.
    pub(crate) fn hand_on(&mut self, outcome: &Outcome) -> Addressed {
        let told = self.compose(outcome);
        if !told.fleeting {
            self.me_mut().remember(&told);
        }
        told
    }

    /// An answer to a question.
    pub(super) fn answered(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        facts: impl Into<Vec<Fact>>,
    ) -> Addressed {
        self.hand_on(&Outcome::answered(name, facts))
    }

    /// A refusal.
    pub(crate) fn refused(&mut self, name: &'static str, facts: impl Into<Vec<Fact>>) -> Addressed {
        self.hand_on(&Outcome::refused(name, facts))
    }
    /// Remembers what was changed here, what is of one ear as that; that it cannot is told once. Nothing a guest changes
    /// is the desk's own.
    pub(crate) fn keep_setting(&mut self, key: &str, value: Value) -> Option<Addressed> {
        let trouble = self.not_kept(key, value)?;
        Some(self.compose(&Outcome::notice("settings", trouble)))
    }

    /// Remembers it, and hands back that it cannot be.
    pub(super) fn not_kept(&mut self, key: &str, value: Value) -> Option<Fact> {
        let key = self.participants.key_of(key)?;
        let error = self.settled.store.remember(&key, value).err()?;
        Some(Fact::Say(Id::SETTINGS_NOT_KEPT, vec![("why", Variable::NotKept(error))]))
    }

    /// Whether this is somebody for whom nobody speaks at this terminal.
    pub(super) fn is_other(&self, speaker: Speaker) -> bool {
        self.terminal().is_other(speaker)
    }

    /// That a second terminal speaks for one side alone.
    pub(super) fn only_own(&mut self) -> Addressed {
        let side = self.side().unwrap_or(self.game().turn());
        self.refused("guest-only-own", Fact::of_color(Id::GUEST_ONLY_OWN, side))
    }
}
