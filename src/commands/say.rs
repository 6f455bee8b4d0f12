//! `ansage say`: moves, or whole games as PGN, to announcements, one a line.

use clap::Args;
use std::cell::RefCell;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use shakmaty::san::San;
use shakmaty::{Chess, Move, Position, Role};

use super::flags::one_of;
use super::output::{PIECE, answered, warn};
use super::played;
use crate::args;
use crate::error::CommandError;
use crate::file::Utf8;
use crate::game::{position_of, resolve};
use crate::hear::Intent;
use crate::hear::{hear, pgn};
use crate::record::{Movetext, MovetextItem, PgnFlaw};
use crate::speech::clean;
use crate::tell::{MoveForm, MoveText, Phrasing, flaw_id, line, misfit, not_heard};
use crate::voice::{Id, Lexicon, NameSystem, Voice};

/// `ansage say`
#[derive(Debug, Args, Default)]
pub struct Say {
    #[arg(long, value_parser = one_of([("long", MoveForm::Long), ("short", MoveForm::Short)]), value_name = "FORM")]
    pub form: Option<MoveForm>,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(value_name = "FILE.pgn")]
    pub file: Option<PathBuf>,
}

/// Says all moves of standard input, or of the file.
///
/// # Errors
/// The flags name something that is not there, something was no move, or reading or writing failed.
pub fn run(
    asked: &Say,
    voice: &Voice,
    names: NameSystem,
    letters: Option<&Voice>,
) -> Result<(), CommandError> {
    let base = played::start(asked.fen.as_deref(), voice)?.position().clone();
    let pgn = pgn::pgn_letters().map_err(|error| CommandError::other(format!("ansage: {error}")))?;
    let tagged = letters.map_or(pgn.lexicon(), Voice::lexicon);
    let untagged = if asked.file.is_some() { tagged } else { letters.unwrap_or(voice).lexicon() };
    let game = Game {
        number: 0,
        position: base.clone(),
        part: Part::Ended,
        tagged: false,
        wrong: false,
        start: Tags::default(),
    };
    let mut all_said = true;
    answered(asked.file.as_deref(), voice, |input, out| {
        let mut saying = Saying {
            voice,
            phrasing: Phrasing::in_names(voice, names),
            telling: MoveText::in_names(voice.lexicon(), names),
            form: asked.form.unwrap_or_default(),
            tagged: Letters::of(tagged),
            untagged: Letters::of(untagged),
            base: &base,
            out,
            game,
            all_said: true,
            text: String::with_capacity(80),
        };
        let input = BufReader::with_capacity(PIECE, Utf8::of(input));
        let result = saying.all(Movetext::new(input));
        all_said = saying.all_said;
        result
    })?;
    if all_said { Ok(()) } else { Err(CommandError::told()) }
}

/// What the letters of the input mean.
#[derive(Clone, Copy)]
struct Letters<'a> {
    lexicon: &'a Lexicon,
    /// Whether they are those of SAN, which shakmaty reads by itself.
    san: bool,
}

impl<'a> Letters<'a> {
    fn of(lexicon: &'a Lexicon) -> Letters<'a> {
        let san = Role::ALL
            .into_iter()
            .filter(|role| *role != Role::Pawn)
            .all(|role| lexicon.letter(role).chars().eq([role.upper_char()]));
        Letters { lexicon, san }
    }
}

/// Where in a game the input stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
    Ended,
}

/// What the tags say of the position a game begins with, and where.
#[derive(Default)]
struct Tags {
    fen: Option<(u64, String)>,
    variant: Option<(u64, String)>,
}

struct Game {
    number: u64,
    position: Chess,
    part: Part,
    tagged: bool,
    /// Something in it was told to be wrong, and the rest of it is passed over.
    wrong: bool,
    start: Tags,
}

struct Saying<'a, W> {
    voice: &'a Voice,
    phrasing: Phrasing<'a>,
    telling: MoveText<'a>,
    form: MoveForm,
    tagged: Letters<'a>,
    untagged: Letters<'a>,
    base: &'a Chess,
    out: &'a RefCell<W>,
    game: Game,
    all_said: bool,
    text: String,
}

