//! Words that say something of a move only by where they stand or how they end, and short answers.

use rustc_hash::FxHashSet;
use shakmaty::File;

use crate::voice::alternatives::{parts, phrases};
use crate::voice::keys::{WordList, heard};
use crate::voice::lexicon_file::{AnswerWords, LexiconFile};
use crate::voice::move_words::MoveWords;
use crate::voice::phrases::{Faults, Phrases};
use crate::voice::{Agreement, InPlace, Normalized, normalize, words as words_of};

/// Words without weight that look like a file, and those that say what a piece does.
#[derive(Debug, Clone, Default)]
pub(crate) struct SmallWords {
    /// Files, where a rank follows.
    pub(crate) before_ranks: Phrases<File>,
    /// Without weight after a piece, unless a rank or a capture follows.
    pub(crate) after_piece: Phrases<()>,
    /// The same after a square.
    pub(crate) after_square: Phrases<()>,
    before_square: Vec<String>,
    before_piece: Vec<String>,
    /// Both, as words are compared.
    before: Vec<Normalized>,
    /// What tells of a move what it does or is for.
    effects: Effects,
    /// Behind a move they ask for assent and no more.
    pub(crate) assent: Phrases<()>,
    /// Before a word for capturing they take up a piece named before as the captured one.
    pub(crate) clitics: Phrases<()>,
    /// Before these a piece is captured.
    pub(crate) captures_last: Phrases<()>,
    pub(crate) left_out: LeftOut,
    /// A capture of which nothing else is said.
    pub(crate) captures_it: Phrases<()>,
    /// Whether the piece behind it captures, or is captured.
    pub(crate) articles: Phrases<bool>,
    /// Whether what says which of two pieces is meant stands behind the piece: "torre izquierda".
    pub(crate) flanks_follow: bool,
    /// What says something in one place only.
    pub(crate) in_place: Phrases<InPlace>,
}

/// Words that are left out of a line so that the rest of it is a move.
#[derive(Debug, Clone, Default)]
pub(crate) struct LeftOut {
    /// What somebody does who is named by the colour.
    pub(crate) third_person: Phrases<()>,
    /// What may stand before the colour of the side that castles.
    pub(crate) before_color: Phrases<()>,
    /// Words for capturing with which a piece may be picked up, and those for putting it somewhere.
    pub(crate) picks_up: Phrases<()>,
    pub(crate) puts: Phrases<()>,
    /// Parts of a word for capturing that stand behind what is captured.
    pub(crate) captures_behind: Phrases<()>,
}

/// Behind them a line tells what the move before them does or is for.
#[derive(Debug, Clone, Default)]
struct Effects {
    phrases: Phrases<()>,
    /// By how a word begins: "véd*".
    stems: Vec<Normalized>,
}

impl SmallWords {
    pub(super) fn learn(&mut self, written: &LexiconFile, faults: &mut Faults<'_>) {
        for (file, words) in File::ALL.into_iter().zip(&written.files_before_ranks) {
            self.before_ranks.add(words, file, faults);
        }
        let moves = &written.moves;
        self.after_piece.add(&moves.small_after_piece, (), faults);
        self.after_square.add(&moves.small_after_square, (), faults);
        self.flanks_follow |= !written.flanks.kings_behind.is_empty();
        self.captures_last.add(&moves.captures_last, (), faults);
        self.left_out.third_person.add(&moves.third_person, (), faults);
        self.left_out.before_color.add(&moves.before_color, (), faults);
        self.left_out.picks_up.add(&moves.picks_up, (), faults);
        self.left_out.puts.add(&moves.puts, (), faults);
        self.left_out.captures_behind.add(&moves.captures_behind, (), faults);
        self.captures_it.add(&moves.captures_it, (), faults);
        self.clitics.add(&moves.clitics, (), faults);
        self.in_place.add(&moves.to_between_squares, InPlace::ToSquare, faults);
        self.in_place.add(&moves.against_between_pieces, InPlace::AgainstPiece, faults);
        self.in_place.add(&moves.with_mine, InPlace::WithMine, faults);
        self.in_place.add(&moves.plays, InPlace::Plays, faults);
        self.in_place.add(&moves.makes, InPlace::Makes, faults);
        self.in_place.add(&moves.carries, InPlace::Carries, faults);
        self.in_place.add(&moves.ahead, InPlace::Ahead, faults);
        self.in_place.add(&moves.theirs, InPlace::Theirs, faults);
        self.articles.add(&moves.acting_articles, true, faults);
        self.articles.add(&moves.captured_articles, false, faults);
        let small = |words: &WordList| {
            let words = words.iter().flat_map(|word| phrases(&word.value));
            words.map(|word| word.to_lowercase()).collect::<Vec<_>>()
        };
        self.before_square.extend(small(&moves.small_before_square));
        self.before_piece.extend(small(&moves.small_before_piece));
        self.before.extend(heard(&moves.small_before_square).chain(heard(&moves.small_before_piece)));
        self.assent.add(&moves.assent, (), faults);
        let (stems, whole): (WordList, WordList) =
            moves.effects.iter().cloned().partition(|phrase| phrase.value.ends_with('*'));
        self.effects.phrases.add(&whole, (), faults);
        self.effects.stems.extend(stems.iter().map(|stem| normalize(stem.value.trim_end_matches('*'))));
    }

