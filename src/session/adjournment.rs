//! A game adjourned and resumed at a desk: what is confided to it, the envelope locked and opened (Guidelines I).
//!
//! The passphrase and a sealed move are in memory as long as they are needed and nowhere else: no event, no
//! sentence, no log and no history of lines holds them.

use shakmaty::Position;

use super::Session;
use super::outcome::Addressed;
use super::pending::Pending;
use super::told::Told;
use crate::args;
use crate::game::{
    AdjournmentEvent, Announcement, Command, Desk, Event, Game, Phase, PlayEvent, Refusal, ResolveError,
    Right, SealedText, Speaker, Transition, is_allowed, may_open, may_seal, to_seal,
};
use crate::hear::{Control, Intent, Reply, Secret, Utterance, hear};
use crate::laws::Millis;
use crate::query::{clocks, sides};
use crate::record::{EnvelopeError, SHORTEST_PASSPHRASE, envelope};
use crate::speech::clean;
use crate::tell::{self, Phrasing, color_key};
use crate::voice::{Id, Voice};

/// The longest text of a resumption, in letters.
const LONGEST_RESUMPTION: usize = 200;

/// What the next line holds, which nobody is to see.
#[derive(Debug)]
pub(super) enum SecretDialog {
    /// The move to seal.
    Seal(Speaker),
    /// The passphrase, before the envelope is locked.
    Passphrase(Speaker),
    /// The same once more: nobody has seen what was typed.
    Again(Speaker, Secret),
    /// The passphrase that opens the envelope.
    Key(Speaker),
}

/// What a desk knows in confidence.
#[derive(Debug, Default)]
pub(crate) struct Secrets {
    passphrase: Option<Secret>,
    /// What was asked back, and after which event: said again, it is sealed as it was said.
    asked_back: Option<(u64, Secret)>,
    /// The wrong passphrases in a row.
    wrong: u32,
    /// At a second terminal: the desk asks for the next line in confidence.
    pub(crate) elsewhere: bool,
}

/// After so many wrong passphrases in a row it is no longer asked for one.
const MOST_TRIES: u32 = 3;

