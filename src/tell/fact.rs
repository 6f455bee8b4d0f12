//! One fact that a session has to tell, and its sentences in a manner of telling.

use std::sync::Arc;

use shakmaty::{Board, Chess, Color, Move, Piece, Position, Role, Square};

use super::answers::{answer, course};
use super::check::{self, CheckResult};
use super::collection::{self, CollectionTrouble};
use super::drill::DrillFact;
use super::envelope;
use super::evaluation::{self, JudgedMove};
use super::faults::no_start;
use super::greeting::Greeting;
use super::help::help;
use super::library::explain_library;
use super::next_game::{self, NextGameAsked, OpenGame};
use super::offer::Offer;
use super::phrasing::{Phrasing, color_key, line};
use super::progress::ProgressFact;
use super::puzzle::{self, PuzzleTrouble};
use super::reasons::{misfit, not_heard};
use super::refuse;
use super::spell;
use super::system::why_not_kept;
use super::topic;
use crate::args;
use crate::boards::TouchQuestion;
use crate::evaluation::Score;
use crate::file::NotKept;
use crate::game::{Announcement, Desk, Game, ParseError, Refusal, ResolveError, SetupError, Speaker};
use crate::laws::Millis;
use crate::query::{Answer, Hint, HintStep};
use crate::record::LibraryError;
use crate::voice::{FluentArgs, FluentValue, Id, NameSystem, Verbosity};

