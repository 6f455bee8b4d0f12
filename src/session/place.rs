//! Whose words a sitting hears and answers in: the desk's own, or those of a guest at a second terminal.
//!
//! Each has a voice, names, open questions and a focus of its own, and nothing of one is ever taken for the
//! other's. Who speaks is settled before the line is heard, so a guest can do what his side can and no more.

use shakmaty::Color;

use super::adjournment::SecretDialog;
use super::listening::is_square;
use super::memory::Memory;
use super::outcome::Addressed;
use super::pending::Pending;
use super::{Session, saying};
use crate::game::{Announcement, Command, Game, Phase, Speaker};
use crate::hear::{Control, Intent, Reply, hear};
use crate::settings::SIDES;
use crate::speech::{Priority, clean};
use crate::tell::{Message, Phrasing};
use crate::voice::{Id, NameSystem, Verbosity, Voice};

/// A guest's place at a sitting, while it is not his turn to be heard; the desk's own, while it is.
pub(crate) struct Participant<'a> {
    guest: Option<Color>,
    voice: &'a Voice,
    names: NameSystem,
    /// How much he is told.
    pub(crate) verbosity: Verbosity,
    pending: Option<Pending>,
    memory: Memory,
    focus: Option<(shakmaty::Square, u64)>,
    tried: bool,
    question_gone: bool,
    /// The last event when it was left.
    seen: u64,
}

impl<'a> Participant<'a> {
    /// A guest sits down.
    pub(crate) fn new(side: Color, voice: &'a Voice, names: NameSystem) -> Participant<'a> {
        Participant {
            guest: Some(side),
            voice,
            names,
            verbosity: Verbosity::default(),
            pending: None,
            memory: Memory::default(),
            focus: None,
            tried: false,
            question_gone: false,
            seen: 0,
        }
    }
}

/// The desk's own words, while a guest is heard.
pub struct Home<'a> {
    pub(super) voice: &'a Voice,
    pub(super) names: NameSystem,
    verbosity: Verbosity,
    /// The player whose own ear is answered at the desk itself.
    ear: Option<Color>,
    /// That the disk took nothing, in these words.
    pub(super) trouble: Option<String>,
}

impl<'a> Home<'a> {
    /// The desk's own words, while a player is answered in his ear.
    pub(super) fn beside_ear(
        side: Color,
        voice: &'a Voice,
        names: NameSystem,
        verbosity: Verbosity,
    ) -> Home<'a> {
        Home { voice, names, verbosity, ear: Some(side), trouble: None }
    }

    /// The key that is remembered where an ear changes what has this key at the desk; what is not his alone keeps its
    /// own, and of a guest nothing is remembered.
    pub(super) fn key_of_ear(&self, key: &str) -> Option<String> {
        const OF_EAR: [(&str, &str); 2] = [("speech.rate.", "rate"), ("speech.volume.", "volume")];
        let side = SIDES[usize::from(self.ear?.is_black())];
        let own = OF_EAR.iter().find(|(start, _)| key.starts_with(start));
        match own {
            Some((_, own)) => Some(format!("ears.{side}.{own}")),
            // Whether an ear speaks is settled by hand.
            None => (key != "speech.on").then(|| key.to_owned()),
        }
    }

    pub(super) fn phrasing(&self, game: &Game) -> Phrasing<'a> {
        saying(Phrasing::in_names(self.voice, self.names), self.verbosity, game)
    }
}

/// What a guest's line brought about.
pub(crate) struct Consequence {
    /// What happened, told in the desk's words, for all.
    pub(crate) for_all: Vec<Addressed>,
    /// What is for the guest alone, in his.
    pub(crate) for_guest: Vec<Addressed>,
    /// Whether his next line is asked for in confidence.
    pub(crate) confidential: bool,
}

impl<'a> Session<'a> {
    /// Hears a line of a guest, as said by his side and nobody else.
    pub(crate) fn hear_guest(&mut self, place: &mut Participant<'a>, text: &str) -> Consequence {
        self.change_places(place);
        self.home = Some(Home {
            voice: place.voice,
            names: place.names,
            verbosity: place.verbosity,
            ear: None,
            trouble: None,
        });
        let out = if self.is_not_his(text) { vec![self.only_own()] } else { self.hear(text) };
        let confidential = self.hears_in_confidence();
        let trouble = self.home.take().and_then(|home| home.trouble);
        self.change_places(place);
        let (mut for_all, for_guest): (Vec<_>, Vec<_>) =
            out.into_iter().partition(|output| output.kind.0 == "event");
        if let Some(text) = trouble {
            let said = Message::new(text, Priority::Important);
            let kind = ("refused", "not-saved".to_owned());
            for_all.push(Addressed::plain(said, kind));
        }
        for output in &for_all {
            self.remember_output(output);
        }
        Consequence { for_all, for_guest, confidential }
    }

