//! How loud to speak, in steps that mean the same to every backend.

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volume(i8);

impl Volume {
    /// Step -5: soft, and still heard, since whoever hears nothing does not know how to change it.
    pub const SOFTEST: Self = Self(-5);
    /// The volume the backend has if none is set: step 0.
    pub const USUAL: Self = Self(0);
    /// As loud as the backend can: step 5.
    pub const LOUDEST: Self = Self(5);

    /// The volume this many steps away from the usual one; `None` beyond the ends.
    pub fn new(steps: i8) -> Option<Self> {
        (Self::SOFTEST..=Self::LOUDEST).contains(&Self(steps)).then_some(Self(steps))
    }

    /// The steps away from the usual volume, from -5 to 5.
    pub fn steps(self) -> i8 {
        self.0
    }

    /// One step softer; `None` at the end.
    pub fn softer(self) -> Option<Self> {
        Self::new(self.0 - 1)
    }

    /// One step louder; `None` at the end.
    pub fn louder(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

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
    use super::Volume;

    #[track_caller]
    fn expect_scale((mute, usual, loudest): (f32, f32, f32), rounded: [i16; 11]) {
        for (volume, expected) in (-5..=5).filter_map(Volume::new).zip(rounded) {
            let scaled = volume.scaled(mute, usual, loudest);
            assert!((scaled - f32::from(expected)).abs() <= 0.5, "{volume:?}: {scaled}");
        }
    }

    #[test]
    fn volumes_keep_within_the_limits_and_are_never_mute() {
        expect_scale((-100.0, 100.0, 100.0), [-67, -33, 0, 33, 67, 100, 100, 100, 100, 100, 100]);
        expect_scale((-100.0, 0.0, 100.0), [-83, -67, -50, -33, -17, 0, 20, 40, 60, 80, 100]);
        expect_scale((0.0, 100.0, 200.0), [17, 33, 50, 67, 83, 100, 120, 140, 160, 180, 200]);
    }

    #[test]
    fn there_is_no_volume_beyond_the_ends() {
        assert_eq!(Volume::LOUDEST.louder(), None);
        assert_eq!(Volume::SOFTEST.softer(), None);
        assert_eq!(Volume::USUAL.louder(), Volume::new(1));
        for steps in [i8::MIN, -6, 6, i8::MAX] {
            assert_eq!(Volume::new(steps), None);
        }
    }
}
