//! How well a voice's language fits the one that is wanted.

/// The smallest fits best: 0 the very language, 1 its plain form, 2 another region; `None` another language.
pub(super) fn language_rank(spoken: &str, wanted: &str) -> Option<u8> {
    let primary = |tag: &str| tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
    if primary(spoken) != primary(wanted) {
        return None;
    }
    Some(if spoken.eq_ignore_ascii_case(wanted) {
        0
    } else if !spoken.contains(['-', '_']) {
        1
    } else {
        2
    })
}

#[cfg(test)]
mod tests {
    use super::language_rank;

    #[test]
    fn the_plain_voice_of_the_language_comes_first() {
        let best = |wanted| {
            let ranked = ["en", "de-CH", "de"].map(|tag| Some((language_rank(tag, wanted)?, tag)));
            ranked.into_iter().flatten().min().map(|(_, tag)| tag)
        };
        assert_eq!(best("de"), Some("de"));
        assert_eq!(best("de-ch"), Some("de-CH"));
        assert_eq!(best("de-AT"), Some("de"));
        assert_eq!(best("en-GB"), Some("en"));
        assert_eq!(best("fr"), None);
        assert_eq!(best("d"), None);
    }
}
