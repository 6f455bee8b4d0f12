//! The words of chess itself: what means a file, a rank, a piece, castling, a capture.

use rustc_hash::FxHashMap;
use shakmaty::{CastlingSide, File, Rank, Role};

use crate::schema::Located;
use crate::voice::keys::WordList;
use crate::voice::lexicon_file::{LexiconFile, Mishearing};
use crate::voice::phrases::{Faults, Phrases};
use crate::voice::{Meaning, MishearingFault, Normalized, Phonetics, VoiceFault, normalize, words};

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
    /// What is heard and may be offered for words of chess, and never taken for them.
    pub(crate) offered: FxHashMap<Normalized, Vec<Meaning>>,
    /// The single words among them, as they are written.
    pub(super) written: Vec<String>,
    /// Every way to say something of chess.
    pub(crate) spellings: Vec<Spelling>,
    /// What stands for en passant behind a written move, longest first (C.3).
    pub(crate) en_passant_marks: Vec<String>,
}

impl ChessWords {
    pub(super) fn learn(&mut self, written: &LexiconFile, sound: Option<Phonetics>, faults: &mut Faults<'_>) {
        let (castling, flanks, moves) = (&written.castling, &written.flanks, &written.moves);
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
            (Meaning::Wing(CastlingSide::KingSide), &flanks.kingside),
            (Meaning::Wing(CastlingSide::QueenSide), &flanks.queenside),
            (Meaning::Left, &flanks.left),
            (Meaning::Right, &flanks.right),
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
        self.learn_pieces_of_wings(written, faults);
        for mishearing in &written.mishearings {
            if let Some(meaning) = self.meant(mishearing, faults) {
                self.phrases.add(&mishearing.heard, meaning, faults);
            }
        }
        for mishearing in &written.offered {
            if let Some(meaning) = self.meant(mishearing, faults) {
                for heard in &mishearing.heard {
                    self.offered.entry(normalize(&heard.value)).or_default().push(meaning);
                }
            }
        }
        self.learn_marks(&moves.en_passant);
    }

    /// "King's knight", "caballo de rey", "Königsspringer": each name of a piece with what says its wing.
    fn learn_pieces_of_wings(&mut self, written: &LexiconFile, faults: &mut Faults<'_>) {
        let flanks = &written.flanks;
        let names = |wanted: Role| {
            let named = self.spellings.iter().filter(move |it| it.meaning == Meaning::Piece(wanted));
            named.map(|it| it.words.join(" ")).collect::<Vec<_>>()
        };
        let pieces = [Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].map(|role| (role, names(role)));
        for (side, before, behind) in [
            (CastlingSide::KingSide, &flanks.kings_before, &flanks.kings_behind),
            (CastlingSide::QueenSide, &flanks.queens_before, &flanks.queens_behind),
        ] {
            for (role, names) in &pieces {
                let with = |words: &WordList, join: &dyn Fn(&str, &str) -> String| -> WordList {
                    let joined = |word: &Located<String>| {
                        names.iter().map(|name| join(&word.value, name)).collect::<Vec<_>>()
                    };
                    let all =
                        words.iter().flat_map(|word| joined(word).into_iter().map(|value| (value, word.at)));
                    all.map(|(value, at)| Located { value, at }).collect()
                };
                let before = with(before, &|word, piece| match word.strip_suffix('-') {
                    // The article of "a huszár" stands before the whole.
                    Some(word) => format!("{word}{}", piece.rsplit(' ').next().unwrap_or(piece)),
                    None => format!("{word} {piece}"),
                });
                let behind = with(behind, &|word, piece| format!("{piece} {word}"));
                self.phrases.add(&before, Meaning::PieceOfWing(side, *role), faults);
                self.phrases.add(&behind, Meaning::PieceOfWing(side, *role), faults);
            }
        }
    }

    /// What dictation and ears make something else of, after everything that may mean.
    fn meant(&self, mishearing: &Mishearing, faults: &mut Faults<'_>) -> Option<Meaning> {
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
            Some((length, meaning)) if length == meant.len() => Some(meaning),
            _ => {
                tell(MishearingFault::Unknown(mishearing.meant.clone()));
                None
            }
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
