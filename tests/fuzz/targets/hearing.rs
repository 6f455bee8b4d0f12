//! A line said at a desk, in each voice: what is heard is never an illegal move, and what is said back is harmless.

use std::sync::{Arc, LazyLock};

use ansage::boards::{Region, TouchQuestion};
use ansage::game::{
    Announcement, CastlingHomes, ParseError, position_of, resolve, resolve_geometry, resolve_on_board,
};
use ansage::hear::{self, Company, Intent, Open, Recogniser, hear};
use ansage::tell::{MoveText, Phrasing, not_heard};
use ansage::text::{LONGEST_LINE, clean};
use ansage::voice::{NameSystem, PhraseBook, Voice, tags};
use shakmaty::{ByColor, Chess, Color, Position, Square};

use super::{Target, is_harmless, seeds, text};

/// A line is heard at each of these, one after the other: castling, promotion, en passant, pins, many of a kind.
const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/1p1p1p1p/8/P1pPP1P1/p3p1p1/8/1P1P1P1P/4K3 w - c6 0 2",
    "4k3/8/1n1n1n2/8/1q1q1q2/8/b1b1b3/7K b - - 0 1",
    "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1",
];

/// The voices that ship with the program, each read once.
pub static VOICES: LazyLock<Vec<Voice>> =
    LazyLock::new(|| tags().iter().map(|tag| Voice::built_in(tag).unwrap()).collect());

static PLACES: LazyLock<Vec<Chess>> =
    LazyLock::new(|| POSITIONS.iter().map(|fen| position_of(fen, None).unwrap()).collect());

/// Words that mean something wherever a line is heard.
pub const WORDS: &[&str] = &[
    "white: ",
    "black:",
    "arbiter: ",
    "assistant: ",
    "Anna",
    "Cäsar",
    "Felix",
    "eins",
    "acht",
    "e4",
    "e2e4",
    "e7e8q",
    "Nf3",
    "Sf3",
    "O-O",
    "0-0-0",
    "exd6 e.p.",
    "(=)",
    "=Q",
    "x",
    "+",
    "#",
    "♘f3",
    "5254",
    "Dame",
    "Springer",
    "knight",
    "queen",
    "caballo",
    "torre",
    "zaldia",
    "gaztelua",
    "huszár",
    "bástya",
    "takes",
    "schlägt",
    "por",
    "üti",
    "castles",
    "Rochade",
    "no, ",
    "nein, ",
    "correct",
    "Korrektur",
    "undo",
    "claim",
    "wait 90s",
    "what is on ",
    "wer greift an ",
    "why",
    "result 1-0",
    "yes",
    "no",
    "ja",
    "2)",
    "2.",
    "?",
    "!",
    ",",
    "…",
    "¿",
    "–",
    "i.",
    "°",
    "8/8/8/8/8/8/8/8 w",
    "white board",
    "empty",
    "black knight",
    "score",
    "illegal white",
    "penalty white 2m",
    "book",
    "new game",
    "seal ",
];

pub const HEAR: Target = Target { name: "hear", executions: 800, seeds: said, tokens: WORDS, run: heard };

pub const ANSWERS: Target =
    Target { name: "answers", executions: 300, seeds: said, tokens: WORDS, run: answered };

/// Lines of the corpus, with the voice before each.
fn said() -> Vec<Vec<u8>> {
    let mut said = Vec::new();
    for (number, tag) in tags().iter().enumerate().filter(|(_, tag)| seeds::languages().contains(tag)) {
        let moves = seeds::lines(&format!("tests/corpus/{tag}/moves.tsv"), 40);
        let requests = seeds::lines(&format!("tests/corpus/{tag}/requests.tsv"), 20);
        let moves = moves.iter().filter_map(|row| row.split('\t').nth(1));
        for line in moves.chain(requests.iter().filter_map(|row| row.split('\t').next())) {
            said.push([&[u8::try_from(number).unwrap()], line.as_bytes()].concat());
        }
    }
    said
}

/// The voice that the first byte stands for, and the line behind it: cleaned as a desk does it, or as it comes.
fn in_a_voice(input: &[u8]) -> Option<(&'static Voice, String)> {
    let (first, line) = input.split_first()?;
    // A desk drops what is behind that.
    let line = text(&line[..line.len().min(LONGEST_LINE)]);
    let voice = &VOICES[usize::from(first & 0x7f) % VOICES.len()];
    Some((voice, if *first < 0x80 { clean(&line) } else { line }))
}

fn heard(input: &[u8]) -> bool {
    let Some((voice, line)) = in_a_voice(input) else { return false };
    match hear(&line, voice.lexicon()) {
        Ok(utterance) => {
            if let Intent::Announce(announcement, _) = utterance.heard {
                PLACES.iter().for_each(|place| is_legal_or_nothing(&announcement, place));
                is_harmless(&MoveText::new(voice.lexicon()).said(&announcement));
                is_recorded(&announcement);
            }
            true
        }
        Err(why) => {
            not_understood(&line, &why, voice);
            false
        }
    }
}

