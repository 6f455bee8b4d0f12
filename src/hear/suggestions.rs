//! A line that was not heard, read as something close to it: every announcement its words could have been.
//!
//! No position is looked at here. What was heard stays as it was heard; only words nobody knows are read
//! as others. Whoever uses a reading asks first.

use shakmaty::{Chess, Move};

use super::among_talk::{MOST_HEARD, among_unknown, in_a_part, may_be_among_talk, one_move};
use super::edit_cost::{EditCost, FARTHEST, Said, Vocabulary};
use super::grammar::sentence;
use super::joined::sign;
use super::line::{Line, Words, named_speaker, speaker};
use super::mentions::mentions;
use super::notation;
use super::notation::Token;
use super::retyped::retyped;
use super::tokens::{is_numbered, next_signs};
use crate::game::{Announcement, Mentioned, ParseError, ResolveError, Speaker, resolve};
use crate::voice::{Lexicon, Meaning, Normalized};

/// Longer lines are talk and no announcement.
const MOST_WORDS: usize = 16;

const PASSED_OVER: EditCost = 300;

/// A move that only a part of a line is gives way to everything that the whole of it may have been.
const IN_A_PART: EditCost = 3 * PASSED_OVER;

/// What ears and dictation are known to make of a word.
const MISHEARD: EditCost = 120;

/// Two words that are one, or one that is two.
const JOINED: EditCost = 50;

/// What one word is may be cut in two or three; no word of chess is longer.
const LONGEST_JOINED: usize = 18;

/// How much farther off every further word may be.
const FOR_EACH_MORE: EditCost = 100;

/// How many ways to read the beginning of a line are followed.
const WAYS: usize = 24;

/// What a line could have been.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestions {
    /// The speaker named at the start of the line.
    pub speaker: Option<Speaker>,
    /// Whether it corrects an announcement.
    pub correcting: bool,
    /// The first word that was not understood, if there is one.
    pub word: Option<String>,
    /// The announcements it could have been, the closest first.
    all: Vec<Suggestion>,
    /// What is mentioned in it, where it could have been none that is legal.
    mentioned: Option<Mentioned>,
}

/// An announcement that a line could have been.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Suggestion {
    announcement: Announcement,
    distance: EditCost,
    passed_over: bool,
}

/// What a line that was not heard could have been; `None` when it is close to no announcement. Whatever was
/// heard and is wrong, such as a piece's letter of another voice or a ninth rank, is close to nothing.
///
/// ```
/// use ansage::hear::{hear, readings};
/// use ansage::voice::Voice;
///
/// let german = Voice::built_in("de")?;
/// let why = hear("Springer Gustaf eins Felx drei", german.lexicon()).unwrap_err();
/// assert!(readings("Springer Gustaf eins Felx drei", &why, german.lexicon()).is_some());
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn readings(line: &str, why: &ParseError, lexicon: &Lexicon) -> Option<Suggestions> {
    let (mut speaking, rest) = named_speaker(line, lexicon);
    let words = Words::of(rest);
    let mut line = words.line(lexicon);
    if speaking.is_none()
        && let Some((length, word)) = line.speaker()
    {
        speaking = Some(speaker(word));
        line = line.from(length);
    }
    let correct = |at: usize| line.from(at).requests("correct").map(|length| at + length);
    let correction = correct(0).or_else(|| correct(line.fillers()));
    let line = line.from(correction.unwrap_or(0));
    let near = nearly_heard(line, why);
    let beside = |announcement, word: &str| {
        // "Knight all the way to f3 and pancakes": the knight was understood.
        let word = if let ParseError::UnknownWord(unknown) = why { unknown } else { word };
        (word.to_owned(), vec![Suggestion { announcement, distance: IN_A_PART, passed_over: true }])
    };
    let part = in_a_part(rest, line, why).map(|found| beside(found.announcement, found.word));
    let within = || one_move(line).map(|(announcement, word)| beside(announcement, word));
    let near = near.or_else(|| part.clone());
    let near = near.or_else(|| may_be_among_talk(why).then(within).flatten());
    let mentioned = may_be_among_talk(why).then(|| mentions(line, why)).flatten();
    let (word, mut all) = if let Some((word, all)) = near {
        (Some(word), all)
    } else {
        mentioned.as_ref()?;
        let unknown = if let ParseError::UnknownWord(word) = why { Some(word.clone()) } else { None };
        (unknown, Vec::new())
    };
    let is_new = |found: &Suggestion| all.iter().all(|other| other.announcement != found.announcement);
    let farther: Vec<Suggestion> = part.into_iter().flat_map(|(_, found)| found).filter(is_new).collect();
    all.extend(farther);
    Some(Suggestions { speaker: speaking, correcting: correction.is_some(), word, all, mentioned })
}

