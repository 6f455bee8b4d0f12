//! How close a word that nobody knows is to the words of chess: by its letters and by its sound.

use rapidfuzz::distance::osa;
use shakmaty::Role;

use crate::voice::{Lexicon, Meaning, Normalized, Outline, Phonetics, Sounding};

/// How far a word is from another, in thousandths: 0 is the same word, 1000 is nothing in common.
pub(super) type EditCost = u32;

/// A word farther off than this is another word.
pub(super) const FARTHEST: EditCost = 350;

/// What only sounds the same is not the same.
const SOUNDS_ALIKE: EditCost = 100;

/// Longer words are none of chess, and to compare them takes long.
const LONGEST: usize = 40;

/// Words of one or two letters are near everything.
const SHORTEST: usize = 3;

/// Words of so many letters must be like each other in half of them, however much they sound alike.
const LONG: usize = 8;

/// Of more meanings than this only those count that are nearly as close as the closest; more of them are not close to
/// one word, and it is close to nothing then.
const MOST: usize = 6;

/// What is nearly as close.
const NEARLY: EditCost = 50;

/// Of so many signs of a code one may differ: a sign stands for many letters, so one that differs is more than a wrong
/// letter.
const ONE_SIGN_OF: usize = 6;

/// A word nobody knows, with what it sounds like.
pub(super) struct Said {
    cologne: Sounding,
    metaphone: Sounding,
    /// Made ready once, to be compared with hundreds of words.
    letters: osa::BatchComparator<char>,
}

impl Said {
    pub(super) fn new(text: &str) -> Said {
        Said {
            cologne: Sounding::new(text.into(), Some(Phonetics::Cologne)),
            metaphone: Sounding::new(text.into(), Some(Phonetics::Metaphone)),
            letters: osa::BatchComparator::new(text.chars()),
        }
    }

    fn text(&self) -> &Normalized {
        &self.cologne.text
    }

    fn length(&self) -> usize {
        self.cologne.outline.length
    }

    fn by(&self, sound: Phonetics) -> &Sounding {
        match sound {
            Phonetics::Cologne => &self.cologne,
            Phonetics::Metaphone => &self.metaphone,
        }
    }

    /// How far it is from a word of a phrase, which must be the same where one of them is short.
    fn apart(&self, known: &Sounding, sound: Option<Phonetics>) -> Option<EditCost> {
        if *self.text() == known.text {
            return Some(0);
        }
        let short = known.outline.length < SHORTEST || self.length() < SHORTEST;
        if short || self.text().len() > LONGEST { None } else { between(self, known, sound) }
    }

    /// Whether a word of this outline may be close to it, by its letters or by its sound.
    fn may_be_near(&self, known: &Outline) -> bool {
        let longer = self.length().max(known.length);
        // Where more than two thirds must be put or left out, neither measure can be small enough.
        self.length().abs_diff(known.length) * 10 <= longer * 7
            && (share(self.cologne.outline.at_least_apart(known), longer) <= FARTHEST
                || [&self.cologne, &self.metaphone]
                    .iter()
                    .any(|said| said.outline.may_sound_alike(known, ONE_SIGN_OF)))
    }
}

/// What is known, to hold many words against it.
pub(super) struct Vocabulary<'a> {
    lexicon: &'a Lexicon,
}

