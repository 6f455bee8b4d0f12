//! Every question of `docs/questions.md` is asked in positions of every kind, in every voice, and what it asks for
//! stands in the first cells.

use crate::support::voice_of;
use std::collections::{BTreeMap, BTreeSet};

use ansage::game::{Desk, Game};
use ansage::hear::{Intent, hear};
use ansage::query::{Operand, Query};
use ansage::session::Addressed;
use ansage::tell::CORE;
use ansage::tell::Phrasing;
use ansage::voice;
use ansage::voice::Voice;
use shakmaty::{Color, File, Piece, Position, Square};

use crate::support::named;

use super::table::{Table, setup};

/// The lines of the page in the language of this voice, with the names of the questions.
pub(crate) fn questions(tag: &str) -> Vec<(String, String)> {
    let page = include_str!("../../../docs/questions.md");
    let language = tag.split('-').next().unwrap();
    let begin = format!("```ask {language}\n");
    let blocks = page.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap());
    let lines = blocks.flat_map(str::lines).filter_map(|line| line.split_once(" → "));
    lines.map(|(line, name)| (line.to_owned(), name.to_owned())).collect()
}

/// Where it is asked: desk, position, time, and what is said before.
const GAMES: [(Desk, Option<&str>, &str, &[&str]); 8] = [
    (Desk::Practice, None, "90+30", &[]),
    (Desk::Practice, None, "90+30", &["e4", "wait 95s", "e5", "wait 3s", "g1f3", "wait 61s"]),
    (Desk::Practice, None, "3h", &["e4", "e5", "f1c4", "b8c6", "d1h5", "g8f6", "wait 4000s"]),
    // A pawn that promotes, and one that takes in passing.
    (Desk::Practice, Some("1r4k1/P4ppp/8/3pP3/8/8/5PPP/6K1 w - d6 0 40"), "5", &["wait 290s"]),
    // In check, with a piece pinned.
    (Desk::Practice, Some("4k3/8/8/8/1b6/2N5/8/r3K2R w K - 3 101"), "60sbyo3x30", &["wait 70s"]),
    // As many queens as there can be.
    (Desk::Practice, Some("7k/8/8/1QQQ4/QQ6/8/8/K7 w - - 0 80"), "10", &[]),
    (Desk::Tournament, None, "100+30", &["arbiter: start", "e4", "f5", "d1h5", "wait 10s"]),
    (Desk::Relay, None, "45", &["e4", "e5", "g1f3", "b8c6", "white board: f3 empty"]),
];

pub(crate) fn tables(voice: &Voice) -> impl Iterator<Item = Table<'_>> {
    GAMES.iter().map(move |(desk, fen, time, before)| {
        let mut table = Table::of(voice, setup(*desk, *fen, time));
        table.hears(before);
        table
    })
}

/// What stands on a square, as the program writes it in short.
fn signs(piece: Piece, phrasing: &Phrasing<'_>) -> String {
    let letter = phrasing.voice().lexicon().letter(piece.role);
    // A pawn's letter is that of its name.
    let pawn = phrasing.voice().tell(named("piece"), &ansage::args!("piece" => "pawn")).to_uppercase();
    let letter = if letter.is_empty() { &pawn[..1] } else { letter };
    phrasing.side_sign(piece.color) + letter
}

/// "1:30:26", "0:42"
fn clock(left: u64) -> String {
    let seconds = left.div_ceil(1000);
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if h > 0 { format!("{h}:{m:02}:{s:02}") } else { format!("{m}:{s:02}") }
}

