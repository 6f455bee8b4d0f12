//! What an event settles for each game: its time, and the choices the Laws leave open.

use std::collections::BTreeSet;

use shakmaty::ByColor;
use toml::de::{DeFloat, DeInteger, DeValue};

use super::fault::{CompetitionFault, InSigns, Keys};
use crate::laws::{
    Cadence, Duty, Edition, FlagCalling, Points, PressCondition, PressedBy, Regulations, Scoresheets,
    Scoring, Supervision, TimeControl, Timing,
};
use crate::schema::{Fault, Kind, Located, Location};

/// What holds in each game.
pub(super) struct GameRules {
    pub(super) times: ByColor<TimeControl>,
    pub(super) regulations: Regulations,
}

/// The longest default time, in minutes: a day.
const LONGEST_DEFAULT: u32 = 24 * 60;

/// Reads it. `None` where the time cannot be read; then what depends on it is not judged.
pub(super) fn read(keys: &mut Keys<'_>, in_signs: InSigns<'_>) -> Option<GameRules> {
    let editions: Vec<(String, Edition)> =
        Edition::ALL.iter().map(|edition| (edition.to_string(), *edition)).collect();
    let editions: Vec<(&str, Edition)> =
        editions.iter().map(|(name, edition)| (name.as_str(), *edition)).collect();
    keys.needs("edition");
    let mut settled = Regulations::default();
    let edition = settle(&mut settled.edition, keys.choice("edition", &editions));
    keys.needs("time");
    let times = times(keys, in_signs);
    let cadence = times.as_ref().map(|times| Cadence::of_both(times.as_ref()));
    // Without the edition it is not known which articles there are.
    let known = edition.and(cadence);
    if let Some(supervised) = supervision(keys, settled.edition, known) {
        settled.supervised = supervised;
    }
    one_minute(keys, known, &mut settled);
    if let Some(minutes) = keys.number("default-time", 0, LONGEST_DEFAULT) {
        settled.default_time = Some(u64::from(minutes.value) * 60_000);
    } else if settled.edition == Edition::Of2014 && !keys.has("default-time") {
        keys.tell(keys.place_of("edition"), CompetitionFault::NoDefaultTime);
    }
    settle(&mut settled.no_offers_before, keys.number("no-offers-before", 1, 500));
    settle(&mut settled.offers_need_consent, keys.switch("offers-need-consent"));
    if let Some(at) = settle(&mut settled.quickplay, keys.switch("guidelines-iii"))
        && settled.quickplay
        && times.as_ref().zip(cadence).is_some_and(|(times, is)| !quickplay(times, is))
    {
        keys.tell(at, CompetitionFault::Quickplay);
    }
    conduct(keys, &mut settled);
    if let Some(scoring) = keys.table("scoring", scoring) {
        settled.scoring = scoring;
    }
    Some(GameRules { times: times?, regulations: settled })
}

/// Settles what was found, and says where it stands.
fn settle<T>(settled: &mut T, found: Option<Located<T>>) -> Option<Location> {
    found.map(|found| {
        *settled = found.value;
        found.at
    })
}

/// III.2.2 — a limited time without increment, and no blitz.
fn quickplay(times: &ByColor<TimeControl>, cadence: Cadence) -> bool {
    let plain = |time: &TimeControl| {
        time.is_timed() && time.periods().iter().all(|period| period.timing == Timing::Increment(0))
    };
    plain(&times.white) && plain(&times.black) && cadence != Cadence::Blitz
}

/// The time for both, or one for each.
pub(super) fn times(keys: &mut Keys<'_>, in_signs: InSigns<'_>) -> Option<ByColor<TimeControl>> {
    if !keys.is_table("time") {
        let time = time(keys, "time", in_signs)?;
        return Some(ByColor { white: time.value.clone(), black: time.value });
    }
    keys.table("time", |each| {
        for side in ["white", "black"] {
            each.needs(side);
        }
        let (white, black) = (time(each, "white", in_signs), time(each, "black", in_signs));
        let times = ByColor { white: white?.value, black: black?.value };
        let hourglass =
            |time: &TimeControl| time.periods().iter().any(|period| period.timing == Timing::Hourglass);
        let like = times.white.is_timed() == times.black.is_timed()
            && times.white.counts_up() == times.black.counts_up()
            && hourglass(&times.white) == hourglass(&times.black);
        if !like {
            each.tell(each.at(), CompetitionFault::TimesOfTwoKinds);
        }
        Some(times)
    })?
}

fn time(keys: &mut Keys<'_>, key: &'static str, in_signs: InSigns<'_>) -> Option<Located<TimeControl>> {
    let text = keys.text(key)?;
    match in_signs(&text.value).parse::<TimeControl>() {
        Ok(value) => {
            for period in value.periods() {
                let increment = period.timing.with_move();
                if increment > 0 && !(2_000..=60_000).contains(&increment) {
                    keys.tell(text.at, CompetitionFault::Increment(increment / 1000));
                }
            }
            Some(Located { value, at: text.at })
        }
        Err(error) => {
            keys.tell(text.at, CompetitionFault::Time(error));
            None
        }
    }
}

