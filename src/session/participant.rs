//! Those who hear a session: the desk's own voice, the players' own ears, and guests at second terminals.
//!
//! Each has words, a voice and a memory of its own; each terminal has its own open question. Nothing of one is ever
//! taken for another's.

use shakmaty::{ByColor, Color, Square};

use super::dialog::{Grammar, OpenDialog};
use super::memory::{About, Memory};
use super::outcome::{Addressed, Audience};
use super::own_speech::SpeechState;
use crate::game::{Desk, Game, Speaker};
use crate::hear::Open;
use crate::settings::{EarSettings, SIDES};
use crate::tell::Phrasing;
use crate::voice::{NameSystem, Verbosity, Voice};

/// So often a word that is not understood costs the example of one that is, in a session.
const EXAMPLES: u8 = 2;

/// Who is heard, and answered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum ParticipantId {
    /// Whoever sits at the desk, in its own words.
    #[default]
    Desk,
    /// A player at the desk who has an ear of his own.
    Ear(Color),
    /// A player at a second terminal.
    Guest(Color),
}

/// One who hears a session.
#[derive(Clone)]
pub(crate) struct Participant<'v> {
    pub(crate) voice: &'v Voice,
    pub(super) names: NameSystem,
    /// How much is said; where nothing was chosen, moves in full and answers in portions.
    pub(crate) verbosity: Option<Verbosity>,
    /// How it is spoken.
    pub(crate) speech: SpeechState,
    /// Where it comes out, as it is settled; empty where that is not.
    pub(super) device: String,
    pub(super) memory: Memory,
    /// The square last asked about, and the last event then.
    pub(super) focus: Option<(Square, u64)>,
    /// How often a word was not understood, as far as it matters.
    unknown_words: u8,
}

impl<'v> Participant<'v> {
    /// One who has heard nothing yet.
    fn new(voice: &'v Voice, names: NameSystem) -> Participant<'v> {
        Participant {
            voice,
            names,
            verbosity: None,
            speech: SpeechState::default(),
            device: String::new(),
            memory: Memory::default(),
            focus: None,
            unknown_words: 0,
        }
    }

    /// A word was not understood again; whether the example of what can be said was heard often enough.
    pub(super) fn knows_example(&mut self) -> bool {
        let is_known = self.unknown_words == EXAMPLES;
        self.unknown_words += u8::from(!is_known);
        is_known
    }

    /// The words in which this one is told of the game. At the relay and in a tournament an announcement is what the
    /// other player hears, so it is full whatever else is left out (D.2.1, D.2.10.1).
    pub(super) fn phrasing(&self, game: &Game) -> Phrasing<'v> {
        let practice = game.setup().desk == Desk::Practice;
        let verbosity = self.verbosity.unwrap_or_default();
        let announces = if practice { verbosity } else { Verbosity::Full };
        let phrasing = Phrasing::in_names(self.voice, self.names).at(verbosity).announcing(announces);
        phrasing.marking().in_portions(self.verbosity != Some(Verbosity::Full))
    }

    /// Keeps what was heard, to be heard again.
    pub(crate) fn remember(&mut self, output: &Addressed) {
        if let Some(said) = &output.said {
            self.memory.push(About::of(output.kind.0), said, output.brief.clone());
        }
    }
}

/// A terminal of the game: the desk's, or a guest's.
#[derive(Default)]
pub(crate) struct Terminal {
    /// The player who alone is spoken for here; at the desk anybody may be.
    pub(crate) side: Option<Color>,
    /// The question that waits for its answer.
    pub(super) dialog: OpenDialog,
    /// The last event when something was said that may have been a move, and was none.
    pub(super) tried: Option<u64>,
    /// Whether a question that a digit could answer is gone without an answer.
    pub(super) question_gone: bool,
    /// Whether something else was said since the open question was asked: a letter is no answer to it any more.
    pub(super) is_aside: bool,
    /// The last event when something was said that was not understood: a yes behind that answers no offer of a draw.
    pub(super) strayed: Option<u64>,
}