impl<'a> Vocabulary<'a> {
    pub(super) fn new(lexicon: &'a Lexicon) -> Vocabulary<'a> {
        Vocabulary { lexicon }
    }

    /// The meanings this normalized word is close to, the closest first, with the distance of each.
    pub(super) fn near(&self, word: &str) -> Vec<(Meaning, EditCost)> {
        if word.len() > LONGEST || !word.chars().all(char::is_alphabetic) {
            return Vec::new();
        }
        let said = Said::new(word);
        if said.length() < SHORTEST {
            return Vec::new();
        }
        let mut near: Vec<(Meaning, EditCost)> = Vec::new();
        let may_be_near = |known: &Outline| known.length >= SHORTEST && said.may_be_near(known);
        for known in self.lexicon.chess_words().soundings().outlined(may_be_near) {
            let Some(distance) = between(&said, &known.word, known.sound) else { continue };
            // A way to say something that is made of words too short is close to nothing: "o o o" is near "foo".
            if known.word.text != word && known.longest_word < SHORTEST {
                continue;
            }
            match near.iter_mut().find(|(meaning, _)| *meaning == known.meaning) {
                Some((_, least)) => *least = distance.min(*least),
                None => near.push((known.meaning, distance)),
            }
        }
        // What may have been a piece or a square is not left out.
        if near.iter().any(|(meaning, _)| *meaning != Meaning::Filler) {
            near.retain(|(meaning, _)| *meaning != Meaning::Filler);
        }
        near.sort_by_key(|(_, distance)| *distance);
        if near.len() > MOST {
            let nearest = near[0].1;
            near.retain(|(_, distance)| *distance <= nearest + NEARLY);
        }
        if near.len() > MOST {
            near.clear();
        }
        near
    }

    /// Whether a word is spelled much like the name of a piece but the pawn.
    pub(super) fn is_like_piece(&self, word: &str) -> bool {
        /// So many letters may differ, however long the word is.
        const MOST_LETTERS: usize = 2;
        let said = Sounding::new(word.into(), None).outline;
        let longer = |known: &Outline| said.length.max(known.length);
        let may_be_like = |known: &Outline| {
            known.length >= SHORTEST && share(said.at_least_apart(known), longer(known)) <= FARTHEST
        };
        let mut like = self.lexicon.chess_words().soundings().outlined(may_be_like);
        like.any(|known| {
            matches!(known.meaning, Meaning::Piece(role) if role != Role::Pawn)
                && matches!(osa::distance(word.chars(), known.word.text.chars()), apart
                    if apart <= MOST_LETTERS && share(apart, longer(&known.word.outline)) <= FARTHEST)
        })
    }

    /// The phrases of several words these words are close to, word by word: how many words, the meaning, and
    /// the distance. A word that was heard must be in the phrase as it is.
    pub(super) fn near_phrases(&self, said: &[Said], heard: &[bool]) -> Vec<(usize, Meaning, EditCost)> {
        let Some((first, is_heard)) = said.first().zip(heard.first()) else { return Vec::new() };
        let soundings = self.lexicon.chess_words().soundings();
        let begun = if *is_heard {
            soundings.phrases_of(first.text())
        } else {
            soundings.phrases(|known, sound| first.apart(known, sound).is_some())
        };
        let mut near: Vec<(usize, Meaning, EditCost)> = Vec::new();
        for phrase in begun {
            let words = soundings.words_of(phrase);
            let length = words.len();
            if length > said.len() || phrase.length < SHORTEST || heard[..length].iter().all(|it| *it) {
                continue;
            }
            let distance = words.zip(said).zip(heard).try_fold(0, |sum, ((word, said), heard)| {
                if *heard && *said.text() != word.text {
                    return None;
                }
                said.apart(word, phrase.sound).map(|distance| sum + distance)
            });
            if let Some(distance) = distance.filter(|distance| *distance <= FARTHEST) {
                near.push((length, phrase.meaning, distance));
            }
        }
        near
    }
}

/// How far one word is from another, by its letters or by its sound, whichever is closer; `None` if it is
/// another word. Of two words that sound alike one may be spelled quite differently, but not altogether.
fn between(said: &Said, known: &Sounding, sound: Option<Phonetics>) -> Option<EditCost> {
    if !said.may_be_near(&known.outline) {
        return None;
    }
    let longer = said.length().max(known.outline.length);
    let by_sound = sound.and_then(|sound| apart_by_sound(said.by(sound), known));
    // Where neither can be close enough, the letters need not be counted, which takes longest.
    if by_sound.is_none() && share(said.cologne.outline.at_least_apart(&known.outline), longer) > FARTHEST {
        return None;
    }
    let letters = share(said.letters.distance(known.text.chars()), longer);
    // The more letters there are, the more of them sounds have in common by chance.
    let by_sound = by_sound.filter(|_| longer < LONG || letters <= 500);
    let distance = by_sound.map_or(letters, |by_sound| by_sound.max(letters / 2).min(letters));
    (distance <= FARTHEST).then_some(distance)
}

/// How far the sound of one word is from that of another, by their codes; `None` if they do not sound alike.
fn apart_by_sound(said: &Sounding, known: &Sounding) -> Option<EditCost> {
    if !said.outline.may_sound_alike(&known.outline, ONE_SIGN_OF) {
        return None;
    }
    let (said, known) = (said.code.as_deref()?, known.code.as_deref()?);
    let longer = said.len().max(known.len());
    // One sound says nothing, and two say little.
    let few = [None, None, Some(SOUNDS_ALIKE)].get(longer).copied().unwrap_or(Some(0))?;
    let apart = share(osa::distance(said.chars(), known.chars()), longer) * 3 / 2;
    let distance = SOUNDS_ALIKE + few + apart;
    (distance <= FARTHEST).then_some(distance)
}

fn share(part: usize, whole: usize) -> EditCost {
    EditCost::try_from(part * 1000 / whole.max(1)).unwrap_or(EditCost::MAX)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use shakmaty::{CastlingSide, File, Rank};

    use super::*;
    use crate::voice::Voice;
    use crate::voice::normalize;

    fn nearest(tag: &str, word: &str) -> Option<Meaning> {
        let voice = Voice::built_in(tag).unwrap();
        let near = Vocabulary::new(voice.lexicon()).near(&normalize(word));
        near.first().map(|(meaning, _)| *meaning)
    }

    #[test]
    fn german_words_are_found_by_letters_and_by_sound() {
        for (word, meaning) in [
            ("Springr", Meaning::Piece(Role::Knight)),
            ("Schpringer", Meaning::Piece(Role::Knight)),
            ("Leufer", Meaning::Piece(Role::Bishop)),
            ("Thurm", Meaning::Piece(Role::Rook)),
            ("Feliks", Meaning::File(File::F)),
            ("Gustaph", Meaning::File(File::G)),
            ("Hecktor", Meaning::File(File::H)),
            ("drai", Meaning::Rank(Rank::Third)),
            ("fir", Meaning::Rank(Rank::Fourth)),
            ("zeks", Meaning::Rank(Rank::Sixth)),
            ("schlekt", Meaning::Captures),
        ] {
            assert_eq!(nearest("de", word), Some(meaning), "{word}");
        }
    }

    #[test]
    fn the_laws_german_names_sound_german_in_every_voice() {
        for tag in ["de", "en", "es", "eu", "eu-anderea", "hu", "pt"] {
            assert_eq!(nearest(tag, "Feliks"), Some(Meaning::File(File::F)), "{tag}");
            assert_eq!(nearest(tag, "Schpringer"), Some(Meaning::Piece(Role::Knight)), "{tag}");
        }
    }

    #[test]
    fn english_words_are_found_by_letters_and_by_sound() {
        for (word, meaning) in [
            ("bischop", Meaning::Piece(Role::Bishop)),
            ("qeen", Meaning::Piece(Role::Queen)),
            ("sevn", Meaning::Rank(Rank::Seventh)),
            ("phive", Meaning::Rank(Rank::Fifth)),
        ] {
            assert_eq!(nearest("en", word), Some(meaning), "{word}");
        }
    }

    #[test]
    fn other_words_are_close_to_nothing() {
        for word in ["Pizza", "Käse", "asdf", "Morgen", "Abend", "qqmark", "x", "zz", "f9", "Straße"] {
            assert_eq!(nearest("de", word), None, "{word}");
        }
        for word in ["pizza", "asdf", "tomorrow", "weather", "qq"] {
            assert_eq!(nearest("en", word), None, "{word}");
        }
    }

    #[test]
    fn no_word_is_close_to_castling_said_letter_by_letter() {
        for tag in ["de", "en", "es", "eu", "eu-anderea", "hu", "pt"] {
            let voice = Voice::built_in(tag).unwrap();
            let vocabulary = Vocabulary::new(voice.lexicon());
            let castles = |word: &str| {
                let near = vocabulary.near(&normalize(word));
                near.iter().any(|(meaning, _)| matches!(meaning, Meaning::Castling(_)))
            };
            for word in ["foo", "boo", "zoo", "moo", "coo", "ooh", "oox", "großartig"] {
                assert!(!castles(word), "{tag}: {word}");
            }
        }
        // Dictation may join it all the same.
        assert_eq!(nearest("en", "ohoh"), Some(Meaning::Castling(CastlingSide::KingSide)));
    }

    #[test]
    fn what_sounds_the_same_is_farther_off_than_the_same_letters() {
        let voice = Voice::built_in("de").unwrap();
        let vocabulary = Vocabulary::new(voice.lexicon());
        let distance = |word: &str| vocabulary.near(word).first().map(|(_, distance)| *distance);
        assert_eq!(distance("felix"), Some(0));
        assert!(distance("feliks") >= Some(SOUNDS_ALIKE));
    }
}