    /// How many of these normalized words begin to tell what the move beside them does or is for.
    pub(crate) fn effect(&self, normalized: &[Normalized]) -> Option<usize> {
        self.effects.phrases.longest(normalized).map(|(length, ())| length)
    }

    /// Whether this word does so in some form of it; "Springer c6 fesseln" may be something else, so that it tells that
    /// behind a comma only.
    pub(crate) fn is_effect_apart(&self, normalized: &Normalized) -> bool {
        self.effects.stems.iter().any(|stem| normalized.starts_with(stem.as_str()))
    }

    /// Whether this normalized word may have no weight before a square or a piece, although it means something.
    pub(crate) fn may_be_article(&self, normalized: &Normalized) -> bool {
        self.before.contains(normalized)
    }

    /// Whether this word says something else by where it stands.
    pub(super) fn has(&self, word: &Normalized) -> bool {
        self.before_ranks.has(word)
            || [&self.after_piece, &self.after_square, &self.clitics].iter().any(|words| words.has(word))
            || self.in_place.has(word)
            || self.articles.has(word)
            || self.before_square(word)
            || self.before_piece(word)
            || self.is_effect_apart(word)
    }

    /// The phrases of such words that tell what a move does or is for.
    pub(super) fn effects_made_of(&self, is_such: impl Fn(&Normalized) -> bool) -> Vec<Vec<Normalized>> {
        self.effects.phrases.made_of(is_such)
    }

    /// Whether this word, which looks like a file, has no weight before a whole square: "torre a d1". Its accent
    /// counts: the Hungarian file is "á".
    pub(crate) fn before_square(&self, word: &str) -> bool {
        self.before_square.contains(&word.to_lowercase())
    }

    /// The same before a piece: "a pawn".
    pub(crate) fn before_piece(&self, word: &str) -> bool {
        self.before_piece.contains(&word.to_lowercase())
    }
}

/// What the endings of words say, in languages that have them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Endings {
    acting: Vec<Normalized>,
    captured: Vec<Normalized>,
    left: Vec<Normalized>,
    standing: Vec<Normalized>,
    reached: Vec<Normalized>,
}

impl Endings {
    pub(super) fn new(moves: &MoveWords) -> Endings {
        Endings {
            acting: heard(&moves.acting_endings).collect(),
            captured: heard(&moves.captured_endings).collect(),
            left: heard(&moves.left_endings).collect(),
            standing: heard(&moves.standing_endings).collect(),
            reached: heard(&moves.reached_endings).collect(),
        }
    }

    /// Whether endings say nothing here.
    pub(crate) fn none(&self) -> bool {
        self.acting.is_empty() && self.captured.is_empty() && self.left.is_empty()
    }

    /// Whether this word has one of them.
    pub(super) fn has(&self, word: &Normalized) -> bool {
        self.acts(word) || self.captured(word) || self.left(word) || self.standing(word) || self.reached(word)
    }

    /// Whether a piece of this name moves: "zaldiak", "futóval".
    pub(crate) fn acts(&self, normalized: &str) -> bool {
        ends(normalized, &self.acting)
    }

    /// Whether a piece of this name is captured: "huszárt".
    pub(crate) fn captured(&self, normalized: &str) -> bool {
        ends(normalized, &self.captured)
    }

    /// Whether a piece leaves the square that ends with this word: "bitik", "egyről".
    pub(crate) fn left(&self, normalized: &str) -> bool {
        ends(normalized, &self.left)
    }

    /// Whether the piece named behind this word stands on the square that ends with it: "c5eko alfila".
    pub(crate) fn standing(&self, normalized: &str) -> bool {
        ends(normalized, &self.standing)
    }