impl Terminal {
    /// How a line is heard here now.
    pub(super) fn grammar(&self) -> Grammar {
        self.dialog.as_ref().map_or(Grammar::Line(Open::default()), |dialog| dialog.grammar())
    }

    /// Whether this is somebody for whom nobody speaks here.
    pub(super) fn is_other(&self, speaker: Speaker) -> bool {
        self.side.is_some_and(|side| Speaker::from(side) != speaker)
    }
}

/// All who hear a session, and whose turn it is to be heard.
pub(crate) struct Participants<'v> {
    pub(crate) desk: Participant<'v>,
    /// The desk's terminal, which the ears share.
    pub(crate) terminal: Terminal,
    /// The players' own ears.
    pub(crate) ears: ByColor<Option<Participant<'v>>>,
    guests: ByColor<Option<(Participant<'v>, Terminal)>>,
    /// Who is being heard.
    pub(super) heard: ParticipantId,
    /// The words an ear is heard in, where they are not those it is answered in.
    pub(super) words: Option<&'v Voice>,
    /// Whose requests those are that name nobody.
    pub(crate) unnamed: Option<Color>,
    /// Who alone was asked something at the desk that is still open, and the words he was heard in.
    pub(super) asked: Option<(Audience, &'v Voice)>,
    /// That the disk took nothing, in the desk's words, where another was heard.
    pub(super) trouble: Option<Addressed>,
}

impl<'v> Participants<'v> {
    /// The desk alone.
    pub(super) fn new(voice: &'v Voice, names: NameSystem) -> Participants<'v> {
        Participants {
            desk: Participant::new(voice, names),
            terminal: Terminal::default(),
            ears: ByColor::default(),
            guests: ByColor::default(),
            heard: ParticipantId::Desk,
            words: None,
            unnamed: None,
            asked: None,
            trouble: None,
        }
    }

    /// The same at another game: nothing is open there, and nobody else has come yet. Who plays alone needs no ear of
    /// his own.
    pub(super) fn at_another_game(self, alone: bool) -> Participants<'v> {
        let Participants { desk, ears, unnamed, .. } = self;
        let anew = |participant: Participant<'v>| Participant { focus: None, ..participant };
        let nobody = Participants::new(desk.voice, desk.names);
        Participants {
            desk: anew(desk),
            ears: ears.map(|ear| ear.map(anew).filter(|_| !alone)),
            unnamed: unnamed.filter(|_| !alone),
            ..nobody
        }
    }

    /// Whether whoever is heard sits at the desk.
    pub(super) fn is_at_desk(&self) -> bool {
        self.heard == ParticipantId::Desk && self.terminal.side.is_none()
    }

    /// Who is heard and answered now.
    pub(super) fn here(&self) -> &Participant<'v> {
        let found = match self.heard {
            ParticipantId::Desk => None,
            ParticipantId::Ear(side) => self.ears.get(side).as_ref(),
            ParticipantId::Guest(side) => self.guests.get(side).as_ref().map(|(guest, _)| guest),
        };
        found.unwrap_or(&self.desk)
    }

    pub(super) fn here_mut(&mut self) -> &mut Participant<'v> {
        let found = match self.heard {
            ParticipantId::Desk => None,
            ParticipantId::Ear(side) => self.ears.get_mut(side).as_mut(),
            ParticipantId::Guest(side) => self.guests.get_mut(side).as_mut().map(|(guest, _)| guest),
        };
        found.unwrap_or(&mut self.desk)
    }

    /// The terminal at which somebody is heard now.
    pub(super) fn terminal(&self) -> &Terminal {
        match self.heard {
            ParticipantId::Guest(side) if let Some((_, terminal)) = self.guests.get(side) => terminal,
            _ => &self.terminal,
        }
    }

    pub(super) fn terminal_mut(&mut self) -> &mut Terminal {
        match self.heard {
            ParticipantId::Guest(side) if let Some((_, terminal)) = self.guests.get_mut(side) => terminal,
            _ => &mut self.terminal,
        }
    }

    /// A guest sits down at this player's place.
    pub(crate) fn seat(&mut self, side: Color, voice: &'v Voice, names: NameSystem) {
        let terminal = Terminal { side: Some(side), ..Terminal::default() };
        *self.guests.get_mut(side) = Some((Participant::new(voice, names), terminal));
    }

    /// The guest at this player's place is gone.
    pub(crate) fn unseat(&mut self, side: Color) {
        *self.guests.get_mut(side) = None;
    }

    /// Whether a guest sits at this player's place.
    pub(super) fn is_seated(&self, side: Color) -> bool {
        self.guests.get(side).is_some()
    }

    /// How much the guest at this place is told.
    pub(super) fn tell_guest(&mut self, side: Color, verbosity: Option<Verbosity>) {
        if let Some((guest, _)) = self.guests.get_mut(side) {
            guest.verbosity = verbosity;
        }
    }

    /// A player gets an ear of his own: like the desk but for this voice and what is settled.
    pub(crate) fn give_ear(&mut self, side: Color, settled: &EarSettings, voice: Option<&'v Voice>) {
        let desk = &self.desk;
        let speech = desk.speech.of_ear(settled.rate, settled.volume);
        *self.ears.get_mut(side) = Some(Participant {
            verbosity: settled.verbosity.or(desk.verbosity),
            speech,
            device: settled.outlet.device(),
            ..Participant::new(voice.unwrap_or(desk.voice), settled.names.unwrap_or(desk.names))
        });
    }

    /// Whether any player has an ear of his own.
    pub(super) fn have_ears(&self) -> bool {
        self.ears.iter().flatten().next().is_some()
    }

    /// Whether everybody who plays has an ear that speaks, or that he has turned off, so that nobody listens to the
    /// desk's own voice.
    pub(super) fn all_have_ears(&self) -> bool {
        let hears = |ear: &&Participant<'_>| !(ear.speech.on && ear.speech.lost);
        self.ears.iter().flatten().filter(hears).count() == Color::ALL.len()
    }

    /// The words of every ear.
    pub(super) fn ear_voices(&self) -> impl Iterator<Item = &'v Voice> {
        self.ears.iter().flatten().map(|ear| ear.voice)
    }

    /// Whether the desk's own voice says this.
    pub(crate) fn leave_to_desk(&self, to: Audience) -> bool {
        match to {
            Audience::All => !self.all_have_ears(),
            Audience::Player(side) => self.ears.get(side).is_none(),
            Audience::Officials => true,
        }
    }

    /// What is for all is remembered in every ear. What is for one has been when he was answered.
    pub(crate) fn remember_in_ears(&mut self, output: &Addressed) {
        if output.to != Audience::All || output.fleeting {
            return;
        }
        for (ear, own) in self.ears.as_mut().zip(output.heard.as_ref()) {
            if let (Some(ear), Some(said)) = (ear, own.as_ref().or(output.said.as_ref())) {
                ear.memory.push(About::of(output.kind.0), said, output.brief.clone());
            }
        }
    }

    /// The key that is remembered where whoever is heard changes what has this key at the desk: what is one ear's alone
    /// keeps its own, and of a guest nothing is remembered.
    pub(super) fn key_of(&self, key: &str) -> Option<String> {
        const OF_EAR: [(&str, &str); 2] = [("speech.rate.", "rate"), ("speech.volume.", "volume")];
        let side = match self.heard {
            ParticipantId::Desk => return Some(key.to_owned()),
            ParticipantId::Ear(side) => SIDES[usize::from(side.is_black())],
            ParticipantId::Guest(_) => return None,
        };
        match OF_EAR.iter().find(|(start, _)| key.starts_with(start)) {
            Some((_, own)) => Some(format!("ears.{side}.{own}")),
            // Whether an ear speaks is settled by hand.
            None => (key != "speech.on").then(|| key.to_owned()),
        }
    }
}
