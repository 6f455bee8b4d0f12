//! Games read aloud into a file: one sound, or a talking book with a heading for each game and each part of it.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use super::forms::{FormFlags, ToWrite};
use super::selection::Selection;
use super::told::ProgressLine;
use crate::args;
use crate::commands::output::{print_from, put};
use crate::commands::wording::moment;
use crate::daisy::{Book, Clip, Section, write};
use crate::error::CommandError;
use crate::face::signals::leave_by;
use crate::file;
use crate::session::{Pronouncer, Wake, other};
use crate::speech::{BackendError, Rate, Sampler, SoundFile};
use crate::tell::{Chapter, SheetMoves, chapters, explain_system, not_writable};
use crate::voice::{Id, Voice};

/// So many seconds lie between two moves where nothing else is asked for.
const PACE: u16 = 2;

/// Between two sentences that belong together, and behind a heading, in milliseconds.
const BREATH: u32 = 500;

/// Who reads.
const NARRATOR: &str = "eSpeak NG";

/// Who publishes what this program makes.
const PUBLISHER: &str = "Ansage";

/// All games as one sound file.
///
/// # Errors
/// There is no synthesizer, a game cannot be had, or the file not be written.
pub(super) fn audio(
    games: &Selection<'_>,
    output: Option<&Path>,
    flags: &FormFlags,
) -> Result<(), CommandError> {
    let voice = games.room.voice;
    let mut reader = Reader::new(games, flags)?;
    let mut sound = tempfile::tempfile().map_err(|error| not_made(&error, voice))?;
    let mut into =
        SoundFile::begin(&mut sound, reader.sampler.rate_hz()).map_err(|error| not_made(&error, voice))?;
    let all = games.each(|game| {
        for chapter in told(game) {
            reader.chapter(&chapter, &mut into)?;
        }
        reader.done += 1;
        Ok(())
    })?;
    into.end().and_then(|()| sound.rewind()).map_err(|error| not_made(&error, voice))?;
    match output {
        None => print_from(&mut sound, voice)?,
        Some(path) => {
            let written = file::replace_with(path, |file| io::copy(&mut sound, file).map(drop));
            put(path, written, voice)?;
        }
    }
    all
}

/// All games as a talking book in this folder.
///
/// # Errors
/// As [`audio`]; or there is something in the folder.
pub(super) fn daisy(games: &Selection<'_>, folder: &Path, flags: &FormFlags) -> Result<(), CommandError> {
    let voice = games.room.voice;
    let mut reader = Reader::new(games, flags)?;
    let mut all = Ok(());
    let made = file::make_folder(folder, |inside| {
        let mut book = BookInMaking { folder: inside, sections: Vec::new(), titles: Vec::new() };
        // The first section is that of the title, which is known when all games are.
        book.sections.push(Section { level: 1, title: String::new(), clips: Vec::new() });
        all = games.each(|game| {
            let read = told(game).iter().try_for_each(|chapter| book.add(chapter, &mut reader));
            book.titles.push(game.sheet().title);
            reader.done += 1;
            read
        })?;
        book.finish(games, &mut reader)
    });
    made.map_err(|failure| match failure {
        Failure::Told(error) => error,
        Failure::Unmade(error) => other(not_writable(folder, &error, voice), voice),
    })?;
    all
}

/// A game as it is read.
fn told(game: &ToWrite<'_>) -> Vec<Chapter> {
    chapters(game.game, &game.sheet_of(SheetMoves::Spoken), game.room.voice)
}

/// Why a book is not there.
enum Failure {
    Told(CommandError),
    Unmade(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Unmade(error)
    }
}

impl From<CommandError> for Failure {
    fn from(error: CommandError) -> Failure {
        Failure::Told(error)
    }
}

/// A book of which some sections are there.
struct BookInMaking<'a> {
    folder: &'a Path,
    sections: Vec<Section>,
    titles: Vec<String>,
}

