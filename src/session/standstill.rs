//! Notices that the program or the machine stood still: stopped, starved or asleep.

use std::time::{Duration, Instant, SystemTime};

/// How much later than it should a wait may end before it counts as standing still. A busy machine is late by
/// less.
const SLACK: Duration = Duration::from_secs(3);

/// How long the machine must have slept to be noticed.
const NAP: Duration = Duration::from_secs(1);

/// What was noticed after a wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suspension {
    /// The clocks that count the time went on, and nothing else did: so much is to be taken back.
    Stopped(Duration),
    /// The machine slept so long; the time that is counted has not gone on.
    Slept(Duration),
}

/// The moment before a wait.
#[derive(Debug, Clone, Copy)]
pub struct Watch {
    counted: Instant,
    /// Time that goes on while the machine sleeps, where the system tells it.
    awake: Option<Duration>,
    wall: SystemTime,
}

impl Watch {
    /// Now.
    pub fn now() -> Watch {
        Watch { counted: Instant::now(), awake: since_boot(), wall: SystemTime::now() }
    }

    /// What has happened in a wait that should have ended after so long.
    pub fn noticed(self, patience: Duration) -> Option<Suspension> {
        let counted = self.counted.elapsed();
        if let Some(over) = counted.checked_sub(patience + SLACK) {
            return Some(Suspension::Stopped(over + SLACK));
        }
        // A clock on the wall that was only set is no sleep where the system can tell the two apart.
        let passed = match (self.awake, since_boot()) {
            (Some(before), Some(now)) => now.checked_sub(before),
            _ => SystemTime::now().duration_since(self.wall).ok(),
        };
        let slept = passed?.checked_sub(counted)?;
        (slept > NAP).then_some(Suspension::Slept(slept))
    }
}

#[cfg(target_os = "linux")]
// A time since boot is never negative.
#[allow(clippy::unnecessary_wraps)]
fn since_boot() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    Some(Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or(0)))
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_that_ends_in_time_is_none() {
        assert_eq!(Watch::now().noticed(Duration::from_secs(1)), None);
    }

    #[test]
    fn a_wait_that_ends_much_too_late_is_taken_back_but_for_what_it_should_have_taken() {
        let earlier = Watch::now();
        let long_ago = earlier.counted.checked_sub(Duration::from_mins(1)).unwrap();
        let watch = Watch { counted: long_ago, ..earlier };
        let Some(Suspension::Stopped(time)) = watch.noticed(Duration::from_secs(1)) else { panic!() };
        assert!((58..60).contains(&time.as_secs()), "{time:?}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_machine_that_slept_has_been_on_for_longer_than_was_counted() {
        let now = Watch::now();
        let before = now.awake.and_then(|awake| awake.checked_sub(Duration::from_secs(5)));
        let watch = Watch { awake: before, ..now };
        let Some(Suspension::Slept(time)) = watch.noticed(Duration::from_secs(1)) else { panic!() };
        assert!((4..=5).contains(&time.as_secs()), "{time:?}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_clock_on_the_wall_that_was_set_is_no_sleep() {
        let now = Watch::now();
        let watch = Watch { wall: now.wall - Duration::from_hours(1), ..now };
        assert_eq!(watch.noticed(Duration::from_secs(1)), None);
    }
}
