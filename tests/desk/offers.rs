//! What is offered for a line that was not heard: always a legal move and at most three, in a tournament
//! only the words; and nothing for what is no announcement.
//!
//! The last test says other things in each run. When it fails it prints its seed;
//! `ANSAGE_SEED=… cargo test --test desk offers` says the same again.
#![allow(clippy::unwrap_used)]

use crate::support::voice_of;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ansage::game::ParseError;
use ansage::game::{Announcement, Mentioned, MoveDescription};
use ansage::hear::Intent;
use ansage::hear::{hear, readings};
use ansage::tell::MoveText;
use ansage::voice;
use ansage::voice::Voice;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling on both sides, a promotion with and without capture, two knights for one square.
const MANY: &str = "r3k2r/1P4pp/8/3q4/1N3N2/8/3PB1PP/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

/// The moves offered for a line, in algebraic notation; none where the line is heard.
fn offered(voice: &Voice, fen: &str, line: &str) -> Vec<String> {
    let position = position(fen);
    let Err(why) = hear(line, voice.lexicon()) else { return Vec::new() };
    let moves = readings(line, &why, voice.lexicon()).map(|found| found.moves(&position));
    moves.unwrap_or_default().iter().map(|found| San::from_move(&position, *found).to_string()).collect()
}

/// The announcement asked back where no position may be looked at.
fn asked_back(voice: &Voice, line: &str) -> Option<String> {
    let Err(why) = hear(line, voice.lexicon()) else { return None };
    let found = readings(line, &why, voice.lexicon())?;
    Some(MoveText::new(voice.lexicon()).said(found.words()?))
}

#[track_caller]
fn offers(tag: &str, fen: &str, cases: &[(&str, &[&str])]) {
    let voice = voice_of(tag);
    for (line, moves) in cases {
        assert!(hear(line, voice.lexicon()).is_err(), "{line} is heard");
        assert_eq!(offered(voice, fen, line), *moves, "{line}");
    }
}

#[test]
fn a_misspelled_word_is_offered_as_the_legal_move_it_is_close_to() {
    offers(
        "de",
        START,
        &[
            ("Springer Gustav eins Feliks drei", &["Nf3"]),
            ("Schpringer Guhstav ains Feliks drai", &["Nf3"]),
            ("springr f3", &["Nf3"]),
            ("äh also Springer nach Feliks 3 bitte", &["Nf3"]),
            ("3. Springr Felix 3", &["Nf3"]),
            ("Springer Feliks3", &["Nf3"]),
            ("Efa fir", &["e4"]),
            ("weiß: Dafid vier", &["d4"]),
            ("Weiß Dafid vier", &["d4"]),
        ],
    );
    offers(
        "en",
        START,
        &[
            ("knigt f three", &["Nf3"]),
            ("night foxtrott 3", &["Nf3"]),
            ("knight to g1 f thre", &["Nf3"]),
            ("eko four", &["e4"]),
            ("efour", &["e4"]),
            ("knight fthree", &["Nf3"]),
        ],
    );
    offers("es", START, &[("cabalo efe tres", &["Nf3"])]);
    offers("pt", START, &[("cavallo Félix três", &["Nf3"])]);
    offers("hu", START, &[("husár Félix három", &["Nf3"])]);
    offers("eu", START, &[("zaldja Felix hiru", &["Nf3"])]);
    offers("eu-anderea", START, &[("zaldja Feliks hiru", &["Nf3"])]);
}

#[test]
fn words_that_dictation_joins_or_splits_are_found() {
    offers(
        "de",
        START,
        &[
            ("Springer Felixdrei", &["Nf3"]),
            ("Springer Feliksdrei", &["Nf3"]),
            ("Springer gust av eins Felix drei", &["Nf3"]),
            ("Sprin ger Felix drei", &["Nf3"]),
            ("Springer Feli ks drei", &["Nf3"]),
        ],
    );
}

#[test]
fn several_are_offered_the_closest_first_and_never_more_than_three() {
    offers(
        "de",
        MANY,
        &[
            ("Springr Dafid drei", &["Nbd3", "Nfd3"]),
            ("Springr schlägt Dame", &["Nbxd5", "Nfxd5"]),
            ("Läufer Anne sechs", &["Ba6"]),
        ],
    );
    offers("de", START, &[("Ava vier", &["e4", "a4"])]);
}

#[test]
fn what_was_heard_stays_as_it_was_heard() {
    // No knight goes there, and nothing that was heard is changed to make a legal move.
    offers(
        "de",
        START,
        &[("Springer Feliks fünf", &[]), ("Turm Feliks drei", &[]), ("Damme Felix drei", &[])],
    );
    offers("de", MANY, &[("Springr schlägt Turm", &[]), ("Läuver schlägt David drei", &[])]);
}