/// The first word that was not understood, and what the whole line could have been.
fn nearly_heard(line: Line<'_>, why: &ParseError) -> Option<(String, Vec<Suggestion>)> {
    // "Keine Rochade": what is denied is not what is meant.
    let denied = line.normalized.iter().any(|word| line.lexicon.doubts().negations.contains(word));
    if line.is_empty() || line.len() > MOST_WORDS || denied {
        return None;
    }
    let offers = || (0..line.len()).any(|at| line.from(at).offered().next().is_some());
    let (word, mut all) = match why {
        ParseError::UnknownWord(_) => misheard(line)?,
        ParseError::NoDestination | ParseError::TooMuch => mistyped(line).or_else(|| misheard(line))?,
        // "Läuter schlägt c6": a word of a question that ears are known to make of a piece.
        ParseError::QuestionUnclear if offers() => misheard(line)?,
        _ => return None,
    };
    if all.is_empty() {
        all.extend(among_unknown(line).map(|announcement| Suggestion {
            announcement,
            distance: PASSED_OVER,
            passed_over: true,
        }));
    }
    (!all.is_empty()).then_some((word, all))
}

/// A step from one word to a later one.
struct Step {
    to: usize,
    signs: Vec<Token>,
    distance: EditCost,
    passed_over: bool,
}

impl Step {
    fn heard(to: usize, signs: Vec<Token>) -> Step {
        Step { to, signs, distance: 0, passed_over: false }
    }

    fn close(to: usize, signs: Vec<Token>, distance: EditCost) -> Step {
        // However close it is, it is not what was said.
        Step { to, signs, distance: distance.max(1), passed_over: false }
    }
}

/// The first word nobody knows, and what the line could have been where it and the others like it were misheard.
fn misheard(line: Line<'_>) -> Option<(String, Vec<Suggestion>)> {
    let mut known: Vec<Option<Step>> = line.words.iter().map(|_| None).collect();
    let mut heard = vec![true; line.len()];
    let mut signs = Vec::new();
    let mut at = usize::from(is_numbered(line.words));
    if at == 1 {
        known[0] = Some(Step::heard(1, Vec::new()));
    }
    let offered = |at: usize| line.from(at).offered();
    let is_offered = |at: usize| (0..=at).any(|from| offered(from).any(|(length, _)| from + length > at));
    while at < line.len() {
        let before = signs.len();
        match next_signs(line.from(at), &mut signs) {
            Ok(length) => {
                known[at] = Some(Step::heard(at + length, signs[before..].to_vec()));
                at += length;
            }
            // A word that asks for something was heard, and is none of an announcement, unless ears are known for it.
            Err(ParseError::UnknownWord(_)) if line.from(at).request().is_none() || is_offered(at) => {
                heard[at] = false;
                at += 1;
            }
            Err(_) => return None,
        }
    }
    let first = (0..line.len()).find(|at| !heard[*at] || offered(*at).next().is_some())?;
    let length = offered(first).map(|(length, _)| length).max().unwrap_or(1);
    let vocabulary = Vocabulary::new(line.lexicon);
    let said: Vec<Said> = line.normalized.iter().map(|word| Said::new(word)).collect();
    let all = announcements(line.len(), |at| {
        let mut steps: Vec<Step> = known[at].take().into_iter().collect();
        for (length, meaning, distance) in vocabulary.near_phrases(&said[at..], &heard[at..]) {
            steps.push(Step::close(at + length, sign(meaning).into_iter().collect(), distance));
        }
        steps.extend(offered(at).map(|(length, meaning)| {
            Step::close(at + length, sign(meaning).into_iter().collect(), MISHEARD)
        }));
        if !heard[at] {
            steps.push(Step { to: at + 1, signs: Vec::new(), distance: PASSED_OVER, passed_over: true });
            steps.extend(unheard(line, at, &heard, &vocabulary));
        }
        steps
    });
    Some((line.words[first..first + length].join(" "), all))
}

/// What a word nobody knows could have been, alone or together with those behind it.
fn unheard(line: Line<'_>, at: usize, heard: &[bool], vocabulary: &Vocabulary<'_>) -> Vec<Step> {
    let word = line.part(at..at + 1);
    // What is known elsewhere was heard.
    if word.modifier().is_some() || word.speaker().is_some() {
        return Vec::new();
    }
    let mut steps = alone(line.words[at], &line.normalized[at], at + 1, vocabulary, line.lexicon);
    for to in at + 2..=(at + 3).min(line.len()) {
        if heard[at..to].contains(&true) {
            break;
        }
        let joined = line.normalized[at..to].concat();
        if joined.chars().count() > LONGEST_JOINED {
            break;
        }
        let near = vocabulary.near(&joined).into_iter();
        steps.extend(near.map(|(meaning, distance)| {
            Step::close(to, sign(meaning).into_iter().collect(), distance + JOINED)
        }));
    }
    steps
}

