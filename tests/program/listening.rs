//! Games of a file that are listened to: the index, what is searched in it, what is wrong in files, and what is kept.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use ansage::collection::{
    BookmarkFile, Collection, IndexState, Indexing, KeptPlace, Search, Wanted, index_path,
};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

use crate::support::seed::seed;
use crate::support::wait_until;

const LONG: Duration = Duration::from_mins(5);

/// Numbers by a seed (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn of(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A number below this one.
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % most as u64).unwrap()
    }
}

/// A game whose moves are drawn by lot, and its positions.
struct Drawn {
    text: String,
    positions: Vec<Chess>,
}

fn drawn(number: usize, chance: &mut Chance) -> Drawn {
    let mut position = Chess::default();
    let mut positions = vec![position.clone()];
    let mut text =
        format!("[Event \"Lot {}\"]\n[White \"White{number}, Ann\"]\n[Black \"Réti, Bo\"]\n\n", number % 3);
    for ply in 0..chance.below(40) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = moves[chance.below(moves.len())];
        if ply % 2 == 0 {
            text.extend([&(ply / 2 + 1).to_string(), ". "]);
        }
        text.extend([&SanPlus::from_move_and_play_unchecked(&mut position, played).to_string(), " "]);
        positions.push(position.clone());
    }
    Drawn { text: text + "*\n\n", positions }
}

fn some_games(count: usize) -> Vec<Drawn> {
    let mut chance = Chance::of(seed());
    (1..=count).map(|number| drawn(number, &mut chance)).collect()
}

/// A folder with a file of these games.
fn written(games: &[Drawn]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, games.iter().map(|game| game.text.as_str()).collect::<String>()).unwrap();
    (folder, file)
}

fn indexed(file: &Path, folder: &Path) -> (Collection, Indexing) {
    let collection = Collection::open(file).unwrap();
    let indexing = Indexing::begin(collection.clone(), folder, || {});
    assert!(!matches!(indexing.after(LONG), IndexState::Making(_)));
    (collection, indexing)
}

fn found(indexing: &Indexing, wanted: Wanted) -> Vec<u32> {
    let search = Search::begin(indexing.clone(), wanted, || {});
    let (count, is_whole) = search.after(LONG);
    assert!(is_whole);
    (0..count).map(|place| search.found(place).unwrap().number).collect()
}

fn unfinished(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    names.filter(|name| name.to_str().unwrap().starts_with("unfinished-")).count()
}

#[test]
fn a_search_finds_every_game_that_has_it_and_no_other() {
    let games = some_games(1500);
    let (folder, file) = written(&games);
    let (collection, indexing) = indexed(&file, folder.path());
    assert_eq!(indexing.state(), IndexState::Whole(1500, 0));
    let mut chance = Chance::of(seed() + 1);
    for _ in 0..30 {
        let game = &games[chance.below(games.len())];
        let wanted = &game.positions[chance.below(game.positions.len())];
        let has_it: Vec<u32> = (1..)
            .zip(&games)
            .filter(|(_, game)| game.positions.contains(wanted))
            .map(|(number, _)| number)
            .collect();
        assert_eq!(found(&indexing, Wanted { position: Some(wanted.clone()), ..Wanted::default() }), has_it);
    }
    let by_player =
        |name: &str| found(&indexing, Wanted { player: Some(name.to_owned()), ..Wanted::default() });
    assert_eq!(
        by_player("ann white77"),
        (1..=1500).filter(|n| n.to_string().starts_with("77")).collect::<Vec<_>>()
    );
    assert_eq!(by_player("reti").len(), 1500);
    assert!(by_player("eti").is_empty());
    let event = found(&indexing, Wanted { event: Some("lot 2".to_owned()), ..Wanted::default() });
    assert_eq!(event, (1..=1500).filter(|number| number % 3 == 2).collect::<Vec<_>>());
    for number in [1, 700, 1024, 1025, 1500] {
        let game = collection.game(indexing.place(number).unwrap(), None).unwrap();
        assert_eq!(game.tags.white, format!("White{number}, Ann"));
    }
    assert_eq!((indexing.place(0), indexing.place(1501)), (None, None));
}