impl<W: Write> Saying<'_, W> {
    fn all(
        &mut self,
        entries: impl Iterator<Item = io::Result<crate::record::WrittenMove>>,
    ) -> io::Result<()> {
        for entry in entries {
            let entry = entry?;
            match entry.what {
                MovetextItem::Tag(name, value) => self.tag(entry.line, &name, value)?,
                MovetextItem::Word(word) => {
                    self.moves_begin()?;
                    if !self.game.wrong {
                        self.word(entry.line, &word)?;
                    }
                }
                MovetextItem::Result(_) => {
                    self.moves_begin()?;
                    self.game.part = Part::Ended;
                }
                // Nobody has asked for it.
                MovetextItem::Beside(_) => {}
                MovetextItem::Flaw(flaw) => self.flaw(entry.line, flaw)?,
            }
        }
        if self.game.part == Part::Tags { self.moves_begin() } else { Ok(()) }
    }

    fn begin(&mut self, tagged: bool) -> io::Result<()> {
        let number = self.game.number + 1;
        let position = self.base.clone();
        self.game = Game { number, position, part: Part::Tags, tagged, wrong: false, start: Tags::default() };
        if number > 1 { writeln!(self.out.borrow_mut()) } else { Ok(()) }
    }

    fn tag(&mut self, line: u64, name: &str, value: String) -> io::Result<()> {
        if self.game.part != Part::Tags {
            self.begin(true)?;
        }
        match name {
            "FEN" => self.game.start.fen = Some((line, value)),
            "Variant" => self.game.start.variant = Some((line, value)),
            _ => {}
        }
        Ok(())
    }

    fn flaw(&mut self, line: u64, flaw: PgnFlaw) -> io::Result<()> {
        if self.game.number == 0 || (flaw == PgnFlaw::Tag && self.game.part != Part::Tags) {
            self.begin(flaw == PgnFlaw::Tag)?;
        }
        let why = self.voice.say(flaw_id(flaw));
        self.wrong(line, &why)
    }

    /// The first word or result after the tags, or after the end of the last game.
    fn moves_begin(&mut self) -> io::Result<()> {
        if self.game.part == Part::Ended {
            self.begin(false)?;
        }
        if self.game.part == Part::Moves {
            return Ok(());
        }
        self.game.part = Part::Moves;
        let Tags { fen, variant } = std::mem::take(&mut self.game.start);
        let mode = match &variant {
            None => None,
            Some((line, name)) => {
                let Some(mode) = pgn::castling_mode(name) else {
                    let why = self.voice.tell(Id::SAY_VARIANT, &args!("variant" => name.clone()));
                    return self.wrong(*line, &why);
                };
                Some(mode)
            }
        };
        let Some((line, fen)) = fen else { return Ok(()) };
        match position_of(&fen, mode) {
            Ok(position) => {
                self.game.position = position;
                Ok(())
            }
            Err(error) => self.wrong(line, &crate::tell::why_no_start(&error, self.voice)),
        }
    }

    fn word(&mut self, line: u64, word: &str) -> io::Result<()> {
        let letters = if self.game.tagged { self.tagged } else { self.untagged };
        let played = match san(letters, word, &self.game.position) {
            Some(played) => played,
            None if pgn::adds_nothing(word, letters.lexicon) => return Ok(()),
            None => match self.understood(word, letters.lexicon) {
                Ok(played) => played,
                Err(why) => {
                    let word = clean(word);
                    let why = self.voice.tell(Id::SAY_NO_MOVE, &args!("word" => word, "why" => why));
                    return self.wrong(line, &why);
                }
            },
        };
        self.text.clear();
        self.telling.announce_in(&mut self.text, self.form, &played, &self.game.position);
        self.game.position.play_unchecked(played);
        self.telling.announce_check(&mut self.text, &self.game.position);
        self.text.push('\n');
        self.out.borrow_mut().write_all(self.text.as_bytes())
    }

    /// The move in any notation, or why it is none.
    fn understood(&self, word: &str, lexicon: &Lexicon) -> Result<Move, String> {
        let phrasing = self.phrasing.reading(lexicon);
        match hear(word, lexicon) {
            Ok(utterance) => match utterance.heard {
                Intent::Announce(announcement, _) => resolve(&announcement, &self.game.position)
                    .map_err(|why| line(&misfit(&why, &phrasing, false))),
                _ => Err(self.voice.say(Id::NOT_HEARD_NO_MOVE)),
            },
            Err(why) => Err(line(&[not_heard(&why, &phrasing)])),
        }
    }

    /// Tells what is wrong and ends the game here.
    fn wrong(&mut self, line: u64, why: &str) -> io::Result<()> {
        self.game.wrong = true;
        self.all_said = false;
        // What was said before stands before it.
        self.out.borrow_mut().flush()?;
        let (game, line) = (self.game.number.to_string(), line.to_string());
        warn([self.voice.tell(Id::SAY_WRONG, &args!("game" => game, "line" => line, "why" => why))]);
        Ok(())
    }
}

/// SAN as PGN has it, which nearly every word is.
fn san(letters: Letters<'_>, word: &str, position: &Chess) -> Option<Move> {
    if !letters.san {
        return None;
    }
    San::from_ascii(word.as_bytes()).ok()?.to_move(position).ok()
}