/// What one word could have been.
fn alone(word: &str, plain: &str, to: usize, vocabulary: &Vocabulary<'_>, lexicon: &Lexicon) -> Vec<Step> {
    let letters: String = plain.chars().filter(|sign| !matches!(sign, '-' | '–' | ':')).collect();
    let near = |part: &str| vocabulary.near(part);
    let mut steps: Vec<Step> = near(&letters)
        .into_iter()
        .map(|(meaning, distance)| Step::close(to, sign(meaning).into_iter().collect(), distance))
        .collect();
    // "Feliks3"
    if let Some(rank) = letters.chars().next_back().and_then(shakmaty::Rank::from_char) {
        let file = |(meaning, distance)| match meaning {
            Meaning::File(file) => {
                Some(Step::close(to, vec![Token::File(file), Token::Rank(rank)], distance))
            }
            _ => None,
        };
        steps.extend(near(&letters[..letters.len() - 1]).into_iter().filter_map(file));
    }
    steps.extend(letter_and_number(&letters, to, lexicon));
    steps.extend(in_two(&letters, to, vocabulary, lexicon));
    steps.extend(
        retyped(word)
            .filter_map(|(written, distance)| Some((notation::read(&written, lexicon).ok()?, distance)))
            .map(|(signs, distance)| Step::close(to, signs, distance)),
    );
    steps
}

/// "efour": a file's letter and a rank in one word.
fn letter_and_number(letters: &str, to: usize, lexicon: &Lexicon) -> Option<Step> {
    /// Shorter numbers are endings of words by chance.
    const SHORTEST: usize = 3;
    let file = shakmaty::File::from_char(letters.chars().next()?)?;
    let number = letters.get(1..).filter(|number| number.len() >= SHORTEST)?;
    // No mishearing: "date" is no square.
    let rank = lexicon.chess_words().rank_called(number)?;
    Some(Step::close(to, vec![Token::File(file), Token::Rank(rank)], JOINED))
}

/// "Felixdrei", "Feliksdrei": one word that is two, of which one is known.
fn in_two(letters: &str, to: usize, vocabulary: &Vocabulary<'_>, lexicon: &Lexicon) -> Vec<Step> {
    /// Shorter parts are found by chance.
    const SHORTEST_PART: usize = 3;
    /// Longer words are not two of chess.
    const LONGEST: usize = 60;
    if letters.len() > LONGEST {
        return Vec::new();
    }
    let exactly = |part: &str| lexicon.chess(&[Normalized::from(part)]).map(|(_, meaning)| (meaning, 0));
    let cuts = letters.char_indices().map(|(cut, _)| cut);
    let long = |cut: &usize| {
        letters[..*cut].chars().count() >= SHORTEST_PART && letters[*cut..].chars().count() >= SHORTEST_PART
    };
    let mut steps = Vec::new();
    for cut in cuts.filter(long) {
        let (first, last) = letters.split_at(cut);
        let pairs: Vec<(_, _)> = match (exactly(first), exactly(last)) {
            (Some(first), Some(last)) => vec![(first, last)],
            (Some(first), None) => vocabulary.near(last).into_iter().map(|last| (first, last)).collect(),
            (None, Some(last)) => vocabulary.near(first).into_iter().map(|first| (first, last)).collect(),
            (None, None) => continue,
        };
        steps.extend(pairs.into_iter().map(|((first, apart), (last, more))| {
            Step::close(to, [first, last].into_iter().filter_map(sign).collect(), apart + more + JOINED)
        }));
    }
    steps
}

/// A written move that is one word and heard sign by sign, but is no announcement: "Sf33", "e2-e44".
fn mistyped(line: Line<'_>) -> Option<(String, Vec<Suggestion>)> {
    let weightless = |at: usize| matches!(line.part(at..at + 1).chess(), Some((_, Meaning::Filler)));
    let start = usize::from(is_numbered(line.words));
    let mut weighty = (start..line.len()).filter(|at| !weightless(*at));
    let (Some(at), None) = (weighty.next(), weighty.next()) else { return None };
    let mut written: Vec<Step> = retyped(line.words[at])
        .filter_map(|(written, distance)| Some((notation::read(&written, line.lexicon).ok()?, distance)))
        .map(|(signs, distance)| Step::close(at + 1, signs, distance))
        .collect();
    if written.is_empty() {
        return None;
    }
    let all = announcements(line.len(), |place| {
        if place == at { std::mem::take(&mut written) } else { vec![Step::heard(place + 1, Vec::new())] }
    });
    Some((line.words[at].to_owned(), all))
}

