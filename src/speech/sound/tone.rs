//! What each earcon sounds like: one row of notes each, and the samples made of them.

use std::f32::consts::TAU;

use super::earcon::Earcon;

/// Samples a second.
pub const HERTZ: u16 = 22_050;

/// How loud, of 1: well below speech at its loudest.
const LOUDNESS: f32 = 0.25;

/// How long a note takes to come and to go, in milliseconds: without that it would crack.
const SLOPE: u16 = 6;

/// A note, or a pause where the pitch is 0: the pitch in hertz, and the length in milliseconds.
type Note = (f32, u16);

/// The notes of each, told apart by how they go, not by how high they are: one, down, up, the same wrong one again, low,
/// ticking, a chord taken apart. None is longer than a quarter of a second.
fn notes(earcon: Earcon) -> &'static [Note] {
    match earcon {
        Earcon::Move => &[(660.0, 70)],
        Earcon::Capture => &[(660.0, 50), (0.0, 10), (440.0, 90)],
        Earcon::Check => &[(660.0, 50), (0.0, 10), (990.0, 110)],
        Earcon::Mismatch => &[(466.0, 70), (0.0, 15), (440.0, 70), (0.0, 15), (466.0, 70)],
        Earcon::Refused => &[(165.0, 190)],
        Earcon::LowTime => &[(1320.0, 30), (0.0, 55), (1320.0, 30), (0.0, 55), (1320.0, 30)],
        Earcon::End => &[(523.0, 75), (659.0, 75), (784.0, 95)],
    }
}

/// The samples of an earcon: 16 bits, one channel, [`HERTZ`] a second.
pub fn samples(earcon: Earcon) -> Vec<i16> {
    notes(earcon).iter().flat_map(|note| sounded(*note)).collect()
}

fn count(milliseconds: u16) -> u16 {
    // Notes are short: 250 ms are 5,512 samples.
    u16::try_from(u32::from(milliseconds) * u32::from(HERTZ) / 1000).unwrap_or(u16::MAX)
}

fn sounded((pitch, length): Note) -> impl Iterator<Item = i16> {
    let (all, slope) = (count(length), count(SLOPE));
    (0..all).map(move |place| {
        let turn = TAU * pitch * f32::from(place) / f32::from(HERTZ);
        // A second and a third partial make a low note heard on small loudspeakers.
        let wave = (turn.sin() + 0.35 * (2.0 * turn).sin() + 0.2 * (3.0 * turn).sin()) / 1.4;
        let nearest_end = place.min(all - 1 - place).min(slope);
        let rise = 0.5 - 0.5 * (TAU / 2.0 * f32::from(nearest_end) / f32::from(slope)).cos();
        // Within -1 and 1 by then, so it fits.
        #[allow(clippy::cast_possible_truncation)]
        let sample = (wave * rise * LOUDNESS * f32::from(i16::MAX)) as i16;
        sample
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How strong a pitch is in some samples (Goertzel).
    fn strength(samples: &[i16], pitch: f32) -> f32 {
        let step = 2.0 * (TAU * pitch / f32::from(HERTZ)).cos();
        let (mut last, mut before) = (0.0, 0.0);
        for sample in samples {
            (last, before) = (f32::from(*sample) + step * last - before, last);
        }
        last * last + before * before - step * last * before
    }

    #[test]
    fn each_is_heard_and_over_within_a_quarter_of_a_second() {
        for earcon in Earcon::ALL {
            let samples = samples(earcon);
            assert!(samples.len() <= usize::from(HERTZ) / 4, "{earcon:?}");
            assert!(samples.len() >= usize::from(HERTZ) / 20, "{earcon:?}");
            let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
            assert!((4_000..=9_000).contains(&loudest), "{earcon:?}: {loudest}");
        }
    }

    #[test]
    fn none_cracks() {
        for earcon in Earcon::ALL {
            let mut samples = samples(earcon);
            assert_eq!((samples[0], samples[samples.len() - 1]), (0, 0), "{earcon:?}");
            // The steepest wave of this loudness and pitch, and not a jump.
            samples.insert(0, 0);
            let steepest = samples.windows(2).map(|two| two[0].abs_diff(two[1])).max().unwrap();
            assert!(steepest < 5_500, "{earcon:?}: {steepest}");
        }
    }

    #[test]
    fn each_has_its_own_pitches_in_their_order() {
        let pitches = |earcon: Earcon| -> Vec<u16> {
            let samples = samples(earcon);
            let mut at = 0;
            let mut heard = Vec::new();
            for (pitch, length) in notes(earcon) {
                let part = &samples[at..at + usize::from(count(*length))];
                at += part.len();
                if *pitch > 0.0 {
                    let found = (100_u16..1_600).step_by(11).max_by(|one, other| {
                        strength(part, f32::from(*one)).total_cmp(&strength(part, f32::from(*other)))
                    });
                    let found = found.unwrap();
                    assert!((f32::from(found) - pitch).abs() < 25.0, "{earcon:?}: {pitch} is {found}");
                    heard.push(found);
                }
            }
            heard
        };
        let all: Vec<Vec<u16>> = Earcon::ALL.into_iter().map(pitches).collect();
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{:?}", Earcon::ALL[place]);
        }
    }
}
