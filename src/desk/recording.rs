//! The announcements of a game kept as sound files (D.2.7): one for each, named by its ply, in a folder for each game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use shakmaty::Position;
use shakmaty::uci::UciMove;

use crate::game::Game;
use crate::session::{Pronouncer, Session};
use crate::speech::{Recorder, RecordingError};
use crate::tell::MoveText;
use crate::voice::Voice;

/// How the sentences of a voice are said aloud.
pub(crate) type Aloud = Box<dyn Fn(&Voice) -> Pronouncer>;

/// Keeps what is announced at a desk.
pub struct Recording {
    folder: PathBuf,
    recorder: Recorder,
    /// The language in which it speaks.
    language: String,
    aloud: Aloud,
    /// The tag of the voice that was heard last, and how its sentences are said.
    voice: Option<(String, Pronouncer)>,
    /// The game that is followed, and what has been announced in it.
    followed: Option<(i64, Vec<UciMove>)>,
    /// The names that were given; a file may not be there yet.
    given: BTreeSet<PathBuf>,
}

impl Recording {
    /// In this folder, in the language of this voice. `lost` is called on a thread of its own, for each announcement that
    /// was not kept.
    pub(crate) fn begin(
        folder: PathBuf,
        voice: &Voice,
        aloud: Aloud,
        lost: impl Fn(RecordingError) + Send + 'static,
    ) -> Recording {
        let language = voice.language().to_owned();
        let recorder = Recorder::start(&language, lost);
        Recording { folder, recorder, language, aloud, voice: None, followed: None, given: BTreeSet::new() }
    }

    /// Keeps what has been announced since this was asked last; what a game had before that is not kept.
    pub(super) fn follow(&mut self, session: &Session<'_>) {
        let Some(id) = session.kept_as() else { return };
        let announced = announced(session.game());
        let known = match &self.followed {
            Some((same, known)) if *same == id => {
                known.iter().zip(&announced).take_while(|(known, now)| known == now).count()
            }
            _ => announced.len(),
        };
        let folder = self.folder.join(format!("game-{id}"));
        for (ply, done) in announced.iter().enumerate().skip(known) {
            let text = told(session, ply, done);
            let parts = self.pronouncer(session.voice()).parts(&text, session.voice());
            let spoken = session.voice().language();
            let parts = parts.into_iter().map(|part| part.within(spoken, &self.language)).collect();
            let path = self.free_name(&folder, ply + 1);
            self.recorder.keep(path, parts);
        }
        self.followed = Some((id, announced));
    }

    /// "007.wav"; where that is there already, because a move was taken back or replaced, "007-2.wav".
    fn free_name(&mut self, folder: &Path, ply: usize) -> PathBuf {
        let first = folder.join(format!("{ply:03}.wav"));
        let others = (2..).map(|again| folder.join(format!("{ply:03}-{again}.wav")));
        let is_free = |path: &PathBuf| !path.exists() && !self.given.contains(path);
        let free = std::iter::once(first.clone()).chain(others).find(is_free).unwrap_or(first);
        self.given.insert(free.clone());
        free
    }

    fn pronouncer(&mut self, voice: &Voice) -> &Pronouncer {
        let known = self.voice.take().filter(|(tag, _)| tag == voice.tag());
        let known = known.unwrap_or_else(|| (voice.tag().to_owned(), (self.aloud)(voice)));
        &self.voice.insert(known).1
    }
}

/// What has been announced, ply by ply, with the move that is not completed yet.
fn announced(game: &Game) -> Vec<UciMove> {
    let mode = game.castling_mode();
    let plies = game.plies().iter().map(|ply| ply.played.to_uci(mode));
    plies.chain(game.hand().map(|hand| hand.done)).collect()
}

/// An announcement in the words of the desk, marked.
fn told(session: &Session<'_>, ply: usize, done: &UciMove) -> String {
    let game = session.game();
    let positions = game.positions();
    let board = positions.get(ply).unwrap_or_else(|| game.position()).board();
    let words = MoveText::in_names(session.voice().lexicon(), session.names()).marking();
    let mut text = words.done(done, board, game.castling_mode());
    match positions.get(ply + 1) {
        Some(after) => words.announce_check(&mut text, after),
        None => words.announce_check(&mut text, &game.position_with_hand()),
    }
    text.push('.');
    text
}