#[test]
fn an_index_is_found_again_and_made_anew_where_it_is_not_the_files_own_and_whole() {
    let (folder, file) = written(&some_games(300));
    let (collection, _) = indexed(&file, folder.path());
    let path = index_path(folder.path(), &collection);
    let whole = fs::read(&path).unwrap();
    let made = fs::metadata(&path).unwrap().modified().unwrap();
    indexed(&file, folder.path());
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), made, "it was made anew");
    let mut chance = Chance::of(seed());
    for _ in 0..60 {
        let mut damaged = whole.clone();
        match chance.below(3) {
            0 => damaged.truncate(chance.below(whole.len())),
            1 => damaged.extend_from_within(..=chance.below(40)),
            _ => damaged[chance.below(whole.len())] ^= 1 << chance.below(8),
        }
        // What stands behind the end is not read.
        let is_longer = damaged.len() > whole.len();
        fs::write(&path, damaged).unwrap();
        let (_, indexing) = indexed(&file, folder.path());
        assert_eq!(indexing.state(), IndexState::Whole(300, 0));
        assert!(is_longer || fs::read(&path).unwrap() == whole);
    }
    // A file that is no index, and a folder in its place.
    fs::write(&path, "no index").unwrap();
    assert_eq!(indexed(&file, folder.path()).1.state(), IndexState::Whole(300, 0));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert_eq!(indexed(&file, folder.path()).1.state(), IndexState::Whole(300, 0));
    fs::remove_dir(&path).unwrap();
    // The file has changed: another length, and the same length with other games.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.clone() + "[Event \"one more\"]\n\n1. e4 *\n").unwrap();
    assert_eq!(indexed(&file, folder.path()).1.state(), IndexState::Whole(301, 0));
    assert!(collection.game(ansage::collection::GamePlace::FIRST, None).is_err(), "the file was another");
    fs::write(&file, text.replacen("White1,", "Other1,", 1)).unwrap();
    let (_, indexing) = indexed(&file, folder.path());
    assert_eq!(found(&indexing, Wanted { player: Some("other1".to_owned()), ..Wanted::default() }), [1]);
}

#[test]
fn a_folder_that_cannot_be_made_costs_no_game() {
    let (folder, file) = written(&some_games(20));
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file").unwrap();
    assert_eq!(indexed(&file, &taken).1.state(), IndexState::Whole(20, 0));
}

/// Listens to a file, with what is typed.
fn listening(file: &Path, library: &Path, simulated: bool) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ansage"));
    program
        .args(["listen", "--voice", "en", "--line", "--speech", "off", "--library"])
        .arg(library)
        .arg(file);
    if simulated {
        program.arg("--simulate-time");
    }
    let home = library.parent().unwrap();
    program.env_clear().env("HOME", home).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program.spawn().unwrap()
}

/// What is told of a file whose games are all heard, and what is wrong with the file.
fn heard(file: &Path, library: &Path) -> String {
    let mut program = listening(file, library, true);
    let mut typed = program.stdin.take().unwrap();
    // A program that has left reads nothing.
    let _ = typed.write_all(b"wait 540s\nquit\n");
    drop(typed);
    let done = program.wait_with_output().unwrap();
    String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap()
}

#[test]
fn a_program_that_is_killed_while_it_makes_an_index_leaves_nothing_wrong() {
    let mut games = some_games(400);
    let one: String = games.iter().map(|game| game.text.as_str()).collect();
    games[0].text = one.repeat(60);
    let (folder, file) = written(&games[..1]);
    let library = folder.path().join("library.db");
    let kept = folder.path().join("library.db-listening");
    let mut program = listening(&file, &library, false);
    assert!(wait_until(|| kept.exists() && unfinished(&kept) > 0));
    program.kill().unwrap();
    program.wait().unwrap();
    let (_, indexing) = indexed(&file, &kept);
    assert_eq!(indexing.state(), IndexState::Whole(24_000, 0));
    assert_eq!(unfinished(&kept), 0);
}

