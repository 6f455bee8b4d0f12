//! What is asked for in confidence: a move to seal, and the passphrase of an envelope (Guidelines I).

use super::interface::{Context, Dialog, DialogReply, Effect, Grammar, Progress, otherwise};
use crate::game::Speaker;
use crate::hear::{Intent, Reply, Secret, Utterance, hear};
use crate::record::SHORTEST_PASSPHRASE;
use crate::tell::{Fact, Outcome};
use crate::voice::Id;

/// What the next line holds, which nobody is to see.
#[derive(Debug)]
pub(in crate::session) enum SecretDialog {
    /// The move to seal.
    Seal(Speaker),
    /// The passphrase, before the envelope is locked.
    Passphrase(Speaker),
    /// The same once more: nobody has seen what was typed.
    Again(Speaker, Secret),
    /// The passphrase that opens the envelope.
    Key(Speaker),
}

/// Whether a passphrase is too short to keep anything.
pub(in crate::session) fn is_short(said: &Secret) -> bool {
    said.text().chars().count() < SHORTEST_PASSPHRASE
}

/// How long it must be.
pub(in crate::session) fn too_short() -> Fact {
    Fact::numbered(Id::PASSPHRASE_SHORT, "count", SHORTEST_PASSPHRASE)
}

impl SecretDialog {
    fn question(&self) -> Id {
        match self {
            SecretDialog::Seal(_) => Id::SEAL_ASKED,
            SecretDialog::Passphrase(_) | SecretDialog::Key(_) => Id::PASSPHRASE_ASKED,
            SecretDialog::Again(..) => Id::PASSPHRASE_AGAIN,
        }
    }

    /// The question, asked for the first time.
    pub(in crate::session) fn asked(self) -> Progress {
        let name = if matches!(self, SecretDialog::Seal(_)) { "seal" } else { "passphrase" };
        let question = self.question();
        Progress::Again(Box::new(self), Outcome::answered(name, question))
    }
}

impl Dialog for SecretDialog {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        self.question().into()
    }

    fn grammar(&self) -> Grammar {
        if matches!(self, SecretDialog::Seal(_)) { Grammar::Sealed } else { Grammar::Secret }
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let DialogReply::Line(text) = said else { return otherwise(self, speaker, said, of) };
        if text.is_empty() {
            let is_key = matches!(*self, SecretDialog::Key(_));
            return Progress::Done(Effect::GiveUp(if is_key {
                Id::PASSPHRASE_LEFT
            } else {
                Id::CONFIDED_LEFT
            }));
        }
        let said = Secret::new(text);
        match *self {
            SecretDialog::Seal(by) => match hear(text, of.lexicon) {
                Ok(Utterance { heard: Intent::Announce(..) | Intent::Reply(Reply::Number(_)), .. })
                | Err(_) => Progress::Done(Effect::Seal(by, said)),
                Ok(utterance) => Progress::NotMine { utterance, keep: None },
            },
            // What is typed next is another passphrase, and not seen either.
            SecretDialog::Passphrase(_) if is_short(&said) => {
                let told = Outcome::refused("passphrase-short", too_short());
                Progress::Again(self, told.asking(Id::PASSPHRASE_ASKED.into()))
            }
            SecretDialog::Passphrase(by) => SecretDialog::Again(by, said).asked(),
            SecretDialog::Again(by, first) if first == said => Progress::Done(Effect::Passphrase(by, said)),
            SecretDialog::Again(by, _) => {
                let anew = Box::new(SecretDialog::Passphrase(by));
                Progress::Again(anew, Outcome::refused("passphrase-differs", Id::PASSPHRASE_DIFFERS))
            }
            SecretDialog::Key(by) => Progress::Done(Effect::Open(by, said)),
        }
    }
}
