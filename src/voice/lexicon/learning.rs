//! A lexicon learned from what is written in `lexicon.toml`.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::{Lexicon, Spelling};
use crate::voice::endings::Endings;
use crate::voice::error::Diagnostic;
use crate::voice::keys::Words;
use crate::voice::lexicon_file::{LexiconFile, Source};
use crate::voice::mishearings;
use crate::voice::naming::namings;
use crate::voice::{ListFault, Meaning, Phonetics, VoiceError, VoiceFault, embedded, words};

impl Lexicon {
    /// As [`Lexicon::read`], but everything that is wrong goes into `wrong` and does not end the reading.
    ///
    /// # Errors
    /// What leaves nothing to go on with.
    pub(in crate::voice) fn from_written(
        own: &Source<'_>,
        mut ours: LexiconFile,
        wrong: &mut Vec<Diagnostic>,
    ) -> Result<Lexicon, VoiceError> {
        let common = Source { file: "fide.toml", text: embedded::fide() };
        // What is wrong in the texts that ship is told where these are read.
        let shared = common.read(&mut Vec::new());
        let like = ours.like.clone().map(|tag| embedded::embedded(&tag)).transpose()?;
        let like = like.as_ref().map(|like| Source { file: like.lexicon_name, text: like.lexicon });
        let like = like.map(|source| {
            let mut theirs = source.read(&mut Vec::new());
            ours.take_missing(&mut theirs);
            (theirs, source)
        });

        let mut list = |key: &str, fault| {
            wrong.push(own.wrong(ours.line_of(key), VoiceFault::List(key.to_owned(), fault)));
        };
        match &ours.told {
            None => list("told", ListFault::Missing),
            Some(told) if !told.whole() => list("told", ListFault::Told),
            Some(_) => {}
        }
        match &ours.numbers {
            None => list("numbers", ListFault::Missing),
            Some(numbers) if !numbers.whole() => list("numbers", ListFault::Numbers),
            Some(_) => {}
        }
        let told = ours.told.clone().unwrap_or_default();
        let numbers = ours.numbers.clone().unwrap_or_default();

        let mut lexicon = Lexicon {
            name: ours.name.clone(),
            like: ours.like.clone(),
            language: if ours.language.is_empty() { "de".to_owned() } else { ours.language.clone() },
            letters: ours.letters.clone().unwrap_or_default(),
            namings: namings(&ours, like.as_ref().map(|(theirs, _)| theirs), &shared, &told),
            told,
            endings: Endings::new(&ours.moves),
            keys: ours.keys.iter().map(|(key, said)| (key.clone(), said.value.clone())).collect(),
            numbers,
            ears: ours.ears.clone().unwrap_or_default(),
            pronunciation: ours.pronunciation.clone(),
            ..Lexicon::default()
        };
        // The Laws' names are German in every voice, so they sound German in every voice.
        lexicon.learn(&common, &shared, Some(Phonetics::Cologne), wrong);
        if let Some((theirs, source)) = &like {
            // A mishearing of a piece that this voice calls otherwise is none here; what else is wrong is told
            // where the other voice is read.
            let first = wrong.len();
            lexicon.learn(source, theirs, ours.sound, wrong);
            let inherited = wrong.split_off(first);
            wrong.extend(inherited.into_iter().filter(|it| !matches!(it.fault, VoiceFault::Mishearing(..))));
        }
        lexicon.learn(own, &ours, ours.sound, wrong);
        let asking = lexicon.requests.firsts().chain(lexicon.questions.firsts());
        lexicon.asking = asking.cloned().collect();
        Ok(lexicon)
    }