    /// Whether a piece goes to the square or the rank that ends with this word: "hetedikre", "f3-ra".
    pub(crate) fn reached(&self, normalized: &str) -> bool {
        ends(normalized, &self.reached)
    }

    /// Whether only the piece that captures has an ending of its own, so that of two in a row the first captures.
    pub(crate) fn first_captures(&self) -> bool {
        !self.acting.is_empty() && self.captured.is_empty()
    }
}

fn ends(normalized: &str, endings: &[Normalized]) -> bool {
    endings.iter().any(|ending| normalized.ends_with(ending.as_str()))
}

/// Words without weight that make a move doubtful by where they stand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Doubts {
    /// "and": they join a move to something else. The first one says that what follows is said besides, and not
    /// instead.
    pub(crate) conjunctions: Vec<Normalized>,
    first: FxHashSet<Normalized>,
    /// No move ends with these.
    pub(crate) last: FxHashSet<Normalized>,
    /// "Entre": before a square it says nothing of where a piece goes.
    pub(crate) before_squares: FxHashSet<Normalized>,
    /// "But", "so": they part a remark from what is said of a move.
    pub(crate) turns: Vec<Normalized>,
    /// No move goes on behind them.
    pub(crate) inside: FxHashSet<Normalized>,
    /// "Would", "answer to": another's move, or none that is played now. What has a sign of its own is kept as it is
    /// written, in small letters.
    anywhere: Phrases<()>,
    /// The same words as others are compared.
    anywhere_words: FxHashSet<Normalized>,
    /// "His": another's move, unless it is what is captured.
    others: FxHashSet<Normalized>,
    /// "Does", "if": who says them asks or supposes; as they are written, in small letters.
    asking: Vec<Normalized>,
    /// "Trade": what is said of pieces on both sides.
    exchanges: FxHashSet<Normalized>,
    /// "Vor": with one of these at the end "ich schlage" is another verb.
    pub(crate) behind_captures: FxHashSet<Normalized>,
    /// "Leüti": somebody does, and where an ending says who captures, nobody may have been named.
    pub(crate) without_subject: FxHashSet<Normalized>,
    /// "no", "not": whatever is meant, it is not what stands beside them.
    pub(crate) negations: FxHashSet<Normalized>,
    /// "Jump": with no piece named the knight may be meant.
    pub(crate) jumps: FxHashSet<Normalized>,
}

impl Doubts {
    pub(super) fn learn(&mut self, moves: &MoveWords) {
        self.conjunctions.extend(heard(&moves.conjunctions));
        self.first.extend(heard(&moves.doubtful_first));
        self.last.extend(heard(&moves.doubtful_last));
        self.before_squares.extend(heard(&moves.doubtful_before_squares));
        self.turns.extend(heard(&moves.turns));
        self.inside.extend(heard(&moves.doubtful_inside));
        let word = |word: &str| if word.is_ascii() { normalize(word) } else { word.to_lowercase().into() };
        for phrase in &moves.doubtful {
            self.anywhere.learn(&parts(&phrase.value).unwrap_or_default(), (), word);
        }
        self.anywhere_words.extend(self.anywhere.all_words().map(|word| normalize(word)));
        self.others.extend(heard(&moves.others));
        self.asking.extend(
            moves.asking.iter().flat_map(|asking| phrases(&asking.value)).map(|asking| word(&asking)),
        );
        self.exchanges.extend(heard(&moves.exchanges));
        self.behind_captures.extend(heard(&moves.doubtful_behind_captures));
        self.without_subject.extend(heard(&moves.doubtful_without_subject));
        self.negations.extend(heard(&moves.negations));
        self.jumps.extend(heard(&moves.jumps));
    }

    /// Whether this word makes a move doubtful somewhere.
    pub(crate) fn has(&self, word: &Normalized) -> bool {
        self.has_alone(word) || self.anywhere_words.contains(word)
    }

    /// Whether this word makes a move doubtful somewhere with no other beside it.
    pub(super) fn has_alone(&self, word: &Normalized) -> bool {
        self.begins(word)
            || self.ends(word)
            || self.inside.contains(word)
            || self.negations.contains(word)
            || self.others.contains(word)
            || self.exchanges.contains(word)
            || self.without_subject.contains(word)
            || self.before_squares.contains(word)
    }

    /// The phrases of such words that make a question of any move.
    pub(super) fn made_of(&self, is_such: impl Fn(&Normalized) -> bool) -> Vec<Vec<Normalized>> {
        let made = self.anywhere.made_of(|word| is_such(&normalize(word)));
        made.into_iter().map(|phrase| phrase.iter().map(|word| normalize(word)).collect()).collect()
    }

