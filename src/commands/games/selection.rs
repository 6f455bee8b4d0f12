//! Games that are to be written out, read one after the other, and what comes of writing them.

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::forms::{FormFlags, ToWrite};
use crate::collection::written_down;
use crate::commands::output::warn;
use crate::commands::play::StartContext;
use crate::error::CommandError;
use crate::record::{Library, LibraryError, Stored};
use crate::session::refused;
use crate::voice::Voice;

/// The number of a game, or those from one to another: "3", "5-9".
#[derive(Debug, Clone)]
pub struct GameNumbers(RangeInclusive<i64>);

impl FromStr for GameNumbers {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<GameNumbers, Self::Err> {
        if let Ok(number) = text.trim().parse() {
            return Ok(GameNumbers(number..=number));
        }
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        Ok(GameNumbers(first.trim().parse()?..=last.trim().parse()?))
    }
}

/// Games that are to be written out.
pub(super) struct Selection<'a> {
    library: &'a Library,
    until_damage: bool,
    form: &'a FormFlags,
    pub(super) room: &'a StartContext<'a>,
    /// Their numbers, in the order in which they were asked for.
    pub(super) numbers: Vec<i64>,
}

impl<'a> Selection<'a> {
    /// The games of these numbers; of a range those that are there.
    ///
    /// # Errors
    /// None is there, or the library fails.
    pub(super) fn of(
        asked: &[GameNumbers],
        (until_damage, form): (bool, &'a FormFlags),
        library: &'a Library,
        room: &'a StartContext<'a>,
    ) -> Result<Selection<'a>, CommandError> {
        let numbers = numbers(library, asked, room.voice)?;
        Ok(Selection { library, until_damage, form, room, numbers })
    }
}

impl Selection<'_> {
    /// Does this with each game. One that is damaged among several is told, and the others are written.
    ///
    /// # Errors
    /// There is no such game, the only one is damaged, or this fails; behind all the others that one was.
    pub(super) fn each(
        &self,
        mut write: impl FnMut(&ToWrite<'_>) -> Result<(), CommandError>,
    ) -> Result<Result<(), CommandError>, CommandError> {
        let mut all = Ok(());
        for number in &self.numbers {
            match self.stored(*number) {
                Ok(stored) => with_written(*number, &stored, self.form, self.room, &mut write)?,
                Err(error) if self.numbers.len() > 1 => {
                    warn([error.to_string()]);
                    all = Err(CommandError::told());
                }
                Err(error) => return Err(error),
            }
        }
        Ok(all)
    }

    fn stored(&self, game: i64) -> Result<Stored, CommandError> {
        let voice = self.room.voice;
        let stored = match self.library.stored(game) {
            Err(LibraryError::Damaged(mut found)) if self.until_damage && found.sound.is_some() => {
                // Who has no standard error gets what is sound all the same.
                let _ = writeln!(io::stderr(), "{}", refused(&LibraryError::Damaged(found.clone()), voice));
                found.sound.take().map(Stored::Played).ok_or(LibraryError::NoGame(game))
            }
            found => found,
        };
        stored.map_err(|error| refused(&error, voice))
    }
}

/// The numbers that are asked for; of a range those that are there.
fn numbers(library: &Library, asked: &[GameNumbers], voice: &Voice) -> Result<Vec<i64>, CommandError> {
    let mut there = None;
    let mut numbers = Vec::new();
    for GameNumbers(range) in asked {
        if range.start() == range.end() {
            numbers.push(*range.start());
            continue;
        }
        if there.is_none() {
            there = Some(library.numbers_of_all().map_err(|error| refused(&error, voice))?);
        }
        numbers.extend(there.iter().flatten().filter(|number| range.contains(number)));
    }
    match (numbers.is_empty(), asked.first()) {
        (true, Some(GameNumbers(range))) => Err(refused(&LibraryError::NoGame(*range.start()), voice)),
        _ => Ok(numbers),
    }
}

/// Does this with a game as it is written down.
pub(super) fn with_written<T>(
    id: i64,
    stored: &Stored,
    flags: &FormFlags,
    room: &StartContext<'_>,
    write: impl FnOnce(&ToWrite<'_>) -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let game = written_down(id, stored).map_err(|error| refused(&error, room.voice))?;
    write(&ToWrite { id, stored, game: &game, flags, room })
}
