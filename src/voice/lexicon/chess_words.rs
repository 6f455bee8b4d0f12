//! The words of chess itself: what means a file, a rank, a piece, castling, a capture.

use std::borrow::Cow;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};
use shakmaty::{CastlingSide, File, Rank, Role};

use super::soundings::{Soundings, Spelling};
use crate::schema::Located;
use crate::voice::alternatives::{parts, phrases};
use crate::voice::keys::{WordList, heard};
use crate::voice::lexicon_file::LexiconFile;
use crate::voice::mishearing::Mishearing;
use crate::voice::move_words::{Flanks, MoveWords};
use crate::voice::phrases::{Faults, Phrases};
use crate::voice::verbs::{Conjugations, Verbs};
use crate::voice::{Meaning, MishearingFault, Normalized, Phonetics, VoiceFault, words};

#[derive(Debug, Clone, Default)]
pub(crate) struct ChessWords {
    pub(super) phrases: Phrases<Meaning>,
    /// What is heard so only in a second try, where a line was not understood.
    pub(super) beside: Phrases<Meaning>,
    verbs: Conjugations,
    /// What may stand before one word of it, in one word with it.
    pub(super) beside_before: Vec<Normalized>,
    /// Words that make a comment and say nothing of a move.
    small_talk: FxHashSet<Normalized>,
    /// The words of what is without weight or tells what a move does; behind a move they make a comment too.
    beside_words: FxHashSet<Normalized>,
    /// What is heard and may be offered for words of chess, and never taken for them.
    offered: FxHashMap<Vec<Normalized>, Vec<Meaning>>,
    /// Usual words that sound like one of chess, and are taken for it.
    pub(crate) misheard: Vec<Normalized>,
    /// The single words among them, as they are written.
    pub(super) written: Vec<String>,
    /// Every way to say something of chess, as it is written.
    ways: Vec<Way>,
    /// The ranks that are called so behind an article, each by the word behind it.
    ranks_in_order: FxHashMap<Normalized, Rank>,
    /// Each of them by its sound, made when the first word is held against them.
    soundings: OnceLock<Soundings>,
    /// What stands for en passant behind a written move, longest first (C.3).
    pub(crate) en_passant_marks: Vec<String>,
    /// Whether a square of descriptive notation begins with its rank; nothing where there are none.
    pub(crate) descriptive_rank_first: Option<bool>,
}

/// One line of what says something of chess; it may stand for several phrases.
#[derive(Debug, Clone)]
struct Way {
    pattern: String,
    meaning: Meaning,
    /// How its sound is written down.
    sound: Option<Phonetics>,
}

impl Way {
    fn spellings(&self) -> impl Iterator<Item = Spelling> {
        let spelling = |phrase: Cow<'_, str>| Spelling {
            words: words(&phrase),
            meaning: self.meaning,
            sound: self.sound,
        };
        phrases(&self.pattern).into_iter().map(spelling)
    }
}

/// What says which of two pieces is meant.
fn of_flanks(flanks: &Flanks) -> [(Meaning, &WordList); 11] {
    [
        (Meaning::Wing(CastlingSide::KingSide), &flanks.kingside),
        (Meaning::Wing(CastlingSide::QueenSide), &flanks.queenside),
        (Meaning::LightSquares, &flanks.light_squares),
        (Meaning::DarkSquares, &flanks.dark_squares),
        (Meaning::Front, &flanks.front),
        (Meaning::Rear, &flanks.rear),
        (Meaning::BeforeKing, &flanks.before_king),
        (Meaning::BeforeQueen, &flanks.before_queen),
        (Meaning::BesideKing, &flanks.beside_king),
        (Meaning::Left, &flanks.left),
        (Meaning::Right, &flanks.right),
    ]
}