    /// How many words the phrase has that begins here and makes a question of any move.
    pub(crate) fn anywhere(&self, written: &[&str], normalized: &[Normalized]) -> usize {
        let own: Vec<Option<String>> =
            written.iter().map(|word| (!word.is_ascii()).then(|| word.to_lowercase())).collect();
        let mut forms =
            normalized.iter().zip(&own).map(|(plain, own)| [Some(plain.as_str()), own.as_deref()]);
        self.anywhere.longest_of(&mut forms).map_or(0, |(length, ())| length)
    }

    /// Whether this word asks or supposes.
    pub(crate) fn asks(&self, written: &str, normalized: &Normalized) -> bool {
        let written = written.to_lowercase();
        self.asking
            .iter()
            .any(|asking| if asking.is_ascii() { normalized == asking.as_str() } else { written == *asking })
    }

    /// Whether this word says that something is the other side's.
    pub(crate) fn others(&self, normalized: &Normalized) -> bool {
        self.others.contains(normalized)
    }

    /// Whether this word for capturing may also mean an exchange.
    pub(crate) fn exchanges(&self, normalized: &Normalized) -> bool {
        self.exchanges.contains(normalized)
    }

    /// Whether it is the first of the conjunctions.
    pub(crate) fn adds(&self, normalized: &Normalized) -> bool {
        self.conjunctions.first() == Some(normalized)
    }

    /// Whether no move begins with this word.
    pub(crate) fn begins(&self, normalized: &Normalized) -> bool {
        self.conjunctions.contains(normalized) || self.first.contains(normalized)
    }

    /// Whether no move ends with this word.
    pub(crate) fn ends(&self, normalized: &Normalized) -> bool {
        self.conjunctions.contains(normalized) || self.last.contains(normalized)
    }
}

/// Short answers to the program's own questions, and the words for the switches of the settings. They mean nothing
/// where no question is open.
#[derive(Debug, Clone, Default)]
pub(crate) struct Answers {
    /// Yes and no, in short.
    pub(crate) agreement: Phrases<Agreement>,
    on: Vec<Normalized>,
    off: Vec<Normalized>,
    places: Vec<Vec<Normalized>>,
    /// Who reads with a screen reader says one of these.
    pub(crate) reader: Vec<Normalized>,
    begin: Vec<Vec<Normalized>>,
    naming: Vec<Vec<Normalized>>,
    /// They may stand beside a number.
    pub(crate) beside: Vec<Normalized>,
    /// They may stand behind a number: "two please", and not "two moves".
    pub(crate) behind: Vec<Normalized>,
}

impl Answers {
    pub(super) fn learn(&mut self, words: &AnswerWords, faults: &mut Faults<'_>) {
        self.agreement.add(&words.yes, Agreement::Yes, faults);
        self.agreement.add(&words.no, Agreement::No, faults);
        self.on.extend(heard(&words.on));
        self.off.extend(heard(&words.off));
        self.beside.extend(heard(&words.beside));
        self.behind.extend(heard(&words.behind));
        self.reader.extend(heard(&words.reader));
        self.begin.extend(words.begin.iter().map(|phrase| words_of(&phrase.value)));
        for (known, written) in [(&mut self.places, &words.places), (&mut self.naming, &words.naming)] {
            known.resize(known.len().max(written.len()), Vec::new());
            for (place, words) in known.iter_mut().zip(written) {
                place.extend(heard(words));
            }
        }
    }

    /// Whether this normalized word is on or off.
    pub(crate) fn on_or_off(&self, normalized: &Normalized) -> Option<bool> {
        chosen(normalized, &self.on, &self.off)
    }

    /// Whether these normalized words want a game where there is none yet.
    pub(crate) fn begin(&self, normalized: &[Normalized]) -> bool {
        self.begin.iter().any(|phrase| phrase == normalized)
    }

    /// The number of the place this normalized word names, counted from one.
    pub(crate) fn place(&self, normalized: &Normalized) -> Option<u32> {
        let place = self.places.iter().position(|words| words.contains(normalized))?;
        u32::try_from(place + 1).ok()
    }

    /// Which names of squares this normalized word is a word for: their place among those that are asked for.
    pub(crate) fn naming(&self, normalized: &Normalized) -> Option<usize> {
        self.naming.iter().position(|words| words.contains(normalized))
    }
}

fn chosen(normalized: &Normalized, first: &[Normalized], second: &[Normalized]) -> Option<bool> {
    if first.contains(normalized) { Some(true) } else { second.contains(normalized).then_some(false) }
}
