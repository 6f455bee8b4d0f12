//! The parts sentences are made of, in one voice: squares, pieces, lists.

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, Chess, Color, File, Move, Piece, Rank, Role, Square};

use super::moves::{MoveForm, MoveText};
use crate::args;
use crate::game::Announcement;
use crate::voice::{FluentArgs, Id, Lexicon, NameSystem, Verbosity, Voice, spoken_form, unmarked};

/// Makes the parts of sentences.
#[derive(Clone, Copy)]
pub struct Phrasing<'a> {
    voice: &'a Voice,
    names: NameSystem,
    letters: &'a Lexicon,
    verbosity: Verbosity,
    announces: Verbosity,
    marks: bool,
    portions: bool,
    /// For a line of a Braille display.
    brief: bool,
}

impl<'a> Phrasing<'a> {
    /// In this voice, with announcements as Appendix D has them.
    pub fn new(voice: &'a Voice) -> Phrasing<'a> {
        Phrasing::in_names(voice, NameSystem::Fide)
    }

    /// In this voice, with announcements and squares in these names.
    pub fn in_names(voice: &'a Voice, names: NameSystem) -> Phrasing<'a> {
        let full = Verbosity::Full;
        Phrasing {
            voice,
            names,
            letters: voice.lexicon(),
            verbosity: full,
            announces: full,
            marks: false,
            portions: false,
            brief: false,
        }
    }

    /// The same, saying so much.
    pub fn at(self, verbosity: Verbosity) -> Phrasing<'a> {
        Phrasing { verbosity, announces: verbosity, ..self }
    }

    /// The same, saying so much of a move; what is said beside it stays. What the players hear of each other's moves
    /// is always full (D.2.1).
    pub fn announcing(self, announces: Verbosity) -> Phrasing<'a> {
        Phrasing { announces, ..self }
    }

    /// The same for sentences that are spoken: what is in another language than the voice's is
    /// [marked](crate::voice::parted).
    pub fn marking(self) -> Phrasing<'a> {
        Phrasing { marks: true, ..self }
    }

    /// The same for one who hears a long answer in portions, unless he has said that it shall be whole.
    pub(crate) fn in_portions(self, portions: bool) -> Phrasing<'a> {
        Phrasing { portions, ..self }
    }

    /// Whether a long answer is spoken in portions.
    pub(super) fn is_in_portions(&self) -> bool {
        self.portions
    }

    /// How many words are heard of a written one, which may be marked: two of "e4".
    pub(super) fn words_heard(&self, word: &str) -> usize {
        spoken_form(&unmarked(word), self.voice).split(' ').filter(|word| !word.is_empty()).count()
    }

    /// The same for what is only shown.
    pub fn plain(self) -> Phrasing<'a> {
        Phrasing { marks: false, ..self }
    }

    /// The same for a line of a Braille display: squares, pieces, moves and times in signs, and of each message what
    /// `brief-…` says, with the same variables.
    pub fn in_brief(self) -> Phrasing<'a> {
        Phrasing { brief: true, marks: false, ..self }
    }

    /// The same in sentences again.
    pub(super) fn in_sentences(self) -> Phrasing<'a> {
        Phrasing { brief: false, ..self }
    }

    /// Whether it is for a line of a Braille display.
    pub fn is_brief(&self) -> bool {
        self.brief
    }

    /// How much is said beside moves.
    pub(crate) fn verbosity(&self) -> Verbosity {
        self.verbosity
    }

    /// The same about notation that is read with other letters than the voice's.
    pub fn reading(self, letters: &'a Lexicon) -> Phrasing<'a> {
        Phrasing { letters, ..self }
    }

    /// Whose letters stand for pieces.
    pub fn letters(&self) -> &'a Lexicon {
        self.letters
    }

    /// The voice.
    pub fn voice(&self) -> &'a Voice {
        self.voice
    }

    /// How moves are told.
    pub fn telling(&self) -> MoveText<'a> {
        let telling = MoveText::in_names(self.voice.lexicon(), self.names);
        if self.marks { telling.marking() } else { telling }
    }

    /// The sentence of this name.
    pub fn tell(&self, id: Id, args: &FluentArgs<'_>) -> String {
        self.told(id, Some(args))
    }

    /// The sentence of this name, without variables.
    pub fn say(&self, id: Id) -> String {
        self.told(id, None)
    }

    fn told(&self, id: Id, args: Option<&FluentArgs<'_>>) -> String {
        let with_files = self.with_files(id, args);
        let args = with_files.as_ref().or(args);
        if self.brief { self.briefly(id, args) } else { self.voice.at(self.verbosity, id, args) }
    }

    /// With the files that a sentence has in its examples, `$a` to `$h`, as they are named here; `None` where it has
    /// none.
    fn with_files<'b>(&self, id: Id, args: Option<&'b FluentArgs<'b>>) -> Option<FluentArgs<'b>> {
        const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        // Hours have `$h` of their own.
        let given = |name: &str| args.is_some_and(|args| args.get(name).is_some());
        let named = |name: &&&str| id.variables().contains(*name) && !given(name);
        FILES.iter().find(named)?;
        let mut all = FluentArgs::new();
        for (name, value) in args.iter().flat_map(|args| args.iter()) {
            all.set(name.to_owned(), value.clone());
        }
        for (file, name) in File::ALL.into_iter().zip(&FILES).filter(|(_, name)| named(name)) {
            all.set(*name, self.file(file));
        }
        Some(all)
    }

    /// A sentence about a player.
    pub fn of_color(&self, id: Id, color: Color) -> String {
        self.tell(id, &args!("color" => color_key(color)))
    }

    /// The square.
    pub fn square(&self, square: Square) -> String {
        if self.brief || self.verbosity == Verbosity::Short {
            return square.to_string();
        }
        self.telling().square(square)
    }

    /// A sentence about a piece.
    pub fn of_piece(&self, id: Id, role: Role) -> String {
        self.tell(id, &args!("piece" => role_key(role)))
    }

    /// "black pawn", or "empty".
    pub fn contents(&self, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => self.tell(
                Id::COLORED_PIECE,
                &args!("color" => color_key(piece.color), "piece" => role_key(piece.role)),
            ),
            None => self.say(Id::EMPTY),
        }
    }

    /// A legal move in this position, with as much as is said of moves here.
    pub fn played(&self, played: &Move, before: &Chess) -> String {
        if self.brief {
            return self.written(played, before);
        }
        match self.announces {
            Verbosity::Full => self.announcement(played),
            Verbosity::Normal => {
                let mut text = String::with_capacity(40);
                self.telling().announce_in(&mut text, MoveForm::Short, played, before);
                text
            }
            // Check and mate are said in words, where they are said.
            Verbosity::Short => self.written(played, before),
        }
    }

    /// A legal move as it is announced, from where to where.
    pub fn announcement(&self, played: &Move) -> String {
        if self.brief {
            return self.signs_of_move(played);
        }
        self.telling().announcement(played)
    }

    /// What was done on a board, legal or not, in the same form.
    pub fn done(&self, done: &UciMove, board: &Board, mode: CastlingMode) -> String {
        if self.brief {
            return self.signs_done(done, board, mode);
        }
        self.telling().done(done, board, mode)
    }

    /// One of several moves among which somebody is to choose.
    pub fn choice(&self, played: &Move, among: &[Move]) -> String {
        match self.verbosity {
            _ if self.brief => self.signs_of_move(played),
            Verbosity::Full | Verbosity::Normal => self.announcement(played),
            Verbosity::Short => self.telling().written_among(played, among),
        }
    }

    /// What was said, told again with no more than was said.
    pub fn said(&self, announcement: &Announcement) -> String {
        if self.brief {
            return self.signs_of_said(announcement);
        }
        self.telling().said(announcement)
    }

    /// "a, b and c"
    pub fn list(&self, items: &[String]) -> String {
        if self.brief {
            return Self::glanced(items);
        }
        let Some((first, rest)) = items.split_first() else { return String::new() };
        let last = rest.len();
        rest.iter().enumerate().fold(first.clone(), |told, (place, item)| {
            let id = if place + 1 == last { Id::LIST_AND } else { Id::LIST_THEN };
            self.voice.tell(id, &args!("first" => told, "last" => item.clone()))
        })
    }

    /// "a, b, c", where more may follow.
    pub fn row(&self, items: &[String]) -> String {
        if self.brief {
            return Self::glanced(items);
        }
        let Some((first, rest)) = items.split_first() else { return String::new() };
        rest.iter().fold(first.clone(), |told, item| {
            self.voice.tell(Id::LIST_THEN, &args!("first" => told, "last" => item.clone()))
        })
    }

    /// A file's name inside a sentence.
    pub fn file(&self, file: File) -> String {
        if self.brief || self.verbosity == Verbosity::Short {
            return file.char().to_string();
        }
        self.telling().names().file(file).to_owned()
    }

    /// A rank's number inside a sentence.
    pub fn rank(&self, rank: Rank) -> String {
        if self.brief {
            return rank.char().to_string();
        }
        self.telling().names().rank(rank).to_owned()
    }

    /// The squares as a list, in order of files.
    pub fn squares(&self, squares: &[Square]) -> String {
        let mut squares = squares.to_vec();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        self.list(&squares.iter().map(|square| self.square(*square)).collect::<Vec<_>>())
    }
}

