//! The words of chess itself: what means a file, a rank, a piece, castling, a capture.

use shakmaty::{CastlingSide, File, Rank};

use crate::voice::keys::WordList;
use crate::voice::lexicon_file::{LexiconFile, Mishearing};
use crate::voice::phrases::{Faults, Phrases};
use crate::voice::{Meaning, MishearingFault, Normalized, Phonetics, VoiceFault, words};

/// One way to say something of chess, to hold against a word that was only nearly heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// The normalized words.
    pub words: Vec<Normalized>,
    /// What they mean.
    pub meaning: Meaning,
    /// How their sound is written down, where letters alone do not tell it.
    pub sound: Option<Phonetics>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct ChessWords {
    pub(super) phrases: Phrases<Meaning>,
    /// The single words among them, as they are written.
    pub(super) written: Vec<String>,
    /// Every way to say something of chess.
    pub(crate) spellings: Vec<Spelling>,
    /// What stands for en passant behind a written move, longest first (C.3).
    pub(crate) en_passant_marks: Vec<String>,
}

impl ChessWords {
    pub(super) fn learn(&mut self, written: &LexiconFile, sound: Option<Phonetics>, faults: &mut Faults<'_>) {
        let (castling, moves) = (&written.castling, &written.moves);
        let files = File::ALL.into_iter().map(Meaning::File).zip(&written.files);
        let ranks = Rank::ALL.into_iter().map(Meaning::Rank).zip(&written.ranks);
        let pieces = written.pieces.iter().flat_map(|pieces| pieces.as_ref().zip_role());
        let pieces = pieces.map(|(role, words)| (Meaning::Piece(role), words));
        let others = [
            (Meaning::Castling(CastlingSide::KingSide), &castling.short),
            (Meaning::Castling(CastlingSide::QueenSide), &castling.long),
            (Meaning::Side(CastlingSide::KingSide), &castling.short_alone),
            (Meaning::Side(CastlingSide::QueenSide), &castling.long_alone),
            (Meaning::CastlingEither, &castling.either),
            (Meaning::Captures, &moves.captures),
            (Meaning::From, &moves.from),
            (Meaning::To, &moves.to),
            (Meaning::EnPassant, &moves.en_passant),
            (Meaning::Check, &moves.check),
            (Meaning::Mate, &moves.mate),
            (Meaning::Promotes, &moves.promotes),
            (Meaning::With, &moves.with),
            (Meaning::Filler, &moves.fillers),
        ];
        for (meaning, phrases) in files.chain(ranks).chain(pieces).chain(others) {
            self.phrases.add(phrases, meaning, faults);
            let single = phrases.iter().map(|phrase| &phrase.value).filter(|phrase| !phrase.contains(' '));
            self.written.extend(single.cloned());
            // Small words are short, and many words sound like them.
            let sound = sound.filter(|_| !matches!(meaning, Meaning::Filler | Meaning::With));
            let spelling = |phrase: &str| Spelling { words: words(phrase), meaning, sound };
            self.spellings.extend(phrases.iter().map(|phrase| spelling(&phrase.value)));
        }
        for mishearing in &written.mishearings {
            self.learn_mishearing(mishearing, faults);
        }
        self.learn_marks(&moves.en_passant);
    }

    /// Learns what dictation and ears make of words, after everything those may mean.
    fn learn_mishearing(&mut self, mishearing: &Mishearing, faults: &mut Faults<'_>) {
        let mut tell = |fault| {
            let heard: Vec<&str> = mishearing.heard.iter().map(|word| word.value.as_str()).collect();
            faults.tell(mishearing.at.line, VoiceFault::Mishearing(heard.join(", "), fault));
        };
        if mishearing.why.trim().is_empty() {
            tell(MishearingFault::NoReason);
        }
        if mishearing.heard.is_empty() {
            tell(MishearingFault::NothingHeard);
        }
        let meant = words(&mishearing.meant);
        match self.phrases.longest(&meant) {
            Some((length, meaning)) if length == meant.len() => {
                self.phrases.add(&mishearing.heard, meaning, faults);
            }
            _ => tell(MishearingFault::Unknown(mishearing.meant.clone())),
        }
    }

    /// Abbreviations among the words for en passant, "e.p." or "i.h.", may hang on a written move, with
    /// their full stops or without.
    fn learn_marks(&mut self, words: &WordList) {
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
