//! When an item is asked again: the memory of one learner for it, after FSRS (version 5, by `rs-fsrs`).

use chrono::{DateTime, Utc};
use rs_fsrs::{FSRS, Rating, State};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// A memory never becomes weaker than this; FSRS divides by it.
const WEAKEST: f64 = 0.01;

/// The longest a question may wait, in days: what is known for ever is no drill, but two years are enough for that.
const LONGEST: i32 = 730;

/// How well something was known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// Wrong, or passed over.
    Again,
    /// Right, but late or with a hint.
    Hard,
    /// Right.
    Good,
}

/// What is remembered of an item. All moments are milliseconds since 1970, UTC.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    /// When it is to be asked again.
    pub due: i64,
    /// When it was last asked.
    pub last: i64,
    /// The days after which nine of ten are still known.
    pub stability: f64,
    /// How hard it is, 1 to 10.
    pub difficulty: f64,
    /// What of FSRS's stages it is in: 0 new, 1 learning, 2 in review, 3 learned again.
    pub stage: u8,
    /// How often it was asked.
    pub asked: u32,
    /// How often it was forgotten after it had been learned.
    pub forgotten: u32,
}

impl Card {
    /// The card after an answer of this grade at this moment; of an item that was never asked where there is none
    /// before. A clock that was put back counts as no time.
    pub fn after(before: Option<&Card>, grade: Grade, now: i64) -> Card {
        let now = before.map_or(now, |card| now.max(card.last));
        let known = before.map_or_else(rs_fsrs::Card::default, Card::as_fsrs);
        let rating = match grade {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
        };
        let parameters = rs_fsrs::Parameters { maximum_interval: LONGEST, ..rs_fsrs::Parameters::default() };
        let next = FSRS::new(parameters).next(known, date(now), rating).card;
        Card {
            // FSRS keeps the waits of two grades a day apart, beyond the longest too.
            due: next.due.timestamp_millis().min(now.saturating_add(i64::from(LONGEST) * DAY)),
            last: now,
            stability: next.stability.max(WEAKEST),
            difficulty: next.difficulty,
            stage: match next.state {
                State::New => 0,
                State::Learning => 1,
                State::Review => 2,
                State::Relearning => 3,
            },
            asked: u32::try_from(next.reps).unwrap_or(u32::MAX),
            forgotten: u32::try_from(next.lapses).unwrap_or(u32::MAX),
        }
    }

    fn as_fsrs(&self) -> rs_fsrs::Card {
        rs_fsrs::Card {
            due: date(self.due),
            last_review: date(self.last),
            stability: self.stability.max(WEAKEST),
            difficulty: self.difficulty.clamp(1.0, 10.0),
            elapsed_days: 0,
            scheduled_days: (self.due - self.last).max(0) / DAY,
            reps: i32::try_from(self.asked).unwrap_or(i32::MAX - 1).min(i32::MAX - 1),
            lapses: i32::try_from(self.forgotten).unwrap_or(i32::MAX - 1).min(i32::MAX - 1),
            state: match self.stage {
                0 => State::New,
                1 => State::Learning,
                2 => State::Review,
                _ => State::Relearning,
            },
        }
    }

    /// Whether it is to be asked now.
    pub fn is_due(&self, now: i64) -> bool {
        self.due <= now
    }
}

/// A moment as FSRS takes it; what no calendar has is the first one.
fn date(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of January 2026.
    const NOW: i64 = 1_767_225_600_000;

    #[test]
    fn what_is_wrong_comes_back_in_a_minute_and_what_is_known_twice_in_days() {
        let wrong = Card::after(None, Grade::Again, NOW);
        assert_eq!(wrong.due - NOW, 60_000);
        let right = Card::after(None, Grade::Good, NOW);
        assert_eq!(right.due - NOW, 600_000);
        let again = Card::after(Some(&right), Grade::Good, right.due);
        assert!(again.due - again.last >= DAY, "{again:?}");
        let forgotten = Card::after(Some(&again), Grade::Again, again.due);
        assert!(forgotten.due - forgotten.last < DAY && forgotten.forgotten == 1, "{forgotten:?}");
    }

    #[test]
    fn what_is_always_known_is_asked_more_and_more_seldom_up_to_a_limit() {
        let mut card = Card::after(None, Grade::Good, NOW);
        let mut waits = Vec::new();
        for _ in 0..20 {
            card = Card::after(Some(&card), Grade::Good, card.due);
            waits.push((card.due - card.last) / DAY);
        }
        assert!(waits.windows(2).all(|pair| pair[0] <= pair[1]), "{waits:?}");
        assert_eq!(waits.last(), Some(&i64::from(LONGEST)));
    }

    #[test]
    fn no_history_and_no_clock_breaks_a_card() {
        // Every sequence of eight grades, at moments that also run backwards.
        for history in 0..3_usize.pow(8) {
            let (mut card, mut left, mut now) = (None, history, NOW);
            for step in 0..8 {
                let grade = [Grade::Again, Grade::Hard, Grade::Good][left % 3];
                left /= 3;
                now += [1_000, -DAY, 40 * DAY, 0][step % 4];
                let next = Card::after(card.as_ref(), grade, now);
                assert!(next.stability.is_finite() && next.stability >= WEAKEST, "{history}: {next:?}");
                assert!((1.0..=10.0).contains(&next.difficulty), "{history}: {next:?}");
                assert!(next.due > next.last && next.last >= now.min(next.last), "{history}: {next:?}");
                card = Some(next);
            }
        }
    }

    #[test]
    fn a_thousand_wrong_answers_leave_a_card_that_can_be_learned() {
        let mut card = Card::after(None, Grade::Again, NOW);
        for _ in 0..1_000 {
            card = Card::after(Some(&card), Grade::Again, card.due);
        }
        for _ in 0..5 {
            card = Card::after(Some(&card), Grade::Good, card.due);
        }
        assert!(card.stability.is_finite() && card.due - card.last >= DAY, "{card:?}");
    }
}