/// What a piece is called in this voice.
pub(crate) fn piece_name(role: Role, voice: &Voice) -> String {
    voice.tell(Id::PIECE, &args!("piece" => role_key(role)))
}

/// A colour as messages select it.
pub fn color_key(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// A piece as messages select it.
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

/// Whether a text begins with a square or a pawn's move as it is written, "e4", "exd6": its letter is a small one
/// (C.4).
fn is_written_move(text: &str) -> bool {
    let mut signs = text.chars().peekable();
    let mut file = || signs.next_if(|sign| matches!(sign, 'a'..='h')).is_some();
    if !file() {
        return false;
    }
    if signs.next_if_eq(&'x').is_some() && signs.next_if(|sign| matches!(sign, 'a'..='h')).is_none() {
        return false;
    }
    let rank = signs.next().is_some_and(|sign| matches!(sign, '1'..='8'));
    // A letter behind it is that of a promotion.
    let _promotion = signs.next_if(|sign| sign.is_uppercase());
    rank && signs.next().is_none_or(|sign| matches!(sign, '.' | ',' | ':' | ' '))
}

/// Whether a text begins with the name of a file, which is another one with a capital.
fn is_file_name(text: &str) -> bool {
    let word = text.split([' ', ',', ':']).next().unwrap_or_default();
    let parts = word.rsplit_once('.');
    let has_ending =
        parts.is_some_and(|(name, ending)| !name.is_empty() && ending.chars().any(char::is_alphanumeric));
    has_ending || word.starts_with('/')
}

/// Every sentence of a text begins with a capital, unless it begins with a move or with the name of a file.
pub fn capital(text: &str) -> String {
    let mut begins = true;
    let mut ended = false;
    let mut capital = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        if begins && (is_written_move(&text[at..]) || is_file_name(&text[at..])) {
            begins = false;
        }
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
pub fn line(sentences: &[String]) -> String {
    sentences
        .iter()
        .map(|sentence| capital(sentence.trim()))
        .filter(|sentence| !sentence.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
