//! A library in which bits are turned over, and its index: whatever is told of it is what was kept, or that it is damaged.
//! `ANSAGE_FLIPS` says how often, of which the tests try a few.

use std::fs;
use std::path::Path;

use ansage::collection::{GameQuery, LibraryIndex, LibraryTotals, written, written_down};
use ansage::game::position_of;
use ansage::record::{Keeping, Library, LibraryError, Stored, backup, delete, pgn};

use super::injected::{MOMENT, opened};
use super::{Home, is_in_words};
use crate::support::folder;
use crate::support::games::Dice;
use crate::support::seed::seed;

/// A game as it is exported, in both forms in which nothing of it is lost; `None` where that is refused.
fn exported(library: &Library, game: i64) -> Option<String> {
    let stored = library.stored(game).ok()?;
    let written = written_down(game, &stored).unwrap();
    let kept = match stored {
        Stored::Played(game) => format!("{} {}", game.at, serde_json::to_string(&game.kept).unwrap()),
        Stored::Imported(game) => game.imported,
    };
    Some(format!("{kept}\n{}", pgn::write(&written, None)))
}

/// What is right of the library.
struct Right {
    exported: Vec<(i64, Option<String>)>,
    by_name: Vec<i64>,
    by_position: Vec<i64>,
    totals: LibraryTotals,
}

/// What came of it.
#[derive(Debug, Default)]
struct Counts {
    unopened: u32,
    noticed: u32,
    harmless: u32,
    lost_games: u32,
    copied: u32,
    searched: u32,
    played_on: u32,
}

fn by_name() -> GameQuery {
    GameQuery { player: Some("ada".to_owned()), ..GameQuery::default() }
}

fn by_position() -> GameQuery {
    let position = position_of("rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2", None).unwrap();
    GameQuery { position: Some(position), ..GameQuery::default() }
}

/// The games a search tells, as `games search` does.
fn found(library: &Library, query: &GameQuery) -> Option<Vec<i64>> {
    let found = LibraryIndex::asked(library, &mut |_, _| (), |index| {
        index.place(library, &mut |_, _| ())?;
        index.find(query, 99)
    });
    let read =
        found.ok()?.1.into_iter().filter_map(|game| Some((game, written(library, game).ok().flatten()?)));
    let read: Vec<_> = read.collect();
    let right = LibraryIndex::confirmed(query, read.iter().map(|(game, written)| (*game, written))).unwrap();
    let told = read.iter().filter(|(game, written)| right.contains(game) && query.ply_in(written).is_some());
    Some(told.map(|(game, _)| *game).collect())
}

/// Looks at every game, and whether nothing was noticed.
fn looked_at(library: &Library, right: &Right, what: &str, counts: &mut Counts) -> bool {
    let mut sound = Vec::new();
    for (game, true_one) in &right.exported {
        let now = exported(library, *game);
        assert!(now.is_none() || now == *true_one, "{what}: game {game} is told as {now:?}");
        sound.extend(now.is_some().then_some(*game));
    }
    let all: Vec<i64> = right.exported.iter().filter(|(_, it)| it.is_some()).map(|(game, _)| *game).collect();
    counts.lost_games += u32::try_from(all.len() - sound.len()).unwrap();
    let (Ok(numbers), Ok(missing)) = (library.numbers_of_all(), library.missing()) else { return false };
    let gone = |game: &i64| {
        matches!(library.stored(*game), Err(LibraryError::NoGame(_) | LibraryError::Deleted(..)))
    };
    let told: Vec<i64> = numbers.into_iter().filter(|game| !gone(game)).collect();
    let is_clean = missing.is_empty() && told.iter().all(|game| library.stored(*game).is_ok());
    // What a list leaves out it tells to be missing or damaged.
    assert!(!is_clean || told == all, "{what}: {told:?} are told, and nothing is noticed");
    if let Ok(Some((count, newest))) = library.newest_of_all(99) {
        let told: Vec<i64> = newest.into_iter().filter(|game| library.stored(*game).is_ok()).collect();
        assert!(
            told == all || u64::try_from(told.len()).unwrap() < count,
            "{what}: {told:?} of {count} are listed"
        );
    }
    is_clean && library.is_whole()
}

fn flip(bytes: &mut [u8], dice: &mut Dice) {
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len());
        bytes[at] ^= 1 << dice.below(8);
    }
}