impl Session<'_> {
    /// Whether the next line is not to be seen while it is typed.
    #[must_use]
    pub fn hears_in_confidence(&self) -> bool {
        matches!(self.pending, Some(Pending::Confided(_))) || self.confidence.elsewhere
    }

    /// Whether a line holds what nobody is to see again.
    #[must_use]
    pub fn is_confidential(&self, line: &str) -> bool {
        let line = clean(line);
        let confides = |voice: &Voice| {
            let heard = hear(&line, voice.lexicon()).map(|utterance| utterance.heard);
            matches!(heard, Ok(Intent::Control(Control::Seal(_) | Control::Passphrase(_))))
        };
        self.hears_in_confidence()
            || *self.game().phase() == Phase::Sealing
            || confides(self.voice)
            || self.ears.voices().any(confides)
    }

    /// What was asked for in confidence.
    pub(super) fn confided(&mut self, confided: SecretDialog, text: &str) -> Vec<Addressed> {
        let said = Secret::new(text);
        match confided {
            SecretDialog::Seal(by) => match hear(text, self.lexicon()) {
                Ok(Utterance { heard: Intent::Announce(..) | Intent::Reply(Reply::Number(_)), .. })
                | Err(_) => self.seal_unseen(by, &said),
                Ok(Utterance { speaker, heard }) => self.understood(speaker, heard, None),
            },
            SecretDialog::Passphrase(by) => {
                if Self::is_short(&said) {
                    // What is typed next is another passphrase, and not seen either.
                    let told = self.short().asking(self.one(Id::PASSPHRASE_ASKED));
                    self.pending = Some(Pending::Confided(SecretDialog::Passphrase(by)));
                    return vec![self.refused("passphrase-short", told)];
                }
                self.pending = Some(Pending::Confided(SecretDialog::Again(by, said)));
                vec![self.answered("passphrase", self.one(Id::PASSPHRASE_AGAIN))]
            }
            SecretDialog::Again(by, first) if first == said => self.take_passphrase(by, said),
            SecretDialog::Again(by, _) => {
                self.pending = Some(Pending::Confided(SecretDialog::Passphrase(by)));
                vec![self.refused("passphrase-differs", self.one(Id::PASSPHRASE_DIFFERS))]
            }
            SecretDialog::Key(by) => self.open_with(by, &said),
        }
    }

    /// An empty line, where one was asked for in confidence: it is no longer asked for.
    pub(super) fn left_in_confidence(&mut self) -> Vec<Addressed> {
        let Some(confided) = self.confided_now() else { return Vec::new() };
        self.confidence.wrong = 0;
        let id =
            if matches!(confided, SecretDialog::Key(_)) { Id::PASSPHRASE_LEFT } else { Id::CONFIDED_LEFT };
        vec![self.answered("left", self.one(id))]
    }

    fn ask_in_confidence(&mut self, confided: SecretDialog) -> Vec<Addressed> {
        let question = self.one(confided_question(&confided));
        let name = if matches!(confided, SecretDialog::Seal(_)) { "seal" } else { "passphrase" };
        self.pending = Some(Pending::Confided(confided));
        vec![self.answered(name, question)]
    }

    /// "passphrase": said in the same line, or asked for.
    pub(super) fn passphrase(&mut self, by: Speaker, said: Secret) -> Vec<Addressed> {
        if !is_allowed(by, Right::Envelope, self.game().setup().desk) {
            return vec![self.refuse(&Refusal::MayNot(Right::Envelope))];
        }
        if self.game().outcome().is_some() {
            return vec![self.refuse(&Refusal::Over)];
        }
        let locked = self.game().adjournment().is_some_and(|found| found.envelope.is_some());
        if !said.is_empty() {
            return self.take_passphrase(by, said);
        }
        self.ask_in_confidence(if locked { SecretDialog::Key(by) } else { SecretDialog::Passphrase(by) })
    }

    fn is_short(said: &Secret) -> bool {
        said.text().chars().count() < SHORTEST_PASSPHRASE
    }

    fn short(&self) -> Told {
        let args = args!("count" => SHORTEST_PASSPHRASE);
        self.both(|phrasing| vec![phrasing.tell(Id::PASSPHRASE_SHORT, &args)])
    }

    fn take_passphrase(&mut self, by: Speaker, said: Secret) -> Vec<Addressed> {
        let game = self.game();
        match game.adjournment().and_then(|found| found.envelope.clone()) {
            Some(envelope) => {
                if let Err(error) = envelope::open(&envelope, said.text(), game) {
                    return vec![self.not_opened(by, error)];
                }
            }
            None if Self::is_short(&said) => return vec![self.refused("passphrase-short", self.short())],
            None => {}
        }
        self.confidence.wrong = 0;
        self.confidence.passphrase = Some(said);
        let mut out = vec![self.answered("passphrase", self.one(Id::PASSPHRASE_TAKEN))];
        let made = self.game().adjournment().and_then(|found| found.made);
        if let Some(made) = made.filter(|_| *self.game().phase() == Phase::Sealing) {
            let sealer = by.color().unwrap_or(self.game().turn());
            out.extend(self.lock(Speaker::from(sealer), &SealedText::Move(made), true));
        }
        out
    }

    /// Why the envelope is not opened or locked. A wrong passphrase is asked for again: what is typed next may be the
    /// right one, and is not to be seen.
    fn not_opened(&mut self, by: Speaker, error: EnvelopeError) -> Addressed {
        let name = match error {
            EnvelopeError::Wrong => Id::PASSPHRASE_WRONG,
            EnvelopeError::TooLong => Id::SEAL_TOO_LONG,
            EnvelopeError::System => Id::ENVELOPE_SYSTEM,
        };
        let mut told = self.one(name);
        if error == EnvelopeError::Wrong {
            self.confidence.wrong += 1;
            if self.confidence.wrong < MOST_TRIES {
                self.pending = Some(Pending::Confided(SecretDialog::Key(by)));
                told = self.one(Id::PASSPHRASE_ONCE_MORE).behind(told);
            } else {
                self.confidence.wrong = 0;
            }
        }
        self.refused(name.name(), told)
    }

    /// "seal": the move in the same line, or asked for.
    pub(super) fn asked_to_seal(&mut self, by: Speaker, said: &Secret) -> Vec<Addressed> {
        if let Some(refused) = self.cannot_seal(by) {
            return vec![refused];
        }
        if said.is_empty() { self.ask_in_confidence(SecretDialog::Seal(by)) } else { self.seal(by, said) }
    }

    /// What is asked back is said anew, and not to be seen either.
    fn seal_unseen(&mut self, by: Speaker, said: &Secret) -> Vec<Addressed> {
        let out = self.seal(by, said);
        if self.confidence.asked_back.is_some() {
            self.pending = Some(Pending::Confided(SecretDialog::Seal(by)));
        }
        out
    }

    fn cannot_seal(&mut self, by: Speaker) -> Option<Addressed> {
        if let Err(refusal) = may_seal(self.game(), by) {
            return Some(self.refuse(&refusal));
        }
        let told = self.one(Id::PASSPHRASE_FIRST);
        self.confidence.passphrase.is_none().then(|| self.refused("passphrase-first", told))
    }

    /// I.1.1 — in unambiguous notation: what is not is asked back, without a word of it. The same said again is
    /// sealed as it is, and judged when it is opened (I.8).
    fn seal(&mut self, by: Speaker, said: &Secret) -> Vec<Addressed> {
        if let Some(refused) = self.cannot_seal(by) {
            return vec![refused];
        }
        let again = (self.last_seq(), said.clone());
        let insists = self.confidence.asked_back.take() == Some(again.clone());
        let (announcement, offers) = match hear(said.text(), self.lexicon()) {
            Ok(Utterance { heard: Intent::Announce(announcement, offers), .. }) => (announcement, offers),
            _ if insists => {
                return self.lock(by, &SealedText::Unintelligible(said.text().to_owned()), false);
            }
            _ => {
                self.confidence.asked_back = Some(again);
                return vec![self.refused("seal-unclear", self.one(Id::SEAL_UNCLEAR))];
            }
        };
        let written = match to_seal(self.game(), &announcement) {
            Ok(written) => written,
            Err(ResolveError::Several(_) | ResolveError::PromotionMissing(_)) if insists => {
                SealedText::Announced(announcement)
            }
            Err(misfit) => {
                self.confidence.asked_back = Some(again);
                return vec![self.seal_misfit(&misfit)];
            }
        };
        let mut out = self.lock(by, &written, false);
        // I.2.6 — the offer stands on the envelope.
        if offers && out.iter().any(|output| !output.events.is_empty()) {
            let player = Speaker::from(by.color().unwrap_or(self.game().turn()));
            out.extend(self.perform(player, &Command::OfferDraw));
        }
        out
    }

    /// What is wrong is not told by naming squares.
    fn seal_misfit(&mut self, misfit: &ResolveError) -> Addressed {
        let name = match misfit {
            ResolveError::Several(_) | ResolveError::PromotionMissing(_) => Id::SEAL_AMBIGUOUS,
            _ => Id::SEAL_NO_MOVE,
        };
        self.refused(name.name(), self.one(name))
    }

    /// I.1.1 — a move made on the board after the arbiter's word is the sealed move.
    pub(super) fn seal_made(&mut self, by: Speaker, announcement: &Announcement) -> Vec<Addressed> {
        if let Some(refused) = self.cannot_seal(by) {
            return vec![refused];
        }
        match to_seal(self.game(), announcement) {
            Ok(written) => self.lock(by, &written, true),
            Err(misfit) => vec![self.seal_misfit(&misfit)],
        }
    }

    fn lock(&mut self, by: Speaker, written: &SealedText, made: bool) -> Vec<Addressed> {
        let Some(passphrase) = self.confidence.passphrase.clone() else {
            return vec![self.refused("passphrase-first", self.one(Id::PASSPHRASE_FIRST))];
        };
        let text = Secret::new(&written.to_text());
        match envelope::lock(text.text(), passphrase.text(), self.game()) {
            Ok(envelope) => self.perform(by, &Command::Seal { envelope, made }),
            Err(error) => vec![self.not_opened(by, error)],
        }
    }

    /// I.7 — "open".
    pub(super) fn open(&mut self, by: Speaker) -> Vec<Addressed> {
        if let Err(refusal) = may_open(self.game(), by) {
            return vec![self.refuse(&refusal)];
        }
        match self.confidence.passphrase.take() {
            Some(passphrase) => self.open_with(by, &passphrase),
            None => self.ask_in_confidence(SecretDialog::Key(by)),
        }
    }

    fn open_with(&mut self, by: Speaker, passphrase: &Secret) -> Vec<Addressed> {
        if *self.game().phase() == Phase::Sealing {
            return self.take_passphrase(by, passphrase.clone());
        }
        if let Err(refusal) = may_open(self.game(), by) {
            return vec![self.refuse(&refusal)];
        }
        let Some(envelope) = self.game().adjournment().and_then(|found| found.envelope.clone()) else {
            return vec![self.refuse(&Refusal::NotAdjourned)];
        };
        match envelope::open(&envelope, passphrase.text(), self.game()) {
            Ok(text) => self.perform(by, &Command::Open(SealedText::from_text(&text))),
            Err(error) => vec![self.not_opened(by, error)],
        }
    }

    /// What nobody needs any more is forgotten.
    pub(super) fn forget_confidences(&mut self, happened: &[Transition]) {
        let done = |transition: &Transition| {
            matches!(
                transition.record.event,
                Event::Adjournment(
                    AdjournmentEvent::Adjourned { .. }
                        | AdjournmentEvent::EnvelopeOpened { .. }
                        | AdjournmentEvent::EnvelopeLost { .. }
                ) | Event::Play(PlayEvent::Ended { .. })
            )
        };
        if happened.iter().any(done) {
            self.confidence = Secrets::default();
        }
    }

    pub(super) fn resumption(&mut self, by: Speaker, text: &str) -> Vec<Addressed> {
        let text: String = clean(text).chars().take(LONGEST_RESUMPTION).collect();
        self.perform(by, &Command::Resumption(text))
    }

    /// I.2 — what stands on the envelope.
    pub(super) fn envelope(&mut self) -> Vec<Addressed> {
        let told = self.both(|phrasing| on_envelope(self.game(), self.time.now(), phrasing));
        if told.sentences.is_empty() {
            return vec![self.refuse(&Refusal::NotAdjourned)];
        }
        vec![self.answered("envelope", told)]
    }

    /// Whether an announcement is a move to seal: the session is over, and no repeat is owed.
    pub(super) fn seals_what_is_made(&self) -> bool {
        *self.game().phase() == Phase::Sealing && self.game().repeat_due().is_none()
    }

    /// A line nobody understands while a move is being sealed; nothing of it is told.
    pub(super) fn not_heard_while_sealing(&mut self, name: &str) -> Addressed {
        self.refused(name, self.one(Id::REFUSED_SEALING))
    }

    /// What is said of a game that is adjourned, when it is taken up.
    pub(super) fn adjourned_greeting(&self) -> Vec<String> {
        let game = self.game();
        let Some(adjournment) = game.adjournment() else { return Vec::new() };
        let phrasing = self.phrasing();
        let mut told = Vec::new();
        if *game.phase() == Phase::Sealing {
            told.push(phrasing.of_color(Id::SEALING, adjournment.sealer));
            if game.clock().running().is_none() && game.setup().desk == Desk::Tournament {
                told.push(self.voice.say(Id::RESUMED_TOURNAMENT));
            }
            return told;
        }
        told.push(phrasing.of_color(Id::ADJOURNED, adjournment.sealer));
        if let Some(text) = &adjournment.resumption {
            told.push(self.voice.tell(Id::RESUMPTION_SET, &args!("text" => text.clone())));
        }
        told.push(self.voice.say(if adjournment.begun { Id::RESUMPTION_OPEN } else { Id::RESUMPTION_HOW }));
        told
    }
}

