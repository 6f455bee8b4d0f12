//! The players' own ears, as the settings give them.

use std::sync::mpsc::Sender;

use shakmaty::{ByColor, Color};

use super::StartContext;
use super::manner::Manner;
use crate::game::Game;
use crate::session::Wake;
use crate::session::choose_voice;
use crate::session::{Session, SpeechOutput};
use crate::settings::EarSettings;
use crate::speech::OutputDevice;
use crate::voice::Voice;

/// The players' own ears as they are settled, with the voices they are told in where those are not the desk's.
pub(super) struct SettledEars {
    kept: ByColor<Option<EarSettings>>,
    voices: ByColor<Option<Voice>>,
}

impl SettledEars {
    /// The ears that are settled for this game: none where only one person plays, or where all speech is off.
    pub(super) fn of(room: &StartContext<'_>, game: &Game, manner: &Manner) -> SettledEars {
        let wanted = manner.ears && game.setup().partner().is_none();
        let sides = ByColor { white: Color::White, black: Color::Black };
        let kept = sides.map(|side| room.store.settings().ear(side).filter(|_| wanted));
        let voices = kept.as_ref().map(|kept| {
            let tag = kept.as_ref()?.voice.as_deref().filter(|tag| *tag != room.voice.tag())?;
            choose_voice(Some(tag)).ok()
        });
        SettledEars { kept, voices }
    }

    /// Gives the players their ears, and returns what speaks into them.
    pub(super) fn give<'v>(
        &'v self,
        room: &StartContext<'_>,
        session: &mut Session<'v>,
        wake: &Sender<Wake>,
    ) -> ByColor<Option<SpeechOutput>> {
        session.participants.unnamed = room.store.settings().unnamed_ear();
        ByColor { white: Color::White, black: Color::Black }.map(|side| {
            let kept = self.kept.get(side).as_ref()?;
            let voice = self.voices.get(side).as_ref();
            session.participants.give_ear(side, kept, voice);
            let voice = voice.unwrap_or(session.voice());
            let client = side.fold_wb("ansage-white", "ansage-black");
            let outlet = OutputDevice { beside: true, ..kept.outlet.clone() };
            Some(room.mouth((true, kept.by), (client, voice), outlet, Some(side), wake))
        })
    }
}
