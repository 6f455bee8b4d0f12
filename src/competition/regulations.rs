//! What an event settles for each game: its time, and the choices the Laws leave open.

use std::collections::BTreeSet;

use shakmaty::ByColor;

use super::InSigns;
use super::fault::CompetitionFault;
use super::keys::{Faults, KeyPath, TableReader, not_one_of};
use crate::laws::{
    Cadence, Duty, Edition, FlagCalling, PressCondition, PressedBy, Regulations, Scoresheets, Scoring,
    Supervision, TimeControl, Timing,
};

/// What holds in each game.
pub(super) struct Settled {
    pub(super) times: ByColor<TimeControl>,
    pub(super) regulations: Regulations,
}

/// The longest default time, in minutes: a day.
const LONGEST_DEFAULT: u32 = 24 * 60;

/// Reads it. `None` where the time cannot be read; then what depends on it is not judged.
pub(super) fn read(
    keys: &mut TableReader<'_>,
    in_signs: InSigns<'_>,
    faults: &mut Faults<'_>,
) -> Option<Settled> {
    let editions: Vec<(String, Edition)> =
        Edition::ALL.iter().map(|edition| (edition.to_string(), *edition)).collect();
    let editions: Vec<(&str, Edition)> =
        editions.iter().map(|(name, edition)| (name.as_str(), *edition)).collect();
    keys.needs("edition", faults);
    let edition = keys.choice("edition", &editions, faults);
    let mut settled = Regulations::default();
    if let Some(edition) = &edition {
        settled.edition = edition.value;
    }
    keys.needs("time", faults);
    let times = times(keys, in_signs, faults);
    let cadence = times.as_ref().map(|times| Cadence::of_both(times.as_ref()));
    // Without the edition it is not known which articles there are.
    let known = edition.as_ref().and(cadence);
    if let Some(supervised) = supervision(keys, settled.edition, known, faults) {
        settled.supervised = supervised;
    }
    one_minute(keys, known, &mut settled, faults);
    if let Some(minutes) = keys.number("default-time", 0, LONGEST_DEFAULT, faults) {
        settled.default_time = Some(u64::from(minutes.value) * 60_000);
    } else if settled.edition == Edition::Of2014 && !keys.has("default-time") {
        faults.tell(keys.place_of("edition"), CompetitionFault::NoDefaultTime);
    }
    if let Some(number) = keys.number("no-offers-before", 1, 500, faults) {
        settled.no_offers_before = number.value;
    }
    if let Some(switch) = keys.switch("offers-need-consent", faults) {
        settled.offers_need_consent = switch.value;
    }
    if let Some(switch) = keys.switch("guidelines-iii", faults) {
        settled.quickplay = switch.value;
        if switch.value && times.as_ref().zip(cadence).is_some_and(|(times, is)| !quickplay(times, is)) {
            faults.tell(switch.at, CompetitionFault::Quickplay);
        }
    }
    conduct(keys, &mut settled, faults);
    if let Some(mut scores) = keys.table("scoring", faults) {
        settled.scoring = scoring(&mut scores, faults);
        scores.finish(faults);
    }
    Some(Settled { times: times?, regulations: settled })
}

/// III.2.2 — a limited time without increment, and no blitz.
fn quickplay(times: &ByColor<TimeControl>, cadence: Cadence) -> bool {
    let plain = |time: &TimeControl| {
        time.is_timed() && time.periods().iter().all(|period| period.timing == Timing::Increment(0))
    };
    plain(&times.white) && plain(&times.black) && cadence != Cadence::Blitz
}

