//! What is asked in lines before there is a game: printed, spoken, and answered with a line.
//!
//! On a terminal the line is edited as at a desk, below the same prompt: its newest question in short.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use super::play::open_game;
use super::progress::told;
use crate::args;
use crate::face::{InputAction as Typed, LineEditor, Watched, next_line};
use crate::game::{ParseError, SetupError};
use crate::hear::{Adjustment, Control, Intent, NewGame, Open, answer, hear, wants_game};
use crate::record::Library;
use crate::session::{pronounce, reached_rung, read_library};
use crate::settings::Switch;
use crate::settings::keymap::KeyMap;
use crate::speech::{Choice, Priority, Speech, clean};
use crate::tell::{Phrasing, Portion, explain_library, no_start, not_heard};
use crate::voice::{FluentArgs, Id, Lexicon, Verbosity, Voice};

/// How long speech may take to let go before the game begins.
const LETTING_GO: Duration = Duration::from_millis(300);

/// So many weeks are told of how practice goes.
const WEEKS: usize = 2;

/// Whoever asks.
pub(crate) struct Lobby<'v> {
    /// Where games are kept; where none is named, the user's own.
    library: Option<&'v PathBuf>,
    /// The engine that is settled.
    engine: Option<&'v str>,
    own: Teller<'v>,
    /// Who says it in another language too.
    beside: Option<Teller<'v>>,
    /// What has been printed and not spoken yet of what was said last.
    rest: String,
    typing: Option<Typing>,
}

/// A line, and what it is.
pub(crate) struct LobbyLine {
    pub(crate) text: String,
    pub(crate) heard: Result<Intent, ParseError>,
}

/// A voice that tells it.
struct Teller<'v> {
    voice: &'v Voice,
    speech: Option<Speech>,
}

impl<'v> Teller<'v> {
    fn new(voice: &'v Voice, choice: Choice) -> Teller<'v> {
        let speech = (choice != Choice::Off).then(|| Speech::start(choice, voice.language(), |_| {}));
        Teller { voice, speech }
    }

    fn speak(&self, text: &str) {
        if let Some(speech) = &self.speech {
            speech.say_parts(pronounce(text, self.voice), Priority::Message);
        }
    }

    fn silence(&self) {
        if let Some(speech) = &self.speech {
            speech.silence();
        }
    }
}

/// A terminal at which the line is edited.
struct Typing {
    editor: LineEditor,
    keys: KeyMap,
    // Ends before the terminal is given back.
    _watched: Watched,
}

impl<'v> Lobby<'v> {
    pub(crate) fn new(voice: &'v Voice, choice: Choice, editor: Switch) -> Lobby<'v> {
        let typing = LineEditor::open(editor).map(|editor| Typing {
            editor,
            keys: KeyMap::usual(voice.lexicon()),
            _watched: Watched::begin(),
        });
        Lobby {
            library: None,
            engine: None,
            own: Teller::new(voice, choice),
            beside: None,
            rest: String::new(),
            typing,
        }
    }

    /// Games are taken up out of this library, and begun against this engine where one is asked for without a name.
    pub(crate) fn over(self, library: Option<&'v PathBuf>, engine: Option<&'v str>) -> Lobby<'v> {
        Lobby { library, engine, ..self }
    }

    /// The engine that is settled.
    pub(crate) fn engine(&self) -> Option<&'v str> {
        self.engine
    }

    /// Why this game cannot be taken up, or without a number any, if it cannot.
    pub(crate) fn why_not_open(&self, game: Option<i64>) -> Option<String> {
        let voice = self.own.voice;
        open_game(self.library, game, voice).err().map(|why| why.told(voice))
    }

