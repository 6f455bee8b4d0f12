//! A game adjourned and resumed: the envelope locked and opened, and what stands on it (Guidelines I).

use super::dialog::{SecretDialog, is_short, too_short};
use super::outcome::Addressed;
use super::state::Session;
use crate::game::{
    Announcement, Command, Phase, Refusal, ResolveError, Right, SealedText, Speaker, is_allowed, may_open,
    may_seal, to_seal,
};
use crate::hear::{Intent, Secret, Utterance, hear};
use crate::record::{EnvelopeError, envelope};
use crate::speech::clean;
use crate::tell::Fact;
use crate::voice::Id;

/// The longest text of a resumption, in letters.
const LONGEST_RESUMPTION: usize = 200;

fn ask_in_confidence(session: &mut Session<'_>, confided: SecretDialog) -> Vec<Addressed> {
    let progress = confided.asked();
    session.progress(progress)
}

/// A refusal that is one message of the same name.
fn refused(session: &mut Session<'_>, id: Id) -> Addressed {
    session.refused(id.name(), id)
}

/// "passphrase": said in the same line, or asked for.
pub(super) fn passphrase(session: &mut Session<'_>, by: Speaker, said: Secret) -> Vec<Addressed> {
    let game = session.game();
    if !is_allowed(by, Right::Envelope, game.setup().desk) {
        return vec![session.refuse(Refusal::MayNot(Right::Envelope))];
    }
    if game.outcome().is_some() {
        return vec![session.refuse(Refusal::Over)];
    }
    if !said.is_empty() {
        return take_passphrase(session, by, said);
    }
    let locked = game.adjournment().is_some_and(|found| found.envelope.is_some());
    ask_in_confidence(session, if locked { SecretDialog::Key(by) } else { SecretDialog::Passphrase(by) })
}

pub(super) fn take_passphrase(session: &mut Session<'_>, by: Speaker, said: Secret) -> Vec<Addressed> {
    let game = session.game();
    match game.adjournment().and_then(|found| found.envelope.as_ref()) {
        Some(envelope) => {
            if let Err(error) = envelope::open(envelope, said.text(), game) {
                return vec![not_opened(session, by, error)];
            }
        }
        None if is_short(&said) => {
            return vec![session.refused("passphrase-short", too_short())];
        }
        None => {}
    }
    session.secrets.take(said);
    let mut out = vec![session.answered("passphrase", Id::PASSPHRASE_TAKEN)];
    let game = session.game();
    let made = game.adjournment().and_then(|found| found.made);
    if let Some(made) = made.filter(|_| *game.phase() == Phase::Sealing) {
        let sealer = by.color().unwrap_or(game.turn());
        out.extend(lock(session, Speaker::from(sealer), &SealedText::Move(made), true));
    }
    out
}

/// Why the envelope is not opened or locked. A wrong passphrase is asked for again: what is typed next may be the
/// right one, and is not to be seen.
fn not_opened(session: &mut Session<'_>, by: Speaker, error: EnvelopeError) -> Addressed {
    let id = match error {
        EnvelopeError::Wrong => Id::PASSPHRASE_WRONG,
        EnvelopeError::TooLong => Id::SEAL_TOO_LONG,
        EnvelopeError::System => Id::ENVELOPE_SYSTEM,
    };
    let mut told = vec![id.into()];
    if error == EnvelopeError::Wrong && session.secrets.tries_again() {
        session.terminal_mut().dialog = Some(Box::new(SecretDialog::Key(by)));
        told.push(Id::PASSPHRASE_ONCE_MORE.into());
    }
    session.refused(id.name(), told)
}

/// "seal": the move in the same line, or asked for.
pub(super) fn asked_to_seal(session: &mut Session<'_>, by: Speaker, said: &Secret) -> Vec<Addressed> {
    if let Some(refused) = cannot_seal(session, by) {
        return vec![refused];
    }
    if said.is_empty() { ask_in_confidence(session, SecretDialog::Seal(by)) } else { seal(session, by, said) }
}

/// What is asked back is said anew, and not to be seen either.
pub(super) fn seal_unseen(session: &mut Session<'_>, by: Speaker, said: &Secret) -> Vec<Addressed> {
    let out = seal(session, by, said);
    if session.secrets.asked_back.is_some() {
        session.terminal_mut().dialog = Some(Box::new(SecretDialog::Seal(by)));
    }
    out
}

fn cannot_seal(session: &mut Session<'_>, by: Speaker) -> Option<Addressed> {
    if let Err(refusal) = may_seal(session.game(), by) {
        return Some(session.refuse(refusal));
    }
    session.secrets.passphrase.is_none().then(|| refused(session, Id::PASSPHRASE_FIRST))
}