/// A.6, B.4 — whether the Competition Rules apply, by the article that says so. `cadence` is `None` where it is
/// not known.
pub(super) fn supervision(keys: &mut Keys<'_>, edition: Edition, cadence: Option<Cadence>) -> Option<bool> {
    let found = keys.text("supervision");
    let cadence = cadence?;
    let article = |supervision: Supervision| supervision.article(edition, cadence);
    let articles = article(Supervision::Adequate).zip(article(Supervision::Few));
    match (found, articles) {
        (None, Some(_)) if !keys.has("supervision") => {
            keys.tell(keys.place_of("time"), CompetitionFault::NoSupervision { edition, cadence });
            None
        }
        (Some(found), None) => {
            keys.tell(found.at, CompetitionFault::SupervisionOfStandard);
            None
        }
        (Some(found), Some((adequate, few))) => {
            let is = |article: &str| article.eq_ignore_ascii_case(&found.value);
            if !is(adequate) && !is(few) {
                keys.tell(
                    found.at,
                    Fault::not_one_of("supervision", &found.value, [adequate, few].into_iter()),
                );
            }
            is(adequate).then_some(true).or(is(few).then_some(false))
        }
        _ => None,
    }
}

/// A.3 of 2023 — with adequate supervision it is a choice whether the penalty is one minute.
fn one_minute(keys: &mut Keys<'_>, cadence: Option<Cadence>, settled: &mut Regulations) {
    let Some(at) = settle(&mut settled.one_minute_supervised, keys.switch("one-minute")) else { return };
    let open = settled.edition == Edition::Of2023 && settled.supervised && cadence != Some(Cadence::Standard);
    if cadence.is_some() && !open {
        keys.tell(at, CompetitionFault::OneMinute);
    }
}

/// How moves are made and clocks are pressed, and what the assistant does (D.2).
fn conduct(keys: &mut Keys<'_>, settled: &mut Regulations) {
    // D.2.1 — whoever repeats the move executes it with that.
    let gates = [
        ("made", PressCondition::Made),
        ("repeated", PressCondition::Repeated),
        ("executed", PressCondition::Repeated),
    ];
    settle(&mut settled.clock_gate, keys.choice("clock-gate", &gates));
    let calls = [("called", FlagCalling::Called), ("claimed", FlagCalling::Claimed)];
    settle(&mut settled.flag, keys.choice("flag", &calls));
    if let Some(at) = settle(&mut settled.illegal, keys.choice("illegal-moves", &calls))
        && settled.supervised
        && settled.illegal == FlagCalling::Claimed
    {
        keys.tell(at, CompetitionFault::IllegalClaimed);
    }
    let sheets = [("paper", Scoresheets::Paper), ("electronic", Scoresheets::Electronic)];
    // 8.1.1.2 is new in 2023.
    if let Some(at) = settle(&mut settled.scoresheets, keys.choice("scoresheets", &sheets))
        && settled.scoresheets == Scoresheets::Electronic
        && settled.edition != Edition::Of2023
    {
        keys.tell(at, CompetitionFault::ElectronicScoresheets);
    }
    // 6.11.2 names only what for, and not on whose time.
    let whose = [("any", false), ("own", true)];
    settle(&mut settled.stops_own_time_only, keys.choice("stop-clock", &whose));
    settle(&mut settled.step_by_step, keys.switch("step-by-step"));
    if let Some(given) = duties(keys, "assistant") {
        settled.duties = given;
    }
    settled.white_duties = duties(keys, "white-assistant");
    settled.black_duties = duties(keys, "black-assistant");
    settle(&mut settled.enter_presses, keys.switch("enter-presses"));
    settle(&mut settled.moves_for_sighted, keys.switch("moves-for-sighted"));
    let pressing =
        [("either", PressedBy::Either), ("player", PressedBy::Player), ("assistant", PressedBy::Assistant)];
    if let Some(at) = settle(&mut settled.pressed_by, keys.choice("press", &pressing)) {
        let presses =
            |own: &Option<BTreeSet<Duty>>| own.as_ref().unwrap_or(&settled.duties).contains(&Duty::KeepScore);
        let nobody = !presses(&settled.white_duties) && !presses(&settled.black_duties);
        if settled.pressed_by == PressedBy::Assistant && nobody {
            keys.tell(at, CompetitionFault::AssistantCannotPress);
        }
    }
}

/// D.2.10 — what an assistant is given, by the articles; `None` where the key is not there.
fn duties(keys: &mut Keys<'_>, key: &'static str) -> Option<BTreeSet<Duty>> {
    let mut given = BTreeSet::new();
    for text in keys.names(key)? {
        let duty = Duty::ALL.iter().find(|duty| duty.article().eq_ignore_ascii_case(&text.value));
        given.extend(duty);
        if duty.is_none() {
            let known = Duty::ALL.iter().map(|duty| duty.article());
            keys.tell(text.at, Fault::not_one_of(key, &text.value, known));
        }
    }
    Some(given)
}

/// A score: points and halves.
fn points(keys: &mut Keys<'_>, key: &str) -> Option<Points> {
    let number = |value: &DeValue<'_>| {
        let written = value.as_float().map(DeFloat::as_str);
        let number: f64 = written.or(value.as_integer().map(DeInteger::as_str))?.parse().ok()?;
        Points::try_from(number).ok()
    };
    keys.value(key, Kind::Points, number).map(|found| found.value)
}

/// 10.1 — what a win, a draw and a loss count.
fn scoring(keys: &mut Keys<'_>) -> Scoring {
    let usual = Scoring::default();
    let [win, draw, loss] = ["win", "draw", "loss"].map(|key| points(keys, key));
    let whole = |key: &str, found: Option<_>| found.is_some() || !keys.has(key);
    let scoring = Scoring {
        win: win.unwrap_or(usual.win),
        draw: draw.unwrap_or(usual.draw),
        loss: loss.unwrap_or(usual.loss),
    };
    if whole("win", win) && whole("draw", draw) && whole("loss", loss) {
        if !scoring.is_ordered() {
            keys.tell(keys.at(), CompetitionFault::ScoringOrder);
        } else if !scoring.is_within_maximum() {
            keys.tell(keys.at(), CompetitionFault::ScoringMaximum);
        }
    }
    scoring
}
