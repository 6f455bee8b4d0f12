//! `ansage guide`: the guide read at a terminal, section by section, and printed elsewhere.

use std::io::{self, IsTerminal};

use clap::Args;

use super::lobby::{Lobby, LobbyLine};
use super::output::{output_gone, print, speech_choice};
use super::play::reader;
use crate::args;
use crate::error::CommandError;
use crate::game::Command;
use crate::hear::{Adjustment, Control, Intent, Open, Reply, lesson_request};
use crate::settings::{self, SettingsFile, SpeechGiven};
use crate::speech::Choice;
use crate::voice::{GuideChapter, Id, LessonWord, Lexicon, Voice, guide};

/// The language in which there is always a guide.
const ALWAYS: &str = "en";

/// How the answers are heard.
const OPEN: Open = Open { yes_or_no: false, numbered: true };

/// `ansage guide`
#[derive(Debug, Args, Default)]
pub struct Guide {
    #[arg(value_name = "CHAPTER")]
    pub chapter: Option<String>,
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
}

/// Names the chapters, or reads this one.
///
/// # Errors
/// There is no such chapter, `--speech` is no word for speech, or the output fails.
pub fn run(
    asked: &Guide,
    store: &SettingsFile,
    environment: Option<Choice>,
    voice: &Voice,
) -> Result<(), CommandError> {
    let flag = speech_choice(asked.speech.as_deref(), voice)?;
    let own = guide(voice.language());
    let is_foreign = own.is_empty();
    let chapters = if is_foreign { guide(ALWAYS) } else { own };
    let chosen = asked.chapter.as_deref().map(|number| chapter_of(number, &chapters, voice)).transpose()?;
    let foreign = is_foreign.then(|| voice.say(Id::GUIDE_FOREIGN));
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        let lines: Vec<String> = match chosen {
            None => contents(&chapters, voice),
            Some(at) => chapters.get(at).into_iter().flat_map(whole).collect(),
        };
        return print(foreign.into_iter().chain(lines), voice);
    }
    let given = SpeechGiven { flag, environment, terminal: true, ..store.settings().speech_given() };
    let choice = settings::speech(&given, || reader::running().is_some()).value;
    let reading =
        Reading { lobby: Lobby::new(voice, choice, store.settings().line_editor()), chapters, voice };
    reading.read(foreign, chosen).map_err(|error| output_gone(&error, voice))
}

/// The place of the chapter of this number.
fn chapter_of(number: &str, chapters: &[GuideChapter], voice: &Voice) -> Result<usize, CommandError> {
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    place.filter(|place| *place < chapters.len()).ok_or_else(|| {
        let args = args!("number" => number.to_owned(), "count" => chapters.len());
        CommandError::usage(voice.tell(Id::GUIDE_NO_CHAPTER, &args))
    })
}

fn contents(chapters: &[GuideChapter], voice: &Voice) -> Vec<String> {
    let named = |(place, chapter): (usize, &GuideChapter)| {
        voice.tell(Id::GUIDE_CHAPTER, &args!("number" => place + 1, "title" => chapter.title.clone()))
    };
    chapters.iter().enumerate().map(named).collect()
}

/// All lines of a chapter.
fn whole(chapter: &GuideChapter) -> impl Iterator<Item = String> + '_ {
    chapter.sections.iter().flat_map(|section| std::iter::once(&section.title).chain(&section.lines)).cloned()
}

/// The guide at a terminal.
struct Reading<'v> {
    lobby: Lobby<'v>,
    chapters: Vec<GuideChapter>,
    voice: &'v Voice,
}

/// What somebody wants who listens.
enum Step {
    On,
    Back,
    Again,
    Chapter(usize),
    Leave,
}

impl Reading<'_> {
    fn read(mut self, foreign: Option<String>, chosen: Option<usize>) -> io::Result<()> {
        if let Some(foreign) = foreign {
            self.lobby.read_out(&foreign)?;
        }
        // The section that was read last: of the contents there is none.
        let mut at = chosen.map(|chapter| (chapter, 0));
        match at {
            None => {
                for line in contents(&self.chapters, self.voice) {
                    self.lobby.read_out(&line)?;
                }
            }
            Some(place) => self.section(place)?,
        }
        self.lobby.ask(Id::GUIDE_ASKED, Id::GUIDE_SHORT)?;
        while let Some(line) = self.lobby.line(OPEN)? {
            let next = match wanted(&line, self.lobby.lexicon()) {
                Some(Step::Leave) => break,
                Some(Step::On) => at.map_or(Some((0, 0)), |place| self.behind(place)),
                Some(Step::Back) => at.and_then(|place| self.before(place)),
                Some(Step::Again) => at,
                Some(Step::Chapter(chapter)) if chapter < self.chapters.len() => Some((chapter, 0)),
                Some(Step::Chapter(chapter)) => {
                    let count = self.chapters.len();
                    self.lobby.say_with(
                        Id::GUIDE_NO_CHAPTER,
                        |_| args!("number" => (chapter + 1).to_string(), "count" => count),
                    )?;
                    continue;
                }
                None => {
                    self.lobby.say(Id::GUIDE_HELP)?;
                    continue;
                }
            };
            match next {
                Some(place) => self.section(place)?,
                None => self.lobby.say(Id::GUIDE_OVER)?,
            }
            at = next.or(at);
        }
        self.lobby.leave();
        Ok(())
    }

    fn section(&mut self, (chapter, section): (usize, usize)) -> io::Result<()> {
        let Some(section) = self.chapters.get(chapter).and_then(|chapter| chapter.sections.get(section))
        else {
            return Ok(());
        };
        for line in std::iter::once(&section.title).chain(&section.lines) {
            self.lobby.read_out(line)?;
        }
        Ok(())
    }

    fn behind(&self, (chapter, section): (usize, usize)) -> Option<(usize, usize)> {
        let sections = self.chapters.get(chapter)?.sections.len();
        let next = if section + 1 < sections { (chapter, section + 1) } else { (chapter + 1, 0) };
        (next.0 < self.chapters.len()).then_some(next)
    }

    fn before(&self, (chapter, section): (usize, usize)) -> Option<(usize, usize)> {
        let of = |chapter: usize| self.chapters.get(chapter).map_or(0, |chapter| chapter.sections.len());
        match section.checked_sub(1) {
            Some(section) => Some((chapter, section)),
            None => chapter.checked_sub(1).map(|chapter| (chapter, of(chapter).saturating_sub(1))),
        }
    }
}

/// What a line asks for; nothing else is done here.
fn wanted(LobbyLine { text, heard }: &LobbyLine, lexicon: &Lexicon) -> Option<Step> {
    match heard {
        _ if text.trim().is_empty() => return Some(Step::On),
        Ok(Intent::Command(Command::Continue) | Intent::Adjust(Adjustment::More)) => return Some(Step::On),
        Ok(Intent::Control(Control::TakeBack(_))) => return Some(Step::Back),
        Ok(Intent::Adjust(Adjustment::Repeat)) => return Some(Step::Again),
        Ok(Intent::Control(Control::Quit)) => return Some(Step::Leave),
        Ok(Intent::Reply(Reply::Number(number))) => {
            return usize::try_from(*number).ok()?.checked_sub(1).map(Step::Chapter);
        }
        _ => {}
    }
    match lesson_request(text, lexicon)?.word {
        LessonWord::Forward | LessonWord::GoOn | LessonWord::Skip => Some(Step::On),
        LessonWord::Back => Some(Step::Back),
        LessonWord::Again => Some(Step::Again),
        LessonWord::Enough => Some(Step::Leave),
        _ => None,
    }
}
