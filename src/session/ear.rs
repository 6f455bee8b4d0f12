//! The ears of a desk where two persons play: what is for one player's ear, and in which words he hears it.
//!
//! A player may have an ear of his own, with a device, words, a rate and a memory of its own. What happens is for
//! every ear; what one asked is for his alone. Whoever has none hears the desk's own voice.

use shakmaty::{ByColor, Color, Square};

use super::memory::Memory;
use super::outcome::Addressed;
use super::own_speech::SpeechState;
use super::{Session, saying};
use crate::args;
use crate::game::Transition;
use crate::settings::EarSettings;
use crate::speech::{BackendError, BackendNotice, Priority, Rate, Volume};
use crate::tell::happened::events;
use crate::tell::{Message, Phrasing, capital, color_key, line, priority};
use crate::voice::{Id, Lexicon, NameSystem, Verbosity, Voice};

/// Whom something is for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Audience {
    /// Everybody at the desk.
    #[default]
    All,
    /// One player, where he has an ear.
    Player(Color),
    /// Whoever is no player: he hears the desk's own voice.
    Officials,
}

/// A player's own ear; while he is heard, the desk's own words stand here in the place of his.
#[derive(Clone)]
pub struct Ear<'a> {
    pub(crate) voice: &'a Voice,
    names: NameSystem,
    verbosity: Verbosity,
    pub(crate) rate: Rate,
    pub(crate) volume: Volume,
    pub(crate) speech: SpeechState,
    pub(super) lost: bool,
    keeps: (bool, bool),
    /// Where it comes out, as it is settled; empty where that is not.
    device: String,
    memory: Memory,
    focus: Option<(Square, u64)>,
}

/// The ears of a desk.
#[derive(Clone, Default)]
pub struct Ears<'a> {
    of: ByColor<Option<Ear<'a>>>,
    /// Whose requests those are that name nobody.
    pub(super) unnamed: Option<Color>,
    /// Who is being heard.
    pub(super) heard: Option<Color>,
    /// The words he is heard in, where they are not those he is answered in.
    pub(super) words: Option<&'a Voice>,
    /// Who alone was asked something that is still open, and the words he was heard in.
    pub(super) asked: Option<(Audience, &'a Voice)>,
}

impl<'a> Ears<'a> {
    /// Nobody has one of his own yet.
    pub(crate) fn new(unnamed: Option<Color>) -> Ears<'a> {
        Ears { unnamed, ..Ears::default() }
    }

    /// A player gets one.
    pub(crate) fn give(&mut self, side: Color, kept: &EarSettings, ear: Ear<'a>) {
        *self.of.get_mut(side) = Some(Ear {
            names: kept.names.unwrap_or(ear.names),
            verbosity: kept.verbosity.unwrap_or(ear.verbosity),
            // What a flag asks for goes before what is settled.
            rate: kept.rate.filter(|_| ear.keeps.0).unwrap_or(ear.rate),
            volume: kept.volume.filter(|_| ear.keeps.1).unwrap_or(ear.volume),
            device: kept.outlet.device(),
            ..ear
        });
    }

    pub(crate) fn get(&self, side: Color) -> Option<&Ear<'a>> {
        self.of.get(side).as_ref()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.of.iter().flatten().next().is_none()
    }

    /// Whether everybody who plays has one that speaks, or that he has turned off, so that nobody listens to the desk's
    /// own voice.
    pub(super) fn are_all(&self) -> bool {
        let hears = |ear: &&Ear<'_>| !(ear.speech.on && ear.speech.lost);
        self.of.iter().flatten().filter(hears).count() == Color::ALL.len()
    }

    /// The words of every ear.
    pub(super) fn voices(&self) -> impl Iterator<Item = &'a Voice> {
        self.of.iter().flatten().map(|ear| ear.voice)
    }

    /// Own speech was turned on or off for the whole desk.
    pub(super) fn turn_all(&mut self, on: bool) {
        for ear in self.of.iter_mut().flatten() {
            ear.speech.turn(on);
        }
    }

    /// Whether the desk's own voice says this.
    pub(crate) fn leave_to_desk(&self, to: Audience) -> bool {
        match to {
            Audience::All => !self.are_all(),
            Audience::Player(side) => self.get(side).is_none(),
            Audience::Officials => true,
        }
    }

    /// Whether this ear hears it.
    pub(crate) fn reaches(to: Audience, side: Color) -> bool {
        matches!(to, Audience::All) || to == Audience::Player(side)
    }
}

impl<'a> Session<'a> {
    /// An ear in the desk's own words, at its own rate.
    pub(crate) fn ear_like_the_desks(&self, voice: Option<&'a Voice>) -> Ear<'a> {
        Ear {
            voice: voice.unwrap_or(self.voice),
            names: self.names,
            verbosity: self.verbosity,
            rate: self.rate,
            volume: self.volume,
            speech: SpeechState { on: true, ..SpeechState::default() },
            lost: false,
            keeps: (self.keeps_rate, self.keeps_volume),
            device: String::new(),
            memory: Memory::default(),
            focus: None,
        }
    }

    /// The words a line is heard in.
    pub(super) fn lexicon(&self) -> &'a Lexicon {
        self.ears.words.unwrap_or(self.voice).lexicon()
    }

