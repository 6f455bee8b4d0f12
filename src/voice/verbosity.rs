//! How much is said: three levels, and what falls away below which.
//!
//! What happened, why something was refused, results, fallen flags, rulings, obligations and questions that wait for
//! an answer are said at every level. What else is left out stands in one table, [`OMITTED`].

/// How much is said of a move, and beside it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verbosity {
    /// Moves as they are written, "Sf3", squares by their letters, and no sentence that repeats what is evident.
    Short,
    /// The piece and where to; where from only as far as it tells the piece from another (C.10).
    Normal,
    /// Where from and where to (D.2.1), and every sentence.
    #[default]
    Full,
}

impl Verbosity {
    /// All of them, from the least to the most.
    pub const ALL: [Verbosity; 3] = [Verbosity::Short, Verbosity::Normal, Verbosity::Full];

    /// The one the command line calls so.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Verbosity> {
        Verbosity::ALL.into_iter().find(|verbosity| verbosity.key() == key)
    }

    /// The word for it on the command line, and in the messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Verbosity::Short => "short",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }
}

/// How much of a message falls away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Omitted {
    /// All of it.
    Whole,
    /// Its last sentence, which only says what could be said instead, or what goes without saying.
    LastSentence,
}

/// What is not always said: the message, the least verbosity at which it is said whole, and what falls away below.
/// In every voice the last sentence of such a message is the one that can be missed.
pub const OMITTED: [(&str, Verbosity, Omitted); 22] = [
    // Behind the partner's move: whose turn it is then is evident.
    ("turn-you", Verbosity::Normal, Omitted::Whole),
    ("misfit-reaches-instead", Verbosity::Normal, Omitted::Whole),
    ("misfit-reaches-nothing", Verbosity::Normal, Omitted::Whole),
    ("misfit-no-such-capture", Verbosity::Normal, Omitted::LastSentence),
    ("misfit-not-en-passant", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-nothing", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-unknown-word", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-no-square", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-no-destination", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-piece-alone", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-too-much", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-question", Verbosity::Normal, Omitted::LastSentence),
    ("not-heard-castling-and-more", Verbosity::Normal, Omitted::LastSentence),
    ("which", Verbosity::Normal, Omitted::LastSentence),
    ("offer-one", Verbosity::Normal, Omitted::LastSentence),
    ("offer-said", Verbosity::Normal, Omitted::LastSentence),
    ("offer-several", Verbosity::Normal, Omitted::LastSentence),
    ("refused-over", Verbosity::Normal, Omitted::LastSentence),
    ("refused-already-announced", Verbosity::Normal, Omitted::LastSentence),
    ("refused-nothing-made", Verbosity::Normal, Omitted::LastSentence),
    ("refused-nothing-to-correct", Verbosity::Normal, Omitted::LastSentence),
    ("check-begins", Verbosity::Normal, Omitted::LastSentence),
];

/// What is said of the text of this message at this verbosity; nothing where it is not said at all.
#[must_use]
pub fn as_said(id: &str, text: String, verbosity: Verbosity) -> String {
    let omitted = OMITTED.iter().find(|(omitted, least, _)| *omitted == id && verbosity < *least);
    match omitted {
        None => text,
        Some((_, _, Omitted::Whole)) => String::new(),
        Some((_, _, Omitted::LastSentence)) => {
            let end = text
                .rmatch_indices([' '])
                .map(|(at, _)| at)
                .find(|at| text[..*at].ends_with(['.', '?', '!']));
            end.map_or_else(|| text.clone(), |end| text[..end].to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use crate::voice::error::VoiceError;

    #[test]
    fn the_last_sentence_falls_away_and_the_rest_stays() {
        let said = |id: &str, text: &str, verbosity| as_said(id, text.to_owned(), verbosity);
        let text = "Nicht verstanden: Dr. no. Sag einen Zug, oder Hilfe.";
        assert_eq!(said("not-heard-unknown-word", text, Verbosity::Full), text);
        assert_eq!(said("not-heard-unknown-word", text, Verbosity::Normal), text);
        assert_eq!(said("not-heard-unknown-word", text, Verbosity::Short), "Nicht verstanden: Dr. no.");
        assert_eq!(said("turn-you", "Du bist am Zug.", Verbosity::Short), "");
        assert_eq!(
            said("flag-fell", "Zeit überschritten: Weiß.", Verbosity::Short),
            "Zeit überschritten: Weiß."
        );
    }

    #[test]
    fn every_message_of_the_table_has_a_sentence_left_in_every_voice() -> Result<(), VoiceError> {
        for tag in crate::voice::tags() {
            let voice = Voice::built_in(&tag)?;
            for (id, _, omitted) in OMITTED {
                assert!(voice.has(id), "{tag}: {id}");
                let text = voice.say(id);
                let short = as_said(id, text.clone(), Verbosity::Short);
                let left = omitted == Omitted::LastSentence;
                assert_eq!(!short.is_empty() && short.len() < text.len(), left, "{tag}: {id}: {text}");
            }
        }
        Ok(())
    }
}
