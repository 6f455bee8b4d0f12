//! One sitting at a game: a line heard, what follows from it kept and then told.
//!
//! Here the rooms meet in the one order that matters: heard, decided, kept, applied, told. Nothing in
//! this file writes to a terminal or speaks; it returns what is to be said.

use std::sync::mpsc::Sender;
use std::time::Duration;

use shakmaty::{Color, Move, Role, Square};

use super::judge::Asked;
use super::narrate::{Narrator, Said, priority};
use super::offers::Offer;
use super::phrasing::{Phrasing, line};
use super::time::Time;
use super::{Wake, answer, refuse};
use crate::announcement::{
    Announcement, Heard, Misfit, NotHeard, Question, Request, Said as Words, Speaker, hear, misfit,
    not_heard, not_heard_name,
};
use crate::args;
use crate::game::{Command, Event, Game, Kept, Phase, Refusal};
use crate::laws::Millis;
use crate::opponent::Thinking;
use crate::record::{GameLock, Library, LibraryError};
use crate::speech::{Priority, Rate, clean};
use crate::tools::why;
use crate::voice::{NameSystem, Voice};

/// Something to say and show.
#[derive(Debug, Clone)]
pub struct Output {
    /// The line; `None` when there is nothing to hear.
    pub said: Option<Said>,
    /// The events behind it.
    pub events: Vec<Kept>,
    /// What it is when there are no events behind it: "answered", "refused", "notice", and its name.
    pub kind: (&'static str, String),
}

/// A question that waits for its answer.
pub(super) enum Pending {
    /// Which of these moves is meant.
    Which { moves: Vec<Move>, by: Speaker, correcting: bool },
    /// Where the piece that was named goes.
    Piece { role: Role, by: Option<Speaker> },
    /// What the pawn becomes.
    Promotion { said: Words, by: Speaker, correcting: bool },
    /// About which square it is asked.
    Square { question: Question, by: Speaker },
    /// Whether so many plies are to be taken back.
    TakeBack { plies: u32, by: Speaker, asked_at: u64 },
    /// Whether something close to what was said is meant.
    Offer(Offer),
}

/// One sitting at one game.
// Each is a thing that has happened or has not.
#[allow(clippy::struct_excessive_bools)]
pub struct Sitting<'a> {
    pub(super) game: Game,
    pub(super) voice: &'a Voice,
    names: NameSystem,
    pub(super) time: Time,
    library: Library,
    id: i64,
    seq: u64,
    _lock: GameLock,
    pub(super) wake: Sender<Wake>,
    pub(super) pending: Option<Pending>,
    pub(super) last_said: Option<String>,
    pub(super) asked: Option<Asked>,
    pub(super) thinking: Option<Thinking>,
    pub(super) ticket: u64,
    pub(super) partner_to_play: bool,
    partner_waits: bool,
    pub(super) finished: bool,
    pub(super) speech_lost: bool,
    /// The square last asked about, and the last event then.
    pub(super) focus: Option<(Square, u64)>,
    /// How fast everything is spoken.
    pub(super) rate: Rate,
}

/// What a sitting is made of.
pub struct Seat<'a> {
    /// The voice it speaks with.
    pub voice: &'a Voice,
    /// The names it announces in.
    pub names: NameSystem,
    /// Where its events are kept.
    pub library: Library,
    /// The game's number there.
    pub id: i64,
    /// That nobody else plays it.
    pub lock: GameLock,
    /// The game's time.
    pub time: Time,
    /// Where threads that work for it report.
    pub wake: Sender<Wake>,
}

