//! The parts sentences are made of, in one voice: squares, pieces, lengths of time, lists.

use shakmaty::{Color, Move, Piece, Position, Role, Square};

use crate::announcement::{Announcement, Telling};
use crate::args;
use crate::game::Game;
use crate::laws::{Millis, Period, TimeControl};
use crate::voice::{FluentArgs, Voice};

/// Makes the parts of sentences.
#[derive(Clone, Copy)]
pub struct Phrasing<'a> {
    voice: &'a Voice,
}

impl<'a> Phrasing<'a> {
    /// In this voice.
    #[must_use]
    pub fn new(voice: &'a Voice) -> Phrasing<'a> {
        Phrasing { voice }
    }

    /// The voice.
    #[must_use]
    pub fn voice(&self) -> &'a Voice {
        self.voice
    }

    /// How moves are told.
    #[must_use]
    pub fn telling(&self) -> Telling<'a> {
        Telling::new(self.voice.lexicon())
    }

    /// The sentence of this name.
    #[must_use]
    pub fn tell(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.voice.tell(id, args)
    }

    /// A sentence about a player.
    #[must_use]
    pub fn of_color(&self, id: &str, color: Color) -> String {
        self.voice.tell(id, &args!("color" => color_key(color)))
    }

    /// The square.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        self.telling().square(square)
    }

    /// A sentence about a piece.
    #[must_use]
    pub fn of_piece(&self, id: &str, role: Role) -> String {
        self.voice.tell(id, &args!("piece" => role_key(role)))
    }

    /// "black pawn", or "empty".
    #[must_use]
    pub fn contents(&self, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => self.voice.tell(
                "colored-piece",
                &args!("color" => color_key(piece.color), "piece" => role_key(piece.role)),
            ),
            None => self.voice.say("empty"),
        }
    }

    /// A legal move as it is announced.
    #[must_use]
    pub fn announcement(&self, played: &Move) -> String {
        self.telling().announcement(played)
    }

    /// What was said, told again with no more than was said.
    #[must_use]
    pub fn said(&self, announcement: &Announcement) -> String {
        self.telling().said(announcement)
    }

    /// The move in hand as it was announced, legal or not.
    #[must_use]
    pub fn in_hand(&self, game: &Game) -> Option<String> {
        let hand = game.hand()?;
        Some(match &hand.legal {
            Some(played) => self.announcement(played),
            None => self.telling().done(&hand.done, game.position().board()),
        })
    }

    /// "a, b and c"
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let Some((first, rest)) = items.split_first() else { return String::new() };
        let last = rest.len();
        rest.iter().enumerate().fold(first.clone(), |told, (place, item)| {
            let id = if place + 1 == last { "list-and" } else { "list-then" };
            self.voice.tell(id, &args!("first" => told, "last" => item.clone()))
        })
    }

    /// The squares as a list, in order of files.
    #[must_use]
    pub fn squares(&self, squares: &[Square]) -> String {
        let mut squares = squares.to_vec();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        self.list(&squares.iter().map(|square| self.square(*square)).collect::<Vec<_>>())
    }

    /// A length of time in words; milliseconds are left out.
    #[must_use]
    pub fn duration(&self, time: Millis) -> String {
        let seconds = time / 1000;
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let id = match (h > 0, m > 0, s > 0) {
            (true, true, true) => "duration-hms",
            (true, true, false) => "duration-hm",
            (true, false, true) => "duration-hs",
            (true, false, false) => "duration-h",
            (false, true, true) => "duration-ms",
            (false, true, false) => "duration-m",
            (false, false, _) => "duration-s",
        };
        self.voice.tell(id, &args!("h" => h, "m" => m, "s" => s))
    }

    /// "ninety minutes plus thirty seconds"
    #[must_use]
    pub fn control(&self, control: &TimeControl) -> String {
        let periods: Vec<String> = control.periods().iter().map(|period| self.period(period)).collect();
        let Some((first, rest)) = periods.split_first() else { return self.voice.say("control-none") };
        rest.iter().fold(first.clone(), |told, next| {
            self.voice.tell("control-then", &args!("first" => told, "then" => next.clone()))
        })
    }

    fn period(&self, period: &Period) -> String {
        // Ninety minutes is what players say, not one hour thirty; three hours is not a hundred and eighty minutes.
        let minutes = period.main / 60_000;
        let main = if period.main.is_multiple_of(60_000) && minutes <= 120 {
            self.voice.tell("duration-m", &args!("m" => minutes))
        } else {
            self.duration(period.main)
        };
        let time = if period.increment > 0 {
            let increment = self.duration(period.increment);
            self.voice.tell("control-plus", &args!("main" => main, "increment" => increment))
        } else {
            main
        };
        match period.moves {
            Some(moves) => self.voice.tell("control-moves", &args!("moves" => moves, "time" => time)),
            None => time,
        }
    }
}

/// A colour as messages select it.
#[must_use]
pub fn color_key(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// A piece as messages select it.
#[must_use]
pub fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Every sentence of a text begins with a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut begins = true;
    let mut ended = false;
    let mut capital = String::with_capacity(text.len());
    for letter in text.chars() {
        if begins && letter.is_alphanumeric() {
            capital.extend(letter.to_uppercase());
            begins = false;
        } else {
            capital.push(letter);
        }
        begins |= ended && letter == ' ';
        ended = matches!(letter, '.' | '?' | '!');
    }
    capital
}

/// Sentences one after the other, each with a capital.
#[must_use]
pub fn line(sentences: &[String]) -> String {
    sentences
        .iter()
        .map(|sentence| capital(sentence.trim()))
        .filter(|sentence| !sentence.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
