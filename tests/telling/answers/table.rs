//! A sitting without a terminal.

use std::sync::mpsc;

use ansage::game::{Desk, Event, Game, OpponentKind, Press, Repeat, Setup, Start};
use ansage::laws::{Increments, Regulations};
use ansage::record::{Keeping, Library};
use ansage::session::{Addressed, GameTime, Journal, Session, SessionSetup};
use ansage::tell::CELLS;
use ansage::tell::MoveText;
use ansage::voice::{NameSystem, Voice};
use shakmaty::Square;
use tempfile::TempDir;

use crate::support::folder;

/// A game between two persons at this desk, from this position, with this time.
pub fn setup(desk: Desk, fen: Option<&str>, time: &str) -> Setup {
    Setup {
        desk,
        white: String::new(),
        black: String::new(),
        start: fen.map_or_else(Start::default, |fen| fen.parse().unwrap()),
        time: time.parse().unwrap(),
        increments: Increments::BeforeMove,
        black_time: None,
        press: Press::Auto,
        repeat: Repeat::Program,
        against: OpponentKind::Person,
        draw: None,
        regulations: Box::new(Regulations::default()),
        occasion: None,
        wording: None,
        rung: None,
    }
}

/// The squares a line names.
fn squares(brief: &str) -> Vec<Square> {
    let signs: Vec<char> = brief.chars().collect();
    let pair = |pair: &[char]| pair.iter().collect::<String>().parse().ok();
    signs.windows(2).filter_map(pair).collect()
}

/// Somebody who sits there.
pub struct Table<'v> {
    pub sitting: Session<'v>,
    voice: &'v Voice,
    _folder: TempDir,
}

impl<'v> Table<'v> {
    pub fn of(voice: &'v Voice, setup: Setup) -> Table<'v> {
        let folder = folder();
        let library = Library::open(&folder.path().join("games.db")).unwrap();
        let event = Event::opened(setup);
        let keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", event.clone()).unwrap();
        let id = keeping.id();
        let game = Game::fold([(0, &event)]).unwrap();
        let (wake, _) = mpsc::channel();
        let (keeper, time) = (Journal::Library(Box::new(keeping)), GameTime::new(true, 0));
        let seat = SessionSetup { voice, names: NameSystem::Fide, keeper, id, time, wake };
        Table { sitting: Session::new(seat, game, 1), voice, _folder: folder }
    }

    /// What is said to these lines, one after the other; each has a line that can be read.
    pub fn hears(&mut self, lines: &[&str]) -> Vec<Addressed> {
        let out: Vec<Addressed> = lines.iter().flat_map(|line| self.sitting.hear(line)).collect();
        for output in &out {
            self.is_readable(output);
        }
        out
    }

    /// What is said last to this line, which is what the prompt shows.
    pub fn says(&mut self, line: &str) -> Addressed {
        self.hears(&[line]).pop().unwrap_or_else(|| panic!("nothing is said to {line:?}"))
    }

    fn is_readable(&self, output: &Addressed) {
        let Some(said) = &output.said else { return };
        let (brief, cells) = (&output.brief, output.brief.chars().count());
        // The prompt puts a colon and a blank behind an answer; of an event it leaves the full stop out.
        let most = if output.kind.0 == "event" { CELLS } else { CELLS - 2 };
        assert!((3..=most).contains(&cells), "{cells} cells: {brief:?} of {:?}", said.text);
        assert!(brief.chars().any(char::is_alphabetic), "{brief:?} of {:?}", said.text);
        let strange = |sign: char| sign.is_control() || matches!(sign, '\u{2026}' | '\u{2190}'..='\u{2bff}');
        assert!(!brief.contains(strange), "{brief:?}");
        // 11.3.1 — check is told at practice alone.
        let checks = brief.contains('#') || brief.split([' ', '.', ',']).any(|word| word.ends_with('+'));
        assert!(self.sitting.game().setup().desk == Desk::Practice || !checks, "{brief:?}");
        // No square that the sentence does not name; letter by letter it names none.
        for square in squares(brief).into_iter().filter(|_| output.kind.1 != "spell") {
            let lexicon = self.voice.lexicon();
            let announced = lexicon.naming(NameSystem::Fide).names().square(square);
            let names = [MoveText::new(lexicon).square(square), announced, square.to_string()];
            let said = said.text.to_lowercase();
            assert!(
                names.iter().any(|name| said.contains(&name.to_lowercase())),
                "{square} of {brief:?} is not in {said:?}"
            );
        }
    }
}
