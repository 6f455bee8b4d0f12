//! `ansage join`: coming to the desk of a game as its second terminal.

use clap::Args;
use std::io::ErrorKind;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use shakmaty::Color;

use super::context::StartContext;
use super::manner::Manner;
use crate::args;
use crate::commands::flags::{COLORS, FaceFlags, one_of};
use crate::desk::{GuestDesk, visit};
use crate::error::CommandError;
use crate::face::signals::leave_by;
use crate::game::Game;
use crate::home;
use crate::session::{GameTime, Journal, Session, SessionSetup, VoiceShelf, Wake, joined};
use crate::voice::Id;
use crate::wire::{FromDesk, Hello, Rendezvous, VERSION, shared};

/// `ansage join`
#[derive(Debug, Args)]
pub struct Join {
    #[arg(value_name = "GAME")]
    pub game: Option<i64>,
    #[arg(long, value_parser = one_of(COLORS), value_name = "COLOR")]
    pub side: Color,
    #[command(flatten)]
    pub face: FaceFlags,
}

/// How long a desk may take to bid welcome: it may be asking another whether he still is.
const WELCOME: Duration = Duration::from_secs(5);

/// Joins a game that is played at another terminal.
///
/// # Errors
/// There is none, or the place is taken.
pub fn join(room: &StartContext<'_>, asked: &Join) -> Result<(), CommandError> {
    let manner = Manner::of(room, &asked.face, false)?;
    let side = asked.side;
    let library = room.common.library.clone().or_else(home::library);
    let library = library.ok_or_else(|| room.other(room.voice.say(Id::ERROR_HOME)))?;
    let hello = Hello {
        ansage: VERSION,
        side,
        voice: room.voice.tag().to_owned(),
        names: room.names.key().to_owned(),
        letters: room.named_letters.clone(),
    };
    let candidates = asked.game.map_or_else(|| shared(&library), |game| vec![game]);
    // The last game first; a socket nobody listens at was left by a program that was killed.
    let (wake, wakes) = mpsc::channel();
    let mut found = Err(ErrorKind::NotFound.into());
    for game in candidates.into_iter().rev() {
        found = GuestDesk::new(Rendezvous::of(&library, game), hello.clone(), wake.clone());
        if found.is_ok() {
            break;
        }
    }
    let path = || library.display().to_string();
    let way = found.map_err(|error| {
        room.other(match (error.kind(), asked.game) {
            (ErrorKind::Unsupported, _) => room.voice.say(Id::ERROR_NO_SECOND),
            (_, Some(game)) => {
                room.voice.tell(Id::ERROR_NOT_SHARED, &args!("game" => game.to_string(), "path" => path()))
            }
            (_, None) => room.voice.tell(Id::ERROR_NONE_SHARED, &args!("path" => path())),
        })
    })?;
    let (id, now, events) = welcomed(room, &wakes)?;
    let Some(game) = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event))) else {
        return Err(turned_away(room, "unreadable"));
    };
    let client = side.fold_wb("ansage-white", "ansage-black");
    let talk = room.talk(&manner, client, &wake);
    leave_by(&wake);
    let time = GameTime::new(now.stands, now.at_ms);
    let (voice, names, keeper) = (room.voice, room.names, Journal::Desk);
    let seat = SessionSetup { voice, names, keeper, id, time, wake: wake.clone() };
    let mut session = Session::new(seat, game, events.len() as u64);
    session.participants.terminal.side = Some(side);
    manner.furnish(room, &mut session, talk.mouth.speech().is_some());
    let mut first = manner.before_greeting(room, &session);
    first.push(joined(&session, side));
    let voices = VoiceShelf::default();
    let color = side.fold_wb("white", "black");
    let again = room.own_command(room.voice).map(|command| format!("{command} join {id} --side {color}"));
    room.at_face(&manner, wake, talk, |face, talk| {
        visit(&mut session, &voices, way, (face, talk), &wakes, first, again)
    })
}

/// The first that a desk says.
fn welcomed(
    room: &StartContext<'_>,
    wakes: &Receiver<Wake>,
) -> Result<(i64, crate::wire::TimeReading, Vec<crate::game::Record>), CommandError> {
    match wakes.recv_timeout(WELCOME) {
        Ok(Wake::Desk(_, Some(FromDesk::Welcome { game, now, events, .. }))) => Ok((game, now, events)),
        Ok(Wake::Desk(_, Some(FromDesk::TurnedAway { why }))) => Err(turned_away(room, why.name())),
        _ => Err(turned_away(room, "silent")),
    }
}

fn turned_away(room: &StartContext<'_>, reason: &'static str) -> CommandError {
    room.other(room.voice.tell(Id::ERROR_TURNED_AWAY, &args!("turned" => reason)))
}
