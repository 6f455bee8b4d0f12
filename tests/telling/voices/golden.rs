//! Every message as it is handed to a synthesizer, in files to read: `tests/golden/<tag>.txt`.
//!
//! A line is the name of a message, what tells its variants apart, a tab, and what is heard. `ANSAGE_BLESS=1 cargo
//! test --test voices golden` writes the files anew; each line that changes is to be read, best aloud.

use std::fmt::Write as _;

use ansage::tell::MoveText;
use ansage::voice::spoken_form;
use shakmaty::Move;

use super::messages::*;
use super::rendered::{is_number, words_of};
use super::*;

/// More variants than this are not combined: each variable goes through its values while the others stay.
const COMBINED: usize = 24;

/// What only stands on a command line, in a file or on a Braille display is never spoken.
const PRINTED: [&str; 3] = ["brief-", "cli-", "error-"];

/// What a variable stands for in a sentence one could hear.
fn example(voice: &Voice, variable: &str) -> String {
    let told = voice.lexicon().told();
    let knight =
        Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::F3, promotion: None };
    match variable {
        "square" | "squares" | "from" | "place" | "by" => told.square(Square::E4),
        "to" | "placed" => told.square(Square::D5),
        "move" | "moves" | "announced" | "repeated" | "offers" => {
            MoveText::new(voice.lexicon()).announcement(&knight)
        }
        "article" => "9.5.3".to_owned(),
        "edition" => "2023".to_owned(),
        "time" | "left" | "used" | "main" | "each" | "length" => {
            voice.tell(named("duration-ms"), &args!("m" => 5, "s" => 30))
        }
        "file" => told.file(shakmaty::File::E).to_owned(),
        "rank" => told.rank(shakmaty::Rank::Fourth).to_owned(),
        "command" => "ansage resume 3".to_owned(),
        "check" => voice.lexicon().naming(ansage::voice::NameSystem::Local).moves().check.clone(),
        _ => "Ada".to_owned(),
    }
}

/// The values of a variable that make a difference in this message.
fn values(voice: &Voice, variable: &str, selects: bool) -> Vec<(String, FluentValue<'static>)> {
    if let Some(words) = words_of(variable).filter(|_| selects) {
        return words.iter().map(|word| ((*word).to_owned(), FluentValue::from(*word))).collect();
    }
    if is_number(variable) {
        return [1, 2, 21]
            .into_iter()
            .map(|number| (number.to_string(), FluentValue::from(number)))
            .collect();
    }
    vec![(String::new(), FluentValue::from(example(voice, variable)))]
}

/// The variants of a message, each with what tells it apart.
fn variants(voice: &Voice, made: &BTreeMap<String, Made>, id: &str) -> Vec<(String, FluentArgs<'static>)> {
    let variables = variables(made, id);
    let selected = selected(made, id);
    let of: Vec<(String, Vec<(String, FluentValue)>)> = variables
        .iter()
        .map(|variable| (variable.clone(), values(voice, variable, selected.contains(variable))))
        .collect();
    let combined = of.iter().map(|(_, values)| values.len()).product::<usize>() <= COMBINED;
    let mut chosen: Vec<Vec<usize>> = vec![vec![0; of.len()]];
    for (place, (_, values)) in of.iter().enumerate() {
        let from: Vec<Vec<usize>> = if combined { chosen.clone() } else { vec![vec![0; of.len()]] };
        for value in 1..values.len() {
            chosen.extend(from.iter().cloned().map(|mut one| {
                one[place] = value;
                one
            }));
        }
    }
    chosen
        .into_iter()
        .map(|places| {
            let picked = || of.iter().zip(&places);
            let named: Vec<String> = picked()
                .filter(|((_, values), _)| values.len() > 1)
                .map(|((name, values), place)| format!("{name}={}", values[*place].0))
                .collect();
            let args = picked().map(|((name, values), place)| (name.clone(), values[*place].1.clone()));
            (named.join(" "), args.collect())
        })
        .collect()
}

/// The variables a message selects by, itself or in what it refers to.
fn selected(made: &BTreeMap<String, Made>, id: &str) -> Names {
    let one = &made[id];
    let inner = one.references.iter().flat_map(|id| selected(made, id));
    one.selected.iter().map(|(variable, _)| variable.clone()).chain(inner).collect()
}

/// The file of a voice as it should be.
pub(super) fn golden(tag: &str) -> String {
    let voice = Voice::built_in(tag).unwrap();
    let made = super::messages::messages(tag);
    let mut lines = String::new();
    for id in made.keys().filter(|id| !PRINTED.iter().any(|family| id.starts_with(family))) {
        let mut before = Names::new();
        for (named, args) in variants(&voice, &made, id) {
            let heard = spoken_form(&voice.tell(super::named(id), &args), &voice);
            // A variable that changes nothing makes no line.
            if before.insert(heard.clone()) {
                let named = if named.is_empty() { named } else { format!(" {named}") };
                writeln!(lines, "{id}{named}\t{heard}").unwrap();
            }
        }
    }
    lines
}

#[test]
fn golden_what_every_message_sounds_like() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var_os("ANSAGE_BLESS").is_some();
    let mut wrong = String::new();
    let alike = |tag: &str| like(tag).is_some_and(|like| golden(&like) == golden(tag));
    for tag in voice::tags().into_iter().filter(|tag| !alike(tag)) {
        let file = folder.join(format!("{tag}.txt"));
        let heard = golden(&tag);
        if bless {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &heard).unwrap();
            continue;
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let (kept, heard): (BTreeSet<&str>, BTreeSet<&str>) =
            (kept.lines().collect(), heard.lines().collect());
        for (sign, lines) in [("-", kept.difference(&heard)), ("+", heard.difference(&kept))] {
            for line in lines.take(8) {
                writeln!(wrong, "{tag} {sign} {line}").unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "- is kept, + is heard; ANSAGE_BLESS=1 writes them anew\n\n{wrong}");
}