    /// How practice goes, or which rung of the blindfold ladder was reached.
    pub(crate) fn practised(&self, ladder: bool) -> String {
        let voice = self.own.voice;
        let library = match read_library(self.library, voice) {
            Ok(library) => library,
            Err(error) => return error.to_string(),
        };
        let reached = |library: &Library| {
            Ok(match reached_rung(library)? {
                Some(rung) => voice.tell(Id::LADDER_REACHED, &args!("rung" => u32::from(rung.get()))),
                None => voice.say(Id::LADDER_NONE),
            })
        };
        let told =
            if ladder { reached(&library) } else { told(library, WEEKS, voice).map(|told| told.join(" ")) };
        told.unwrap_or_else(|error| {
            voice.tell(Id::PROGRESS_UNREAD, &args!("why" => explain_library(&error, voice)))
        })
    }

    /// Says what is said to all in this voice too. It is spoken where Speech Dispatcher speaks: only there can two
    /// languages wait for each other.
    pub(crate) fn beside(mut self, voice: &'v Voice, choice: Choice) -> Lobby<'v> {
        let spoken = matches!(choice, Choice::Auto | Choice::Ssip);
        self.beside = Some(Teller::new(voice, if spoken { Choice::Ssip } else { Choice::Off }));
        self
    }

    /// Says it, with this in short before the answer.
    pub(crate) fn ask(&mut self, id: Id, short: Id) -> io::Result<()> {
        if let Some(typing) = &mut self.typing {
            typing.editor.set_brief(&self.own.voice.say(short));
        }
        self.say(id)
    }

    /// Asks this in each voice, in one line, with the short one before the answer.
    pub(crate) fn ask_all(&mut self, id: Id, args: &FluentArgs<'_>, short: Id) -> io::Result<()> {
        if let Some(typing) = &mut self.typing {
            typing.editor.set_brief(&self.own.voice.say(short));
        }
        let tellers = std::iter::once(&self.own).chain(&self.beside);
        let told: Vec<String> = tellers
            .map(|teller| {
                let text = teller.voice.tell(id, args);
                teller.speak(&text);
                text
            })
            .collect();
        self.print(&told.join(" "))
    }

    /// The words of who asks.
    pub(crate) fn lexicon(&self) -> &'v Lexicon {
        self.own.voice.lexicon()
    }

    /// Says why a line is not understood, and behind it this.
    pub(crate) fn refuse(&mut self, why: &ParseError, id: Id) -> io::Result<()> {
        let asked = self.own.voice.say(id);
        // Where there is no board, no move is missing, and no example of one helps.
        let phrasing = Phrasing::new(self.own.voice).at(Verbosity::Short);
        match why {
            ParseError::UnknownWord(_) => self.say_text(&format!("{} {asked}", not_heard(why, &phrasing))),
            _ => self.say_text(&asked),
        }
    }

    pub(crate) fn say(&mut self, id: Id) -> io::Result<()> {
        let text = self.own.voice.say(id);
        self.say_text(&text)
    }