#[test]
fn words_too_many_are_passed_over_where_the_rest_is_a_whole_announcement() {
    offers(
        "de",
        START,
        &[
            ("Springer Felix drei Kartoffel", &["Nf3"]),
            ("Springer gleichsam Felix drei", &["Nf3"]),
            ("Kartoffel e4", &[]),
            ("Springer gestern Felix heute drei", &["Nf3"]),
        ],
    );
}

#[test]
fn the_one_move_in_a_line_of_talk_is_offered_wherever_it_stands() {
    offers(
        "de",
        START,
        &[
            ("tja Springer nach Felix drei und abends gibt es Zwetschgenknödel", &["Nf3"]),
            ("ach was soll's der Großvater sah's gern Springer f3 kein Quatsch", &["Nf3"]),
            // Two moves, and one that is denied.
            ("Springer f3 ulkig Springer c3 ulkig", &[]),
            ("bloß nicht Springer f3 du Quatschkopf", &[]),
            // A word before it may be the piece.
            ("Quatschkopf f3 ulkig", &[]),
        ],
    );
    let line = "knight all the way to f3 and pancakes for supper tonight";
    offers("en", START, &[(line, &["Nf3"])]);
    // What is said not to be understood is a word beside the move.
    let english = voice_of("en").lexicon();
    let why = hear(line, english).unwrap_err();
    assert_ne!(readings(line, &why, english).unwrap().word.as_deref(), Some("knight"));
}

#[test]
fn castling_is_offered_by_its_side() {
    offers(
        "de",
        MANY,
        &[("kurtse Rohade", &["O-O"]), ("kurze Rohade", &["O-O"]), ("grosse Roschade", &["O-O-O"])],
    );
    offers("en", MANY, &[("castel kingside", &["O-O"]), ("castle qeenside", &["O-O-O"])]);
}

#[test]
fn article_3_7_5_a_promotion_is_offered_only_with_the_piece_that_was_said() {
    offers(
        "de",
        MANY,
        &[
            ("Bela acht", &[]),
            ("Bela acht Dame", &["b8=Q"]),
            ("Bella acht Thurm", &["b8=R"]),
            ("Bela schlägt Anna acht Springer", &["bxa8=N"]),
        ],
    );
}

#[test]
fn written_moves_are_offered_without_a_doubled_sign_or_two_in_the_wrong_order() {
    offers(
        "de",
        START,
        &[
            ("Sf33", &["Nf3"]),
            ("S3f", &["Nf3"]),
            ("e2-e44", &["e4"]),
            ("e22e4", &["e4"]),
            ("Sdx3", &[]),
            ("Sf9", &[]),
            ("e9", &[]),
            ("k4", &[]),
        ],
    );
}

#[test]
fn a_letter_means_what_the_voice_says_and_nothing_else() {
    offers("de", START, &[("Nf3", &[]), ("ZZe4", &[]), ("Zdx3", &[]), ("Nf33", &[]), ("Nf3 bitt", &[])]);
    offers("en", START, &[("Sf3", &[]), ("Sff3", &[])]);
    // Two letters of a piece are two pieces, also where the letter is the voice's own.
    offers("de", START, &[("SSf3", &[])]);
    offers("eu", START, &[("ZZf3", &[])]);
}

#[test]
fn what_is_no_announcement_is_close_to_none() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for line in [
            "Pizza mit Käse",
            "hallo",
            "asdf",
            "Guten Abend",
            "Good evening everybody",
            "how are you today",
            "🦄 {x} $y",
            "was gibt es heute zum Mittagessen",
            "the quick brown fox jumps over the lazy dog",
            "qqmark12",
            "Springer",
            "Springr",
            "Felix",
            "resinn",
        ] {
            for fen in [START, MANY] {
                assert!(offered(voice, fen, line).is_empty(), "{tag}: {line}");
            }
            assert_eq!(asked_back(voice, line), None, "{tag}: {line}");
        }
    }
}

#[test]
fn without_a_position_only_the_words_are_asked_back() {
    let voice = voice_of("de");
    for (line, back) in [
        ("Springr Felix drei", Some("Springer Felix drei")),
        ("Springr Felix fünf", Some("Springer Felix fünf")),
        ("Dame Efa ains schlekt Felix 8", Some("Dame Eva eins schlägt Felix acht")),
        ("Sf33", Some("Springer Felix drei")),
        ("lange Rohade", Some("große Rochade")),
        ("Korrektur Springr Felix drei", Some("Springer Felix drei")),
        // Two and three are as close, and nothing tells which.
        ("Anna dwei", None),
        // A word is never passed over.
        ("Springer Felix drei Kartoffel", None),
        ("Springr Feliks", None),
    ] {
        let expected = back.map(|told| told.replace("große Rochade", "lange Rochade"));
        assert_eq!(asked_back(voice, line), expected, "{line}");
    }
}

