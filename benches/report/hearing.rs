//! Hearing a full German announcement and finding the legal move it is, beside shakmaty reading the same moves as SAN on
//! the same positions; and what people say in their own words.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use ansage::game::{Announcement, resolve};
use ansage::hear::{Company, Intent, Recogniser, hear, readings};
use ansage::tell::MoveText;
use ansage::voice::{PhraseBook, Voice};
use shakmaty::san::{San, SanPlus};
use shakmaty::{Chess, Move, Position};

use super::figures::{Table, Times, in_turns, median, timed, told};

/// How often shakmaty and Ansage are at it in turns, and how often they go over both games in one turn.
const TURNS: usize = 31;
const PASSES: u32 = 100;

/// Two games with castling on both sides, captures, checks, mate and a move that needs its rank.
const GAMES: [&str; 2] = [
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 \
     Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 Ngf6 Bd3 e6 N1f3 h6 Nxe6 Qe7 O-O fxe6 Bg6+ Kd8 Bf4 b5 a4 Bb7 Re1 Nd5 \
     Bg3 Kc8 axb5 cxb5 Qd3 Bc6 Bf5 exf5 Rxe7 Bxe7 c4",
];

struct Ply {
    before: Chess,
    played: Move,
    announced: String,
    written: String,
}

fn plies(voice: &Voice) -> Vec<Ply> {
    let telling = MoveText::new(voice.lexicon());
    let mut plies = Vec::new();
    for game in GAMES {
        let mut position = Chess::default();
        for word in game.split_whitespace() {
            let played = word.parse::<SanPlus>().unwrap().san.to_move(&position).unwrap();
            let before = position.clone();
            let announced = telling.announcement(&played);
            plies.push(Ply { before, played, announced, written: word.to_owned() });
            position.play_unchecked(played);
        }
    }
    plies
}

fn heard(ply: &Ply, voice: &Voice) -> Announcement {
    match hear(&ply.announced, voice.lexicon()).unwrap().heard {
        Intent::Announce(announcement, _) => announcement,
        other => panic!("{other:?}"),
    }
}

fn found(ply: &Ply, voice: &Voice) -> Move {
    resolve(&heard(ply, voice), &ply.before).unwrap()
}

fn read(ply: &Ply) -> Move {
    San::from_ascii(ply.written.as_bytes()).unwrap().to_move(&ply.before).unwrap()
}

/// What a move takes in the mean of some passes over these.
fn a_move<T>(plies: &[Ply], work: impl Fn(&Ply) -> T) -> Duration {
    let ((), time) = timed(|| {
        for _ in 0..PASSES {
            for ply in plies {
                black_box(work(black_box(ply)));
            }
        }
    });
    time / (PASSES * u32::try_from(plies.len()).unwrap())
}

/// The slowest of these moves.
fn slowest<T>(plies: &[Ply], work: impl Fn(&Ply) -> T) -> Duration {
    plies.iter().map(|ply| a_move(std::slice::from_ref(ply), &work)).collect::<Times>().worst()
}

pub fn announcements() -> String {
    let voice = Voice::built_in("de").unwrap();
    let plies = plies(&voice);
    assert!(plies.iter().all(|ply| found(ply, &voice) == ply.played && read(ply) == ply.played));
    let hearing = |ply: &Ply| heard(ply, &voice);
    let finding = |ply: &Ply| found(ply, &voice);
    let works: [&mut dyn FnMut() -> Duration; 3] =
        [&mut || a_move(&plies, finding), &mut || a_move(&plies, hearing), &mut || a_move(&plies, read)];
    let [both, heard, theirs] = in_turns(TURNS, works);
    let mut table = Table::new(&["", "time a move", "the slowest move", "against SAN"]);
    for (name, times, slowest) in [
        ("German announcement, heard and resolved", &both, slowest(&plies, finding)),
        ("of that, hearing it", &heard, slowest(&plies, hearing)),
        ("the same move as SAN, by shakmaty", &theirs, slowest(&plies, read)),
    ] {
        table.row([name.to_owned(), told(times.median()), told(slowest), times.against(&theirs)]);
    }
    format!("{table}\nMedians of {TURNS} turns over {} moves.", plies.len())
}

/// A line of the corpus as a desk hears it: in exact words, or else in anybody's, or else as what it may have been.
fn understood(line: &str, voice: &Voice, recogniser: &Recogniser) {
    let Err(why) = hear(line, voice.lexicon()) else { return };
    if recogniser.recognise(line, Err(&why), voice.lexicon(), Company::Alone).is_none() {
        black_box(readings(line, &why, voice.lexicon()));
    }
}

pub fn own_words() -> String {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut table =
        Table::new(&["", "lines", "a line, median", "99 in 100", "the phrases of the voice, learned"]);
    for tag in ["de", "en", "es", "eu", "hu", "pt"] {
        let voice = Voice::built_in(tag).unwrap();
        let book = || PhraseBook::built_in(tag, None);
        let recogniser = Recogniser::new(book());
        // What is said stands in the second column, and in the first.
        let texts = [("moves.tsv", 1), ("requests.tsv", 0)]
            .map(|(file, column)| (fs::read_to_string(corpus.join(tag).join(file)).unwrap(), column));
        let rows = texts.iter().flat_map(|(text, column)| {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            lines.filter_map(|line| line.split('\t').nth(*column))
        });
        // The middle of three times, so that what else the machine does falls out.
        let times: Times =
            rows.map(|line| median(3, || understood(black_box(line), &voice, &recogniser))).collect();
        table.row([
            tag.to_owned(),
            times.many().to_string(),
            told(times.median()),
            told(times.share(99)),
            told(median(5, || Recogniser::new(book()))),
        ]);
    }
    table.to_string()
}
