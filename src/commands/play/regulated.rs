//! What an event settles for a game that is about to begin, beside what the command line asks for.

use std::str::FromStr;

use shakmaty::ByColor;

use super::StartContext;
use crate::args;
use crate::commands::event::Seat;
use crate::commands::flags::Play;
use crate::commands::output::usage;
use crate::error::CommandError;
use crate::game::{Desk, OpponentKind};
use crate::laws::TimeControl;
use crate::tell::Phrasing;
use crate::tell::why_no_time;
use crate::voice::Id;

impl StartContext<'_> {
    /// A new game of a team event; [`StartContext::regulated`] says which.
    pub fn at_board(&self, players: ByColor<String>, asked: &Seat) -> Result<(), CommandError> {
        let ByColor { white, black } = players;
        let desk = asked.desk.unwrap_or(Desk::Tournament);
        let asked = Play {
            white,
            black,
            press: asked.press,
            repeat: asked.repeat,
            white_is: asked.white_is,
            black_is: asked.black_is,
            no_assistant: asked.no_assistant,
            step_by_step: asked.step_by_step,
            face: asked.face.clone(),
            ..Play::default()
        };
        self.play(desk, OpponentKind::Person, &asked)
    }

    /// The time of a game, and that of Black where it is another: the event's, what `--time` says, or the usual.
    pub(super) fn times(
        &self,
        asked: Option<&str>,
    ) -> Result<(TimeControl, Option<Box<TimeControl>>), CommandError> {
        let asked = asked.map(|text| self.voice.lexicon().time_in_signs(text));
        let asked = asked.as_deref().map(TimeControl::from_str).transpose();
        let asked = asked.map_err(|error| self.usage(Id::ERROR_TIME, &why_no_time(&error, self.voice)))?;
        let Some(settled) = &self.regulated else { return Ok((asked.unwrap_or_default(), None)) };
        let ByColor { white, black } = settled.times.clone();
        let each = white != black;
        if asked.is_some_and(|asked| asked != white || each) {
            let phrasing = Phrasing::in_names(self.voice, self.names);
            let told = settled.times.as_ref().map(|time| phrasing.control(time));
            let both = args!("white" => told.white.clone(), "black" => told.black);
            let told = if each { self.voice.tell(Id::OPENED_CONTROL_EACH, &both) } else { told.white };
            return Err(self.usage(Id::ERROR_EVENT_TIME, &told));
        }
        Ok((white, each.then(|| Box::new(black))))
    }

    /// What a flag asks for is what the event's file says under the key of the same name, if there is an event.
    // There may be no event, and the event may say nothing.
    #[allow(clippy::option_option)]
    pub(super) fn as_the_event(
        &self,
        key: &str,
        asked: &str,
        said: Option<Option<String>>,
    ) -> Result<(), CommandError> {
        let Some(said) = said else { return Ok(()) };
        let id = match &said {
            Some(said) if said == asked => return Ok(()),
            Some(_) => Id::ERROR_EVENT_CONTRADICTS,
            None => Id::ERROR_EVENT_UNSAID,
        };
        let told = args!("key" => key.to_owned(), "value" => said.unwrap_or_default());
        Err(usage(self.voice.tell(id, &told), self.voice))
    }
}
