//! Requests and questions in anybody's words: how many are understood, voice by voice (`docs/performance.md`), and what
//! may never be taken for one.

use std::fs;
use std::path::Path;

use ansage::hear::{Adjustment, Control, Intent, Meant, Recognised, Recogniser, exists, hear};
use ansage::query::{Operand, Query, Whose};
use ansage::voice::{PhraseBook, TABLE_TALK, Voice, embedded_phrases};
use shakmaty::Color;

/// The voices that have phrases of their own.
fn voices() -> impl Iterator<Item = Voice> {
    let own = ansage::voice::tags().into_iter().filter(|tag| embedded_phrases(tag).is_some());
    own.map(|tag| Voice::built_in(&tag).unwrap())
}

fn book(voice: &Voice) -> PhraseBook {
    PhraseBook::built_in(voice.tag(), voice.lexicon().like())
}

/// The rows of a file of the corpus, without its heading.
fn corpus(voice: &Voice, file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(voice.tag()).join(file);
    let text = fs::read_to_string(&path).unwrap_or_default();
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn whose(whose: Option<Whose>) -> &'static str {
    match whose {
        None => "",
        Some(Whose::Own) => " own",
        Some(Whose::Other) => " other",
        Some(Whose::Both) => " both",
        Some(Whose::Of(Color::White)) => " white",
        Some(Whose::Of(Color::Black)) => " black",
    }
}

/// A question as the corpus writes it: its name and what it is about, "attacks e4", "time own".
fn query_written(query: &Query) -> String {
    let about = match query.operand {
        Operand::None | Operand::Square(None) | Operand::Rank(None) | Operand::File(None) => String::new(),
        Operand::Square(Some(square)) => format!(" {square}"),
        Operand::Between(from, to) => format!(" {from} {to}"),
        Operand::Pieces(role, of) => format!(" {}{}", format!("{role:?}").to_lowercase(), whose(of)),
        Operand::Side(of) => whose(of).to_owned(),
        Operand::Rank(Some(rank)) => format!(" {}", rank.char()),
        Operand::File(Some(file)) => format!(" {}", file.char()),
        Operand::Count(1, of) => whose(of).to_owned(),
        Operand::Count(count, of) => format!(" {count}{}", whose(of)),
        Operand::Clock(of, used) => format!("{}{}", whose(Some(of)), if used { " used" } else { "" }),
    };
    format!("{}{about}", query.name())
}

/// What a line that was heard asks, in the same way.
fn written(intent: &Intent) -> String {
    match intent {
        Intent::Query(query) => query_written(query),
        Intent::Adjust(Adjustment::SpeechOff) => "own-speech-off".to_owned(),
        Intent::Adjust(Adjustment::SpeechOn) => "own-speech-on".to_owned(),
        Intent::Adjust(Adjustment::Verbosity(verbosity)) => format!("verbosity-{verbosity:?}").to_lowercase(),
        Intent::Adjust(adjustment) => format!("{adjustment:?}").to_lowercase(),
        Intent::Control(Control::TakeBack(None)) => "take-back".to_owned(),
        Intent::Control(control) => format!("{control:?}").to_lowercase(),
        Intent::Command(command) => match format!("{command:?}").as_str() {
            "OfferDraw" => "offer-draw".to_owned(),
            other => other.to_lowercase(),
        },
        Intent::Announce(..) => "a move".to_owned(),
        Intent::Reply(reply) => format!("reply {reply:?}"),
    }
}

/// What becomes of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Understood {
    /// It is answered, or done.
    Done(String),
    /// It is asked back.
    Asked(Vec<String>),
    /// It is not understood.
    Nothing,
}

fn understood(line: &str, voice: &Voice, recogniser: &Recogniser) -> Understood {
    let lexicon = voice.lexicon();
    let why = match hear(line, lexicon) {
        Ok(utterance) => return Understood::Done(written(&utterance.heard)),
        Err(why) => why,
    };
    match recogniser.recognise(line, &why, lexicon) {
        None => Understood::Nothing,
        Some((_, Recognised::Clear(Meant { intent, .. }))) => Understood::Done(written(&intent)),
        Some((_, Recognised::Perhaps(all))) => {
            Understood::Asked(all.iter().map(|meant| written(&meant.intent)).collect())
        }
    }
}

