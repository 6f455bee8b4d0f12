//! Knows the written forms that values of a DAISY book have to keep: days, languages, counts, identifiers,
//! file names, clock values, and the length of a WAV file.

/// Longest file name, in characters: the limit of Joliet, which section 3.4 recommends for discs.
const LONGEST_NAME: usize = 64;

/// Says whether anything of the text would be seen or spoken: more than spaces and marks of direction.
pub(super) fn is_seen(text: &str) -> bool {
    let mark = |c| matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}');
    let other = |c| matches!(c, '\u{2066}'..='\u{2069}' | '\u{feff}');
    text.chars().any(|c| !c.is_whitespace() && !c.is_control() && !mark(c) && !other(c))
}

/// Reads a count: digits only, as in `ncc:tocItems`.
pub(super) fn count(text: &str) -> Option<usize> {
    if text.bytes().all(|b| b.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Says whether the text is a day of the calendar as `YYYY-MM-DD`.
pub(super) fn is_date(text: &str) -> bool {
    let fields: Vec<&str> = text.split('-').collect();
    let numbers: Vec<Option<usize>> = fields.iter().map(|field| count(field)).collect();
    let [Some(year), Some(month), Some(day)] = numbers[..] else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + usize::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    fields.iter().map(|field| field.len()).eq([4, 2, 2]) && (1..=days).contains(&day)
}

/// Says whether the text is formed like a BCP 47 tag: a language of 2 to 8 letters, then subtags of 1 to 8
/// letters or digits. The registry of subtags is not consulted.
pub(super) fn is_language(text: &str) -> bool {
    let mut subtags = text.split('-');
    let primary = subtags.next().unwrap_or_default();
    (2..=8).contains(&primary.len())
        && primary.bytes().all(|b| b.is_ascii_alphabetic())
        && subtags.all(|tag| (1..=8).contains(&tag.len()) && tag.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// Says whether the text is an identifier as section 2.1.9 has it.
pub(super) fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_:.".contains(&b))
}

/// Says whether the name is one that sections 2.3.7 and 2.5.3 recommend.
pub(super) fn is_file_name(name: &str) -> bool {
    let plain = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    let parts = name.split_once('.');
    name.len() <= LONGEST_NAME && parts.is_some_and(|(stem, ending)| plain(stem) && plain(ending))
}

/// Reads `hh:mm:ss` as milliseconds. The hours may have more digits.
pub(super) fn clock(text: &str) -> Option<usize> {
    let fields: Vec<&str> = text.split(':').collect();
    let [hours, minutes, seconds] = fields[..] else { return None };
    let sixtieth = |text: &str| count(text).filter(|value| text.len() == 2 && *value < 60);
    let minutes = count(hours)?.checked_mul(60)?.checked_add(sixtieth(minutes)?)?;
    minutes.checked_mul(60)?.checked_add(sixtieth(seconds)?)?.checked_mul(1000)
}

/// Reads seconds with three decimals, such as `12.345s`, as milliseconds.
pub(super) fn seconds(text: &str) -> Option<usize> {
    let (whole, thousandths) = text.strip_suffix('s')?.split_once('.').filter(|parts| parts.1.len() == 3)?;
    count(whole)?.checked_mul(1000)?.checked_add(count(thousandths)?)
}

/// Reads a `clip-begin` or `clip-end`, such as `npt=12.345s`, as milliseconds (section 2.3.3.8).
pub(super) fn play_time(text: &str) -> Option<usize> {
    seconds(text.strip_prefix("npt=")?)
}

/// Measures a whole WAV file with the usual header of 44 bytes in milliseconds, rounded down.
pub(super) fn wav_length(bytes: &[u8]) -> Option<usize> {
    let number = |at| usize::try_from(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?)).ok();
    let is_usual = bytes.starts_with(b"RIFF") && bytes.get(36..40) == Some(b"data");
    let size = number(40).filter(|size| is_usual && size.checked_add(44) == Some(bytes.len()))?;
    size.checked_mul(1000)?.checked_div(number(28)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_a_day_of_the_calendar() {
        assert!(["2024-02-29", "2000-02-29", "1999-12-31"].into_iter().all(is_date));
        for bad in
            ["", "2024", "2023-02-29", "1900-02-29", "2024-13-01", "2024-04-31", "2024-1-01", "24-001-01"]
        {
            assert!(!is_date(bad), "{bad}");
        }
    }

    #[test]
    fn languages_identifiers_and_names_are_plain() {
        assert!(["de", "en-GB", "zh-Hant-TW"].into_iter().all(is_language));
        assert!(!["", "e", "english!", "en_GB", "en-", "12"].into_iter().any(is_language));
        assert!(is_id("A-b_c.d:e") && !is_id("") && !is_id("1a") && !is_id("é"));
        assert!(is_file_name("R1_b-2.MP3"));
        assert!(!["", "a", ".wav", "a.", "../a.wav", "a b.wav", "a.b.wav"].into_iter().any(is_file_name));
        assert!(is_seen("\u{200f}א") && !is_seen("\u{202e}\u{200b} \u{7}"));
    }

    #[test]
    fn times_are_read_to_the_millisecond() {
        assert_eq!((play_time("npt=3.345s"), clock("91:27:21")), (Some(3345), Some(329_241_000)));
        for bad in
            ["", "1:2:3", "00:60:00", "00:00:60", "::", "1:00:00:00", "00:00:0s", "-1:00:00", "+1:00:00"]
        {
            assert_eq!(clock(bad), None, "{bad}");
        }
        for bad in ["", "s", "3.345", "3.34s", "3s", "-1.000s", ".000s", "1.0é0s"] {
            assert_eq!(seconds(bad), None, "{bad}");
        }
    }
}