    pub(super) fn change_ears(&mut self, side: Color) {
        let Some(ear) = self.ears.of.get_mut(side) else { return };
        std::mem::swap(&mut self.voice, &mut ear.voice);
        std::mem::swap(&mut self.names, &mut ear.names);
        std::mem::swap(&mut self.verbosity, &mut ear.verbosity);
        std::mem::swap(&mut self.rate, &mut ear.rate);
        std::mem::swap(&mut self.volume, &mut ear.volume);
        std::mem::swap(&mut self.own_speech, &mut ear.speech);
        std::mem::swap(&mut self.speech_lost, &mut ear.lost);
        std::mem::swap(&mut self.keeps_rate, &mut ear.keeps.0);
        std::mem::swap(&mut self.keeps_volume, &mut ear.keeps.1);
        std::mem::swap(&mut self.memory, &mut ear.memory);
        std::mem::swap(&mut self.focus, &mut ear.focus);
    }

    /// What happened, in the words of each ear.
    pub(super) fn told_to_ears(&self, happened: &[Transition]) -> ByColor<Option<Message>> {
        ByColor { white: Color::White, black: Color::Black }.map(|side| {
            let text = self.in_edition(&line(&events(happened, &self.phrasing_of_ear(side)?)));
            (!text.is_empty()).then(|| Message::new(text, priority(happened, Some(side))))
        })
    }

    fn phrasing_of_ear(&self, side: Color) -> Option<Phrasing<'a>> {
        let ear = self.ears.get(side)?;
        if self.ears.heard == Some(side) {
            return Some(self.phrasing());
        }
        Some(saying(Phrasing::in_names(ear.voice, ear.names), ear.verbosity, &self.game))
    }

    /// What is for all is remembered in every ear. What is for one has been when he was answered.
    pub(crate) fn remember_in_ears(&mut self, output: &Addressed) {
        if output.to != Audience::All || output.fleeting {
            return;
        }
        for side in Color::ALL {
            let own = output.heard.get(side).as_ref().or(output.said.as_ref());
            if let (Some(said), Some(ear)) = (own, self.ears.of.get_mut(side)) {
                ear.memory.push(said.marked().to_owned(), output.brief.clone());
            }
        }
    }

    /// What is told of an ear's own voice, by the desk's: whoever hears nothing cannot be told.
    pub(crate) fn ear_notice(&mut self, side: Color, notice: &BackendNotice) -> Option<Addressed> {
        let ear = self.ears.of.get_mut(side).as_mut().filter(|ear| ear.speech.on)?;
        match notice {
            BackendNotice::Silent => {
                (ear.speech.lost, ear.speech.awaited, ear.speech.by) = (true, false, None);
            }
            BackendNotice::Speaking(backend) => {
                (ear.speech.lost, ear.speech.by) = (false, Some(*backend));
                if std::mem::take(&mut ear.speech.awaited) {
                    ear.lost = false;
                    let told = ear.voice.say(Id::OWN_SPEECH_ON);
                    let told = Addressed::plain(
                        Message::new(told, Priority::Message),
                        ("answered", "speech".to_owned()),
                    );
                    return Some(Addressed { to: Audience::Player(side), fleeting: true, ..told });
                }
            }
            BackendNotice::Lost { .. } => ear.speech.by = None,
        }
        let was_told = std::mem::replace(&mut ear.lost, !matches!(notice, BackendNotice::Speaking(_)));
        let color = color_key(side);
        let device = ear.device.clone();
        let of = |id: Id, backend: &str| {
            let device = if device.is_empty() { "none".to_owned() } else { device.clone() };
            self.voice.tell(id, &args!("color" => color, "backend" => backend, "device" => device))
        };
        let text = match notice {
            BackendNotice::Speaking(backend) => of(Id::EAR_BY, &backend.to_string()),
            // Of one that is not there the last notice tells.
            BackendNotice::Lost { loss: BackendError::NotThere, .. } => {
                self.forget_loss(side);
                return None;
            }
            BackendNotice::Lost { backend, loss: BackendError::NoSound } => {
                of(Id::EAR_NO_SOUND, &backend.to_string())
            }
            BackendNotice::Lost { backend, loss: BackendError::NoModule(_) } => {
                of(Id::EAR_NO_MODULE, &backend.to_string())
            }
            BackendNotice::Lost { backend, .. } => of(Id::EAR_LOST, &backend.to_string()),
            BackendNotice::Silent if was_told => return None,
            BackendNotice::Silent => of(Id::EAR_GONE, ""),
        };
        let said = Message::new(capital(&text), Priority::Message);
        let told = Addressed::plain(said, ("notice", "ear".to_owned()));
        Some(Addressed { to: Audience::Officials, fleeting: true, ..told })
    }

    /// That something is not there was not told.
    fn forget_loss(&mut self, side: Color) {
        if let Some(ear) = self.ears.of.get_mut(side) {
            ear.lost = false;
        }
    }
}