/// The time for both, or one for each.
pub(super) fn times(
    keys: &mut TableReader<'_>,
    in_signs: InSigns<'_>,
    faults: &mut Faults<'_>,
) -> Option<ByColor<TimeControl>> {
    if !keys.is_table("time") {
        let time = time(keys, "time", in_signs, faults)?;
        return Some(ByColor { white: time.value.clone(), black: time.value });
    }
    let mut each = keys.table("time", faults)?;
    for side in ["white", "black"] {
        each.needs(side, faults);
    }
    let (white, black) =
        (time(&mut each, "white", in_signs, faults), time(&mut each, "black", in_signs, faults));
    let (white, black) = white.zip(black).unzip();
    let at = each.at();
    each.finish(faults);
    let times = ByColor { white: white?.value, black: black?.value };
    let hourglass =
        |time: &TimeControl| time.periods().iter().any(|period| period.timing == Timing::Hourglass);
    let like = times.white.is_timed() == times.black.is_timed()
        && times.white.counts_up() == times.black.counts_up()
        && hourglass(&times.white) == hourglass(&times.black);
    if !like {
        faults.tell(at, CompetitionFault::TimesOfTwoKinds);
    }
    Some(times)
}

fn time(
    keys: &mut TableReader<'_>,
    key: &'static str,
    in_signs: InSigns<'_>,
    faults: &mut Faults<'_>,
) -> Option<KeyPath<TimeControl>> {
    let text = keys.text(key, faults)?;
    match in_signs(&text.value).parse::<TimeControl>() {
        Ok(value) => {
            for period in value.periods() {
                let increment = period.timing.with_move();
                if increment > 0 && !(2_000..=60_000).contains(&increment) {
                    faults.tell(text.at, CompetitionFault::Increment(increment / 1000));
                }
            }
            Some(KeyPath { value, at: text.at })
        }
        Err(error) => {
            faults.tell(text.at, CompetitionFault::Time(error));
            None
        }
    }
}

/// A.6, B.4 — whether the Competition Rules apply, by the article that says so. `cadence` is `None` where it is
/// not known.
pub(super) fn supervision(
    keys: &mut TableReader<'_>,
    edition: Edition,
    cadence: Option<Cadence>,
    faults: &mut Faults<'_>,
) -> Option<bool> {
    let found = keys.text("supervision", faults);
    let cadence = cadence?;
    let article = |supervision: Supervision| supervision.article(edition, cadence);
    let articles = article(Supervision::Adequate).zip(article(Supervision::Few));
    match (found, articles) {
        (None, Some(_)) if !keys.has("supervision") => {
            faults.tell(keys.place_of("time"), CompetitionFault::NoSupervision { edition, cadence });
            None
        }
        (Some(found), None) => {
            faults.tell(found.at, CompetitionFault::SupervisionOfStandard);
            None
        }
        (Some(found), Some((adequate, few))) => {
            let is = |article: &str| article.eq_ignore_ascii_case(&found.value);
            if !is(adequate) && !is(few) {
                faults.tell(found.at, not_one_of("supervision", &found.value, [adequate, few].into_iter()));
            }
            is(adequate).then_some(true).or(is(few).then_some(false))
        }
        _ => None,
    }
}

/// A.3 of 2023 — with adequate supervision it is a choice whether the penalty is one minute.
fn one_minute(
    keys: &mut TableReader<'_>,
    cadence: Option<Cadence>,
    settled: &mut Regulations,
    faults: &mut Faults<'_>,
) {
    let Some(switch) = keys.switch("one-minute", faults) else { return };
    settled.one_minute_supervised = switch.value;
    let open = settled.edition == Edition::Of2023 && settled.supervised && cadence != Some(Cadence::Standard);
    if cadence.is_some() && !open {
        faults.tell(switch.at, CompetitionFault::OneMinute);
    }
}

