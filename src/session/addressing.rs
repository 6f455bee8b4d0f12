//! Whom the answer to a line is for, where players have ears of their own: who is named in it, who was asked
//! something, or whose the lines are that name nobody.

use shakmaty::Color;

use super::Session;
use super::adjournment::SecretDialog;
use super::ear::Audience;
use super::listening::is_square;
use super::outcome::Addressed;
use super::pending::Pending;
use super::place::Home;
use crate::game::ParseError;
use crate::game::{Announcement, Speaker};
use crate::hear::named_speaker;
use crate::hear::{Adjustment, Control, Intent, Reply, hear};
use crate::speech::{Priority, clean};
use crate::tell::Message;
use crate::voice::{Id, Voice};

impl<'a> Session<'a> {
    /// Whom the answer to a line is for, and in whose words it is heard; in the desk's where nobody is named.
    pub(crate) fn asked_by(&self, text: &str) -> (Audience, Option<&'a Voice>) {
        if self.ears.is_empty() {
            return (Audience::All, None);
        }
        let asked = self.ears.asked.filter(|_| self.pending.is_some());
        let asked = asked.map(|(to, words)| (to, Some(words)));
        let text = clean(text);
        let named = self.named_in(&text);
        let named = named.map(|(speaker, voice)| {
            (speaker.color().map_or(Audience::Officials, Audience::Player), Some(voice))
        });
        if self.hears_in_confidence() {
            // A passphrase may be any words; a move to seal is no request of somebody else.
            let seals = matches!(self.pending, Some(Pending::Confided(SecretDialog::Seal(_))));
            let another = named.filter(|(to, _)| seals && asked.is_some_and(|(asked, _)| asked != *to));
            return another.or(asked).unwrap_or_default();
        }
        if let Some(named) = named {
            return named;
        }
        if let Some(asked) = asked.filter(|_| self.may_answer(&text)) {
            return asked;
        }
        let Some(side) = self.ears.unnamed else { return (Audience::All, None) };
        let theirs = self.ears.get(side).map(|ear| ear.voice);
        let voices = [Some(self.voice), theirs].into_iter().flatten();
        let mut asking = voices.filter(|voice| self.only_asks(&text, voice));
        asking.next().map_or((Audience::All, None), |voice| (Audience::Player(side), Some(voice)))
    }

    /// Who is named in a line, and in whose words: those that understand it go before those that only know the name.
    fn named_in(&self, text: &str) -> Option<(Speaker, &'a Voice)> {
        let voices = || std::iter::once(self.voice).chain(self.ears.voices());
        let understood = voices().find_map(|voice| Some((hear(text, voice.lexicon()).ok()?.speaker?, voice)));
        understood.or_else(|| {
            if hear(text, self.voice.lexicon()).is_ok() {
                return None;
            }
            voices().find_map(|voice| Some((named_speaker(text, voice.lexicon()).0?, voice)))
        })
    }

    /// Whether a line that names nobody may answer what is asked now, so that it is his who was asked.
    fn may_answer(&self, text: &str) -> bool {
        let words = self.ears.asked.map_or(self.voice, |(_, words)| words);
        matches!(self.pending, Some(Pending::Check(_)))
            || match hear(text, words.lexicon()).map(|utterance| utterance.heard) {
                Ok(Intent::Announce(Announcement::Move(said), _)) => is_square(&said),
                Ok(Intent::Reply(_) | Intent::Control(Control::Help)) | Err(ParseError::PieceAlone(_)) => {
                    true
                }
                _ => false,
            }
    }

    /// Whether a line does nothing but ask something, or go over the board, and not for the whole desk.
    pub(super) fn only_asks(&self, text: &str, voice: &Voice) -> bool {
        match hear(text, voice.lexicon()).map(|utterance| utterance.heard) {
            Ok(Intent::Reply(Reply::Number(_))) | Err(ParseError::PieceAlone(_)) => self.pending.is_none(),
            Ok(Intent::Adjust(adjustment)) => !is_of_the_desk(adjustment),
            Ok(wanted) => wanted.only_asks() && !matches!(wanted, Intent::Control(Control::Wait(_))),
            Err(_) => false,
        }
    }

