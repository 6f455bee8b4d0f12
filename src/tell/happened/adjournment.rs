//! An adjournment in words, with the article (Guidelines I), and who is at the board (6.7). Of what is sealed
//! nothing is told before the envelope is open.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use crate::args;
use crate::game::{Adjournment, AdjournmentEvent, Announcement, Event, Game, Phase, SealedFault};
use crate::laws::legal_move;
use crate::speech::sound::Earcon;
use crate::tell::cue::{Cue, Salience};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// The sentences of an event of the adjournment.
pub(super) fn adjournment(
    event: &AdjournmentEvent,
    was: &Game,
    now: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let voice = phrasing.voice();
    let of = |id: Id, color: Color| phrasing.of_color(id, color);
    let sealer = was.adjournment().or(now.adjournment()).map_or(was.turn(), |found| found.sealer);
    match event {
        AdjournmentEvent::AdjournmentAsked { color } => {
            vec![of(Id::ADJOURNMENT_ASKED, *color)]
        }
        AdjournmentEvent::Sealing { early_ms, reply, .. } => {
            let made = now.adjournment().is_some_and(|found| found.made.is_some());
            let id = match (made, reply) {
                (true, _) => Id::SEALING_MADE,
                (false, true) => Id::SEALING_REPLY,
                (false, false) => Id::SEALING,
            };
            let early = (*early_ms > 0).then(|| {
                let time = phrasing.duration(*early_ms);
                voice.tell(Id::SEALING_EARLY, &args!("time" => time))
            });
            [of(id, sealer)].into_iter().chain(early).collect()
        }
        AdjournmentEvent::Sealed { made, .. } => {
            vec![voice.say(if *made { Id::SEALED_MADE } else { Id::SEALED })]
        }
        AdjournmentEvent::Adjourned { deemed_ms } => {
            let reply = now.adjournment().is_some_and(|found| found.reply);
            let deemed = (*deemed_ms > 0).then(|| {
                let time = phrasing.duration(*deemed_ms);
                let args = args!("color" => color_key(sealer), "time" => time);
                phrasing.tell(Id::ADJOURNED_DEEMED, &args)
            });
            let told = if reply { of(Id::ADJOURNED_REPLY, !sealer) } else { of(Id::ADJOURNED, sealer) };
            [told].into_iter().chain(deemed).collect()
        }
        AdjournmentEvent::ResumptionSet { text } => {
            vec![voice.tell(Id::RESUMPTION_SET, &args!("text" => text.clone()))]
        }
        AdjournmentEvent::EnvelopeChecked { .. } => {
            vec![voice.say(Id::ENVELOPE_CHECKED)]
        }
        // What was opened is told, and no longer how.
        AdjournmentEvent::ResumptionBegun { .. } if opened(rest) => Vec::new(),
        AdjournmentEvent::ResumptionBegun { .. } => begun(now, phrasing),
        AdjournmentEvent::EnvelopeOpened { written, r#move, fault, .. } => {
            vec![envelope_opened(sealer, written, *r#move, *fault, was, phrasing)]
        }
        AdjournmentEvent::EnvelopeLost { .. } => vec![of(Id::ENVELOPE_LOST, sealer)],
        AdjournmentEvent::Absent { color } => absent(*color, now, phrasing),
        AdjournmentEvent::Arrived { color } => {
            let opens = *now.phase() == Phase::Adjourned
                && now.adjournment().is_some_and(|found| found.replier() == *color && found.begun);
            let open = opens.then(|| voice.say(Id::RESUMPTION_OPEN));
            [of(Id::ARRIVED, *color)].into_iter().chain(open).collect()
        }
        AdjournmentEvent::DefaultTimeOver { color } => {
            vec![of(Id::DEFAULT_TIME_OVER, *color)]
        }
    }
}

fn begun(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some(replier) = game.adjournment().map(Adjournment::replier) else { return Vec::new() };
    if game.presence().is_absent(replier) {
        let default = game.setup().regulations.default_time;
        // I.11 — nobody has come, and there is a default time that is not zero.
        let nobody = game.presence().is_absent(!replier) && default.is_some_and(|time| time > 0);
        let id = if nobody { Id::RESUMPTION_BOTH_ABSENT } else { Id::RESUMPTION_ABSENT };
        let mut told = vec![phrasing.of_color(id, replier)];
        told.extend(default_time(game, phrasing));
        return told;
    }
    vec![phrasing.voice().say(Id::RESUMPTION_OPEN)]
}

fn absent(color: Color, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut told = vec![phrasing.of_color(Id::ABSENT, color)];
    let begun = game.adjournment().is_some_and(|found| found.begun);
    if *game.phase() == Phase::Play || *game.phase() == Phase::Adjourned && begun {
        told.extend(default_time(game, phrasing));
    }
    told
}

/// 6.7.1 — how late he may come; where nothing is settled, what that means.
pub(super) fn default_time(game: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    let voice = phrasing.voice();
    Some(match game.setup().regulations.default_time {
        Some(0) => return None,
        Some(time) => voice.tell(Id::DEFAULT_TIME, &args!("time" => phrasing.duration(time))),
        None => voice.say(Id::DEFAULT_TIME_ZERO),
    })
}

fn envelope_opened(
    sealer: Color,
    written: &str,
    done: Option<UciMove>,
    fault: Option<SealedFault>,
    was: &Game,
    phrasing: &Phrasing<'_>,
) -> String {
    let id = match fault {
        None => Id::ENVELOPE_OPENED,
        Some(SealedFault::Ambiguous) => Id::ENVELOPE_AMBIGUOUS,
        Some(SealedFault::Unintelligible) => Id::ENVELOPE_UNINTELLIGIBLE,
        Some(SealedFault::Illegal) => Id::ENVELOPE_ILLEGAL,
    };
    let coordinates = done.or_else(|| written.parse().ok());
    let legal = coordinates.and_then(|done| legal_move(&done, was.position()));
    let told = match (legal, coordinates, fault) {
        (_, _, Some(SealedFault::Unintelligible)) => written.to_owned(),
        (Some(played), ..) => phrasing.announcement(&played),
        (None, Some(done), _) => phrasing.telling().done(&done, was.position().board(), was.castling_mode()),
        (None, None, _) => Announcement::from_record(written)
            .map_or_else(|| written.to_owned(), |announcement| phrasing.said(&announcement)),
    };
    phrasing.tell(id, &args!("color" => color_key(sealer), "move" => told))
}

fn opened(rest: &[Event]) -> bool {
    rest.iter().any(|event| matches!(event, Event::Adjournment(AdjournmentEvent::EnvelopeOpened { .. })))
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &AdjournmentEvent) -> Cue {
    match event {
        AdjournmentEvent::ResumptionSet { .. } => Cue::quiet(Salience::Note, Id::BRIEF_RESUMPTION_SET),
        AdjournmentEvent::EnvelopeChecked { .. } => Cue::quiet(Salience::Note, Id::BRIEF_ENVELOPE_CHECKED),
        AdjournmentEvent::Absent { color } => Cue::quiet(Salience::Desk, Id::BRIEF_ABSENT).of(*color),
        AdjournmentEvent::Arrived { color } => Cue::quiet(Salience::Desk, Id::BRIEF_ARRIVED).of(*color),
        AdjournmentEvent::EnvelopeOpened { .. } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_ENVELOPE_OPENED).important()
        }
        AdjournmentEvent::AdjournmentAsked { color } => {
            Cue::quiet(Salience::Call, Id::BRIEF_ADJOURNMENT_ASKED).of(*color)
        }
        AdjournmentEvent::Sealing { .. } => Cue::quiet(Salience::Call, Id::BRIEF_SEALING),
        AdjournmentEvent::Sealed { .. } => Cue::quiet(Salience::Call, Id::BRIEF_SEALED),
        AdjournmentEvent::ResumptionBegun { .. } => Cue::quiet(Salience::Call, Id::BRIEF_RESUMPTION_BEGUN),
        AdjournmentEvent::EnvelopeLost { .. } => {
            Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_ENVELOPE_LOST)
        }
        AdjournmentEvent::DefaultTimeOver { color } => {
            let sounds = Cue::sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_DEFAULT_TIME_OVER);
            sounds.of(*color).important()
        }
        AdjournmentEvent::Adjourned { .. } => Cue::sounds(Salience::End, Earcon::End, Id::BRIEF_ADJOURNED),
    }
}