    /// Says it with these variables, which may be in words of the voice themselves.
    pub(crate) fn say_with<'a>(
        &mut self,
        id: Id,
        args: impl FnOnce(&Voice) -> FluentArgs<'a>,
    ) -> io::Result<()> {
        let text = self.own.voice.tell(id, &args(self.own.voice));
        self.say_text(&text)
    }

    /// Says why nothing can be played from a position.
    pub(crate) fn say_no_start(&mut self, error: &SetupError) -> io::Result<()> {
        let text = no_start(error, &Phrasing::new(self.own.voice));
        self.say_text(&text)
    }

    pub(crate) fn say_text(&mut self, text: &str) -> io::Result<()> {
        self.print(text)?;
        self.speak(text, Portion::Unasked);
        Ok(())
    }

    /// Prints it and speaks all of it: it is read, and any key ends that.
    pub(crate) fn read_out(&mut self, text: &str) -> io::Result<()> {
        self.print(text)?;
        self.own.speak(text);
        Ok(())
    }

    /// Speaks so much of it, and keeps the rest for whoever asks for more.
    fn speak(&mut self, text: &str, portion: Portion) {
        let phrasing = Phrasing::new(self.own.voice);
        let (spoken, rest) = portion.spoken(text, &phrasing);
        self.own.speak(&spoken);
        self.rest = rest.to_owned();
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        let text = clean(text);
        if let Some(typing) = &mut self.typing {
            return typing.editor.tell(&text);
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{text}")?;
        out.flush()
    }

    /// The next line, as it is heard where such an answer is wanted; `None` when there are no more.
    pub(crate) fn line(&mut self, open: Open) -> io::Result<Option<LobbyLine>> {
        loop {
            let line = self.next(open)?;
            let wants_more = |line: &LobbyLine| matches!(line.heard, Ok(Intent::Adjust(Adjustment::More)));
            if self.rest.is_empty() || !line.as_ref().is_some_and(wants_more) {
                return Ok(line);
            }
            let rest = std::mem::take(&mut self.rest);
            self.print(&rest)?;
            self.speak(&rest, Portion::Answer);
        }
    }

    fn next(&mut self, open: Open) -> io::Result<Option<LobbyLine>> {
        let line = if let Some(typing) = &mut self.typing {
            let (own, beside) = (&self.own, self.beside.as_ref());
            typing.line(&|| {
                own.silence();
                beside.into_iter().for_each(Teller::silence);
            })?
        } else {
            let line = next_line(&mut io::stdin().lock())?;
            self.own.silence();
            self.beside.iter().for_each(Teller::silence);
            line.map(|line| line.text)
        };
        let heard = |line: String| {
            let (text, lexicon) = (clean(&line), self.own.voice.lexicon());
            let tellers = std::iter::once(&self.own).chain(&self.beside);
            let shortly =
                tellers.map(|teller| teller.voice.lexicon()).find_map(|lexicon| answer(&text, open, lexicon));
            let heard = match shortly {
                Some(utterance) => Ok(utterance.heard),
                None if wants_game(&text, lexicon) => Ok(Control::NewGame(NewGame::default()).into()),
                None => hear(&text, lexicon).map(|utterance| utterance.heard),
            };
            LobbyLine { text, heard }
        };
        Ok(line.map(heard))
    }

    /// Nothing is spoken any more, from now on.
    pub(crate) fn fall_silent(&mut self) {
        for teller in std::iter::once(&mut self.own).chain(&mut self.beside) {
            if let Some(speech) = teller.speech.take() {
                speech.silence();
            }
        }
    }

    /// Lets go of speech and the terminal, so that the game can have them.
    pub(crate) fn leave(self) {
        drop(self.typing);
        for teller in std::iter::once(self.own).chain(self.beside) {
            if let Some(speech) = teller.speech {
                speech.silence();
                speech.close(LETTING_GO);
            }
        }
    }
}

impl Typing {
    /// The next line; `None` when there are no more.
    fn line(&mut self, silence: &dyn Fn()) -> io::Result<Option<String>> {
        let editor = &mut self.editor;
        loop {
            if let Some(line) = editor.next_pasted()? {
                return Ok(Some(line));
            }
            if !editor.stands() {
                editor.again()?;
            }
            // Any key silences.
            let event = crossterm::event::read()?;
            silence();
            match editor.hear(&event, &self.keys)? {
                // What was pasted is heard first.
                Typed::Edited if editor.line().has_pasted() => {}
                Typed::Edited => editor.edited()?,
                Typed::Repaint => editor.again()?,
                Typed::Empty => {
                    editor.leave()?;
                    return Ok(Some(String::new()));
                }
                Typed::Entered(line) => {
                    editor.leave()?;
                    return Ok(Some(line));
                }
                Typed::Request(line) => return Ok(Some(line)),
                Typed::End => return Ok(None),
                // The word for it is understood in every voice.
                Typed::Terminate => return Ok(Some("quit".to_owned())),
                Typed::Nothing | Typed::Look | Typed::Speech | Typed::OtherRest | Typed::Leaf { .. } => {}
            }
        }
    }
}