/// A way through the words read so far.
#[derive(Clone, Default)]
struct LatticePath {
    signs: Vec<Token>,
    distance: EditCost,
    changed: u32,
    passed_over: bool,
}

impl LatticePath {
    fn then(&self, step: &Step) -> Option<LatticePath> {
        if self.passed_over && step.passed_over {
            return None;
        }
        let way = LatticePath {
            signs: [self.signs.as_slice(), &step.signs].concat(),
            distance: self.distance + step.distance,
            changed: self.changed + u32::from(step.distance > 0),
            passed_over: self.passed_over || step.passed_over,
        };
        let farthest = FARTHEST + FOR_EACH_MORE * way.changed.saturating_sub(1);
        (way.distance <= farthest).then_some(way)
    }

    fn reading(self) -> Option<Suggestion> {
        // A draw offered with a move would be lost.
        if self.signs.contains(&Token::DrawOffer) || (self.passed_over && self.signs.len() < MOST_HEARD) {
            return None;
        }
        let announcement = sentence(&self.signs).ok()?;
        Some(Suggestion { announcement, distance: self.distance, passed_over: self.passed_over })
    }
}

/// The announcements that so many words can be read as, the closest first. The steps from a word are asked for once,
/// and only where a way leads to it: most talk ends at its second word that is like none of chess.
fn announcements(length: usize, mut steps: impl FnMut(usize) -> Vec<Step>) -> Vec<Suggestion> {
    let mut ways: Vec<Vec<LatticePath>> = (0..=length).map(|_| Vec::new()).collect();
    ways[0].push(LatticePath::default());
    for at in 0..length {
        let mut here = std::mem::take(&mut ways[at]);
        if here.is_empty() {
            continue;
        }
        here.sort_by_key(|way| way.distance);
        here.truncate(WAYS);
        let steps = steps(at);
        for way in here {
            for step in &steps {
                if let Some(next) = way.then(step) {
                    ways[step.to].push(next);
                }
            }
        }
    }
    let mut whole: Vec<Suggestion> =
        ways.pop().unwrap_or_default().into_iter().filter_map(LatticePath::reading).collect();
    whole.sort_by_key(|reading| (reading.distance, reading.passed_over));
    let mut all: Vec<Suggestion> = Vec::new();
    for reading in whole {
        if !all.iter().any(|other| other.announcement == reading.announcement) {
            all.push(reading);
        }
    }
    all
}

/// More moves are hard to keep in mind.
const MOST_OFFERED: usize = 3;

/// What is so much farther off than the closest is not offered beside it.
const MUCH_WORSE: EditCost = 150;

/// What is no farther off than this from the closest is as close.
const AS_CLOSE: EditCost = 60;

impl Suggestions {
    /// The legal moves that can have been meant, the closest first; at most three. A pawn that promotes is
    /// among them only where the piece was named.
    pub fn moves(&self, position: &Chess) -> Vec<Move> {
        let mut offered: Vec<(EditCost, Move)> = Vec::new();
        for reading in &self.all {
            for candidate in fitting(&reading.announcement, position) {
                if !offered.iter().any(|(_, other)| *other == candidate) {
                    offered.push((reading.distance, candidate));
                }
            }
        }
        let closest = offered.first().map_or(0, |(distance, _)| *distance);
        offered.retain(|(distance, _)| *distance <= closest + MUCH_WORSE);
        // Of several as close to it none is left out by chance.
        if let Some((too_far, _)) = offered.get(MOST_OFFERED).copied() {
            offered.retain(|(distance, _)| *distance < too_far);
        }
        if offered.is_empty() {
            return self.mentioned.as_ref().and_then(|said| said.only_move(position)).into_iter().collect();
        }
        offered.into_iter().map(|(_, candidate)| candidate).collect()
    }

    /// Whether all of a line is an announcement by what ears and dictation are known to make of its words, one misheard and
    /// the others as they are.
    pub fn are_misheard(&self) -> bool {
        self.all.iter().any(|reading| !reading.passed_over && reading.distance <= MISHEARD)
    }

    /// The one announcement that was said, by its words alone: `None` where another is as close. Nothing was
    /// passed over, and no position was looked at, so whether it is legal cannot be told from it.
    pub fn words(&self) -> Option<&Announcement> {
        let mut whole = self.all.iter().filter(|reading| !reading.passed_over);
        let closest = whole.next()?;
        let unlike = |other: &Suggestion| other.distance > closest.distance + AS_CLOSE;
        whole.next().is_none_or(unlike).then_some(&closest.announcement)
    }
}

fn fitting(announcement: &Announcement, position: &Chess) -> Vec<Move> {
    match resolve(announcement, position) {
        Ok(found) => vec![found],
        Err(ResolveError::Several(moves)) => moves,
        Err(_) => Vec::new(),
    }
}