/// I.1.1 — in unambiguous notation: what is not is asked back, without a word of it. The same said again is
/// sealed as it is, and judged when it is opened (I.8).
fn seal(session: &mut Session<'_>, by: Speaker, said: &Secret) -> Vec<Addressed> {
    if let Some(refused) = cannot_seal(session, by) {
        return vec![refused];
    }
    let again = (session.kept.seq, said.clone());
    let insists = session.secrets.asked_back.take() == Some(again.clone());
    let (announcement, offers) = match hear(said.text(), session.lexicon()) {
        Ok(Utterance { heard: Intent::Announce(announcement, offers), .. }) => (announcement, offers),
        _ if insists => {
            return lock(session, by, &SealedText::Unintelligible(said.text().to_owned()), false);
        }
        _ => {
            session.secrets.asked_back = Some(again);
            return vec![refused(session, Id::SEAL_UNCLEAR)];
        }
    };
    let written = match to_seal(session.game(), &announcement) {
        Ok(written) => written,
        Err(misfit) if misfit.is_ambiguous() && insists => SealedText::Announced(announcement),
        Err(misfit) => {
            session.secrets.asked_back = Some(again);
            return vec![refused(session, no_seal(&misfit))];
        }
    };
    let mut out = lock(session, by, &written, false);
    // I.2.6 — the offer stands on the envelope.
    if offers && out.iter().any(|output| !output.events.is_empty()) {
        let player = Speaker::from(by.color().unwrap_or(session.game().turn()));
        out.extend(session.perform(player, &Command::OfferDraw));
    }
    out
}

/// What is wrong with a move to seal is not told by naming squares.
fn no_seal(misfit: &ResolveError) -> Id {
    if misfit.is_ambiguous() { Id::SEAL_AMBIGUOUS } else { Id::SEAL_NO_MOVE }
}

/// I.1.1 — a move made on the board after the arbiter's word is the sealed move.
pub(super) fn seal_made(
    session: &mut Session<'_>,
    by: Speaker,
    announcement: &Announcement,
) -> Vec<Addressed> {
    if let Some(refused) = cannot_seal(session, by) {
        return vec![refused];
    }
    match to_seal(session.game(), announcement) {
        Ok(written) => lock(session, by, &written, true),
        Err(misfit) => vec![refused(session, no_seal(&misfit))],
    }
}

fn lock(session: &mut Session<'_>, by: Speaker, written: &SealedText, made: bool) -> Vec<Addressed> {
    let Some(passphrase) = session.secrets.passphrase.clone() else {
        return vec![refused(session, Id::PASSPHRASE_FIRST)];
    };
    let text = Secret::new(&written.to_text());
    match envelope::lock(text.text(), passphrase.text(), session.game()) {
        Ok(envelope) => session.perform(by, &Command::Seal { envelope, made }),
        Err(error) => vec![not_opened(session, by, error)],
    }
}

/// I.7 — "open".
pub(super) fn open(session: &mut Session<'_>, by: Speaker) -> Vec<Addressed> {
    if let Err(refusal) = may_open(session.game(), by) {
        return vec![session.refuse(refusal)];
    }
    match session.secrets.passphrase.take() {
        Some(passphrase) => open_with(session, by, &passphrase),
        None => ask_in_confidence(session, SecretDialog::Key(by)),
    }
}

pub(super) fn open_with(session: &mut Session<'_>, by: Speaker, passphrase: &Secret) -> Vec<Addressed> {
    let game = session.game();
    if *game.phase() == Phase::Sealing {
        return take_passphrase(session, by, passphrase.clone());
    }
    if let Err(refusal) = may_open(game, by) {
        return vec![session.refuse(refusal)];
    }
    let Some(envelope) = game.adjournment().and_then(|found| found.envelope.as_ref()) else {
        return vec![session.refuse(Refusal::NotAdjourned)];
    };
    match envelope::open(envelope, passphrase.text(), game) {
        Ok(text) => session.perform(by, &Command::Open(SealedText::from_text(&text))),
        Err(error) => vec![not_opened(session, by, error)],
    }
}

pub(super) fn resumption(session: &mut Session<'_>, by: Speaker, text: &str) -> Vec<Addressed> {
    let text: String = clean(text).chars().take(LONGEST_RESUMPTION).collect();
    session.perform(by, &Command::Resumption(text))
}

/// I.2 — what stands on the envelope.
pub(super) fn envelope(session: &mut Session<'_>) -> Vec<Addressed> {
    let game = session.game();
    if game.adjournment().is_none() || *game.phase() != Phase::Adjourned {
        return vec![session.refuse(Refusal::NotAdjourned)];
    }
    vec![session.answered("envelope", Fact::Envelope(session.time.now()))]
}