/// How lines were understood: rightly; asked with the right one on offer; otherwise; and how many there were. A request
/// that is asked back alone before it is done is right.
#[derive(Debug, Default)]
struct Score {
    right: usize,
    asked: usize,
    wrong: usize,
    nothing: usize,
    all: usize,
}

impl Score {
    fn add(&mut self, wanted: &str, found: &Understood) -> bool {
        self.all += 1;
        let fits = |found: &String| wanted.split('|').any(|wanted| wanted == found);
        let right = match found {
            Understood::Done(found) => fits(found),
            Understood::Asked(found) => matches!(found.as_slice(), [only] if fits(only)) || wanted == "ask",
            Understood::Nothing => wanted == TABLE_TALK,
        };
        match found {
            _ if right => self.right += 1,
            Understood::Asked(found) if found.iter().any(fits) => self.asked += 1,
            Understood::Nothing => self.nothing += 1,
            Understood::Asked(_) | Understood::Done(_) => self.wrong += 1,
        }
        right
    }

    fn percent(&self) -> f64 {
        #[allow(clippy::cast_precision_loss)]
        let part = self.right as f64 / self.all.max(1) as f64;
        part * 100.0
    }
}

/// What stands in a corpus may be asked for in a version to come.
fn can_be_asked(wanted: &str) -> bool {
    wanted == "ask" || wanted == TABLE_TALK || exists(wanted.split([' ', '|']).next().unwrap_or_default())
}

#[test]
fn requests_in_natural_words() {
    let verbose = std::env::var_os("ANSAGE_SHOW").is_some();
    for voice in voices() {
        let recogniser = Recogniser::new(book(&voice));
        let mut halves = [Score::default(), Score::default()];
        for (place, row) in corpus(&voice, "requests.tsv").iter().enumerate() {
            let [line, wanted] = row.as_slice() else { panic!("{}: {row:?}", voice.tag()) };
            if !can_be_asked(wanted) {
                continue;
            }
            let found = understood(line, &voice, &recogniser);
            let right = halves[place % 2].add(wanted, &found);
            if verbose && !right && place % 2 == 0 {
                let heard = hear(line, voice.lexicon());
                println!(
                    "{}\t{line}\t{wanted}\t{found:?}\t{}",
                    voice.tag(),
                    heard.map_or_else(|why| format!("{why:?}"), |_| "exact".into())
                );
            }
        }
        let [tuned, held] = &halves;
        println!(
            "{}: {:.1} % {tuned:?}; held out {:.1} % {held:?}",
            voice.tag(),
            tuned.percent(),
            held.percent()
        );
    }
}

#[test]
fn a_phrase_is_understood_as_its_own() {
    for voice in voices() {
        let book = book(&voice);
        let recogniser = Recogniser::new(book.clone());
        let (mut own, mut without) = (Score::default(), Score::default());
        for (name, phrases) in book.phrases().filter(|(name, _)| exists(name) || *name == TABLE_TALK) {
            for phrase in phrases {
                let line = filled(phrase, &voice);
                let wanted = |found: &Understood| match found {
                    Understood::Done(found) => found.split(' ').next() == Some(name),
                    Understood::Asked(found) => matches!(found.as_slice(), [only] if only == name),
                    Understood::Nothing => name == TABLE_TALK,
                };
                let found = understood(&line, &voice, &recogniser);
                let right = wanted(&found);
                own.all += 1;
                own.right += usize::from(right);
                if !right && std::env::var_os("ANSAGE_SHOW").is_some() {
                    println!("{}\t{line}\t{name}\t{found:?}", voice.tag());
                }
            }
        }
        let _ = &mut without;
        println!("{}: own {:.1} % of {}", voice.tag(), own.percent(), own.all);
    }
}

/// A phrase with something in its slots.
fn filled(phrase: &str, voice: &Voice) -> String {
    let lexicon = voice.lexicon();
    let piece = lexicon.naming(ansage::voice::NameSystem::Local).piece(shakmaty::Role::Knight).to_lowercase();
    let mut line = phrase.replacen("{square}", "e4", 1).replacen("{square}", "h7", 1);
    for (slot, word) in [("{piece}", piece.as_str()), ("{file}", "e"), ("{rank}", "4"), ("{number}", "3")] {
        line = line.replace(slot, word);
    }
    let white = voice.tell(ansage::voice::Id::named("color").unwrap(), &ansage::args!("color" => "white"));
    line.replace("{colour}", &white)
}