/// What the first cells of the answer to this question must hold; nothing where it is long by nature or refused.
fn facts(question: Query, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let asking = game.turn();
    let board = game.board(asking).now();
    let own_way = |mut squares: Vec<Square>| {
        squares.sort_by_key(|square| (square.file(), square.rank()));
        if asking == Color::Black {
            squares.reverse();
        }
        squares
    };
    let first = |squares: Vec<Square>, name: &dyn Fn(Square) -> String| {
        let occupied = squares.into_iter().find_map(|square| Some((square, board.piece_at(square)?)));
        occupied.map(|(square, piece)| signs(piece, phrasing) + &name(square))
    };
    match (question.name(), question.operand) {
        ("square", Operand::Square(Some(square))) => {
            vec![square.to_string(), phrasing.contents(board.piece_at(square))]
        }
        ("attacks" | "knight-reach" | "rays", Operand::Square(Some(square))) => vec![square.to_string()],
        ("rank", Operand::Rank(Some(rank))) => {
            let squares = own_way(File::ALL.map(|file| Square::from_coords(file, rank)).to_vec());
            let there = first(squares, &|square| square.file().char().to_string());
            std::iter::once(rank.char().to_string()).chain(there).collect()
        }
        ("file", Operand::File(Some(file))) => {
            let squares = own_way(shakmaty::Rank::ALL.map(|rank| Square::from_coords(file, rank)).to_vec());
            let there = first(squares, &|square| square.rank().char().to_string());
            std::iter::once(file.char().to_string()).chain(there).collect()
        }
        ("pieces", Operand::Pieces(role, whose)) => {
            let color = whose.and_then(|whose| whose.color(asking)).unwrap_or(Color::White);
            let squares = own_way(board.by_piece(Piece { color, role }).into_iter().collect());
            squares.first().map(Square::to_string).into_iter().collect()
        }
        ("side", Operand::Side(Some(whose))) => {
            let color = whose.color(asking).unwrap();
            vec![format!("({})", board.by_color(color).count())]
        }
        ("position", _) => Color::ALL.map(|color| board.by_color(color).count().to_string()).to_vec(),
        ("last-moves", Operand::Count(1, None)) => {
            let last = game.plies().len().checked_sub(1);
            let told = last.map(|last| {
                let (ply, before) = (&game.plies()[last], &game.positions()[last]);
                let written = phrasing.telling().written(&ply.played, before);
                [before.fullmoves().to_string(), written.trim_end_matches(['+', '#']).to_owned()]
            });
            told.into_iter().flatten().collect()
        }
        ("turn", _) => vec![game.position().fullmoves().to_string(), {
            let color = phrasing.of_color(named("color"), asking);
            color.chars().take(4).collect()
        }],
        _ => Vec::new(),
    }
}

/// The question a line is.
fn question(line: &str, voice: &Voice) -> Option<Query> {
    match hear(line, voice.lexicon()).ok()?.heard {
        Intent::Query(question) => Some(question),
        _ => None,
    }
}

fn core(output: &Addressed) -> String {
    output.brief.chars().take(CORE).collect()
}

#[test]
fn every_question_has_its_answer_in_the_first_cells_in_every_voice() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let phrasing = Phrasing::new(voice).in_brief();
        let (mut asked, mut held) = (BTreeSet::new(), BTreeMap::<String, u32>::new());
        for mut table in tables(voice) {
            for (line, name) in questions(&tag) {
                let question = question(&line, voice);
                let told = question
                    .map_or_else(Vec::new, |question| facts(question, table.sitting.game(), &phrasing));
                let Some(last) = table.hears(&[&line]).pop() else { continue };
                asked.insert(name.clone());
                if last.kind.0 != "answered" || question.is_none_or(|question| question.lacks_square()) {
                    continue;
                }
                let core = core(&last);
                for fact in &told {
                    assert!(core.contains(fact.as_str()), "{tag}: {line}: no {fact:?} in {:?}", last.brief);
                }
                *held.entry(name).or_default() += u32::from(!told.is_empty());
            }
        }
        assert!(asked.len() > 35, "{tag}: {asked:?}");
        for name in ["square", "pieces", "side", "position", "rank", "file", "attacks", "last-moves", "turn"]
        {
            assert!(held.get(name).is_some_and(|count| *count > 1), "{tag}: nothing is known of {name}");
        }
    }
}

#[test]
fn the_clocks_stand_in_the_first_cells_as_they_show() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for mut table in tables(voice) {
            let game = table.sitting.game().clone();
            let at = table.says("time");
            let now = |color: Color| {
                // Whatever has been waited for; the clock of one side at most has run.
                let shown = at.brief.clone();
                let left = (0..=4_200_000).step_by(1000).map(|ms| clock(game.clock().left(color, ms)));
                left.into_iter().any(|left| shown.contains(&left))
            };
            assert!(Color::ALL.into_iter().all(now), "{tag}: {}", at.brief);
            // Two clocks that show hours, and nothing of them is cut.
            let signs: Vec<String> =
                core(&at).split(' ').filter(|word| word.contains(':')).map(str::to_owned).collect();
            assert_eq!(signs.len(), 2, "{tag}: {}", at.brief);
            let used = table.says("time used");
            assert!(core(&used).contains(':') && !used.brief.contains("..."), "{tag}: {}", used.brief);
            let moves = table.says("moves");
            assert!(core(&moves).contains(char::is_numeric), "{tag}: {}", moves.brief);
        }
    }
}