    /// Hears a line typed at the desk, and says whom each answer is for.
    pub fn hear_at_desk(&mut self, text: &str) -> Vec<Addressed> {
        let (to, words) = self.asked_by(text);
        // What one was asked in private is no question to another.
        let others = self
            .ears
            .asked
            .filter(|(asked, _)| self.pending.is_some() && *asked != to && to != Audience::All);
        let put_aside = others.and_then(|asked| Some((self.pending.take()?, asked)));
        let out = self.hear_for(to, words, text);
        if let Some((pending, asked)) = put_aside.filter(|_| self.pending.is_none()) {
            (self.pending, self.ears.asked) = (Some(pending), Some(asked));
        }
        out
    }

    fn hear_for(&mut self, to: Audience, words: Option<&'a Voice>, text: &str) -> Vec<Addressed> {
        match (to, words) {
            (Audience::Player(side), Some(words)) if self.ears.get(side).is_some() => {
                self.hear_in_ear(side, words, text)
            }
            // Who has no ear of his own is answered by the desk's voice.
            (to, _) => {
                let speech = self.own_speech;
                let mut out = self.ask_whose(text).map_or_else(|| self.hear(text), |whose| vec![whose]);
                let is_turned = speech.on != self.own_speech.on || speech.begun != self.own_speech.begun;
                if is_turned && to == Audience::All {
                    self.ears.turn_all(self.own_speech.on);
                }
                for output in out.iter_mut().filter(|output| output.kind.0 != "event") {
                    output.to = to;
                }
                let is_asked = self.pending.is_some() && to != Audience::All;
                self.ears.asked = is_asked.then_some((to, self.voice));
                out
            }
        }
    }

    /// What changes a voice and names nobody, where nobody listens to the desk's own.
    fn ask_whose(&mut self, text: &str) -> Option<Addressed> {
        if !self.ears.are_all() || self.hears_in_confidence() {
            return None;
        }
        let utterance = hear(&clean(text), self.voice.lexicon()).ok()?;
        let Intent::Adjust(adjustment) = utterance.heard else { return None };
        let is_of_a_voice = matches!(
            adjustment,
            Adjustment::Slower
                | Adjustment::Faster
                | Adjustment::Louder
                | Adjustment::Softer
                | Adjustment::Verbosity(_)
        );
        let told = self.one(Id::EAR_WHOSE);
        (is_of_a_voice && utterance.speaker.is_none()).then(|| self.refused("ear-whose", told))
    }

    /// What happened is for all, as from a second terminal; everything else is for this ear alone.
    fn hear_in_ear(&mut self, side: Color, words: &'a Voice, text: &str) -> Vec<Addressed> {
        self.home = Some(Home::beside_ear(side, self.voice, self.names, self.verbosity));
        self.change_ears(side);
        (self.ears.heard, self.ears.words) = (Some(side), Some(words));
        let mut out = self.hear(text);
        (self.ears.heard, self.ears.words) = (None, None);
        let focus = self.focus;
        self.change_ears(side);
        // The screen shows one square, the one last spoken of.
        self.focus = focus;
        self.ears.asked = self.pending.is_some().then_some((Audience::Player(side), words));
        let trouble = self.home.take().and_then(|home| home.trouble);
        for output in &mut out {
            if output.kind.0 == "event" {
                self.remember_output(output);
            } else {
                output.to = Audience::Player(side);
            }
        }
        if let Some(text) = trouble {
            // It is told to all in the desk's words, and to him only once.
            out.retain(|output| output.kind.1 != "not-saved");
            let said = Message::new(text, Priority::Important);
            let told = Addressed::plain(said, ("refused", "not-saved".to_owned()));
            self.remember_output(&told);
            out.push(told);
        }
        out
    }
}

/// What is of the whole desk, whoever asks for it.
fn is_of_the_desk(adjustment: Adjustment) -> bool {
    matches!(
        adjustment,
        Adjustment::SpeechOn
            | Adjustment::SpeechOff
            | Adjustment::Contrast
            | Adjustment::Figurines
            | Adjustment::BigClocks
            | Adjustment::Tones
    )
}
