//! The parts sentences are made of, in one voice: squares, pieces, lists.

use shakmaty::{Color, File, Move, Piece, Rank, Role, Square};

use super::{Announcement, Telling};
use crate::args;
use crate::voice::{FluentArgs, Lexicon, NameSystem, Voice};

/// Makes the parts of sentences.
#[derive(Clone, Copy)]
pub struct Phrasing<'a> {
    voice: &'a Voice,
    names: NameSystem,
    letters: &'a Lexicon,
}

impl<'a> Phrasing<'a> {
    /// In this voice, with announcements as Appendix D has them.
    #[must_use]
    pub fn new(voice: &'a Voice) -> Phrasing<'a> {
        Phrasing::in_names(voice, NameSystem::Fide)
    }

    /// In this voice, with announcements and squares in these names.
    #[must_use]
    pub fn in_names(voice: &'a Voice, names: NameSystem) -> Phrasing<'a> {
        Phrasing { voice, names, letters: voice.lexicon() }
    }

    /// The same about notation that is read with other letters than the voice's.
    #[must_use]
    pub fn reading(self, letters: &'a Lexicon) -> Phrasing<'a> {
        Phrasing { letters, ..self }
    }

    /// Whose letters stand for pieces.
    #[must_use]
    pub fn letters(&self) -> &'a Lexicon {
        self.letters
    }

    /// The voice.
    #[must_use]
    pub fn voice(&self) -> &'a Voice {
        self.voice
    }

    /// How moves are told.
    #[must_use]
    pub fn telling(&self) -> Telling<'a> {
        Telling::in_names(self.voice.lexicon(), self.names)
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

    /// "a, b, c", where more may follow.
    #[must_use]
    pub fn row(&self, items: &[String]) -> String {
        let Some((first, rest)) = items.split_first() else { return String::new() };
        rest.iter().fold(first.clone(), |told, item| {
            self.voice.tell("list-then", &args!("first" => told, "last" => item.clone()))
        })
    }

    /// A file's name inside a sentence.
    #[must_use]
    pub fn file(&self, file: File) -> String {
        self.telling().names().file(file).to_owned()
    }

    /// A rank's number inside a sentence.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        self.telling().names().rank(rank).to_owned()
    }

    /// The squares as a list, in order of files.
    #[must_use]
    pub fn squares(&self, squares: &[Square]) -> String {
        let mut squares = squares.to_vec();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        self.list(&squares.iter().map(|square| self.square(*square)).collect::<Vec<_>>())
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
