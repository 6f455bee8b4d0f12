//! How it is told and shown: said again, spelled, slower, louder, shorter, in other colours.

use shakmaty::{Chess, Move, Role, Square};

use super::Session;
use super::appearance::Tones;
use super::outcome::Addressed;
use super::told::Told;
use crate::args;
use crate::game::Desk;
use crate::hear::Adjustment;
use crate::settings::Value;
use crate::speech::{Backend, Rate, Volume};
use crate::tell::spelled;
use crate::voice::{Id, Verbosity, unmarked};

impl Session<'_> {
    /// Tells or shows it otherwise.
    pub(super) fn adjusted(&mut self, adjustment: Adjustment) -> Vec<Addressed> {
        match adjustment {
            Adjustment::Repeat => vec![self.said_again()],
            Adjustment::Earlier => vec![self.said_before()],
            Adjustment::Later => vec![self.said_after()],
            Adjustment::Spell => vec![self.spell()],
            Adjustment::Slower => self.at_rate(self.rate.slower(), Id::SLOWER, Id::SLOWEST),
            Adjustment::Faster => self.at_rate(self.rate.faster(), Id::FASTER, Id::FASTEST),
            Adjustment::Louder => self.at_volume(self.volume.louder(), Id::LOUDER, Id::LOUDEST),
            Adjustment::Softer => self.at_volume(self.volume.softer(), Id::SOFTER, Id::SOFTEST),
            Adjustment::Verbosity(verbosity) => vec![self.at_verbosity(verbosity)],
            // That a line was said has silenced everything already.
            Adjustment::Silence => Vec::new(),
            Adjustment::SpeechOff => self.turn_speech(false),
            Adjustment::SpeechOn => self.turn_speech(true),
            Adjustment::Contrast | Adjustment::Figurines | Adjustment::BigClocks => {
                self.seen_anew(adjustment)
            }
            Adjustment::Tones => self.other_tones(),
        }
    }

    /// What was last said, once more.
    fn said_again(&mut self) -> Addressed {
        self.memory.begin_again();
        let again = self.again();
        self.unremembered("repeat", again)
    }

    pub(super) fn again(&self) -> Told {
        self.heard(self.memory.last(), Id::NOTHING_SAID)
    }

    /// What was said once, with the line it had; or that there is nothing.
    fn heard(&self, said: Option<&(String, String)>, nothing: Id) -> Told {
        match said {
            Some((text, brief)) => Told::with_line(std::slice::from_ref(text), brief.clone()),
            None => self.one(nothing),
        }
    }

    /// What was said before what was heard last.
    fn said_before(&mut self) -> Addressed {
        let told = self.memory.earlier().cloned();
        let told = self.heard(told.as_ref(), Id::SAID_FIRST);
        self.unremembered("earlier", told)
    }

    /// What was said after it.
    fn said_after(&mut self) -> Addressed {
        let told = self.memory.later().cloned();
        let told = self.heard(told.as_ref(), Id::SAID_LAST);
        self.unremembered("later", told)
    }

    /// What was last said, letter by letter; asked twice it is still that, and not the letters.
    fn spell(&mut self) -> Addressed {
        let spelled = |said: &str| spelled(&unmarked(said), self.voice.lexicon());
        let told = match self.memory.last() {
            Some((said, brief)) => Told::with_line(&[spelled(said)], brief.clone()),
            None => self.one(Id::NOTHING_SAID),
        };
        self.unremembered("spell", told)
    }

    /// What was last said, at another rate, at which everything that follows is spoken as well.
    fn at_rate(&mut self, rate: Option<Rate>, id: Id, end: Id) -> Vec<Addressed> {
        if let Some(why) = self.why_mute() {
            return vec![self.unremembered("rate", why)];
        }
        self.rate = rate.unwrap_or(self.rate);
        let told = self.again().behind(self.one(if rate.is_some() { id } else { end }));
        let mut out = vec![self.unremembered("rate", told)];
        if let Some(rate) = rate.filter(|_| self.keeps_rate) {
            let key = format!("speech.rate.{}", self.voice.tag());
            out.extend(self.keep_setting(&key, Value::Steps(rate.steps())));
        }
        out
    }

    /// What was last said, at another volume, at which everything that follows is spoken as well.
    fn at_volume(&mut self, volume: Option<Volume>, id: Id, end: Id) -> Vec<Addressed> {
        if let Some(why) = self.why_mute() {
            return vec![self.unremembered("volume", why)];
        }
        // Beyond its usual volume Speech Dispatcher may have nothing left.
        let at_limit = self.own_speech.by == Some(Backend::Ssip);
        let id = match volume {
            Some(volume) if at_limit && volume > Volume::USUAL && volume > self.volume => Id::LOUDER_PERHAPS,
            Some(_) => id,
            None => end,
        };
        self.volume = volume.unwrap_or(self.volume);
        let told = self.again().behind(self.one(id));
        let mut out = vec![self.unremembered("volume", told)];
        if let Some(volume) = volume.filter(|_| self.keeps_volume) {
            let key = format!("speech.volume.{}", self.voice.tag());
            out.extend(self.keep_setting(&key, Value::Steps(volume.steps())));
        }
        out
    }

    /// So much is said from now on; a move tells how that sounds.
    fn at_verbosity(&mut self, verbosity: Verbosity) -> Addressed {
        self.verbosity = verbosity;
        let knight = Move::Normal {
            role: Role::Knight,
            from: Square::G1,
            capture: None,
            to: Square::F3,
            promotion: None,
        };
        let example = self.phrasing().announcing(verbosity).played(&knight, &Chess::default());
        let args = args!("verbosity" => verbosity.key(), "move" => example);
        let announced = verbosity != Verbosity::Full && self.game().setup().desk != Desk::Practice;
        let told = self.both(|phrasing| {
            let announced = announced.then(|| phrasing.say(Id::VERBOSITY_ANNOUNCEMENTS));
            std::iter::once(phrasing.tell(Id::VERBOSITY, &args)).chain(announced).collect()
        });
        self.unremembered("verbosity", told)
    }

    /// What is to be seen only where there is a screen.
    pub(crate) fn of_screen(&mut self) -> Addressed {
        self.unremembered("appearance", self.one(Id::SCREEN_ONLY))
    }

    /// The screen with other colours, pieces or clocks. Who reads lines is told where that is to be seen.
    fn seen_anew(&mut self, adjustment: Adjustment) -> Vec<Addressed> {
        if !self.on_screen {
            return vec![self.of_screen()];
        }
        let seen = &mut self.appearance;
        let changed;
        let told = match adjustment {
            Adjustment::Contrast => {
                seen.palette = seen.palette.next();
                changed = ("screen.theme", Value::Text(seen.palette.name().to_owned()));
                let args = args!("palette" => seen.palette.name());
                self.both(|phrasing| vec![phrasing.tell(Id::SCREEN_PALETTE, &args)])
            }
            Adjustment::Figurines => {
                seen.figures = !seen.figures;
                changed = ("screen.figurines", Value::Switch(seen.figures));
                let id = if seen.figures { Id::SCREEN_FIGURINES } else { Id::SCREEN_LETTERS };
                self.one(id)
            }
            _ => {
                seen.big_clocks = !seen.big_clocks;
                changed = ("screen.big-clocks", Value::Switch(seen.big_clocks));
                let id = if seen.big_clocks { Id::SCREEN_BIG_CLOCKS } else { Id::SCREEN_SMALL_CLOCKS };
                self.one(id)
            }
        };
        let mut out = vec![self.unremembered("appearance", told)];
        out.extend(self.keep_setting(changed.0, changed.1));
        out
    }

    /// Tones beside the words, or none.
    fn other_tones(&mut self) -> Vec<Addressed> {
        self.tones = match self.tones {
            Tones::Forbidden => {
                let told = self.one(Id::TONES_FORBIDDEN);
                return vec![self.refused("tones-forbidden", told)];
            }
            Tones::Off => Tones::On,
            Tones::Heard | Tones::On => Tones::Off,
        };
        let on = self.tones != Tones::Off;
        let told = self.one(if on { Id::TONES_ON } else { Id::TONES_OFF });
        let mut out = vec![self.unremembered("tones", told)];
        out.extend(self.keep_setting("earcons.on", Value::Switch(on)));
        out
    }

    /// An answer about what was said, which is not what is said again.
    pub(super) fn unremembered(&mut self, name: &str, told: impl Into<Told>) -> Addressed {
        let memory = std::mem::take(&mut self.memory);
        let mut output = self.answered(name, told);
        self.memory = memory;
        output.fleeting = true;
        output
    }
}
