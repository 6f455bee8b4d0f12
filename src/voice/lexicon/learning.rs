//! A lexicon learned from what is written in `lexicon.toml`.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::heard::{Heard, HeardWords};
use super::{ChessNames, Endings, Lexicon, Spoken};
use crate::schema::Located;
use crate::voice::error::Diagnostic;
use crate::voice::lexicon_file::{LexiconFile, Source};
use crate::voice::naming::namings;
use crate::voice::phrases::Faults;
use crate::voice::{
    ListFault, Meaning, Names, Normalized, Numbers, Phonetics, VoiceError, VoiceFault, embedded, fide,
    normalize,
};

/// The texts that ship, under the tags of their voices: all of them, or what of them is told.
#[derive(Clone, Copy)]
enum Shipped {
    Whole,
    Told,
}

impl Shipped {
    fn lexicon(self, tag: &str) -> Result<Source<'static>, VoiceError> {
        let name = match self {
            Shipped::Whole => "lexicon.toml",
            Shipped::Told => "told.toml",
        };
        Ok(Source { file: "lexicon.toml", text: embedded::of_voice(tag, name)? })
    }

    /// What every voice understands.
    fn shared(self) -> Source<'static> {
        let text = match self {
            Shipped::Whole => fide::TEXT,
            Shipped::Told => embedded::told_in_all(),
        };
        Source { file: "fide.toml", text }
    }
}