impl BookInMaking<'_> {
    fn add(&mut self, chapter: &Chapter, reader: &mut Reader<'_>) -> Result<(), CommandError> {
        let clips = self.sound(self.sections.len() + 1, chapter, reader)?;
        let level = 1 + u8::from(chapter.is_part);
        self.sections.push(Section { level, title: chapter.heading.clone(), clips });
        Ok(())
    }

    /// The sound of the section of this number, in a file of its own.
    fn sound(
        &self,
        number: usize,
        chapter: &Chapter,
        reader: &mut Reader<'_>,
    ) -> Result<Vec<Clip>, CommandError> {
        let (voice, name) = (reader.voice, format!("s{number:04}.wav"));
        let path = self.folder.join(&name);
        let unmade = |error: &io::Error| other(not_writable(&path, error, voice), voice);
        let file = File::create_new(&path).map_err(|error| unmade(&error))?;
        let file = io::BufWriter::new(file);
        let mut sound = SoundFile::begin(file, reader.sampler.rate_hz()).map_err(|error| unmade(&error))?;
        let ends = reader.chapter(chapter, &mut sound)?;
        sound.end().map_err(|error| unmade(&error))?;
        let begins = std::iter::once(0).chain(ends.iter().copied());
        let clips = begins.zip(&ends).filter(|(begin, end)| begin < *end);
        Ok(clips.map(|(begin_ms, end_ms)| Clip { file: name.clone(), begin_ms, end_ms: *end_ms }).collect())
    }

    /// The title is read, and what belongs to the book beside its sounds is written.
    fn finish(mut self, games: &Selection<'_>, reader: &mut Reader<'_>) -> Result<(), Failure> {
        let voice = reader.voice;
        let title = match self.titles.as_slice() {
            [only] => only.clone(),
            several => voice.tell(Id::SHEET_BOOK, &args!("count" => several.len().to_string())),
        };
        let chapter = Chapter { heading: title.clone(), is_part: false, sentences: Vec::new() };
        let clips = self.sound(1, &chapter, reader)?;
        if let Some(first) = self.sections.first_mut() {
            *first = Section { level: 1, title: title.clone(), clips };
        }
        let now = moment();
        let numbers: Vec<String> = games.numbers.iter().take(8).map(i64::to_string).collect();
        let book = Book {
            identifier: format!("ansage-{}-{}", numbers.join("-"), now.replace([':', '+'], "")),
            title,
            creator: PUBLISHER.to_owned(),
            publisher: PUBLISHER.to_owned(),
            language: voice.language().to_owned(),
            date: now.get(..10).unwrap_or_default().to_owned(),
            narrator: NARRATOR.to_owned(),
            sections: self.sections,
        };
        for (name, bytes) in write(&book) {
            File::create_new(self.folder.join(name))?.write_all(&bytes)?;
        }
        Ok(())
    }
}

/// Reads chapters into sound files.
struct Reader<'a> {
    sampler: Sampler,
    aloud: Pronouncer,
    voice: &'a Voice,
    pace: u32,
    progress: ProgressLine<'a>,
    /// How many games are done, and how many there are.
    done: u64,
    all: u64,
    /// Whoever ends the program.
    leaving: Receiver<Wake>,
}

impl<'a> Reader<'a> {
    fn new(games: &Selection<'a>, flags: &FormFlags) -> Result<Reader<'a>, CommandError> {
        let voice = games.room.voice;
        let rate = flags.rate.and_then(Rate::new).unwrap_or_default();
        let sampler = Sampler::open(voice.language(), rate).map_err(|error| no_sound(&error, voice))?;
        let (wake, leaving) = mpsc::channel();
        leave_by(&wake);
        Ok(Reader {
            sampler,
            aloud: Pronouncer::new(voice, games.room.store.settings()),
            voice,
            pace: u32::from(flags.pause.unwrap_or(PACE)) * 1000,
            progress: ProgressLine::of("sound", voice),
            done: 0,
            all: games.numbers.len() as u64,
            leaving,
        })
    }

    /// Reads a chapter, and says where each of its sentences ends with the pause behind it, in milliseconds.
    fn chapter<W: Write + Seek>(
        &mut self,
        chapter: &Chapter,
        into: &mut SoundFile<W>,
    ) -> Result<Vec<u64>, CommandError> {
        let voice = self.voice;
        let heading = format!("{}.", chapter.heading.trim_end_matches('.'));
        let sentences = std::iter::once((&heading, BREATH));
        let pace = if chapter.is_part { self.pace } else { BREATH };
        let sentences = sentences.chain(chapter.sentences.iter().map(|sentence| (sentence, pace)));
        let mut ends = Vec::with_capacity(1 + chapter.sentences.len());
        for (sentence, pause) in sentences {
            if self.leaving.try_recv().is_ok() {
                return Err(CommandError::told());
            }
            self.progress.at(self.done, self.all);
            let samples = self.sampler.sample(self.aloud.parts(sentence, voice));
            let samples = samples.map_err(|error| no_sound(&error, voice))?;
            let put = into.put(&samples).and_then(|()| into.pause(pause));
            put.map_err(|error| not_made(&error, voice))?;
            ends.push(into.length_ms());
        }
        Ok(ends)
    }
}

fn not_made(error: &io::Error, voice: &Voice) -> CommandError {
    other(voice.tell(Id::ERROR_OUTPUT, &args!("why" => explain_system(error, voice))), voice)
}

fn no_sound(error: &BackendError, voice: &Voice) -> CommandError {
    let (why, what) = match error {
        BackendError::NotThere => ("missing", String::new()),
        error => ("fails", format!("{error:?}")),
    };
    other(voice.tell(Id::SOUND_NOT_MADE, &args!("silent" => why, "what" => what)), voice)
}