/// Everything that can be done with a library, done with one that may be damaged.
fn used(path: &Path, right: &Right, is_library_whole: bool, what: &str, counts: &mut Counts) {
    let Ok(library) = Library::read(path) else {
        counts.unopened += 1;
        return;
    };
    if looked_at(&library, right, what, counts) {
        counts.harmless += 1;
    } else {
        counts.noticed += 1;
    }
    for (query, true_ones) in [(by_name(), &right.by_name), (by_position(), &right.by_position)] {
        if let Some(found) = found(&library, &query) {
            counts.searched += 1;
            assert!(found.iter().all(|game| true_ones.contains(game)), "{what}: {found:?} are found");
        }
    }
    let totals = LibraryIndex::asked(&library, &mut |_, _| (), |index| index.totals());
    if let Ok(totals) = totals {
        let is_right =
            if is_library_whole { totals == right.totals } else { totals.games <= right.totals.games };
        assert!(is_right, "{what}: {totals:?}");
    }
    let copy = path.with_extension("copy");
    if backup(&library, &copy, |_| ()).is_ok() {
        counts.copied += 1;
        let copied = Library::read(&copy).unwrap();
        looked_at(&copied, right, what, &mut Counts::default());
    }
    drop(library);
    // It may be played in, or refused; what was kept before is as it was.
    let Ok(library) = Library::open(path) else { return };
    if let Ok(keeping) = Keeping::begin(library, MOMENT, opened()) {
        counts.played_on += 1;
        drop(keeping);
    }
    if let Ok(mut library) = Library::open(path) {
        let _ = library.import(MOMENT, &["[White \"Zoe\"]\n\n1. f4 *\n".to_owned()]);
        let _ = delete(&mut library, 2, MOMENT);
        for (game, true_one) in &right.exported {
            let now = exported(&library, *game);
            assert!(now.is_none() || now == *true_one, "{what}, played in: game {game} is told as {now:?}");
        }
    }
}

#[test]
fn of_a_library_with_bits_turned_over_nothing_wrong_is_told() {
    let flips: u64 = std::env::var("ANSAGE_FLIPS").ok().and_then(|many| many.parse().ok()).unwrap_or(150);
    let seed = seed();
    let home = Home::of_this_version();
    let mut library = Library::open(&home.library).unwrap();
    let names = ["Ada", "Bea", "Cora", "Dora", "Ada", "Eva"];
    let games: Vec<String> = (0..18)
        .map(|number| {
            let moves = ["1. d4 d5 2. c4", "1. e4 e5", "1. Nf3 d5 2. g3 c5"][number % 3];
            let (white, black) = (names[number % 6], names[(number + 1) % 5]);
            format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"{number}\"]\n[Result \"*\"]\n\n{moves} *\n")
        })
        .collect();
    library.import(MOMENT, &games).unwrap();
    delete(&mut library, 3, MOMENT).unwrap();
    delete(&mut library, 9, MOMENT).unwrap();
    let true_ones = |query: &GameQuery| found(&library, query).unwrap();
    let right = Right {
        exported: (1..=22).map(|game| (game, exported(&library, game))).collect(),
        by_name: true_ones(&by_name()),
        by_position: true_ones(&by_position()),
        totals: LibraryIndex::asked(&library, &mut |_, _| (), |index| index.totals()).unwrap(),
    };
    assert!(right.exported.iter().filter(|(_, it)| it.is_some()).count() == 20);
    assert!(right.by_name.len() > 4 && right.by_position.len() > 4);
    drop(library);
    let [whole, index] =
        [&home.library, &home.path("library.sqlite3-index")].map(|path| fs::read(path).unwrap());
    let (folder, mut counts) = (folder(), Counts::default());
    for round in 0..flips {
        let what = format!("ANSAGE_SEED={seed}, round {round}");
        let mut dice = Dice::new(seed.wrapping_add(round));
        let (mut bytes, mut indexed) = (whole.clone(), index.clone());
        // The library in half of the rounds, its index in a third, both in the others.
        let which = dice.below(6);
        if which != 3 && which != 4 {
            flip(&mut bytes, &mut dice);
        }
        if which > 2 {
            flip(&mut indexed, &mut dice);
        }
        let path = folder.path().join("library.sqlite3");
        for left in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(left.unwrap().path()).unwrap();
        }
        fs::write(&path, bytes).unwrap();
        fs::write(folder.path().join("library.sqlite3-index"), indexed).unwrap();
        used(&path, &right, which == 3 || which == 4, &what, &mut counts);
    }
    println!("{flips} rounds: {counts:?}");
}

/// The same at the commands themselves: each ends with what it tells or with a sentence.
#[test]
fn every_command_ends_with_a_sentence_where_bits_are_turned_over() {
    let seed = seed();
    let home = Home::of_this_version();
    let games = ["[White \"Ada\"]\n\n1. d4 *\n", "[White \"Bea\"]\n\n1. e4 *\n"].map(str::to_owned);
    Library::open(&home.library).unwrap().import(MOMENT, &games).unwrap();
    assert_eq!(home.run("en", &["games", "search", "--player", "ada"]).code, Some(0));
    let files = [home.library.clone(), home.path("library.sqlite3-index")];
    let whole = files.each_ref().map(|path| fs::read(path).unwrap());
    let copy = home.path("copy");
    for round in 0..12 {
        let mut dice = Dice::new(seed.wrapping_add(round));
        for command in [
            &["games", "list"][..],
            &["games", "verify"],
            &["games", "search", "--player", "ada"],
            &["games", "export", "1"],
            &["games", "stats"],
            &["games", "backup", copy.to_str().unwrap()],
            &["resume", "1", "--line"],
        ] {
            for (path, whole) in files.iter().zip(&whole) {
                let mut bytes = whole.clone();
                flip(&mut bytes, &mut dice);
                fs::write(path, bytes).unwrap();
            }
            let told = home.run("en", command);
            let what = format!("round {round}: {command:?}: {told:?}");
            assert!(told.code == Some(0) || told.code == Some(1) && !told.error.is_empty(), "{what}");
            assert!(!told.error.contains("panicked"), "{what}");
            is_in_words(&told.error);
        }
    }
}
