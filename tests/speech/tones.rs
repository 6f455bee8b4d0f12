//! What each tone sounds like.

use std::f32::consts::TAU;

use ansage::speech::sound::{Earcon, HERTZ, samples};

/// The notes of each: their pitch in hertz, 0 for a pause, and their length in milliseconds.
const NOTES: [(Earcon, &[(f32, u16)]); 7] = [
    (Earcon::Move, &[(660.0, 70)]),
    (Earcon::Capture, &[(660.0, 50), (0.0, 10), (440.0, 90)]),
    (Earcon::Check, &[(660.0, 50), (0.0, 10), (990.0, 110)]),
    (Earcon::Mismatch, &[(466.0, 70), (0.0, 15), (440.0, 70), (0.0, 15), (466.0, 70)]),
    (Earcon::Refused, &[(165.0, 190)]),
    (Earcon::LowTime, &[(1320.0, 30), (0.0, 55), (1320.0, 30), (0.0, 55), (1320.0, 30)]),
    (Earcon::End, &[(523.0, 75), (659.0, 75), (784.0, 95)]),
];

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
        let samples = samples(*earcon);
        assert!(samples.len() <= usize::from(HERTZ) / 4, "{earcon:?}");
        assert!(samples.len() >= usize::from(HERTZ) / 20, "{earcon:?}");
        let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
        assert!((4_000..=9_000).contains(&loudest), "{earcon:?}: {loudest}");
    }
}

#[test]
fn none_cracks() {
    for earcon in Earcon::ALL {
        let mut samples = samples(*earcon);
        assert_eq!((samples[0], samples[samples.len() - 1]), (0, 0), "{earcon:?}");
        // The steepest wave of this loudness and pitch, and not a jump.
        samples.insert(0, 0);
        let steepest = samples.windows(2).map(|two| two[0].abs_diff(two[1])).max().unwrap();
        assert!(steepest < 5_500, "{earcon:?}: {steepest}");
    }
}

#[test]
fn each_has_its_own_pitches_in_their_order() {
    assert_eq!(NOTES.map(|(earcon, _)| earcon), *Earcon::ALL);
    let pitches = |(earcon, notes): (Earcon, &[(f32, u16)])| -> Vec<u16> {
        let samples = samples(earcon);
        let mut at = 0;
        let mut heard = Vec::new();
        for (pitch, length) in notes {
            let length = u32::from(*length) * u32::from(HERTZ) / 1000;
            let part = &samples[at..at + usize::try_from(length).unwrap()];
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
        assert_eq!(at, samples.len(), "{earcon:?}");
        heard
    };
    let all: Vec<Vec<u16>> = NOTES.into_iter().map(pitches).collect();
    for (place, one) in all.iter().enumerate() {
        assert!(!all[..place].contains(one), "{:?}", Earcon::ALL[place]);
    }
}
