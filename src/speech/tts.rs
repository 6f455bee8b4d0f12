//! The platform's own library through the `tts` crate: libspeechd, `WinRT` or `AVFoundation`.
//!
//! Three traps of tts 0.26 shape this file: a `Tts` must never be cloned nor leave its thread, its
//! callbacks run under its own locks and are left alone, and it cannot set a language, so a voice of
//! the language is looked for before the first word.

use tts::{Error, Tts, Voice};

use super::speaker::Speaker;
use super::{Loss, Priority, Rate};

pub(super) fn open(language: &str) -> Result<Box<dyn Speaker>, Loss> {
    let tts = Tts::default().map_err(|error| match error {
        #[cfg(target_os = "linux")]
        Error::SpeechDispatcher(_) => Loss::NotThere,
        error => broken(&error),
    })?;
    Ok(Box::new(Platform { tts, language: language.to_owned(), usual_rate: None }))
}

struct Platform {
    tts: Tts,
    language: String,
    /// As it was before the first change.
    usual_rate: Option<f32>,
}

impl Speaker for Platform {
    fn prepare(&mut self) -> Result<(), Loss> {
        if self.language.is_empty() || !self.tts.supported_features().voice {
            return Ok(());
        }
        let voices = self.tts.voices().unwrap_or_default();
        // A foreign voice is hard to understand, but no voice at all is harder.
        if let Some(voice) = choose(&voices, &self.language) {
            let _ = self.tts.set_voice(voice);
        }
        Ok(())
    }

    fn speak(&mut self, text: &str, _: Priority) -> Result<(), Loss> {
        self.tts.speak(text, false).map(drop).map_err(|error| broken(&error))
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), Loss> {
        // Asked first: a backend without rates may have no limits to tell either.
        if !self.tts.supported_features().rate {
            return Ok(());
        }
        let tts = &self.tts;
        let usual =
            *self.usual_rate.get_or_insert_with(|| tts.get_rate().unwrap_or_else(|_| tts.normal_rate()));
        let wanted = scaled(rate, tts.min_rate(), usual, tts.max_rate());
        // A refusal and a death look alike here. The next text will tell which it was.
        let _ = self.tts.set_rate(wanted);
        Ok(())
    }

    fn silence(&mut self) -> Result<(), Loss> {
        self.tts.stop().map(drop).map_err(|error| broken(&error))
    }
}

fn broken(error: &Error) -> Loss {
    Loss::Broken(error.to_string())
}

/// The rate on a scale from `min` to `max`, in fifths of what is left from the usual one to the end. A scale
/// that begins above zero counts in multiples: equal differences would be great leaps on its lower part,
/// so its steps upwards are equal factors.
fn scaled(rate: Rate, min: f32, usual: f32, max: f32) -> f32 {
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

fn choose<'a>(voices: &'a [Voice], language: &str) -> Option<&'a Voice> {
    let rank = |voice: &Voice| rank(voice.language().as_str(), &voice.name(), language);
    voices
        .iter()
        .filter_map(|voice| Some((rank(voice)?, voice)))
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, v)| v)
}

/// How well a voice fits, the smallest first: the very language, its plain form, another region. Among
/// equals the shortest name, as variants carry the name of their base voice (`German+Alicia`).
fn rank(spoken: &str, name: &str, wanted: &str) -> Option<(u8, usize)> {
    let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    if primary(spoken) != primary(wanted) {
        return None;
    }
    let distance = if spoken.eq_ignore_ascii_case(wanted) {
        0
    } else if !spoken.contains('-') {
        1
    } else {
        2
    };
    Some((distance, name.chars().count()))
}

#[cfg(test)]
mod tests {
    use super::{Rate, rank, scaled};

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

    #[test]
    fn the_plain_voice_of_the_language_comes_first() {
        let voices = [("en", "English"), ("de", "German+Alicia"), ("de-CH", "Swiss"), ("de", "German")];
        let best = |wanted| {
            let ranked = voices.iter().filter_map(|(tag, name)| Some((rank(tag, name, wanted)?, *name)));
            ranked.min().map(|(_, name)| name)
        };
        assert_eq!(best("de"), Some("German"));
        assert_eq!(best("de-ch"), Some("Swiss"));
        assert_eq!(best("de-AT"), Some("German"));
        assert_eq!(best("en-GB"), Some("English"));
        assert_eq!(best("fr"), None);
        assert_eq!(best("d"), None);
    }
}
