//! Plays each level of the sparring partner, or of an engine, against the one below, and prints what it scores.
//! `docs/performance.md` has the numbers of the partner; its columns are those of the lines.
//!
//! `cargo run --release --example levels -- [GAMES [FROM-TO [ENGINE]]]`: 200 games for each pair of levels without any
//! more words. No time limits anything, so the partner's games are the same on every machine. A game's seed is its
//! number; the colours change with each.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ansage::game::{Desk, Game, Offence, OpponentKind, Phase, Press, Repeat, Setup, Speaker, Start};
use ansage::laws::{GameResult, Increments, Termination};
use ansage::opponent::{Opponent, opponent};
use shakmaty::{ByColor, Color};

/// A game that is longer is a draw.
const LONGEST: usize = 400;

/// What tells one game from another: its first plies.
const OPENING: usize = 8;

/// How a match went for the stronger side.
#[derive(Default)]
pub struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
    plies: usize,
    resigned: u32,
    agreed: u32,
    openings: HashSet<String>,
    /// What the stronger side's moves took, and the longest of them.
    took: (Duration, Duration),
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let games = words.first().map_or(200, |games| games.parse().unwrap());
    let engine = words.get(2);
    let (from, to) = words.get(1).map_or((1, if engine.is_some() { 12 } else { 8 }), |range| {
        let (from, to) = range.split_once('-').unwrap();
        (from.parse().unwrap(), to.parse().unwrap())
    });
    for level in from..to {
        let begun = Instant::now();
        let score = matched(level, games, engine);
        println!("{}, {:.0?}", score.row(level).join(", "), begun.elapsed());
    }
}

/// The level above this one against it, the sparring partner's or an engine's.
pub fn matched(level: u8, games: u64, engine: Option<&String>) -> Score {
    let kind = |level: u8, color: Color, seed: u64| match engine {
        None => OpponentKind::Partner { color, level, seed },
        Some(name) => OpponentKind::Engine { color, level, seed, name: name.clone() },
    };
    let mut score = Score::default();
    for game in 0..games {
        let strong = Color::from_white(game % 2 == 0);
        let level_of = |color| if color == strong { level + 1 } else { level };
        let kinds = ByColor { white: Color::White, black: Color::Black }
            .map(|color| kind(level_of(color), color, game * 2 + u64::from(color == strong)));
        score.play(kinds, strong);
    }
    score
}

impl Score {
    fn play(&mut self, kinds: ByColor<OpponentKind>, strong: Color) {
        let mut seats = kinds.as_ref().map(|kind| opponent(kind, true, None).unwrap());
        let mut game = Arc::new(Game::open(setup(kinds.black)));
        while game.outcome().is_none() && game.plies().len() < LONGEST {
            let done = [!game.turn(), game.turn()]
                .into_iter()
                .find_map(|color| self.asked(seats.get_mut(color).as_mut(), &game, color, strong));
            let Some(next) = done else { break };
            game = next;
        }
        self.plies += game.plies().len();
        let opening = game.plies().iter().take(OPENING).map(|ply| ply.played.to_string());
        self.openings.insert(opening.collect());
        let outcome = game.outcome();
        // Whether the winner could mate (5.1.2) is not asked: nobody gives up against one who cannot.
        let gave_up = match game.phase() {
            Phase::Verdict(Offence::Resigned(color)) => Some(*color),
            _ => None,
        };
        let result = gave_up.map(|color| GameResult::Won(!color)).or(outcome.map(|outcome| outcome.result));
        match result {
            Some(GameResult::Won(color)) if color == strong => self.won += 1,
            Some(GameResult::Won(_)) => self.lost += 1,
            _ => self.drawn += 1,
        }
        self.resigned += u32::from(gave_up.is_some());
        self.agreed += u32::from(outcome.is_some_and(|outcome| outcome.reason == Termination::Agreement));
    }

    /// The game after what this side does, if it does anything.
    fn asked(
        &mut self,
        seat: &mut dyn Opponent,
        game: &Arc<Game>,
        color: Color,
        strong: Color,
    ) -> Option<Arc<Game>> {
        let begun = Instant::now();
        seat.observe(game, 0);
        let command = seat.poll();
        while let Some(notice) = seat.notice() {
            if !matches!(notice, ansage::opponent::OpponentNotice::Named(_)) {
                eprintln!("{notice:?}");
            }
        }
        let took = begun.elapsed();
        if color == strong {
            self.took = (self.took.0 + took, self.took.1.max(took));
        }
        let events = game.decide(Speaker::from(color), &command?, 0).unwrap();
        game.advance_all(events, 0, 0).pop().map(|last| Arc::new(Game::clone(&last.after)))
    }

    /// How it went for the level above this one: the score; won, drawn, lost; resigned; drawn by agreement; plies a
    /// game; openings; and what a move of it took.
    pub fn row(&self, level: u8) -> [String; 8] {
        let games = self.won + self.drawn + self.lost;
        let percent = f64::from(self.won * 2 + self.drawn) * 50.0 / f64::from(games);
        let moves = u32::try_from(self.plies / 2).unwrap_or(u32::MAX).max(1);
        let (all, longest) = self.took;
        [
            format!("{} over {level}", level + 1),
            format!("{percent:.1} %"),
            format!("{}, {}, {}", self.won, self.drawn, self.lost),
            self.resigned.to_string(),
            self.agreed.to_string(),
            (self.plies / usize::try_from(games).unwrap_or(1)).to_string(),
            self.openings.len().to_string(),
            format!("{:.1} ms, {:.0} ms", millis(all / moves), millis(longest)),
        ]
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// A practice game without a clock.
fn setup(against: OpponentKind) -> Setup {
    Setup {
        desk: Desk::Practice,
        white: String::new(),
        black: String::new(),
        start: Start::default(),
        time: "-".parse().unwrap(),
        increments: Increments::BeforeMove,
        black_time: None,
        press: Press::Auto,
        repeat: Repeat::Program,
        against,
        draw: None,
        regulations: Box::default(),
        occasion: None,
        wording: None,
        rung: None,
    }
}
