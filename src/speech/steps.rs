//! How fast and how loud to speak, in steps that mean the same to every backend.

/// A type of eleven steps, the middle one of which is what the backend does if nothing is set.
macro_rules! steps {
    (
        $(#[$about:meta])* $name:ident,
        $(#[$at_least:meta])* $least:ident, $(#[$at_most:meta])* $most:ident,
        $(#[$down:meta])* $less:ident, $(#[$up:meta])* $more:ident
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i8);

        impl $name {
            $(#[$at_least])*
            pub const $least: Self = Self(-5);
            /// What the backend does if nothing is set: step 0.
            pub const USUAL: Self = Self(0);
            $(#[$at_most])*
            pub const $most: Self = Self(5);

            /// So many steps away from the usual; `None` beyond the ends.
            pub fn new(steps: i8) -> Option<Self> {
                (Self::$least.0..=Self::$most.0).contains(&steps).then_some(Self(steps))
            }

            /// The steps away from the usual, from -5 to 5.
            pub fn steps(self) -> i8 {
                self.0
            }

            $(#[$down])*
            pub fn $less(self) -> Option<Self> {
                Self::new(self.0 - 1)
            }

            $(#[$up])*
            pub fn $more(self) -> Option<Self> {
                Self::new(self.0 + 1)
            }
        }
    };
}

steps! {
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
    Rate,
    /// As slow as the backend can: step -5.
    SLOWEST,
    /// As fast as the backend can: step 5.
    FASTEST,
    /// One step slower; `None` at the end.
    slower,
    /// One step faster; `None` at the end.
    faster
}

steps! {
    /// How loud to speak, in steps away from the usual volume: -5 is soft but never mute, 0 the volume the user has set
    /// in the system, 5 as loud as the backend can.
    ///
    /// A step down is a sixth of the way to silence, a step up a fifth of what is left to the loudest. Speech Dispatcher
    /// is usually at its loudest already: then louder changes nothing.
    ///
    /// ```
    /// use ansage::speech::Volume;
    ///
    /// assert_eq!(Volume::LOUDEST.louder(), None);
    /// ```
    Volume,
    /// Step -5: soft, and still heard, since whoever hears nothing does not know how to change it.
    SOFTEST,
    /// As loud as the backend can: step 5.
    LOUDEST,
    /// One step softer; `None` at the end.
    softer,
    /// One step louder; `None` at the end.
    louder
}

impl Rate {
    /// On a scale from `min` to `max`, in fifths of what is left from the usual one to the end. A scale that begins
    /// above zero counts in multiples: equal differences would be great leaps on its lower part, so its steps upwards
    /// are equal factors.
    pub(super) fn scaled(self, min: f32, usual: f32, max: f32) -> f32 {
        let usual = usual.clamp(min, max);
        let share = f32::from(self.0) / f32::from(Self::FASTEST.0);
        let scaled = if share < 0.0 {
            usual + (usual - min) * share
        } else if min > 0.0 {
            usual * (max / usual).powf(share)
        } else {
            usual + (max - usual) * share
        };
        scaled.clamp(min, max)
    }
}

impl Volume {
    /// On a scale from mute to the loudest.
    pub(super) fn scaled(self, mute: f32, usual: f32, loudest: f32) -> f32 {
        let usual = usual.clamp(mute, loudest);
        let steps = f32::from(self.0);
        let scaled = if self.0 < 0 {
            usual + (usual - mute) * steps / (f32::from(Self::LOUDEST.0) + 1.0)
        } else {
            usual + (loudest - usual) * steps / f32::from(Self::LOUDEST.0)
        };
        scaled.clamp(mute, loudest)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rate, Volume};

    /// All rates on a scale, in hundredths.
    #[track_caller]
    fn expect_rates((min, usual, max): (f32, f32, f32), hundredths: [i16; 11]) {
        for (rate, expected) in (-5..=5).filter_map(Rate::new).zip(hundredths) {
            let scaled = rate.scaled(min, usual, max);
            assert!((min..=max).contains(&scaled), "{rate:?}: {scaled}");
            assert!((scaled * 100.0 - f32::from(expected)).abs() < 1.0, "{rate:?}: {scaled}");
        }
    }

    #[test]
    fn rates_keep_within_the_limits_of_the_backend() {
        expect_rates(
            (-100.0, 0.0, 100.0),
            [-10_000, -8_000, -6_000, -4_000, -2_000, 0, 2_000, 4_000, 6_000, 8_000, 10_000],
        );
        expect_rates((0.5, 1.0, 6.0), [50, 60, 70, 80, 90, 100, 143, 205, 293, 419, 600]);
        expect_rates((0.1, 0.5, 2.0), [10, 18, 26, 34, 42, 50, 66, 87, 115, 152, 200]);
        // One that does not know itself how fast it is.
        expect_rates((0.5, 0.0, 6.0), [50, 50, 50, 50, 50, 50, 82, 135, 222, 365, 600]);
    }

    #[track_caller]
    fn expect_volumes((mute, usual, loudest): (f32, f32, f32), rounded: [i16; 11]) {
        for (volume, expected) in (-5..=5).filter_map(Volume::new).zip(rounded) {
            let scaled = volume.scaled(mute, usual, loudest);
            assert!((scaled - f32::from(expected)).abs() <= 0.5, "{volume:?}: {scaled}");
        }
    }

    #[test]
    fn volumes_keep_within_the_limits_and_are_never_mute() {
        expect_volumes((-100.0, 100.0, 100.0), [-67, -33, 0, 33, 67, 100, 100, 100, 100, 100, 100]);
        expect_volumes((-100.0, 0.0, 100.0), [-83, -67, -50, -33, -17, 0, 20, 40, 60, 80, 100]);
        expect_volumes((0.0, 100.0, 200.0), [17, 33, 50, 67, 83, 100, 120, 140, 160, 180, 200]);
    }
}