impl<'a> Sitting<'a> {
    /// Sits down at a game whose last event has this number.
    #[must_use]
    pub fn new(seat: Seat<'a>, game: Game, seq: u64) -> Sitting<'a> {
        let Seat { voice, names, library, id, lock, time, wake } = seat;
        Sitting {
            game,
            voice,
            names,
            time,
            library,
            id,
            seq,
            _lock: lock,
            wake,
            pending: None,
            last_said: None,
            asked: None,
            thinking: None,
            ticket: 0,
            partner_to_play: false,
            partner_waits: false,
            finished: false,
            speech_lost: false,
            focus: None,
            rate: Rate::default(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last event.
    pub(super) fn last_seq(&self) -> u64 {
        self.seq
    }

    /// The game's number in the library.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.id
    }

    pub(super) fn phrasing(&self) -> Phrasing<'a> {
        Phrasing::in_names(self.voice, self.names)
    }

    pub(super) fn narrator(&self) -> Narrator<'a> {
        Narrator::new(self.phrasing(), self.game.setup())
    }

    /// The person at the desk, where there is just one.
    fn you(&self) -> Option<Color> {
        self.game.setup().partner().map(|partner| !partner)
    }

    /// Hears one line.
    pub fn hear(&mut self, text: &str) -> Vec<Output> {
        let text = clean(text);
        if text.is_empty() {
            return Vec::new();
        }
        let mut out = self.fall();
        out.extend(self.ask_again());
        self.partner_to_play |= std::mem::take(&mut self.partner_waits);
        let heard = hear(&text, self.voice.lexicon());
        let pending = self.pending.take().filter(|pending| match pending {
            Pending::Offer(offer) => offer.is_open(self.seq),
            _ => true,
        });
        out.extend(match heard {
            Ok(utterance) => self.understood(utterance.speaker, utterance.heard, pending),
            Err(NotHeard::PieceAlone(role)) if matches!(pending, Some(Pending::Promotion { .. })) => {
                let Some(Pending::Promotion { said, by, correcting }) = pending else { return out };
                let said = Words { promotion: Some(role), ..said };
                self.announce(by, Announcement::Move(said), correcting)
            }
            Err(why) => {
                if let Some(offered) = self.offer(&text, &why) {
                    vec![offered]
                } else {
                    self.pending = match why {
                        NotHeard::PieceAlone(role) => Some(Pending::Piece { role, by: None }),
                        _ => pending,
                    };
                    vec![self.refused(not_heard_name(&why), &[not_heard(&why, &self.phrasing())])]
                }
            }
        });
        out.extend(self.let_partner_play());
        out
    }

    fn understood(
        &mut self,
        speaker: Option<Speaker>,
        heard: Heard,
        pending: Option<Pending>,
    ) -> Vec<Output> {
        let pending = match (&heard, pending) {
            (Heard::Choice(number), Some(Pending::Offer(offer))) => {
                return self.choose_offer(speaker, *number, offer);
            }
            (Heard::Request(answer @ (Request::Yes | Request::No)), Some(Pending::Offer(offer))) => {
                return self.answer_offer(speaker, *answer == Request::Yes, offer);
            }
            (_, pending) => pending,
        };
        match heard {
            Heard::Choice(number) => self.chosen(speaker, number, pending),
            Heard::Announcement(Announcement::Move(said), _) if is_square(&said) && pending.is_some() => {
                self.answered_with_square(speaker, said, pending)
            }
            Heard::Announcement(announcement, offers) => {
                let by = speaker.unwrap_or_else(|| self.announcer());
                let mut out = self.announce(by, announcement, false);
                // An offer goes with a move that was taken (C.12), not with a repeat.
                let taken = |kept: &Kept| matches!(kept.event, Event::Announced { .. });
                let announced = out.iter().flat_map(|output| &output.events).any(taken);
                if offers && announced && self.game.outcome().is_none() {
                    out.extend(self.perform(by, &Command::OfferDraw));
                }
                out
            }
            Heard::Request(request @ (Request::Yes | Request::No)) => {
                self.requested(speaker, request, pending.and_then(Pending::take_back))
            }
            Heard::Request(Request::Help) => {
                let open = pending.as_ref().map(|pending| self.question_of(pending));
                self.pending = pending;
                let told = answer::help(&self.game, &self.phrasing());
                // What is asked comes before what else can be said.
                let told: Vec<String> = open.into_iter().chain(told).collect();
                vec![self.answered("help", &told)]
            }
            Heard::Request(request) => {
                let before = self.seq;
                let out = self.requested(speaker, request, None);
                // What was only asked in between leaves the question open.
                if self.seq == before && self.pending.is_none() {
                    self.pending = pending;
                }
                out
            }
        }
    }

    /// The question that waits for its answer, once more.
    fn question_of(&self, pending: &Pending) -> String {
        let phrasing = self.phrasing();
        match pending {
            Pending::Which { moves, .. } => line(&misfit(&Misfit::Several(moves.clone()), &phrasing, false)),
            Pending::Piece { role, .. } => not_heard(&NotHeard::PieceAlone(*role), &phrasing),
            Pending::Promotion { said, .. } => {
                let missing = said.to.map(Misfit::PromotionMissing);
                missing.map(|missing| line(&misfit(&missing, &phrasing, false))).unwrap_or_default()
            }
            Pending::Square { .. } => self.voice.say("which-square"),
            Pending::TakeBack { plies, .. } => {
                self.voice.tell("take-back-question", &args!("plies" => *plies))
            }
            Pending::Offer(offer) => self.offered_again(offer),
        }
    }

    /// A square alone, while a question is open: the answer to it. Where the question is which piece, it is
    /// that piece's own square; nothing is taken for another move.
    fn answered_with_square(
        &mut self,
        speaker: Option<Speaker>,
        said: Words,
        pending: Option<Pending>,
    ) -> Vec<Output> {
        match pending {
            Some(Pending::Square { question, by }) => {
                let asking = by.color().unwrap_or(self.game.turn());
                let question = said.to.map_or(question, |square| question.at(square));
                self.asked_about(question, by, asking)
            }
            Some(Pending::Piece { role, by }) => {
                let by = speaker.or(by).unwrap_or_else(|| self.announcer());
                self.announce(by, Announcement::Move(Words { role: Some(role), ..said }), false)
            }
            Some(Pending::Which { moves, by, correcting }) => {
                let place = moves.iter().position(|candidate| candidate.from() == said.to);
                let Some(place) = place else {
                    let again = self.refuse(&Refusal::Misfit(Misfit::Several(moves.clone())));
                    self.pending = Some(Pending::Which { moves, by, correcting });
                    return vec![again];
                };
                let number = u32::try_from(place + 1).unwrap_or(0);
                self.chosen(speaker, number, Some(Pending::Which { moves, by, correcting }))
            }
            _ => {
                let by = speaker.unwrap_or_else(|| self.announcer());
                self.announce(by, Announcement::Move(said), false)
            }
        }
    }

    fn chosen(&mut self, speaker: Option<Speaker>, number: u32, pending: Option<Pending>) -> Vec<Output> {
        let Some(Pending::Which { moves, by, correcting }) = pending else {
            return vec![self.refused("no-question", &[self.voice.say("not-heard-choice")])];
        };
        // Only he answers who was asked.
        if speaker.is_some_and(|speaker| speaker != by) {
            self.pending = Some(Pending::Which { moves, by, correcting });
            return vec![self.refuse(&Refusal::NotYourTurn(by.color().unwrap_or(self.game.turn())))];
        }
        let found =
            usize::try_from(number).ok().and_then(|number| number.checked_sub(1)).and_then(|n| moves.get(n));
        let Some(found) = found else {
            self.pending = Some(Pending::Which { moves, by, correcting });
            return vec![self.refused("no-question", &[self.voice.say("not-heard-choice")])];
        };
        let announcement = exactly(found);
        self.announce(by, announcement, correcting)
    }

    /// An announcement or the correction of one. What it leaves open becomes a question.
    pub(super) fn announce(
        &mut self,
        by: Speaker,
        announcement: Announcement,
        correcting: bool,
    ) -> Vec<Output> {
        let command = if correcting {
            Command::Correct(announcement.clone())
        } else {
            Command::Announce(announcement.clone())
        };
        match self.game.decide(by, &command, self.time.now()) {
            Err(Refusal::Misfit(Misfit::Several(moves))) => {
                let refused = self.refuse(&Refusal::Misfit(Misfit::Several(moves.clone())));
                self.pending = Some(Pending::Which { moves, by, correcting });
                vec![refused]
            }
            Err(Refusal::Misfit(Misfit::PromotionMissing(to))) => {
                if let Announcement::Move(said) = announcement {
                    self.pending = Some(Pending::Promotion { said, by, correcting });
                }
                vec![self.refuse(&Refusal::Misfit(Misfit::PromotionMissing(to)))]
            }
            decided => self.carry_out(decided),
        }
    }

    /// Asks the game, keeps what follows, and tells it.
    pub(super) fn perform(&mut self, by: Speaker, command: &Command) -> Vec<Output> {
        let decided = self.game.decide(by, command, self.time.now());
        self.carry_out(decided)
    }

    fn carry_out(&mut self, decided: Result<Vec<Event>, Refusal>) -> Vec<Output> {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return vec![self.refuse(&refusal)],
        };
        if events.is_empty() {
            return Vec::new();
        }
        let before = self.game.clone();
        let mut kept = match self.keep(&events) {
            Ok(kept) => kept,
            Err(error) => {
                // A partner whose move could not be kept plays it when the disk may take it again.
                self.partner_waits = self.game.setup().partner() == Some(self.game.turn());
                return vec![self.not_saved(&error)];
            }
        };
        let (settled, trouble) = self.settle();
        kept.extend(settled);
        self.partner_to_play = true;
        let mut out = vec![self.told(&before, kept)];
        out.extend(trouble);
        out
    }

