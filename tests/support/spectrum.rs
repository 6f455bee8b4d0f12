//! How alike two sentences sound: what is loud in which band of tones, followed through both as they go, one a little
//! faster than the other where it is.
#![allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]

use std::f64::consts::PI;
use std::process::Command;

use super::sound::HERTZ;

/// Samples that are looked at together, and how far apart the looks are: 23 and 10 ms.
const WINDOW: usize = 512;
const STEP: usize = 220;

/// Bands of tones, each a little wider than the one below it.
const BANDS: usize = 24;
const LOWEST: f64 = 120.0;
const HIGHEST: f64 = 8000.0;

/// Of 32,768: what is not louder stands before and behind the sentence.
const HEARD: u16 = 200;

/// How many looks one sentence may be ahead of the other.
const AHEAD: usize = 60;

/// What is heard of a sentence.
pub struct Spectrum(Vec<[f64; BANDS]>);

impl Spectrum {
    /// Of what was recorded, at [`HERTZ`].
    ///
    /// # Panics
    /// Nothing is to be heard.
    #[track_caller]
    pub fn of(samples: &[i16]) -> Spectrum {
        let loud = |sample: &i16| sample.unsigned_abs() > HEARD;
        let first = samples.iter().position(loud).unwrap_or_else(|| panic!("nothing was heard"));
        let last = samples.iter().rposition(loud).unwrap();
        let samples: Vec<f64> = samples[first..=last].iter().map(|sample| f64::from(*sample)).collect();
        let mut looks: Vec<[f64; BANDS]> = samples.windows(WINDOW).step_by(STEP).map(bands).collect();
        // The loudness of the whole and the colour of the device make no difference.
        for band in 0..BANDS {
            let mean = looks.iter().map(|look| look[band]).sum::<f64>() / looks.len() as f64;
            for look in &mut looks {
                look[band] -= mean;
            }
        }
        Spectrum(looks)
    }

    /// Of a text, with SSML's tags or without, as the eSpeak NG of the command line speaks it.
    pub fn rendered(language: &str, text: &str) -> Spectrum {
        let speaks =
            Command::new("espeak-ng").args(["-m", "-v", language, "-s", "170", "--stdout", text]).output();
        let sound = speaks.unwrap().stdout;
        // Behind the header of the WAV.
        let samples: Vec<i16> = sound
            .get(44..)
            .unwrap_or_default()
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
            .collect();
        Spectrum::of(&samples)
    }

    /// How far the other is from this one: about 0.1 where both are the same sentence.
    pub fn distance(&self, other: &Spectrum) -> f64 {
        let (ours, theirs) = (&self.0, &other.0);
        if ours.len().abs_diff(theirs.len()) >= AHEAD {
            return f64::INFINITY;
        }
        let apart = |one: &[f64; BANDS], other: &[f64; BANDS]| {
            one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>() / BANDS as f64
        };
        let mut before = vec![f64::INFINITY; theirs.len() + 1];
        before[0] = 0.0;
        for (at, one) in ours.iter().enumerate() {
            let mut here = vec![f64::INFINITY; theirs.len() + 1];
            for to in at.saturating_sub(AHEAD)..(at + AHEAD).min(theirs.len()) {
                let way = before[to].min(before[to + 1]).min(here[to]);
                here[to + 1] = way + apart(one, &theirs[to]);
            }
            before = here;
        }
        before[theirs.len()] / (ours.len() + theirs.len()) as f64
    }
}

/// The loudness of each band, as ears have it.
fn bands(samples: &[f64]) -> [f64; BANDS] {
    let mut tones: Vec<(f64, f64)> = samples
        .iter()
        .enumerate()
        .map(|(at, sample)| (sample * (0.5 - 0.5 * (2.0 * PI * at as f64 / (WINDOW - 1) as f64).cos()), 0.0))
        .collect();
    transform(&mut tones);
    let step = f64::from(HERTZ) / WINDOW as f64;
    let ratio = (HIGHEST / LOWEST).ln() / BANDS as f64;
    let mut loud = [100.0; BANDS];
    for (at, (real, imaginary)) in tones.iter().take(WINDOW / 2).enumerate() {
        let band = ((at as f64 * step).max(1.0) / LOWEST).ln() / ratio;
        if (0.0..BANDS as f64).contains(&band) {
            loud[band as usize] += real.hypot(*imaginary);
        }
    }
    loud.map(f64::ln)
}

/// The tones of a row of samples, whose number is a power of two: Fourier's transform, by halves.
fn transform(row: &mut [(f64, f64)]) {
    let many = row.len();
    if many < 2 {
        return;
    }
    let (mut even, mut odd): (Vec<_>, Vec<_>) =
        (row.iter().step_by(2).copied().collect(), row.iter().skip(1).step_by(2).copied().collect());
    transform(&mut even);
    transform(&mut odd);
    for (at, ((a, b), (c, d))) in even.into_iter().zip(odd).enumerate() {
        let (sine, cosine) = (-2.0 * PI * at as f64 / many as f64).sin_cos();
        let (c, d) = (c * cosine - d * sine, c * sine + d * cosine);
        row[at] = (a + c, b + d);
        row[at + many / 2] = (a - c, b - d);
    }
}
