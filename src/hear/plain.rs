//! Most lines are announcements of nothing but words that mean one thing wherever they stand ("Springer Gustav eins
//! Felix drei"): each is looked up once, and no other reading needs to be tried.

use super::descriptive::squares_of_pieces;
use super::doubt::{castles_for_something, is_unfinished};
use super::endings::captured_behind;
use super::grammar::sentence;
use super::joined::sign;
use super::notation::Token;
use super::word_order::{aims_at_piece, captures_from_piece};
use crate::game::Announcement;
use crate::voice::Lexicon;

/// The announcement these words are; `None` where one of them could be anything else, or together they are none.
pub(super) fn plain_announcement(text: &str, lexicon: &Lexicon) -> Option<Announcement> {
    let mut signs = Vec::with_capacity(8);
    for word in text.split_ascii_whitespace() {
        signs.push(sign(lexicon.plain(word)?)?);
    }
    // Which piece captures what, and from where, their order may tell.
    let captures = signs.iter().position(|sign| *sign == Token::Captures);
    let goes_on = |verb: usize| signs[verb..].iter().any(|sign| matches!(sign, Token::Rank(_)));
    if captures.is_some_and(|verb| !goes_on(verb)) || signs.iter().any(|sign| matches!(sign, Token::Flank(_)))
    {
        return None;
    }
    if let Some(rank_first) = lexicon.chess_words().descriptive_rank_first {
        squares_of_pieces(&mut signs, rank_first);
    }
    // "Tomo de peón", "d6 al rey"
    if lexicon.endings().none() && (captures_from_piece(&signs).is_some() || aims_at_piece(&signs)) {
        return None;
    }
    if lexicon.endings().first_captures() {
        captured_behind(&mut signs, false).ok()?;
    }
    // "Schach Läufer" may be a request.
    let only_checks = |said: &Announcement| matches!(said, Announcement::Move(said) if said.only_checks());
    sentence(&signs).ok().filter(|said| {
        !is_unfinished(&signs, lexicon) && !castles_for_something(&signs) && !only_checks(said)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::hear::intent::Intent;
    use crate::hear::line::Words;
    use crate::hear::sentence::understand;
    use crate::voice::Voice;

    /// Lines of words drawn one after the other, most of them without weight; the numbers are those of a linear congruential generator.
    const LINES: usize = 100_000;
    const SEED: u64 = 15;

    #[test]
    fn a_plain_line_is_what_it_is_word_by_word() {
        for tag in crate::voice::tags() {
            let voice = Voice::built_in(&tag).unwrap();
            let lexicon = voice.lexicon();
            let mut words: Vec<_> = lexicon.plain_words().collect();
            words.sort_unstable();
            let mut state = SEED;
            let mut draw = |below: usize| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                usize::try_from(state >> 33).unwrap() % below
            };
            let mut announcements = 0;
            for _ in 0..LINES {
                let length = 2 + draw(5);
                let text = (0..length).map(|_| words[draw(words.len())]).collect::<Vec<_>>().join(" ");
                if let Some(announcement) = plain_announcement(&text, lexicon) {
                    let heard = understand(&text, Words::of(&text).line(lexicon));
                    assert_eq!(
                        heard,
                        Ok(Intent::Announce(announcement, false)),
                        "{tag}: {text} (seed {SEED})"
                    );
                    announcements += 1;
                }
            }
            assert!(announcements > LINES / 1000, "{tag}: {announcements}");
        }
    }

    /// Appendix D.2.1, its names in C.13: what is said most is heard by the short way.
    #[test]
    fn the_names_of_pieces_and_squares_are_plain() {
        const SAID: &str = "König Dame Turm Läufer Springer Bauer Anna Bella Cäsar David Eva Felix Gustav Hector eins zwei \
                            drei vier fünf sechs sieben acht";
        let voice = Voice::built_in("de").unwrap();
        let not: Vec<_> =
            SAID.split_whitespace().filter(|word| voice.lexicon().plain(word).is_none()).collect();
        assert_eq!(not, [""; 0]);
    }
}