#[test]
fn what_is_wrong_in_a_file_is_told_in_a_sentence_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let told = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        fs::write(&file, bytes).unwrap();
        heard(&file, &folder.path().join("library.db"))
    };
    let after = "[Event \"After\"]\n[White \"Gray\"]\n\n1. e4 *\n";
    let with = |before: &str| before.to_owned() + after;
    let cases: [(&str, String, &[&str]); 12] = [
        ("bom", "\u{feff}".to_owned() + &after.replace('\n', "\r\n"), &["1. White: "]),
        ("tag", with("[Event \"Broken]\n[White \"A\"]\n\n1. e4 *\n"), &["line 1: ", "Game 2: White, Gray."]),
        ("move", with("[Event \"A\"]\n\n1. e5 *\n"), &["line 3: e5 is no legal move", "Gray"]),
        ("null", with("[Event \"A\"]\n\n1. e4 -- *\n"), &["line 3: a null move stands here", "Gray"]),
        ("comment", with("[Event \"A\"]\n\n1. e4 {never\n"), &["line 3: ", "Gray"]),
        ("variation", with("[Event \"A\"]\n\n1. e4 (1. d4\n"), &["line 3: ", "Gray"]),
        ("variant", with("[Event \"A\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n"), &["Atomic", "Gray"]),
        ("fen", with("[Event \"A\"]\n[FEN \"nothing\"]\n\n1. e4 *\n"), &["line 2: ", "Gray"]),
        (
            "long",
            with(&format!("[Event \"A\"]\n\n1. e4 {{{}}} e5 *\n", "x ".repeat(1 << 20))),
            &["1. Black", "Gray"],
        ),
        (
            "escape",
            with("[Event \"\u{1b}[2JA\u{202e}\u{7}\"]\n% [Event \"no\"]\n\n1. e4 ; {no\n e5 *\n"),
            &["1. Black", "Gray"],
        ),
        ("empty", String::new(), &["There is no game in empty."]),
        ("junk", "\0\0\0 PK \u{1} nothing".to_owned(), &["junk"]),
    ];
    for (name, text, wanted) in cases {
        let heard = told(name, text.as_bytes());
        for part in wanted {
            assert!(heard.to_lowercase().contains(&part.to_lowercase()), "{name}: {part} is not in {heard}");
        }
        assert!(!heard.contains(['\u{1b}', '\u{202e}', '\u{7}']), "{name}: {heard}");
        assert!(heard.lines().all(|line| line.len() < 1500), "{name}");
    }
    let latin = told("latin", b"[Event \"Z\xfcrich\"]\n\n1. e4 *\n");
    assert!(latin.contains("Zürich"), "{latin}");
    let windows = told("windows", b"[Event \"Ko\x9aice \x80\"]\n\n1. e4 *\n");
    assert!(windows.contains("Košice €"), "{windows}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_told_and_nobody_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let library = folder.path().join("library.db");
    for (path, why) in
        [(pipe.as_path(), "pipe"), (folder.path(), "folder"), (&folder.path().join("none"), "none")]
    {
        let told = heard(path, &library);
        assert_eq!(told.lines().count(), 1, "{why}: {told}");
        assert!(told.contains("cannot be read"), "{why}: {told}");
    }
}

#[test]
fn bookmarks_of_all_files_are_in_one_that_is_not_written_over_where_it_is_damaged() {
    let (folder, file) = written(&some_games(3));
    let (_kept, other) = written(&some_games(2));
    let (collection, others) = (Collection::open(&file).unwrap(), Collection::open(&other).unwrap());
    let kept = BookmarkFile::of(folder.path(), &collection);
    let game = collection.game(ansage::collection::GamePlace::FIRST, None).unwrap();
    let place = |moves| KeptPlace::of(&game, 1, moves);
    kept.mark("Ein Läufer", place(vec![3])).unwrap();
    kept.mark("", place(vec![4, 0, 1])).unwrap();
    kept.stop(place(vec![2])).unwrap();
    BookmarkFile::of(folder.path(), &others).stop(place(vec![9])).unwrap();
    let again = BookmarkFile::of(folder.path(), &collection);
    assert_eq!(again.bookmark("ein laeufer").unwrap(), Some(place(vec![3])));
    assert_eq!(again.bookmark("").unwrap().unwrap().moves, [4, 0, 1]);
    assert_eq!(again.bookmark("ein").unwrap(), None);
    assert_eq!(again.stopped().unwrap(), Some(place(vec![2])));
    assert!(again.stopped().unwrap().unwrap().is_of(&game));
    let path = folder.path().join("bookmarks.json");
    fs::write(&path, "{\"damaged").unwrap();
    assert!(again.stopped().is_err() && again.mark("new", place(vec![1])).is_err());
    assert_eq!(fs::read_to_string(path).unwrap(), "{\"damaged");
}