/// The question for a line nobody sees.
pub(super) fn confided_question(confided: &SecretDialog) -> Id {
    match confided {
        SecretDialog::Seal(_) => Id::SEAL_ASKED,
        SecretDialog::Passphrase(_) | SecretDialog::Key(_) => Id::PASSPHRASE_ASKED,
        SecretDialog::Again(..) => Id::PASSPHRASE_AGAIN,
    }
}

/// I.2 — what stands on the envelope of this game; nothing when it has none.
#[must_use]
pub fn on_envelope(game: &Game, at: Millis, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some(adjournment) = game.adjournment().filter(|_| *game.phase() == Phase::Adjourned) else {
        return Vec::new();
    };
    let name = |name: &str| if name.is_empty() { phrasing.say(Id::UNNAMED) } else { name.to_owned() };
    let setup = game.setup();
    let players = args!("white" => name(&setup.white), "black" => name(&setup.black));
    let sides = tell::answer(&sides(game.position().board(), None, adjournment.sealer), game, phrasing);
    let number = game.position().fullmoves().get();
    let mut told = vec![
        phrasing.tell(Id::OPENED_PLAYERS, &players),
        phrasing.tell(Id::ENVELOPE_POSITION, &args!("position" => sides.join(" "))),
        tell::clocks(&clocks(None, true, game, at), game, phrasing),
        phrasing
            .tell(Id::ENVELOPE_SEALED, &args!("color" => color_key(adjournment.sealer), "number" => number)),
    ];
    told.extend(game.draws().offer.map(|offering| phrasing.of_color(Id::DRAW_OFFERED, offering)));
    told.push(match &adjournment.resumption {
        Some(text) => phrasing.tell(Id::RESUMPTION_SET, &args!("text" => text.clone())),
        None => phrasing.say(Id::RESUMPTION_UNSET),
    });
    told.push(phrasing.say(if adjournment.checked { Id::ENVELOPE_CHECKED } else { Id::ENVELOPE_UNCHECKED }));
    if phrasing.is_brief() {
        // Whose envelope it is stands before what the players know.
        told.rotate_left(3);
    }
    told
}