/// What is told.
#[derive(Debug)]
pub(crate) enum Fact {
    /// A message, with its variables.
    Say(Id, Vec<(&'static str, Variable)>),
    /// The game refuses something.
    Refusal(Refusal),
    /// A line is neither a move nor a request.
    NotHeard(ParseError),
    /// The same without its example, which has been heard often enough.
    NotHeardAgain(ParseError),
    /// Why an announcement is no move: where more is to be said, that is a question.
    Misfit(ResolveError),
    /// The answer to a question about the game.
    Answer(Answer),
    /// What the position is worth.
    Score(Score),
    /// What is thought of a move that was made.
    Judged(Box<JudgedMove>),
    /// What helps to find a move in this position, as far as this step goes.
    Hint(Box<(Chess, Hint)>, HintStep),
    /// What can be said now by whoever is named, or whoever sits there.
    Help(Option<Speaker>),
    /// What stands in a scoresheet from this ply on.
    ScoreFrom(usize),
    /// What stands on the envelope at this time of the game (Guidelines I.2).
    Envelope(Millis),
    /// A game is begun, taken up or come to.
    Greeting(Greeting),
    /// What a line that was not understood may have been.
    Offer(Offer),
    /// Whether this game is left for another.
    NextGame(NextGameAsked),
    /// Which of these games is taken up.
    OpenGames(Vec<OpenGame>),
    /// What the answer behind it is about, by its name, where a line in anybody's words asked for it.
    Topic(&'static str),
    /// Whether this is what such a line wants, or which of these.
    Meant(Vec<&'static str>),
    /// What fingers are asked, who should feel these pieces.
    Touch(TouchQuestion, Board),
    /// What a guided check has found.
    Found(Box<CheckResult>),
    /// So much is said from now on.
    Verbosity(Verbosity),
    /// Squares and pieces are named so from now on.
    Names(NameSystem),
    /// A message heard again, as it was composed, with its line for a Braille display.
    Again { text: String, line: String },
    /// The last move of the game sign by sign.
    LastMoveSpelled,
    /// How this game, which is over, ended.
    Ended(Arc<Game>),
    /// Something in a file of puzzles, by the file's name, is none or cannot be read.
    Puzzle(String, PuzzleTrouble),
    /// Something is wrong with a file of games that are listened to, by the file's name.
    Collection(String, CollectionTrouble),
    /// Why nothing can be played from a position.
    NoStart(SetupError),
    /// What stands now on these squares of a position that is set up.
    Placed(Vec<(Square, Option<Piece>)>),
    /// What stood there before something else was put there.
    Replaced(Vec<(Square, Option<Piece>)>),
    /// What a drill asks, and how an answer was.
    Drill(Box<DrillFact>),
    /// How practice goes.
    Progress(ProgressFact),
    /// A text that is told as it stands: an article of the Laws, what a command has to say.
    Text(String),
    /// A command that is printed and not spoken.
    Printed(Id, String),
}

/// What stands in a message.
#[derive(Debug)]
pub(crate) enum Variable {
    /// One of the words by which the voices tell cases apart.
    Key(&'static str),
    /// A number.
    Number(u32),
    /// A name, or another text that is no voice's.
    Text(String),
    /// A player.
    Color(Color),
    /// A square.
    Square(Square),
    /// How long.
    Duration(Millis),
    /// Moves one after the other, from this position.
    Moves(Box<Chess>, Vec<Move>),
    /// Moves each of which can be made in this position.
    Alternatives(Box<Chess>, Vec<Move>),
    /// A move as it was said.
    Said(Announcement),
    /// Why the library cannot be read or written.
    Library(LibraryError),
    /// Why a setting cannot be remembered.
    NotKept(NotKept),
}

impl Fact {
    /// A message about a player.
    pub(crate) fn of_color(id: Id, color: Color) -> Fact {
        Fact::Say(id, vec![("color", Variable::Color(color))])
    }

    /// A message with a number in it.
    pub(crate) fn numbered(id: Id, name: &'static str, number: impl TryInto<u32>) -> Fact {
        Fact::Say(id, vec![(name, Variable::Number(number.try_into().unwrap_or(u32::MAX)))])
    }

    /// Whether it is printed and nobody is to listen to it.
    pub(super) fn is_printed(&self) -> bool {
        matches!(self, Fact::Printed(..))
    }

    /// Whether its line for a Braille display is composed by itself and is no part of its sentences.
    pub(super) fn has_line(&self) -> bool {
        !matches!(self, Fact::Text(_) | Fact::Printed(..))
    }

    /// What it says by itself, without a game; nothing where it needs one.
    pub(super) fn said(&self, phrasing: &Phrasing<'_>) -> String {
        match self {
            Fact::Say(id, variables) if variables.is_empty() => phrasing.say(*id),
            Fact::Say(id, variables) => {
                let args: FluentArgs<'_> =
                    variables.iter().map(|(name, variable)| (*name, variable.value(phrasing))).collect();
                phrasing.tell(*id, &args)
            }
            _ => String::new(),
        }
    }

    /// The sentences, or what stands for them on a line of a Braille display.
    pub(super) fn sentences(&self, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
        match self {
            Fact::Say(..) => vec![self.said(phrasing)],
            Fact::Refusal(refusal) => refuse::refusal(refusal, game, phrasing),
            Fact::NotHeard(why) => vec![not_heard(why, phrasing)],
            Fact::NotHeardAgain(why) => vec![not_heard(why, &phrasing.at(Verbosity::Short))],
            Fact::Misfit(why) => vec![line(&misfit(why, phrasing, false))],
            Fact::Answer(found) => answer(found, game, phrasing),
            Fact::Score(score) => vec![evaluation::score(*score, phrasing)],
            Fact::Judged(judged) => evaluation::judged(judged, phrasing),
            Fact::Hint(hint, step) => evaluation::hint(&hint.1, *step, &hint.0, phrasing),
            Fact::Help(speaker) => help(*speaker, game, phrasing),
            Fact::ScoreFrom(ply) => course::from(*ply, game, phrasing),
            Fact::Envelope(at) => envelope::on_envelope(game, *at, phrasing),
            Fact::Greeting(greeting) => greeting.sentences(game, phrasing),
            Fact::Offer(offer) => offer.sentences(game, phrasing),
            Fact::NextGame(asked) => vec![asked.question(phrasing)],
            Fact::OpenGames(open) => vec![next_game::which(open, phrasing)],
            Fact::Topic(name) => topic::lead(name, phrasing).into_iter().collect(),
            Fact::Meant(names) => topic::question(names, phrasing).into_iter().collect(),
            Fact::Touch(question, expected) => vec![check::question(*question, expected, phrasing)],
            Fact::Found(found) => found.sentences(game, phrasing),
            Fact::Verbosity(verbosity) => at_verbosity(*verbosity, game, phrasing),
            Fact::Names(names) => vec![in_names(*names, phrasing)],
            Fact::Again { line, .. } if phrasing.is_brief() => vec![line.clone()],
            Fact::Puzzle(file, trouble) => vec![puzzle::trouble(file, trouble, phrasing)],
            Fact::Collection(file, trouble) => vec![collection::trouble(file, trouble, phrasing)],
            Fact::NoStart(error) => vec![no_start(error, phrasing)],
            Fact::Placed(squares) => vec![placed(squares, Id::SET_UP_PLACED, phrasing)],
            Fact::Replaced(squares) => vec![placed(squares, Id::SET_UP_REPLACED, phrasing)],
            Fact::Drill(told) => told.sentences(game, phrasing),
            Fact::Progress(told) => vec![told.sentence(phrasing)],
            Fact::Ended(over) => course::over(over, phrasing),
            Fact::LastMoveSpelled => spell::last_move(game, phrasing),
            Fact::Again { text, .. } | Fact::Text(text) => vec![text.clone()],
            Fact::Printed(id, command) => {
                vec![phrasing.voice().tell(*id, &args!("command" => command.clone()))]
            }
        }
    }
}

impl From<Id> for Fact {
    fn from(id: Id) -> Fact {
        Fact::Say(id, Vec::new())
    }
}

impl From<DrillFact> for Fact {
    fn from(told: DrillFact) -> Fact {
        Fact::Drill(Box::new(told))
    }
}

impl From<ProgressFact> for Fact {
    fn from(told: ProgressFact) -> Fact {
        Fact::Progress(told)
    }
}

impl From<DrillFact> for Vec<Fact> {
    fn from(told: DrillFact) -> Vec<Fact> {
        vec![told.into()]
    }
}

impl From<Fact> for Vec<Fact> {
    fn from(fact: Fact) -> Vec<Fact> {
        vec![fact]
    }
}

impl From<Id> for Vec<Fact> {
    fn from(id: Id) -> Vec<Fact> {
        vec![id.into()]
    }
}

impl Variable {
    /// So many; more than anybody counts is told as the greatest number there is.
    pub(crate) fn count(count: usize) -> Variable {
        Variable::Number(count.try_into().unwrap_or(u32::MAX))
    }

    fn value(&self, phrasing: &Phrasing<'_>) -> FluentValue<'static> {
        match self {
            Variable::Key(key) => (*key).into(),
            Variable::Number(number) => (*number).into(),
            Variable::Text(text) => text.clone().into(),
            Variable::Color(color) => color_key(*color).into(),
            Variable::Square(square) => phrasing.square(*square).into(),
            Variable::Duration(time) => phrasing.duration(*time).into(),
            Variable::Moves(from, moves) => moves_in_row(from, moves, phrasing).into(),
            Variable::Alternatives(from, moves) => phrasing
                .row(&moves.iter().map(|played| phrasing.played(played, from)).collect::<Vec<_>>())
                .into(),
            Variable::Said(said) => phrasing.said(said).into(),
            Variable::Library(error) => explain_library(error, phrasing.voice()).into(),
            Variable::NotKept(error) => why_not_kept(error, phrasing.voice()).into(),
        }
    }
}

/// These moves one after the other, from this position; those that are not legal there are left out with all behind them.
fn moves_in_row(from: &Chess, moves: &[Move], phrasing: &Phrasing<'_>) -> String {
    let mut position = from.clone();
    let mut told = Vec::new();
    for played in moves {
        if !position.is_legal(*played) {
            break;
        }
        told.push(phrasing.played(played, &position));
        position.play_unchecked(*played);
    }
    phrasing.row(&told)
}

/// "White king g one, a seven empty."
fn placed(squares: &[(Square, Option<Piece>)], id: Id, phrasing: &Phrasing<'_>) -> String {
    let one = |(square, piece): &(Square, Option<Piece>)| {
        let state = if piece.is_some() { "piece" } else { "empty" };
        let (contents, square) = (phrasing.contents(*piece), phrasing.square(*square));
        phrasing.tell(Id::SET_UP_SQUARE, &args!("state" => state, "contents" => contents, "square" => square))
    };
    let told = phrasing.row(&squares.iter().map(one).collect::<Vec<_>>());
    phrasing.tell(id, &args!("squares" => told))
}

/// Squares and pieces are named so from now on; a move tells how that sounds.
fn in_names(names: NameSystem, phrasing: &Phrasing<'_>) -> String {
    let example = example(Verbosity::Full, phrasing);
    phrasing.tell(Id::NAMES_TOLD, &args!("names" => names.key(), "move" => example))
}

/// A move, announced at this length.
fn example(verbosity: Verbosity, phrasing: &Phrasing<'_>) -> String {
    let knight =
        Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::F3, promotion: None };
    phrasing.in_sentences().announcing(verbosity).played(&knight, &Chess::default())
}

/// So much is said from now on; a move tells how that sounds.
fn at_verbosity(verbosity: Verbosity, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let example = example(verbosity, phrasing);
    let args = args!("verbosity" => verbosity.key(), "move" => example);
    let announced = verbosity != Verbosity::Full && game.setup().desk != Desk::Practice;
    let announced = announced.then(|| phrasing.say(Id::VERBOSITY_ANNOUNCEMENTS));
    std::iter::once(phrasing.tell(Id::VERBOSITY, &args)).chain(announced).collect()
}
