//! How a sitting goes: what is asked, when it is asked again, and that a seed draws the same.

use std::collections::{BTreeMap, BTreeSet};

use ansage::drills::{Answer, Card, Chance, DRILLS, Grade, Question, Right, Round, Verdict, drill};

use crate::support::seed::seed;

/// The first of January 2026.
const NOW: i64 = 1_767_225_600_000;

/// What is right, as it would be said; `None` where that is a move.
fn right(question: &Question) -> Option<Answer> {
    Some(match question.right()? {
        Right::Shade(light) => Answer::Shade(light),
        Right::Squares(squares) | Right::Route(squares) => Answer::Squares(squares, true),
        Right::Square { square, named } => Answer::Squares(vec![square], named),
        Right::Contents(piece) => Answer::Contents(piece),
        Right::YesOrNo(yes) => Answer::YesOrNo(yes),
        Right::Number(number) => Answer::Number(number),
        Right::Time(time) => Answer::Time(time),
        Right::Move(..) => return None,
    })
}

#[test]
fn the_same_seed_asks_the_same_and_another_asks_otherwise() {
    for drill in DRILLS {
        let asked = |seed: u64| {
            let mut round = Round::new(drill, [], seed);
            let mut items = Vec::new();
            for step in 0..10 {
                items.push(round.ask(NOW + step * 5_000).unwrap().item);
                round.done(&Verdict::Right, NOW + step * 5_000 + 1_000);
            }
            items
        };
        assert_eq!(asked(7), asked(7), "{}", drill.key);
        assert!((0..20).any(|other| asked(other) != asked(7)), "{}", drill.key);
    }
}

#[test]
fn what_was_wrong_is_asked_again_a_minute_later_and_nothing_twice_in_a_row() {
    let mut round = Round::new(drill("square-colours").unwrap(), [], 1);
    let wrong = round.ask(NOW).unwrap().item;
    round.done(&Verdict::Wrong, NOW + 1_000).unwrap();
    let (mut last, mut again) = (wrong.clone(), None);
    for step in 1..40 {
        let now = NOW + step * 5_000;
        let item = round.ask(now).unwrap().item;
        assert_ne!(item, last);
        if item == wrong {
            again = again.or(Some(now - NOW));
        }
        last = item;
        round.done(&Verdict::Right, now + 1_000);
    }
    assert!((61_000..75_000).contains(&again.unwrap()), "{again:?}");
}

#[test]
fn all_is_asked_at_last_and_the_easy_before_the_hard() {
    for drill in DRILLS.iter().filter(|drill| drill.items().len() < 400) {
        let (mut round, mut seen, mut now) = (Round::new(drill, [], 3), BTreeSet::new(), NOW);
        let levels: BTreeMap<String, usize> = drill.items().into_iter().collect();
        let mut reached = 0;
        for _ in 0..4_000 {
            let item = round.ask(now).unwrap().item;
            assert!(levels[&item] <= reached + 1, "{item} before its time");
            reached = reached.max(levels[&item]);
            seen.insert(item);
            round.done(&Verdict::Right, now);
            now += 10_000;
        }
        assert_eq!(seen.len(), levels.len(), "{}", drill.key);
        assert_eq!(round.summary(now).known, round.summary(now).items);
    }
}

#[test]
fn what_is_due_comes_before_what_is_new() {
    let due = Card::after(None, Grade::Good, NOW - 900_000);
    let later = Card { due: NOW + 900_000, ..due.clone() };
    let cards = [("square-colours:e4", due), ("square-colours:a1", later)];
    let cards = cards.map(|(item, card)| (item.to_owned(), card));
    let mut round = Round::new(drill("square-colours").unwrap(), cards, 5);
    assert_eq!(round.ask(NOW).unwrap().item, "square-colours:e4");
    round.done(&Verdict::Right, NOW);
    let next = round.ask(NOW).unwrap().item;
    assert!(next != "square-colours:e4" && next != "square-colours:a1");
}

#[test]
fn cards_of_another_drill_and_names_of_nothing_are_passed_over() {
    let card = Card::after(None, Grade::Again, NOW);
    let cards = ["neighbours:e4", "square-colours:z9", "x"].map(|item| (item.to_owned(), card.clone()));
    let mut round = Round::new(drill("square-colours").unwrap(), cards, 5);
    assert_eq!(round.summary(NOW).known, 0);
    assert!(round.ask(NOW + 1_000_000).is_some());
}

#[test]
fn answers_are_counted_as_they_are() {
    let seed = seed();
    let mut chance = Chance::new(seed);
    for drill in DRILLS {
        let (mut round, mut now) = (Round::new(drill, [], seed), NOW);
        let (mut answers, mut rights) = (0, 0);
        for _ in 0..50 {
            let question = round.ask(now).unwrap().question;
            now += if let Question::Elapsed(seconds) = question { i64::from(seconds) * 1_000 } else { 2_000 };
            let Some(answer) = right(&question) else { continue };
            // What no question wants is right nowhere but where anything is.
            let say_right = chance.below(2) == 0;
            let said = if say_right { answer } else { Answer::Squares(Vec::new(), false) };
            let (verdict, _, card) = round.judge(&said, now).unwrap();
            let is_right = say_right || matches!(question, Question::Elapsed(_));
            assert_eq!(verdict, if is_right { Verdict::Right } else { Verdict::Wrong }, "{question:?}");
            assert!(card.due > now);
            (answers, rights) = (answers + 1, rights + u32::from(is_right));
        }
        let summary = round.summary(now);
        assert_eq!((summary.answers, summary.right), (answers, rights), "{}", drill.key);
        assert!(round.judge(&Answer::Now, now).is_none() || round.asked().is_none());
    }
}

#[test]
fn what_is_late_or_was_helped_is_asked_sooner_than_what_was_known() {
    let after = |verdict: &Verdict, helped: bool| {
        let mut round = Round::new(drill("repeating").unwrap(), [], 2);
        round.ask(NOW).unwrap();
        if helped {
            round.helped();
        }
        round.done(verdict, NOW + 5_000).unwrap().1.due
    };
    let known = after(&Verdict::Right, false);
    assert!(after(&Verdict::Late, false) < known);
    assert!(after(&Verdict::Right, true) < known);
    assert!(after(&Verdict::Wrong, false) < after(&Verdict::Late, false));
}
