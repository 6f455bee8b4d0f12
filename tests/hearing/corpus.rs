//! What people say for a move when nobody taught them, in every voice: `tests/corpus/<voice>/moves.tsv` held against
//! what is heard. The score may only rise, and no move is ever taken that was not meant.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ansage::game::{Announcement, ParseError, Speaker, read_otherwise, resolve};
use ansage::hear::{Intent, Utterance, hear, is_put_as_question, readings};
use ansage::voice::Lexicon;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use crate::support::voice_of;

/// How many rows are understood in each voice, at least. It is raised when more are.
const FLOORS: [(&str, usize); 6] =
    [("de", 5568), ("en", 6532), ("es", 6523), ("eu", 6476), ("hu", 5863), ("pt", 6659)];

/// What a row wants.
enum Wanted {
    /// This move is taken.
    Taken(Move),
    /// Nothing is taken: a careful listener asks, or it is no move.
    Nothing,
    /// Nothing is taken, and this move is offered.
    Offered(Move),
}

/// What became of a row.
#[derive(PartialEq)]
enum Verdict {
    Understood,
    /// It is not taken, and asked about: "Do you mean …?"
    Offered(String),
    Missed(String),
    /// A move was taken that was not meant: the worst there is.
    Wrong(Move),
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// A corpus of somebody else, which `ANSAGE_CORPUS` names: its score is printed and held against no floor.
fn strangers() -> Option<PathBuf> {
    std::env::var_os("ANSAGE_CORPUS").map(PathBuf::from)
}

/// The rows of a table, without its comments.
fn rows(path: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn positions() -> BTreeMap<String, Chess> {
    let rows = rows(&corpus().join("positions.tsv"));
    rows.into_iter().map(|row| (row[0].clone(), position(&row[1]))).collect()
}

fn wanted(text: &str, position: &Chess) -> Wanted {
    let played = |san: &str| {
        let san: San = san.trim_end_matches(['+', '#']).parse().unwrap_or_else(|_| panic!("{san} is no SAN"));
        san.to_move(position).unwrap_or_else(|_| panic!("{san} is not legal"))
    };
    match text.split_once(' ') {
        Some(("offer", san)) => Wanted::Offered(played(san)),
        _ if matches!(text, "ask" | "no") => Wanted::Nothing,
        _ => Wanted::Taken(played(text)),
    }
}

/// The announcement that a line is of the side to move, or why it is none.
fn announced(said: &str, turn: Color, lexicon: &Lexicon) -> Result<Announcement, String> {
    if is_put_as_question(said, lexicon) {
        return Err("a desk asks back what is said as a question".to_owned());
    }
    let heard = hear(said, lexicon);
    if let Ok(Utterance { speaker: Some(speaker @ (Speaker::White | Speaker::Black)), .. }) = heard
        && speaker != Speaker::from(turn)
    {
        return Err(format!("said by {speaker:?}"));
    }
    match heard.map(|utterance| utterance.heard) {
        Ok(Intent::Announce(announcement, _)) => Ok(announcement),
        Ok(other) => Err(format!("{other:?}")),
        Err(why) => Err(format!("{why:?}")),
    }
}

fn judged(said: &str, wanted: &Wanted, position: &Chess, lexicon: &Lexicon) -> Verdict {
    let found = announced(said, position.turn(), lexicon).and_then(|announcement| {
        let found = resolve(&announcement, position);
        found.map_err(|why| format!("{why:?} of {announcement:?}"))
    });
    match (wanted, found) {
        (Wanted::Taken(meant), Ok(found)) if found == *meant => Verdict::Understood,
        (_, Ok(found)) => Verdict::Wrong(found),
        (Wanted::Nothing, Err(_)) => Verdict::Understood,
        (Wanted::Taken(meant), Err(why)) if offered(said, position, lexicon).contains(meant) => {
            Verdict::Offered(why)
        }
        (Wanted::Taken(_), Err(why)) => Verdict::Missed(why),
        (Wanted::Offered(meant), Err(why)) => {
            let moves = offered(said, position, lexicon);
            if moves.contains(meant) {
                Verdict::Understood
            } else {
                Verdict::Missed(format!("{why}, {moves:?}"))
            }
        }
    }
}

/// The moves that are asked back or offered for a line that was not heard.
fn offered(said: &str, position: &Chess, lexicon: &Lexicon) -> Vec<Move> {
    // "The four" is a number where one is asked for, and no square to go to where none is.
    let why_not = hear(said, lexicon).err().unwrap_or(ParseError::NoDestination);
    if let Ok(announcement) = announced(said, position.turn(), lexicon) {
        let otherwise = read_otherwise(&announcement, position);
        if let Some(found) = otherwise.and_then(|other| resolve(&other, position).ok()) {
            return vec![found];
        }
    }
    let doubtful = match &why_not {
        ParseError::Doubtful(announcement) => Some(announcement),
        ParseError::WhichCastling => Some(&Announcement::CastlingEither),
        _ => None,
    };
    if let Some(announcement) = doubtful {
        return resolve(announcement, position).into_iter().collect();
    }
    readings(said, &why_not, lexicon).map(|offered| offered.moves(position)).unwrap_or_default()
}

#[test]
fn what_people_say_for_a_move_is_understood_and_no_other_move_is_taken() {
    let positions = positions();
    let mut failures = Vec::new();
    for (tag, floor) in FLOORS {
        let lexicon = voice_of(tag).lexicon();
        let rows = rows(&strangers().unwrap_or_else(corpus).join(tag).join("moves.tsv"));
        let floor = if strangers().is_some() { 0 } else { floor };
        let (mut understood, mut asked) = (0, 0);
        for row in &rows {
            let [place, said, meant] = row.as_slice() else { panic!("{tag}: {row:?} has not three columns") };
            let position = &positions[place];
            let told = format!("{tag}\t{place}\t{said}\t{meant}");
            match judged(said, &wanted(meant, position), position, lexicon) {
                Verdict::Understood => understood += 1,
                Verdict::Offered(why) => {
                    asked += 1;
                    println!("offered\t{told}\t{why}");
                }
                Verdict::Missed(why) => println!("missed\t{told}\t{why}"),
                Verdict::Wrong(played) => {
                    println!("WRONG\t{told}\t{played}");
                    failures.push(format!("{told} is taken for {played}"));
                }
            }
        }
        println!("score\t{tag}\t{understood} of {}, {asked} more are asked about", rows.len());
        if understood < floor {
            failures.push(format!("{tag}: {understood} understood, not {floor}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
