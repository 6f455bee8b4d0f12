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
