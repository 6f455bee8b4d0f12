//! Hearing a full German announcement and finding the legal move it is, beside shakmaty reading the same
//! moves as SAN. Both run in one process on the same positions; `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::hint::black_box;

use ansage::game::resolve;
use ansage::hear::Company;
use ansage::hear::Intent;
use ansage::hear::Recogniser;
use ansage::hear::{hear, readings};
use ansage::tell::MoveText;
use ansage::voice::{PhraseBook, Voice};
use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::san::{San, SanPlus};
use shakmaty::{Chess, Move, Position};

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
            plies.push(Ply {
                before,
                played,
                announced: telling.announcement(&played),
                written: word.to_owned(),
            });
            position.play_unchecked(played);
        }
    }
    plies
}

fn heard(ply: &Ply, voice: &Voice) -> Move {
    match hear(&ply.announced, voice.lexicon()).unwrap().heard {
        Intent::Announce(announcement, _) => resolve(&announcement, &ply.before).unwrap(),
        other => panic!("{other:?}"),
    }
}

fn read(ply: &Ply) -> Move {
    San::from_ascii(ply.written.as_bytes()).unwrap().to_move(&ply.before).unwrap()
}

fn hearing(criterion: &mut Criterion) {
    let voice = Voice::built_in("de").unwrap();
    let plies = plies(&voice);
    assert!(plies.iter().all(|ply| heard(ply, &voice) == ply.played && read(ply) == ply.played));
    let mut turns = plies.iter().cycle();
    criterion.bench_function("German announcement, heard and resolved", |bench| {
        bench.iter(|| heard(black_box(turns.next().unwrap()), &voice));
    });
    let mut turns = plies.iter().cycle();
    criterion.bench_function("the same move as SAN, by shakmaty", |bench| {
        bench.iter(|| read(black_box(turns.next().unwrap())));
    });
}

/// A line in anybody's words, and learning the phrases it is compared with.
fn understanding(criterion: &mut Criterion) {
    let voice = Voice::built_in("de").unwrap();
    let book = || PhraseBook::built_in("de", None);
    criterion.bench_function("a voice's phrases, learned", |bench| bench.iter(|| Recogniser::new(book())));
    let recogniser = Recogniser::new(book());
    let line = "sag mir doch mal wie viel Zeit mir eigentlich noch bleibt";
    let why = hear(line, voice.lexicon()).unwrap_err();
    criterion.bench_function("a question in other words", |bench| {
        bench.iter(|| recogniser.recognise(black_box(line), Err(&why), voice.lexicon(), Company::Alone));
    });
    let line = "ich schiebe meinen Sprinker jetzt mal fix nach Feliks drai";
    let why = hear(line, voice.lexicon()).unwrap_err();
    criterion.bench_function("what an unknown line may have been", |bench| {
        bench.iter(|| readings(black_box(line), &why, voice.lexicon()));
    });
}

criterion_group!(benches, hearing, understanding);
criterion_main!(benches);
