//! What is known at the desk of a second terminal: that somebody sits there, or nobody. A connection that comes and
//! goes all the time is not told of all the time; when it is quiet again, what was told last is so.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// After the first time it is told so often at most...
const MOST: usize = 2;

/// ...in this time.
const WITHIN: Duration = Duration::from_mins(1);

/// Whether somebody sits at this terminal, as far as it was told.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    told: bool,
    /// Whether anything was told.
    begun: bool,
    /// When it was told last, the first time left out.
    times: VecDeque<Instant>,
}

impl Attendance {
    /// Whether it is to be told now that he is there, or that he is not; it counts as told then.
    pub(super) fn is_news(&mut self, there: bool, now: Instant) -> bool {
        if self.due(there, now) != Some(Duration::ZERO) {
            return false;
        }
        if self.begun {
            self.times.push_back(now);
        }
        if self.times.len() > MOST {
            self.times.pop_front();
        }
        (self.told, self.begun) = (there, true);
        true
    }

    /// How long until it is told, if there is anything to tell.
    pub(super) fn due(&self, there: bool, now: Instant) -> Option<Duration> {
        if there == self.told {
            return None;
        }
        let Some(first) = self.times.front().filter(|_| self.times.len() == MOST) else {
            return Some(Duration::ZERO);
        };
        Some((*first + WITHIN).saturating_duration_since(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_and_goes_is_told_of_at_once() {
        let (mut guest, now) = (Attendance::default(), Instant::now());
        assert_eq!(guest.due(false, now), None);
        assert!(guest.is_news(true, now));
        assert!(!guest.is_news(true, now));
        assert!(guest.is_news(false, now));
        assert!(guest.is_news(true, now));
    }

    #[test]
    fn whoever_comes_and_goes_all_the_time_is_told_of_twice_a_minute_and_at_last_as_it_is() {
        for at_last in [true, false] {
            let (mut guest, begin) = (Attendance::default(), Instant::now());
            let mut told: Vec<(u64, bool)> = Vec::new();
            let mut there = false;
            // Ten times a second, for five minutes.
            for tick in 0..3_000u64 {
                there = !there;
                if guest.is_news(there, begin + Duration::from_millis(100 * tick)) {
                    told.push((tick / 10, there));
                }
            }
            assert_eq!(told.len(), 1 + 2 * 5, "{told:?}");
            assert!(told[1..].windows(MOST + 1).all(|some| some[MOST].0 - some[0].0 >= 60), "{told:?}");
            // Nobody comes or goes any more.
            let quiet = begin + Duration::from_mins(5);
            let wanted = told.last().map(|(_, told)| *told) != Some(at_last);
            let due = guest.due(at_last, quiet);
            assert_eq!(due.is_some(), wanted);
            assert!(due.is_none_or(|due| due <= WITHIN && guest.is_news(at_last, quiet + due)));
            assert_eq!(guest.due(at_last, quiet + WITHIN), None);
        }
    }
}