/// What a lexicon is learned from.
pub(super) struct Texts<'s> {
    own: (Source<'s>, LexiconFile),
    /// Those of the voice it is like.
    like: Option<(Source<'static>, LexiconFile)>,
    /// What every voice understands.
    shared: (Source<'static>, LexiconFile),
}

impl<'s> Texts<'s> {
    /// # Errors
    /// There is no voice that this one is like.
    fn new(own: Source<'s>, mut ours: LexiconFile, shipped: Shipped) -> Result<Texts<'s>, VoiceError> {
        let common = shipped.shared();
        // What is wrong in the texts that ship is told where these are read.
        let shared = (common, common.read(&mut Vec::new()));
        let like = ours.like.clone().map(|tag| shipped.lexicon(&tag)).transpose()?;
        let like = like.map(|source| {
            let mut theirs = source.read(&mut Vec::new());
            ours.take_missing(&mut theirs);
            (source, theirs)
        });
        Ok(Texts { own: (own, ours), like, shared })
    }

    /// What is told in the voice; nothing is heard yet.
    pub(super) fn told(&self, wrong: &mut Vec<Diagnostic>) -> Lexicon {
        let ((own, ours), (_, shared)) = (&self.own, &self.shared);
        let theirs = self.like.as_ref().map(|(_, theirs)| theirs);
        let mut list = |key: &str, is_whole: Option<bool>, not_whole| {
            let fault = if is_whole.is_none() { ListFault::Missing } else { not_whole };
            if is_whole != Some(true) {
                wrong.push(own.wrong(ours.line_of(key), VoiceFault::List(key.to_owned(), fault)));
            }
        };
        list("told", ours.told.as_ref().map(Names::whole), ListFault::Told);
        list("numbers", ours.numbers.as_ref().map(Numbers::whole), ListFault::Numbers);
        let told = ours.told.clone().unwrap_or_default();
        let spelled =
            [Some(shared), theirs, Some(ours)].into_iter().flatten().flat_map(|text| &text.spelling);
        Lexicon {
            name: ours.name.clone(),
            like: ours.like.clone(),
            language: if ours.language.is_empty() { "de".to_owned() } else { ours.language.clone() },
            names: ChessNames {
                letters: ours.letters.clone().unwrap_or_default(),
                namings: namings(ours, theirs, shared, &told),
                told,
            },
            numbers: ours.numbers.clone().unwrap_or_default(),
            spoken: Spoken {
                forms: ours.ears.clone().unwrap_or_default(),
                respellings: ours.pronunciation.clone(),
                spelling: spelled.map(|(letter, name)| (letter.clone(), name.value.clone())).collect(),
            },
            keys: ours.keys.iter().map(|(key, said)| (key.clone(), said.value.clone())).collect(),
            ..Lexicon::default()
        }
    }

    /// What is heard in the voice; what is wrong is looked for where it is wanted.
    pub(super) fn heard(&self, mut wrong: Option<&mut Vec<Diagnostic>>) -> HeardWords {
        let ((own, ours), (common, shared)) = (&self.own, &self.shared);
        let mut heard = HeardWords { endings: Endings::new(&ours.moves), ..HeardWords::default() };
        // The Laws' names are German in every voice, so they sound German in every voice.
        let faults = &mut Faults { source: common, wrong: wrong.as_deref_mut() };
        heard.learn(shared, Some(Phonetics::Cologne), faults);
        if let Some((source, theirs)) = &self.like {
            // A mishearing of a piece that this voice calls otherwise is none here; what else is wrong is told
            // where the other voice is read.
            let mut inherited = Vec::new();
            let looked_for = wrong.as_ref().map(|_| &mut inherited);
            heard.learn(theirs, ours.sound, &mut Faults { source, wrong: looked_for });
            inherited.retain(|it| !matches!(it.fault, VoiceFault::Mishearing(..)));
            if let Some(wrong) = &mut wrong {
                wrong.append(&mut inherited);
            }
        }
        heard.learn(ours, ours.sound, &mut Faults { source: own, wrong });
        heard.learn_plain(&ours.keys);
        heard
    }
}

impl Lexicon {
    /// As [`Lexicon::read`], of a voice that ships with the program, in which nothing is wrong: tests read all of them.
    /// What is heard is read and learned when it is first wanted.
    ///
    /// # Errors
    /// There is no voice of this tag.
    pub(in crate::voice) fn built_in(tag: &str) -> Result<Lexicon, VoiceError> {
        let read = |tag: &str, shipped: Shipped| {
            let own = shipped.lexicon(tag)?;
            Texts::new(own, own.read(&mut Vec::new()), shipped)
        };
        let told = read(tag, Shipped::Told)?.told(&mut Vec::new());
        let tag = tag.to_owned();
        // What could be read once can be read again.
        let heard = move || {
            read(&tag, Shipped::Whole).map_or_else(|_| HeardWords::default(), |texts| texts.heard(None))
        };
        Ok(Lexicon { heard: Heard::when_wanted(heard), ..told })
    }

    /// As [`Lexicon::read`], but everything that is wrong goes into `wrong` and does not end the reading.
    ///
    /// # Errors
    /// What leaves nothing to go on with.
    pub(in crate::voice) fn from_written(
        own: Source<'_>,
        ours: LexiconFile,
        wrong: &mut Vec<Diagnostic>,
    ) -> Result<Lexicon, VoiceError> {
        let texts = Texts::new(own, ours, Shipped::Whole)?;
        let told = texts.told(wrong);
        Ok(Lexicon { heard: texts.heard(Some(wrong)).into(), ..told })
    }
}

impl HeardWords {
    /// Which words name a piece, a file, a rank or what is said with them wherever they stand among others of these:
    /// nothing is asked with them, no phrase is made of them alone, and neither their place nor their ending says
    /// anything. A letter alone is notation.
    fn learn_plain(&mut self, keys: &BTreeMap<String, Located<String>>) {
        let says_more = |word: &Normalized| {
            keys.contains_key(word.as_str())
                || self.operands.speakers.begins(word)
                || self.small.has(word)
                || self.doubts.has_alone(word)
                || self.endings.has(word)
        };
        let is_name = |word: &Normalized| word.len() > 1 && word.chars().all(char::is_alphabetic);
        let mut plain: FxHashMap<&Normalized, Meaning> = self.chess.phrases.words().collect();
        plain.retain(|word, meaning| {
            let means = matches!(
                meaning,
                Meaning::Piece(_)
                    | Meaning::File(_)
                    | Meaning::Rank(_)
                    | Meaning::Captures
                    | Meaning::Check
                    | Meaning::Mate
            );
            means && is_name(word) && !says_more(word)
        });
        // Of "knight of the king" all but one word may stay plain: what names a piece or a square is said most.
        let (requests, questions) = (&self.asking.requests, &self.asking.questions);
        let is_plain = |word: &Normalized| plain.contains_key(word);
        let mut phrases = self.chess.phrases.made_of(is_plain);
        phrases.retain(|phrase| phrase.len() > 1);
        phrases.extend(requests.made_of(is_plain).into_iter().chain(questions.made_of(is_plain)));
        phrases.extend(self.doubts.made_of(is_plain).into_iter().chain(self.small.effects_made_of(is_plain)));
        let whole = |phrase: &Vec<Normalized>, plain: &FxHashMap<&Normalized, Meaning>| {
            phrase.iter().all(|word| plain.contains_key(word))
        };
        let mut said: FxHashMap<&Normalized, usize> = FxHashMap::default();
        phrases.iter().flatten().for_each(|word| *said.entry(word).or_default() += 1);
        for phrase in &phrases {
            let names = |word: &Normalized| {
                matches!(plain[word], Meaning::Piece(_) | Meaning::File(_) | Meaning::Rank(_))
            };
            if whole(phrase, &plain) {
                let joins = phrase.iter().max_by_key(|word| (!names(word), said[word]));
                joins.map(|word| plain.remove(word));
            }
        }
        for written in std::mem::take(&mut self.chess.written) {
            if let Some(meaning) = plain.get(&normalize(&written)) {
                self.plain.insert(written.to_lowercase().into(), *meaning);
                self.plain.insert(written.into(), *meaning);
            }
        }
    }

    fn learn(&mut self, written: &LexiconFile, sound: Option<Phonetics>, faults: &mut Faults<'_>) {
        for (lists, key) in [
            (&written.files, "files"),
            (&written.files_before_ranks, "files_before_ranks"),
            (&written.ranks, "ranks"),
        ] {
            if !matches!(lists.len(), 0 | 8) {
                faults.tell(written.line_of(key), VoiceFault::List(key.to_owned(), ListFault::Eight));
            }
        }
        self.chess.learn(written, sound, faults);
        self.small.learn(written, faults);
        self.doubts.learn(&written.moves);
        self.answers.learn(&written.answers, faults);
        self.asking.binding.learn(written, faults);
        for (articles, words) in &written.glossary {
            self.glossary.learn(articles, words);
        }
        self.operands.languages.learn(&written.languages);
        self.asking.requests.add_all(&written.requests, faults);
        self.asking.questions.add_all(&written.questions, faults);
        self.asking.firsts =
            self.asking.requests.firsts().chain(self.asking.questions.firsts()).cloned().collect();
        self.operands.modifiers.add_all(&written.modifiers, faults);
        self.operands.lessons.add_all(&written.lessons, faults);
        self.operands.drills.add_all(&written.drills, faults);
        self.operands.puzzles.add_all(&written.puzzles, faults);
        self.operands.speakers.add_all(&written.speakers, faults);
        self.operands.units.add_all(&written.units, faults);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_needs_no_more_than_the_build_has_cut_out_of_a_lexicon() {
        for tag in embedded::tags() {
            let [whole, cut] = [Shipped::Whole, Shipped::Told].map(|shipped| {
                let own = shipped.lexicon(&tag).unwrap();
                let mut wrong = Vec::new();
                let texts = Texts::new(own, own.read(&mut Vec::new()), shipped).unwrap();
                let told = texts.told(&mut wrong);
                assert!(wrong.is_empty(), "{tag}: {wrong:?}");
                format!("{told:?}")
            });
            assert!(cut.len() > 1_000 && whole == cut, "{tag}:\n{whole}\n{cut}");
        }
    }
}