/// How moves are made and clocks are pressed, and what the assistant does (D.2).
fn conduct(keys: &mut TableReader<'_>, settled: &mut Regulations, faults: &mut Faults<'_>) {
    // D.2.1 — whoever repeats the move executes it with that.
    let gates = [
        ("made", PressCondition::Made),
        ("repeated", PressCondition::Repeated),
        ("executed", PressCondition::Repeated),
    ];
    if let Some(gate) = keys.choice("clock-gate", &gates, faults) {
        settled.clock_gate = gate.value;
    }
    let calls = [("called", FlagCalling::Called), ("claimed", FlagCalling::Claimed)];
    if let Some(flag) = keys.choice("flag", &calls, faults) {
        settled.flag = flag.value;
    }
    if let Some(illegal) = keys.choice("illegal-moves", &calls, faults) {
        settled.illegal = illegal.value;
        if settled.supervised && illegal.value == FlagCalling::Claimed {
            faults.tell(illegal.at, CompetitionFault::IllegalClaimed);
        }
    }
    let sheets = [("paper", Scoresheets::Paper), ("electronic", Scoresheets::Electronic)];
    if let Some(scoresheets) = keys.choice("scoresheets", &sheets, faults) {
        settled.scoresheets = scoresheets.value;
        // 8.1.1.2 is new in 2023.
        if scoresheets.value == Scoresheets::Electronic && settled.edition != Edition::Of2023 {
            faults.tell(scoresheets.at, CompetitionFault::ElectronicScoresheets);
        }
    }
    // 6.11.2 names only what for, and not on whose time.
    if let Some(own) = keys.choice("stop-clock", &[("any", false), ("own", true)], faults) {
        settled.stops_own_time_only = own.value;
    }
    if let Some(switch) = keys.switch("step-by-step", faults) {
        settled.step_by_step = switch.value;
    }
    if let Some(given) = duties(keys, "assistant", faults) {
        settled.duties = given;
    }
    settled.white_duties = duties(keys, "white-assistant", faults);
    settled.black_duties = duties(keys, "black-assistant", faults);
    if let Some(switch) = keys.switch("enter-presses", faults) {
        settled.enter_presses = switch.value;
    }
    if let Some(switch) = keys.switch("moves-for-sighted", faults) {
        settled.moves_for_sighted = switch.value;
    }
    let pressing =
        [("either", PressedBy::Either), ("player", PressedBy::Player), ("assistant", PressedBy::Assistant)];
    if let Some(pressed) = keys.choice("press", &pressing, faults) {
        settled.pressed_by = pressed.value;
        let presses =
            |own: &Option<BTreeSet<Duty>>| own.as_ref().unwrap_or(&settled.duties).contains(&Duty::KeepScore);
        let nobody = !presses(&settled.white_duties) && !presses(&settled.black_duties);
        if pressed.value == PressedBy::Assistant && nobody {
            faults.tell(pressed.at, CompetitionFault::AssistantCannotPress);
        }
    }
}

/// D.2.10 — what an assistant is given, by the articles; `None` where the key is not there.
fn duties(keys: &mut TableReader<'_>, key: &'static str, faults: &mut Faults<'_>) -> Option<BTreeSet<Duty>> {
    let mut given = BTreeSet::new();
    for text in keys.texts(key, faults)? {
        let duty = Duty::ALL.iter().find(|duty| duty.article().eq_ignore_ascii_case(&text.value));
        given.extend(duty);
        if duty.is_none() {
            let known = Duty::ALL.iter().map(|duty| duty.article());
            faults.tell(text.at, not_one_of(key, &text.value, known));
        }
    }
    Some(given)
}

/// 10.1 — what a win, a draw and a loss count.
fn scoring(keys: &mut TableReader<'_>, faults: &mut Faults<'_>) -> Scoring {
    let usual = Scoring::default();
    let read = [
        keys.points("win", faults).map(|found| found.value),
        keys.points("draw", faults).map(|found| found.value),
        keys.points("loss", faults).map(|found| found.value),
    ];
    let [win, draw, loss] = read;
    let whole = |key: &str, found: Option<_>| found.is_some() || !keys.has(key);
    let scoring = Scoring {
        win: win.unwrap_or(usual.win),
        draw: draw.unwrap_or(usual.draw),
        loss: loss.unwrap_or(usual.loss),
    };
    if whole("win", win) && whole("draw", draw) && whole("loss", loss) {
        if !scoring.is_ordered() {
            faults.tell(keys.at(), CompetitionFault::ScoringOrder);
        } else if !scoring.is_within_maximum() {
            faults.tell(keys.at(), CompetitionFault::ScoringMaximum);
        }
    }
    scoring
}
