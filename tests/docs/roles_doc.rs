//! `docs/roles.md` says who may do what, and it is what the program does.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ansage::game::Speaker;
use ansage::game::{Desk, Refusal, deeds, duties, duty_of, is_allowed, side_of, withheld_duty};
use ansage::laws::{Ability, BETWEEN, Duty, Regulations};
use shakmaty::Color;

/// The rows of the table whose head begins with this cell.
fn rows(first: &str) -> Vec<Vec<String>> {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/roles.md")).unwrap();
    let head = format!("| {first} |");
    let table = page.lines().skip_while(|line| !line.starts_with(&head)).skip(2);
    table
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect()
}

#[test]
fn article_d_2_10_the_table_of_deeds_is_the_programs() {
    let table = rows("Deed");
    assert_eq!(table.len(), deeds().count());
    for (deed, row) in deeds().zip(&table) {
        let [name, _, practice, relay, tournament, duty, whom] = row.as_slice() else { panic!("{row:?}") };
        assert_eq!(name.trim_matches('`'), deed.name());
        for (desk, cell) in [(Desk::Practice, practice), (Desk::Relay, relay), (Desk::Tournament, tournament)]
        {
            let who = [
                (Speaker::White, "players"),
                (Speaker::Assistant, "assistants"),
                (Speaker::Arbiter, "arbiter"),
            ];
            let who: Vec<&str> =
                who.iter().filter(|(by, _)| is_allowed(*by, deed, desk)).map(|(_, name)| *name).collect();
            let told = if who.is_empty() { "nobody".to_owned() } else { who.join(", ") };
            assert_eq!(cell, &told, "{deed:?} at {desk:?}");
            // Whoever's assistant it is, the desk asks for nothing else; nor whichever player it is.
            for color in Color::ALL {
                let named = Speaker::assistant_of(color);
                assert_eq!(is_allowed(named, deed, desk), is_allowed(Speaker::Assistant, deed, desk));
                assert_eq!(is_allowed(color.into(), deed, desk), is_allowed(Speaker::White, deed, desk));
            }
        }
        let told = match duty_of(deed) {
            Some((duty, own)) => (duty.article(), if own { "own" } else { "either" }),
            None => ("–", "–"),
        };
        assert_eq!((duty.as_str(), whom.as_str()), told, "{deed:?}");
    }
}

fn told(given: &BTreeSet<Duty>) -> &'static str {
    match given {
        given if given.is_empty() => "none",
        given if *given == Duty::all() => "all",
        given if *given == BTreeSet::from(BETWEEN) => "two",
        _ => panic!("{given:?}"),
    }
}

#[test]
fn articles_d_2_10_and_d_2_11_the_table_of_assistants_is_the_programs() {
    let ability = |cell: &str| match cell {
        "blind" => Ability::Blind,
        "deaf" => Ability::Deaf,
        "–" => Ability::Sighted,
        _ => panic!("{cell}"),
    };
    let table = rows("White");
    assert_eq!(table.len(), 14);
    for row in table {
        let regulations = Regulations {
            white_is: ability(&row[0]),
            black_is: ability(&row[1]),
            no_assistant: row[2] == "yes",
            ..Regulations::default()
        };
        for (speaker, cell) in [
            (Speaker::WhiteAssistant, &row[3]),
            (Speaker::BlackAssistant, &row[4]),
            (Speaker::Assistant, &row[5]),
        ] {
            let given = duties(speaker, &regulations);
            assert_eq!(told(&given), cell, "{speaker:?} in {row:?}");
            // Each deed is refused for that reason, or not at all.
            for deed in deeds() {
                let refusal = withheld_duty(speaker, deed, &regulations);
                let duty = duty_of(deed).map(|(duty, _)| duty);
                let expected = match cell.as_str() {
                    "all" => None,
                    "none" => Some(Refusal::NoAssistant(speaker.assists())),
                    _ if duty.is_some_and(|duty| BETWEEN.contains(&duty)) => None,
                    _ => Some(Refusal::LimitedAssistant),
                };
                assert_eq!(refusal, expected, "{speaker:?}, {deed:?} in {row:?}");
            }
        }
        let whose = match side_of(Speaker::Assistant, &regulations) {
            Some(Color::White) => "White's",
            Some(Color::Black) => "Black's",
            None => "both's",
        };
        assert_eq!(whose, row[6], "{row:?}");
        assert_eq!(if regulations.bridges() { "yes" } else { "no" }, row[7], "{row:?}");
    }
}

#[test]
fn article_d_2_11_a_list_of_his_own_for_the_assistant_of_a_player_who_sees() {
    let own: BTreeSet<Duty> = [Duty::MakeMoves, Duty::KeepScore].into();
    let beside =
        Regulations { white_is: Ability::Blind, black_duties: Some(own.clone()), ..Regulations::default() };
    assert_eq!(beside.duties_of(Color::Black), own);
    assert_eq!(beside.duties_of(Color::White), Duty::all());
    for alone in [
        Regulations { no_assistant: true, ..beside.clone() },
        Regulations { white_duties: Some(BTreeSet::new()), ..beside },
    ] {
        assert_eq!(alone.duties_of(Color::Black), [Duty::MakeMoves].into());
        assert_eq!(alone.duties_of(Color::White), BTreeSet::new());
        assert_eq!(side_of(Speaker::Assistant, &alone), Some(Color::Black));
    }
}

#[test]
fn article_d_2_10_nobody_but_an_assistant_is_given_anything() {
    let none = Regulations { duties: BTreeSet::new(), ..Regulations::default() };
    for speaker in [Speaker::White, Speaker::Black, Speaker::Arbiter] {
        assert!(duties(speaker, &none).is_empty());
        assert!(deeds().all(|deed| withheld_duty(speaker, deed, &none).is_none()));
    }
}