    fn learn(
        &mut self,
        source: &Source<'_>,
        written: &LexiconFile,
        sound: Option<Phonetics>,
        wrong: &mut Vec<Diagnostic>,
    ) {
        for (lists, key) in [
            (&written.files, "files"),
            (&written.files_before_ranks, "files_before_ranks"),
            (&written.ranks, "ranks"),
        ] {
            if !matches!(lists.len(), 0 | 8) {
                let fault = VoiceFault::List(key.to_owned(), ListFault::Eight);
                wrong.push(source.wrong(written.line_of(key), fault));
            }
        }
        for (file, words) in File::ALL.into_iter().zip(&written.files) {
            self.learn_chess(source, words, Meaning::File(file), sound, wrong);
        }
        for (file, words) in File::ALL.into_iter().zip(&written.files_before_ranks) {
            self.before_ranks.add(source, words, file, wrong);
        }
        for (rank, words) in Rank::ALL.into_iter().zip(&written.ranks) {
            self.learn_chess(source, words, Meaning::Rank(rank), sound, wrong);
        }
        for role in Role::ALL {
            if let Some(words) = written.pieces.as_ref().and_then(|pieces| pieces.get(role)) {
                self.learn_chess(source, words, Meaning::Piece(role), sound, wrong);
            }
        }
        let moves = &written.moves;
        for (words, meaning) in [
            (&written.castling.short, Meaning::Castling(CastlingSide::KingSide)),
            (&written.castling.long, Meaning::Castling(CastlingSide::QueenSide)),
            (&written.castling.short_alone, Meaning::Side(CastlingSide::KingSide)),
            (&written.castling.long_alone, Meaning::Side(CastlingSide::QueenSide)),
            (&written.castling.either, Meaning::CastlingEither),
            (&moves.captures, Meaning::Captures),
            (&moves.from, Meaning::From),
            (&moves.to, Meaning::To),
            (&moves.en_passant, Meaning::EnPassant),
            (&moves.check, Meaning::Check),
            (&moves.mate, Meaning::Mate),
            (&moves.promotes, Meaning::Promotes),
            (&moves.with, Meaning::With),
            (&moves.fillers, Meaning::Filler),
        ] {
            self.learn_chess(source, words, meaning, sound, wrong);
        }
        mishearings::learn(source, written, &mut self.chess, wrong);
        self.learn_marks(&moves.en_passant);
        self.small_after_piece.add(source, &moves.small_after_piece, (), wrong);
        self.small_after_square.add(source, &moves.small_after_square, (), wrong);
        self.small_before_square
            .extend(moves.small_before_square.iter().map(|word| word.value.to_lowercase()));
        self.small_before_piece.extend(moves.small_before_piece.iter().map(|word| word.value.to_lowercase()));
        self.clitics.add(source, &moves.clitics, (), wrong);
        self.articles.add(source, &moves.acting_articles, true, wrong);
        self.articles.add(source, &moves.captured_articles, false, wrong);
        self.to_between_squares.add(source, &moves.to_between_squares, (), wrong);
        self.doubts.learn(moves);
        self.answers.learn(&written.answers);
        for (articles, words) in &written.glossary {
            self.glossary.learn(articles, words);
        }
        for (request, words) in &written.requests {
            self.requests.add(source, words, *request, wrong);
        }
        for (question, words) in &written.questions {
            self.questions.add(source, words, *question, wrong);
        }
        let spelling = written.spelling.iter().map(|(letter, name)| (letter.clone(), name.value.clone()));
        self.spelling.extend(spelling);
        for (modifier, words) in &written.modifiers {
            self.modifiers.add(source, words, *modifier, wrong);
        }
        for (speaker, words) in &written.speakers {
            self.speakers.add(source, words, *speaker, wrong);
        }
        for (unit, words) in &written.units {
            self.units.add(source, words, *unit, wrong);
        }
    }

    fn learn_chess(
        &mut self,
        source: &Source<'_>,
        phrases: &Words,
        meaning: Meaning,
        sound: Option<Phonetics>,
        wrong: &mut Vec<Diagnostic>,
    ) {
        self.chess.add(source, phrases, meaning, wrong);
        // Small words are short, and many words sound like them.
        let sound = sound.filter(|_| !matches!(meaning, Meaning::Filler | Meaning::With));
        self.spellings.extend(phrases.iter().map(|phrase| Spelling {
            words: words(&phrase.value),
            meaning,
            sound,
        }));
    }

    /// Abbreviations among the words for en passant, "e.p." or "i.h.", may hang on a written move, with
    /// their full stops or without.
    fn learn_marks(&mut self, words: &Words) {
        for word in words.iter().map(|word| &word.value).filter(|word| word.ends_with('.')) {
            let mark: String = word.split_whitespace().collect();
            let open = mark.trim_end_matches('.').to_owned();
            let bare = mark.replace('.', "");
            self.en_passant_marks.extend([mark, open, bare]);
        }
        self.en_passant_marks.sort_by(|one, other| (other.len(), other).cmp(&(one.len(), one)));
        self.en_passant_marks.dedup();
    }
}