impl ChessWords {
    pub(super) fn learn(&mut self, written: &LexiconFile, sound: Option<Phonetics>, faults: &mut Faults<'_>) {
        self.descriptive_rank_first = self.descriptive_rank_first.or(written.descriptive_rank_first);
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
            (Meaning::Against, &moves.against),
            (Meaning::From, &moves.from),
            (Meaning::To, &moves.to),
            (Meaning::EnPassant, &moves.en_passant),
            (Meaning::Check, &moves.check),
            (Meaning::Mate, &moves.mate),
            (Meaning::Promotes, &moves.promotes),
            (Meaning::With, &moves.with),
            (Meaning::Filler, &moves.fillers),
        ];
        for (meaning, phrases) in
            files.chain(ranks).chain(pieces).chain(others).chain(of_flanks(&written.flanks))
        {
            self.learn_ways(phrases, meaning, sound, faults);
        }
        self.learn_beside(&written.moves, faults);
        self.verbs.learn(&written.verbs);
        self.learn_pieces_of_wings(written, faults);
        for mishearing in &written.mishearings {
            if let Some(meaning) = self.meant(mishearing, faults) {
                self.phrases.add(&mishearing.heard, meaning, faults);
                self.misheard.extend(heard(&mishearing.heard));
            }
        }
        for mishearing in &written.offered {
            if let Some(meaning) = self.meant(mishearing, faults) {
                for word in &mishearing.heard {
                    self.offered.entry(words(&word.value)).or_default().push(meaning);
                }
            }
        }
        self.learn_marks(&moves.en_passant);
    }

    /// Learns every way to say what this means.
    fn learn_ways(
        &mut self,
        phrases: &WordList,
        meaning: Meaning,
        sound: Option<Phonetics>,
        faults: &mut Faults<'_>,
    ) {
        self.phrases.add(phrases, meaning, faults);
        let single = phrases.iter().map(|phrase| &phrase.value).filter(|phrase| !phrase.contains([' ', '(']));
        self.written.extend(single.cloned());
        // Small words are short, and many words sound like them; verbs are many, and everyday words sound like one.
        let by_letters_alone =
            matches!(meaning, Meaning::Filler | Meaning::With | Meaning::Captures | Meaning::Promotes);
        let sound = sound.filter(|_| !by_letters_alone);
        if let Meaning::Rank(rank) = meaning {
            for phrase in phrases {
                if let [_, word] = words(&phrase.value).as_slice() {
                    self.ranks_in_order.entry(word.clone()).or_insert(rank);
                }
            }
        }
        self.ways.extend(phrases.iter().map(|phrase| Way { pattern: phrase.value.clone(), meaning, sound }));
    }

    /// What may be offered for the words that a line begins with: of how many, and what for.
    pub(crate) fn offered<'s>(
        &'s self,
        line: &'s [Normalized],
    ) -> impl Iterator<Item = (usize, Meaning)> + 's {
        /// "Al fin".
        const MOST_WORDS: usize = 2;
        (1..=line.len().min(MOST_WORDS)).flat_map(move |length| {
            let meanings = self.offered.get(&line[..length]).into_iter().flatten();
            meanings.map(move |meaning| (length, *meaning))
        })
    }

    /// Every way to say something of chess, to hold a word against.
    pub(crate) fn soundings(&self) -> &Soundings {
        self.soundings.get_or_init(|| Soundings::new(self.ways.iter().flat_map(Way::spellings)))
    }

    /// What this word means by itself.
    pub(crate) fn alone(&self, word: &str) -> Option<Meaning> {
        self.phrases.word(word)
    }

    /// The rank that this word is a name of, and not only heard for one.
    pub(crate) fn rank_called(&self, word: &str) -> Option<Rank> {
        self.ways.iter().find_map(|way| match way.meaning {
            Meaning::Rank(rank) if way.spellings().any(|it| it.words == [word]) => Some(rank),
            _ => None,
        })
    }

    /// The rank that is called so behind an article.
    pub(crate) fn rank_in_order(&self, word: &Normalized) -> Option<Rank> {
        self.ranks_in_order.get(word).copied()
    }

    /// The verb that a word is a form of, and nothing else.
    fn verbs_with(&self, word: &str) -> Option<&Verbs> {
        if self.phrases.word(word).is_none() { self.verbs.of(word) } else { None }
    }

    fn verb(&self, word: &str) -> Option<Meaning> {
        self.verbs_with(word).map(|verbs| verbs.means)
    }

    /// Whether a word is a verb of capturing that ends a sentence with what is captured before it.
    pub(crate) fn captures_at_end(&self, word: &str) -> bool {
        self.verbs_with(word).is_some_and(|verbs| verbs.end_sentences && verbs.means == Meaning::Captures)
    }

    /// The longest phrase of chess at the start of these normalized words, or the verb that the first of them is: its
    /// length, and what it means.
    pub(super) fn longest(&self, normalized: &[Normalized]) -> Option<(usize, Meaning)> {
        let verb = || Some((1, self.verb(normalized.first()?).filter(|means| *means != Meaning::Filler)?));
        self.phrases.longest(normalized).or_else(verb)
    }

    /// "Hüpft", and "hinhüpft": whether this word is without weight in a second try, as a verb or in one with what may
    /// stand before it.
    pub(super) fn is_beside(&self, word: &str) -> bool {
        let known = |word: &str| self.beside.word(word).or_else(|| self.phrases.word(word));
        let is_verb = |word: &str| self.verb(word) == Some(Meaning::Filler);
        let weightless = |rest| known(rest) == Some(Meaning::Filler) || is_verb(rest);
        let rest = |before: &Normalized| word.strip_prefix(before.as_str());
        is_verb(word) || self.beside_before.iter().filter_map(rest).any(weightless)
    }

    /// Whether this word says nothing of a move and may stand in a comment before one.
    pub(crate) fn is_small_talk(&self, word: &Normalized) -> bool {
        self.small_talk.contains(word)
    }

    /// Whether a comment behind a move may have this word.
    pub(crate) fn is_in_comment(&self, word: &Normalized) -> bool {
        self.is_small_talk(word) || self.beside_words.contains(word) || self.is_beside(word)
    }

    /// What is heard only in a second try.
    fn learn_beside(&mut self, moves: &MoveWords, faults: &mut Faults<'_>) {
        self.beside_before.extend(heard(&moves.beside_before));
        self.small_talk.extend(heard(&moves.small_talk));
        for phrases in [&moves.fillers, &moves.beside, &moves.effects] {
            let whole = phrases.iter().filter(|phrase| !phrase.value.ends_with('*'));
            let parts = whole.filter_map(|phrase| parts(&phrase.value)).flatten();
            self.beside_words.extend(parts.flat_map(|part| part.choices).flat_map(|choice| words(&choice)));
        }
        for (meaning, phrases) in [
            (Meaning::Filler, &moves.beside),
            (Meaning::From, &moves.stands_on),
            (Meaning::Stands, &moves.stands),
            (Meaning::Steps(1), &moves.one_step),
            (Meaning::Steps(2), &moves.two_steps),
            (Meaning::Leftward, &moves.leftward),
            (Meaning::Rightward, &moves.rightward),
        ] {
            self.beside.add(phrases, meaning, faults);
        }
    }

    /// "King's knight", "caballo de rey", "Königsspringer": each name of a piece with what says its wing.
    fn learn_pieces_of_wings(&mut self, written: &LexiconFile, faults: &mut Faults<'_>) {
        let flanks = &written.flanks;
        let names = |wanted: Role| {
            let named = self.ways.iter().filter(|way| way.meaning == Meaning::Piece(wanted));
            named.flat_map(Way::spellings).map(|it| it.words.join(" ")).collect::<Vec<_>>()
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
        let phrases = words.iter().flat_map(|word| phrases(&word.value));
        for word in phrases.filter(|word| word.ends_with('.')) {
            let mark: String = word.split_whitespace().collect();
            let open = mark.trim_end_matches('.').to_owned();
            let bare = mark.replace('.', "");
            self.en_passant_marks.extend([mark, open, bare]);
        }
        self.en_passant_marks.sort_by(|one, other| (other.len(), other).cmp(&(one.len(), one)));
        self.en_passant_marks.dedup();
    }
}