fn is_legal_or_nothing(said: &Announcement, place: &Chess) {
    if let Ok(found) = resolve(said, place) {
        assert!(place.is_legal(found), "{found:?}");
    }
    let homes = CastlingHomes::of(place);
    // What hands can do is what may be illegal: it is a move of this board, from a piece of whoever has the move.
    if let Ok(done) = resolve_geometry(said, place, &homes) {
        let from = done.from().unwrap();
        assert_eq!(place.board().color_at(from), Some(place.turn()), "{done}");
    }
    let _ = resolve_on_board(said, place.board(), place.turn(), &homes);
}

/// What is kept of an announcement says the same each time it is read.
fn is_recorded(said: &Announcement) {
    if let Some(kept) = Announcement::from_record(&said.recorded()) {
        assert_eq!(kept.recorded(), said.recorded());
    }
}

/// A line that is not understood is explained, and at most three legal moves are offered for it.
fn not_understood(line: &str, why: &ParseError, voice: &Voice) {
    is_harmless_if_clean(line, &not_heard(why, &Phrasing::new(voice)));
    let Some(offered) = hear::readings(line, why, voice.lexicon()) else { return };
    for place in PLACES.iter().take(3) {
        let moves = offered.moves(place);
        assert!(moves.len() <= 3 && moves.iter().all(|offered| place.is_legal(*offered)));
    }
}

/// A desk cleans each line before it hears it.
fn is_harmless_if_clean(line: &str, told: &str) {
    if clean(line) == line {
        is_harmless(told);
    }
}

/// Everything that a line may be besides: answers of every kind, requests of lessons, and what is near to a question.
fn answered(input: &[u8]) -> bool {
    let Some((voice, line)) = in_a_voice(input) else { return false };
    let (line, lexicon) = (line.as_str(), voice.lexicon());
    let within = |part: Option<&str>| assert!(part.is_none_or(|part| line.contains(part)), "{part:?}");
    within(hear::before_yes(line, lexicon));
    within(hear::behind_no(line, lexicon));
    within(hear::before_press(line, lexicon));
    within(Some(hear::named_speaker(line, lexicon).1));
    let open = Open { yes_or_no: true, numbered: true };
    let answer = hear::answer(line, open, lexicon);
    // What is no question open is answered by nothing.
    assert!(hear::answer(line, Open::default(), lexicon).is_none());
    let mut any = answer.is_some();
    for question in [
        TouchQuestion::Count { region: Region::HalfOf(Color::White), color: None },
        TouchQuestion::Occupied(Square::E4),
        TouchQuestion::Which(Square::H8),
        TouchQuestion::Reads(Square::A1),
    ] {
        let felt = hear::felt(line, question, lexicon);
        assert!(felt.is_none_or(|felt| question.takes(felt)));
        any |= felt.is_some();
    }
    any |= hear::says_stop(line, lexicon) | hear::uses_reader(line, lexicon).is_some();
    any |= hear::switch(line, lexicon).is_some() | hear::calls_arbiter(line, lexicon);
    let asked = [NameSystem::Local, NameSystem::Letters, NameSystem::Nato];
    any |= hear::names_chosen(line, asked, lexicon).is_some_and(|found| asked.contains(&found));
    let names = ByColor { white: "Anna-Lena O’Neill", black: "Ju Wenjun" };
    any |= hear::colors_for_names(line, names, lexicon).is_some();
    for found in [hear::lesson_text(line, lexicon).map(|found| found.1), hear::file_to_listen(line, lexicon)]
    {
        any |= found.is_some();
    }
    any |= hear::lesson_request(line, lexicon).is_some() | hear::two_players(line, lexicon).is_some();
    any |= hear::puzzle_choice(line, lexicon).is_some() | hear::set_up_word(line, lexicon).is_some();
    any |= hear::drill_named(line, lexicon).is_some() | hear::drill_among(line, lexicon).is_some();
    any |= hear::duration(line).is_some() | hear::wants_game(line, lexicon) | hear::denies(line, lexicon);
    any |= hear::is_undecided(line, lexicon) | hear::asks_about_offer(line, lexicon);
    any |= hear::is_rest_of_more(line, lexicon) | hear::is_bare_offer(line, lexicon);
    any | recognised(line, voice)
}

fn recognised(line: &str, voice: &Voice) -> bool {
    let lexicon = voice.lexicon();
    let learned: Arc<Recogniser> =
        voice.learned(|| Recogniser::new(PhraseBook::built_in(voice.tag(), lexicon.like())));
    let heard = hear(line, lexicon).map(|utterance| utterance.heard);
    [Company::Alone, Company::Others]
        .into_iter()
        .any(|company| learned.recognise(line, heard.as_ref(), lexicon, company).is_some())
}