#[test]
fn a_word_that_asks_for_something_is_none_of_a_move() {
    offers("de", START, &[("Springer remis Feliks drei", &[]), ("Springr Felix drei (=)", &[])]);
}

#[test]
fn long_babble_is_answered_at_once() {
    let voice = voice_of("de");
    let lines = [
        "Sprngr ".repeat(57),
        "a".repeat(400),
        "Springer Feliks drai ".repeat(20),
        "Fe li ".repeat(8),
        "felix".repeat(500),
        "f3".repeat(1000),
    ];
    for line in lines {
        let begun = Instant::now();
        offered(voice, START, &line);
        // Without optimisation, on a busy machine.
        assert!(begun.elapsed().as_millis() < 1000, "{line}: {:?}", begun.elapsed());
    }
}

/// A small generator: the same numbers for the same seed, on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap() % bound
    }

    /// The text with a few of its letters changed, left out, doubled, or any bytes put in.
    fn spoiled(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let at = self.below(letters.len().max(1)).min(letters.len().saturating_sub(1));
            match self.below(6) {
                _ if letters.is_empty() => letters.push('x'),
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, letters[at]),
                2 => letters[at] = char::from(b'a' + u8::try_from(self.below(26)).unwrap()),
                3 => letters.insert(at, ' '),
                4 => letters.swap(at, at.saturating_sub(1)),
                _ => letters[at] = char::from_u32(u32::try_from(self.below(0x3000)).unwrap()).unwrap_or('ß'),
            }
        }
        letters.into_iter().collect()
    }

    fn bytes(&mut self) -> String {
        let bytes: Vec<u8> = (0..self.below(60)).map(|_| u8::try_from(self.below(256)).unwrap()).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

#[test]
fn whatever_is_said_an_offer_is_legal_and_one_of_three_in_every_voice() {
    let seed = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() % (1 << 60)).unwrap()
    });
    println!("ANSAGE_SEED={seed}");
    let mut chance = Chance(seed.max(1));
    let voices: Vec<&Voice> = voice::tags().iter().map(|tag| voice_of(tag)).collect();
    let (mut offers, mut meant, mut spoiled) = (0, 0, 0);
    for round in 0..700 {
        let voice = &voices[round % voices.len()];
        let telling = MoveText::new(voice.lexicon());
        let mut position = position(if chance.below(2) == 0 { START } else { MANY });
        for _ in 0..chance.below(12) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(legal[chance.below(legal.len())]);
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            continue;
        }
        let played = legal[chance.below(legal.len())];
        let line = if chance.below(5) == 0 {
            chance.bytes()
        } else {
            let told = telling.announcement(&played);
            chance.spoiled(&told)
        };
        let why: ParseError = match hear(&line, voice.lexicon()) {
            Err(why) => why,
            Ok(_) => continue,
        };
        spoiled += 1;
        let Some(found) = readings(&line, &why, voice.lexicon()) else { continue };
        let moves = found.moves(&position);
        offers += usize::from(!moves.is_empty());
        meant += usize::from(moves.contains(&played));
        assert!(moves.len() <= 3, "{}: {line}", voice.tag());
        for (place, offered) in moves.iter().enumerate() {
            assert!(legal.contains(offered), "{}: {line}", voice.tag());
            assert!(!moves[..place].contains(offered), "{}: {line}", voice.tag());
        }
        // What is asked back by its words is an announcement that is heard again. (Castling without
        // its side is asked back with both sides, which is no announcement.)
        if let Some(words) = found.words().filter(|words| matches!(words, Announcement::Move(_))) {
            let told = telling.said(words);
            let again = hear(&told, voice.lexicon()).map(|utterance| utterance.heard);
            assert!(matches!(again, Ok(Intent::Announce(..))), "{}: {line}: {told}", voice.tag());
        }
    }
    println!("{spoiled} not heard, {offers} with an offer, {meant} with the move that was meant");
    assert!(offers * 4 > spoiled && meant * 10 > offers * 8, "{spoiled} {offers} {meant}");
}

#[test]
fn a_move_whose_piece_and_squares_are_mentioned_is_the_only_one() {
    const SEED: u64 = 16;
    let mut chance = Chance(SEED);
    println!("seed {SEED}");
    let mut mentioned = 0;
    for _ in 0..20 {
        let mut position = Chess::default();
        for _ in 0..60 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            for played in &legal {
                let Announcement::Move(said) = Announcement::exactly(*played) else { continue };
                let captured =
                    MoveDescription { captures: played.is_capture(), captured: played.capture(), ..said };
                let found = Mentioned::of(&captured).unwrap().only_move(&position);
                assert_eq!(found, Some(*played), "{position:?}");
                mentioned += 1;
            }
            let played = legal[chance.below(legal.len())];
            position.play_unchecked(played);
        }
    }
    assert!(mentioned > 10_000, "{mentioned}");
}