    /// Kept before said: when this returns the events are on the disk and in the game.
    pub(super) fn keep(&mut self, events: &[Event]) -> Result<Vec<Kept>, LibraryError> {
        let at = self.time.now();
        let first = self.seq + 1;
        self.library.append(self.id, first, at, events)?;
        self.time.thaw();
        self.seq += events.len() as u64;
        let kept =
            events.iter().zip(first..).map(|(event, seq)| Kept { seq, at_ms: at, event: event.clone() });
        let kept: Vec<Kept> = kept.collect();
        for event in events {
            self.game.apply(event, at);
        }
        if matches!(self.game.phase(), Phase::Over(_)) {
            self.thinking = None;
        }
        Ok(kept)
    }

    /// Whether a flag has fallen by now.
    pub fn tick(&mut self) -> Vec<Output> {
        if self.time.is_frozen() {
            return Vec::new();
        }
        self.fall()
    }

    /// As [`Sitting::tick`], also where time stands still because nothing could be kept: tried once more.
    fn fall(&mut self) -> Vec<Output> {
        if self.game.clock().flag(self.time.now()).is_none() {
            return Vec::new();
        }
        self.thinking = None;
        self.perform(Speaker::Arbiter, &Command::Tick)
    }

    /// Lets simulated time pass; flags fall at their own moment.
    pub(super) fn wait(&mut self, length: Duration) -> Vec<Output> {
        let until =
            self.time.now().saturating_add(Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX));
        let mut out = Vec::new();
        while let Some((_, falls)) = self.game.clock().flag_at().filter(|(_, falls)| *falls <= until) {
            self.time.advance_to(falls);
            out.extend(self.tick());
            // A flag that could not be kept stays up; it falls when the disk takes it.
            if self.game.clock().flag_at().is_some_and(|(_, still)| still == falls) {
                break;
            }
        }
        self.time.advance_to(until);
        self.note_time();
        out
    }

    /// Notes how far the time has run, so that a killed program loses no more than a second of it.
    pub fn note_time(&mut self) {
        if let Err(error) = self.library.note_time(self.id, self.time.now()) {
            tracing::warn!(%error, "the time was not noted");
        }
    }

    /// What is said of these events.
    pub(super) fn told(&mut self, before: &Game, kept: Vec<Kept>) -> Output {
        let events: Vec<Event> = kept.iter().map(|kept| kept.event.clone()).collect();
        let text = line(&self.narrator().events(&events, before, &self.game));
        let said = (!text.is_empty()).then(|| Said { text, priority: priority(&events, self.you()) });
        self.remember(said.as_ref());
        Output { said, events: kept, kind: ("event", String::new()) }
    }

    pub(super) fn remember(&mut self, said: Option<&Said>) {
        if let Some(said) = said {
            self.last_said = Some(said.text.clone());
        }
    }

    /// An answer to a question.
    pub(super) fn answered(&mut self, name: &str, sentences: &[String]) -> Output {
        let said = Said { text: line(sentences), priority: Priority::Message };
        self.remember(Some(&said));
        Output { said: Some(said), events: Vec::new(), kind: ("answered", name.to_owned()) }
    }

    /// A refusal.
    pub(super) fn refused(&mut self, name: &str, sentences: &[String]) -> Output {
        let mut output = self.answered(name, sentences);
        output.kind.0 = "refused";
        output
    }

    pub(super) fn refuse(&mut self, refusal: &Refusal) -> Output {
        let sentences = refuse::refusal(refusal, &self.game, &self.phrasing());
        self.refused(refusal.name(), &sentences)
    }

    /// The disk takes nothing: no clock may run, and the move does not count.
    pub(super) fn not_saved(&mut self, error: &LibraryError) -> Output {
        self.time.freeze();
        self.thinking = None;
        tracing::error!(%error, "not saved");
        let text = self.voice.tell("not-saved", &args!("why" => why(error, self.voice)));
        let mut output = self.refused("not-saved", &[text]);
        if let Some(said) = &mut output.said {
            said.priority = Priority::Important;
        }
        output
    }

    /// The next square alone is the one this question is about.
    pub(super) fn ask_where(&mut self, question: Question, by: Speaker) {
        self.pending = Some(Pending::Square { question, by });
    }

    pub(super) fn ask_take_back(&mut self, plies: u32, by: Speaker) -> Vec<Output> {
        self.pending = Some(Pending::TakeBack { plies, by, asked_at: self.seq });
        let question = self.voice.tell("take-back-question", &args!("plies" => plies));
        vec![self.answered("take-back", &[question])]
    }
}

impl Pending {
    fn take_back(self) -> Option<(u32, Speaker, u64)> {
        match self {
            Pending::TakeBack { plies, by, asked_at } => Some((plies, by, asked_at)),
            _ => None,
        }
    }
}

/// Whether nothing but a square was said.
fn is_square(said: &Words) -> bool {
    let square = Words { to: said.to, ..Words::default() };
    said.to.is_some() && *said == square
}

/// A move as an announcement that fits nothing else.
pub(super) fn exactly(played: &Move) -> Announcement {
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