    fn change_places(&mut self, place: &mut Participant<'a>) {
        std::mem::swap(&mut self.guest, &mut place.guest);
        std::mem::swap(&mut self.voice, &mut place.voice);
        std::mem::swap(&mut self.names, &mut place.names);
        std::mem::swap(&mut self.verbosity, &mut place.verbosity);
        std::mem::swap(&mut self.pending, &mut place.pending);
        std::mem::swap(&mut self.memory, &mut place.memory);
        std::mem::swap(&mut self.focus, &mut place.focus);
        std::mem::swap(&mut self.tried, &mut place.tried);
        std::mem::swap(&mut self.question_gone, &mut place.question_gone);
        let now = self.last_seq();
        // What may have been a move was none of this one.
        self.tried &= std::mem::replace(&mut place.seen, now) == now;
    }

    /// Whether a guest's line names somebody else, another's board, or what only the desk does.
    fn is_not_his(&self, text: &str) -> bool {
        // A passphrase may be any words; a move to seal is a line like others.
        let secret = matches!(&self.pending, Some(Pending::Confided(asked)) if !matches!(asked, SecretDialog::Seal(_)));
        let Some(side) = self.guest.filter(|_| !secret) else { return false };
        let Ok(utterance) = hear(&clean(text), self.voice.lexicon()) else { return false };
        let names_another = utterance.speaker.is_some_and(|speaker| self.is_other(speaker));
        names_another
            || match utterance.heard {
                Intent::Command(
                    Command::Report(board, _)
                    | Command::Handled(Some(board), _)
                    | Command::Wrote { score: board, .. },
                )
                | Intent::Control(Control::Check(Some(board))) => board != side,
                Intent::Command(Command::Done) => {
                    matches!(self.game().phase(), Phase::SettingRight(board, _) if *board != side)
                }
                Intent::Control(Control::Quit | Control::Wait(_)) => true,
                _ => false,
            }
    }

    /// Whether this is somebody for whom a guest does not speak.
    pub(super) fn is_other(&self, speaker: Speaker) -> bool {
        self.guest.is_some_and(|side| Speaker::from(side) != speaker)
    }

    /// That a second terminal speaks for one side alone.
    pub(super) fn only_own(&mut self) -> Addressed {
        let side = self.guest.unwrap_or(self.game().turn());
        let told = self.both(|phrasing| vec![phrasing.of_color(Id::GUEST_ONLY_OWN, side)]);
        self.refused("guest-only-own", told)
    }

    /// At a second terminal: answers what only asks, out of what is known here; `None` where the desk must hear the
    /// line.
    pub(crate) fn hear_here(&mut self, text: &str) -> Option<Vec<Addressed>> {
        let text = clean(text);
        if text.is_empty() {
            return None;
        }
        let heard = hear(&text, self.voice.lexicon()).ok();
        if self.hears_in_confidence() {
            // Whoever leaves leaves, whatever is asked for; everything else is the desk's.
            let leaves = heard.is_some_and(|found| found.heard == Intent::Control(Control::Quit));
            self.finished |= leaves;
            return leaves.then(Vec::new);
        }
        let heard = heard.filter(|found| !found.speaker.is_some_and(|speaker| self.is_other(speaker)));
        let asked_where = matches!(self.pending, Some(Pending::Square { .. }));
        let here = heard.filter(|found| match &found.heard {
            Intent::Control(Control::Quit) => true,
            Intent::Reply(Reply::No) | Intent::Announce(..) => asked_where,
            wanted => is_known_here(wanted),
        });
        let pending = self.pending.take();
        let here = here?;
        if let Intent::Announce(announcement, _) = &here.heard
            && !matches!(announcement, Announcement::Move(said) if is_square(said))
        {
            return None;
        }
        Some(self.understood(here.speaker, here.heard, pending))
    }
}

/// Whether whoever has seen the game so far can answer: nothing is kept of it, and no question of the desk's is
/// part of it.
fn is_known_here(wanted: &Intent) -> bool {
    let of_the_desk = match wanted {
        Intent::Control(control) => matches!(control, Control::Help | Control::Wait(_)),
        Intent::Query(query) => query.row().first.is_some(),
        _ => false,
    };
    wanted.only_asks() && !of_the_desk
}
