//! How fast to speak, in steps that mean the same to every backend.

/// How fast to speak, in steps away from the usual rate: -5 is as slow as the backend can, 0 its usual
/// rate, 5 as fast as it can.
///
/// The usual rate is the one the user has set in the system, so that *faster* is faster for those as well
/// who listen fast everywhere. What a step is, each backend knows:
///
/// - Speech Dispatcher counts from -100 to 100 and is usually at 0: 20 a step. Where its usual rate is
///   another, a step is a fifth of what is left up to the end.
/// - The `tts` crate has its own limits, `min_rate` to `max_rate`, and its steps are fifths as well. On a
///   scale of multiples (`WinRT`: 0.5 to 6) the fifths upwards are equal factors, as the first of equal
///   differences would double the speed.
/// - eSpeak NG speaks from 80 to 450 words a minute, usually 175, and is such a scale.
///
/// ```
/// use ansage::speech::Rate;
///
/// assert_eq!(Rate::USUAL.faster(), Rate::new(1));
/// assert_eq!(Rate::FASTEST.faster(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rate(i8);

impl Rate {
    /// As slow as the backend can: step -5.
    pub const SLOWEST: Self = Self(-5);
    /// The rate the backend has if none is set: step 0.
    pub const USUAL: Self = Self(0);
    /// As fast as the backend can: step 5.
    pub const FASTEST: Self = Self(5);

    /// The rate this many steps away from the usual one; `None` beyond the ends.
    pub fn new(steps: i8) -> Option<Self> {
        (Self::SLOWEST..=Self::FASTEST).contains(&Self(steps)).then_some(Self(steps))
    }

    /// The steps away from the usual rate, from -5 to 5.
    pub fn steps(self) -> i8 {
        self.0
    }

    /// One step slower; `None` at the end.
    pub fn slower(self) -> Option<Self> {
        Self::new(self.0 - 1)
    }

    /// One step faster; `None` at the end.
    pub fn faster(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }
}

/// The rate on a scale from `min` to `max`, in fifths of what is left from the usual one to the end. A scale
/// that begins above zero counts in multiples: equal differences would be great leaps on its lower part,
/// so its steps upwards are equal factors.
pub(super) fn scaled(rate: Rate, min: f32, usual: f32, max: f32) -> f32 {
    let usual = usual.clamp(min, max);
    let share = f32::from(rate.steps()) / f32::from(Rate::FASTEST.steps());
    let scaled = if share < 0.0 {
        usual + (usual - min) * share
    } else if min > 0.0 {
        usual * (max / usual).powf(share)
    } else {
        usual + (max - usual) * share
    };
    scaled.clamp(min, max)
}

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::{Rate, scaled};

    #[test]
    fn steps_stop_at_the_ends() {
        let steps = |from, next: fn(Rate) -> Option<Rate>| {
            successors(Some(from), |rate| next(*rate)).map(Rate::steps).collect::<Vec<_>>()
        };
        assert_eq!(steps(Rate::default(), Rate::faster), [0, 1, 2, 3, 4, 5]);
        assert_eq!(steps(Rate::USUAL, Rate::slower), [0, -1, -2, -3, -4, -5]);
        assert_eq!(steps(Rate::FASTEST, Rate::slower).len(), 11);
        assert_eq!(steps(Rate::SLOWEST, Rate::faster).len(), 11);
    }

    #[test]
    fn there_is_no_rate_beyond_the_ends() {
        assert_eq!(Rate::new(5), Some(Rate::FASTEST));
        for steps in [i8::MIN, -6, 6, i8::MAX] {
            assert_eq!(Rate::new(steps), None);
        }
    }

    /// All rates on a scale, in hundredths.
    #[track_caller]
    fn expect_scale((min, usual, max): (f32, f32, f32), hundredths: [i16; 11]) {
        for (rate, expected) in (-5..=5).filter_map(Rate::new).zip(hundredths) {
            let scaled = scaled(rate, min, usual, max);
            assert!((min..=max).contains(&scaled), "{rate:?}: {scaled}");
            assert!((scaled * 100.0 - f32::from(expected)).abs() < 1.0, "{rate:?}: {scaled}");
        }
    }

    #[test]
    fn rates_keep_within_the_limits_of_the_backend() {
        expect_scale(
            (-100.0, 0.0, 100.0),
            [-10_000, -8_000, -6_000, -4_000, -2_000, 0, 2_000, 4_000, 6_000, 8_000, 10_000],
        );
        expect_scale((0.5, 1.0, 6.0), [50, 60, 70, 80, 90, 100, 143, 205, 293, 419, 600]);
        expect_scale((0.1, 0.5, 2.0), [10, 18, 26, 34, 42, 50, 66, 87, 115, 152, 200]);
        // One that does not know itself how fast it is.
        expect_scale((0.5, 0.0, 6.0), [50, 50, 50, 50, 50, 50, 82, 135, 222, 365, 600]);
    }
}
