//! One sitting at a drill: which item is asked next, and how it goes.

use std::collections::{BTreeMap, BTreeSet};

use super::answer::Answer;
use super::card::{Card, Grade};
use super::chance::Chance;
use super::drill::Drill;
use super::question::Question;
use crate::laws::Millis;

/// So many new items in a row of a level, before the next level is begun.
const OF_A_LEVEL: usize = 12;

/// Where so many are wrong and wait to be asked again, nothing new is asked.
const WAITING: usize = 8;

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// One sitting.
pub struct Round {
    drill: &'static Drill,
    items: Vec<(String, usize)>,
    cards: BTreeMap<String, Card>,
    chance: Chance,
    asked: Option<Asked>,
    last: Option<String>,
    /// What was wrong and is still to be asked again.
    wrong: BTreeSet<String>,
    answers: u32,
    right: u32,
    grade: Option<Grade>,
}

/// What is asked now.
struct Asked {
    item: String,
    question: Question,
    at: i64,
    helped: bool,
}

/// How an answer was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Right.
    Right,
    /// Right, but later than was asked for.
    Late,
    /// Wrong.
    Wrong,
}

/// What is asked next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The item's name.
    pub item: String,
    /// The question.
    pub question: Question,
}

/// How it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// So many were answered or passed over.
    pub answers: u32,
    /// So many of them right.
    pub right: u32,
    /// So many items are to be asked again within a day.
    pub tomorrow: u32,
    /// So many of the drill's items were asked at least once, ever.
    pub known: u32,
    /// So many it has.
    pub items: u32,
}

impl Round {
    /// A sitting with what is remembered of this drill; what other drills remember is passed over.
    pub fn new(drill: &'static Drill, cards: impl IntoIterator<Item = (String, Card)>, seed: u64) -> Round {
        let items = drill.items();
        let of_drill = |item: &String| drill.question(item).is_some();
        let cards = cards.into_iter().filter(|(item, _)| of_drill(item)).collect();
        Round {
            drill,
            items,
            cards,
            chance: Chance::new(seed),
            asked: None,
            last: None,
            wrong: BTreeSet::new(),
            answers: 0,
            right: 0,
            grade: None,
        }
    }

    /// The drill.
    pub fn drill(&self) -> &'static Drill {
        self.drill
    }

    /// What is asked now.
    pub fn asked(&self) -> Option<&Question> {
        self.asked.as_ref().map(|asked| &asked.question)
    }

    /// Asks what is due, or something new, or what comes soonest. `None` of a drill without items, which there is not.
    pub fn ask(&mut self, now: i64) -> Option<Due> {
        let item = self.next_item(now)?;
        let question = self.drill.question(&item)?;
        self.asked = Some(Asked { item: item.clone(), question: question.clone(), at: now, helped: false });
        Some(Due { item, question })
    }

    fn next_item(&mut self, now: i64) -> Option<String> {
        let waiting = self.waiting();
        let first = waiting.first().cloned();
        if let Some((_, item)) = first.clone().filter(|(due, _)| *due <= now) {
            return Some(item);
        }
        if self.wrong.len() < WAITING
            && let Some(item) = self.fresh()
        {
            return Some(item);
        }
        let wrong = waiting.into_iter().find(|(_, item)| self.wrong.contains(item));
        wrong.or(first).map(|(_, item)| item).or_else(|| self.last.clone())
    }

    /// What was asked once, but not just now, by when it is due.
    fn waiting(&self) -> Vec<(i64, String)> {
        let others = self.cards.iter().filter(|(item, _)| Some(*item) != self.last.as_ref());
        let mut waiting: Vec<_> = others.map(|(item, card)| (card.due, item.clone())).collect();
        waiting.sort_unstable();
        waiting
    }

    /// Something that was never asked, of the level that is due: some of each before the next.
    fn fresh(&mut self) -> Option<String> {
        let mut known: BTreeMap<usize, usize> = BTreeMap::new();
        let mut unknown: BTreeMap<usize, Vec<&String>> = BTreeMap::new();
        for (item, level) in &self.items {
            if self.cards.contains_key(item) {
                *known.entry(*level).or_default() += 1;
            } else {
                unknown.entry(*level).or_default().push(item);
            }
        }
        let begun = |level: &usize| known.get(level).copied().unwrap_or_default() / OF_A_LEVEL;
        let level = *unknown.keys().min_by_key(|level| (begun(level), **level))?;
        self.chance.one_of(&unknown[&level]).map(|item| (*item).clone())
    }

    /// A hint was given for what is asked: it is not known well then.
    pub fn helped(&mut self) {
        if let Some(asked) = &mut self.asked {
            asked.helped = true;
        }
    }

    /// Judges an answer to what is asked, and says what is remembered of the item from now on. `None` where nothing is
    /// asked.
    pub fn judge(&mut self, answer: &Answer, now: i64) -> Option<(Verdict, String, Card)> {
        let asked = self.asked.as_ref()?;
        let took = Millis::try_from(now - asked.at).unwrap_or_default();
        let verdict = match (asked.question.is_right(answer, took), asked.question.within()) {
            (true, Some(within)) if took > within => Verdict::Late,
            (true, _) => Verdict::Right,
            (false, _) => Verdict::Wrong,
        };
        let (item, card) = self.done(&verdict, now)?;
        Some((verdict, item, card))
    }

    /// Ends what is asked with this verdict, by whoever has judged.
    pub fn done(&mut self, verdict: &Verdict, now: i64) -> Option<(String, Card)> {
        let Asked { item, helped, .. } = self.asked.take()?;
        let grade = match verdict {
            Verdict::Wrong => Grade::Again,
            Verdict::Late => Grade::Hard,
            Verdict::Right if helped => Grade::Hard,
            Verdict::Right => Grade::Good,
        };
        self.grade = Some(grade);
        self.answers += 1;
        self.right += u32::from(grade != Grade::Again);
        let card = Card::after(self.cards.get(&item), grade, now);
        if grade == Grade::Again {
            self.wrong.insert(item.clone());
        } else {
            self.wrong.remove(&item);
        }
        self.cards.insert(item.clone(), card.clone());
        self.last = Some(item.clone());
        Some((item, card))
    }

    /// How well what was asked last was known; nothing before the first answer.
    pub fn grade(&self) -> Option<Grade> {
        self.grade
    }

    /// How it went so far.
    pub fn summary(&self, now: i64) -> Summary {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Summary {
            answers: self.answers,
            right: self.right,
            tomorrow: count(self.cards.values().filter(|card| card.due <= now + DAY).count()),
            known: count(self.cards.len()),
            items: count(self.items.len()),
        }
    }
}