#[test]
fn what_was_said_is_heard_again_with_the_line_it_had() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let mut table = Table::of(voice, setup(Desk::Practice, None, "90+30"));
        let (moved, time) = (table.says("e4"), table.says("time"));
        assert_eq!(table.says("repeat").brief, time.brief, "{tag}");
        let earlier = questions(&tag).into_iter().find(|(_, name)| name == "earlier").unwrap().0;
        assert_eq!(table.says(&earlier).brief, moved.brief, "{tag}");
    }
}

#[test]
fn in_a_tournament_what_is_not_told_has_no_line() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let refused =
            Phrasing::new(voice).in_brief().tell(named("may-not-analyse"), &ansage::args!("article" => ""));
        for (line, name) in questions(&tag) {
            let Some(question) = question(&line, voice).filter(Query::analyses) else { continue };
            let mut table = Table::of(voice, setup(Desk::Tournament, None, "90+30"));
            table.hears(&["arbiter: start", "e4", "f5"]);
            let told = table.says(&line);
            assert_eq!(
                (told.kind.0, &told.brief),
                ("refused", &refused),
                "{tag}: {line}: {name} {question:?}"
            );
        }
    }
}

#[test]
fn of_whose_time_it_is_asked_that_alone_is_told() {
    let voice = voice_of("de");
    let mut table = Table::of(voice, setup(Desk::Practice, None, "90+30"));
    table.hears(&["e4", "wait 31s"]);
    assert_eq!(table.says("Zeit Schwarz").brief, "S1:29:59, bisher 0:31.");
    assert_eq!(table.says("Zeit Weiß").brief, "W1:31:00, bisher 0:00.");
    assert_eq!(table.says("Zeit").brief, "W1:31:00 S1:29:59.");
    assert_eq!(table.says("Zeit verbraucht").brief, "Bisher W0:00 S0:31.");
}

#[test]
fn moves_that_are_to_be_told_apart_have_their_numbers_and_squares() {
    let between = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    for (tag, which) in [("de", "1 Sb1d2 2 Sf3d2?"), ("en", "1 Nb1d2 2 Nf3d2?"), ("es", "¿1 Cb1d2 2 Cf3d2?")]
    {
        let voice = voice_of(tag);
        let mut table = Table::of(voice, setup(Desk::Practice, Some(between), "5"));
        let knight = voice.lexicon().letter(shakmaty::Role::Knight);
        assert_eq!(table.says(&format!("{knight}d2")).brief, which, "{tag}");
        assert!(table.says("2").brief.starts_with(&format!("{knight}fd2")), "{tag}");
    }
}

#[test]
fn a_board_that_is_set_right_has_its_step_in_the_line() {
    let voice = voice_of("de");
    let mut table = Table::of(voice, setup(Desk::Relay, None, "90+30"));
    table.hears(&["e4", "e5", "Sf3", "schwarzes Brett f3 leer, g3 weißer Springer"]);
    assert_eq!(table.says("richten").brief, "Formulare lesen: 2 W.");
    table.hears(&["Formular Weiß 2 Weiß Sf3", "Formular Schwarz 2 Weiß Sf3"]);
    assert_eq!(table.says("richten").brief, "S: g3-f3, getan?");
    assert_eq!(table.says("wiederholen").brief, "S: g3-f3, getan?");
}

#[test]
fn a_pawn_without_its_piece_a_wrong_move_and_a_wrong_castling_say_why() {
    let voice = voice_of("de");
    let promotes = "3r2k1/P4ppp/8/8/8/8/5PPP/R3K2R w KQ - 0 40";
    let mut table = Table::of(voice, setup(Desk::Practice, Some(promotes), "5"));
    for (said, brief) in [
        ("a8", "Welche Figur auf a8?"),
        ("nein", "Gut."),
        ("lange Rochade", "Nein: d1 angegriffen."),
        ("Te5", "Nein: Kein Turm nach e5."),
        ("Td1", "Td1. Schwarz am Zug."),
        ("Txd1", "Txd1+."),
        ("Kd3", "Nein: Kein König nach d3."),
        ("g3", "Nein: bleibt im Schach."),
    ] {
        let shown = table.says(said).brief;
        assert!(shown.starts_with(brief), "{said}: {shown:?}");
    }
}
