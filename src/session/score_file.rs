//! A player's score read from a PGN file (D.2.9): what he has written otherwise than was played is taken down as if it
//! were said move by move.

use std::path::Path;

use shakmaty::{Chess, Color, Move, Position};

use super::outcome::Addressed;
use super::paper::Paper;
use super::state::Session;
use crate::boards::ScoreDeviation;
use crate::file;
use crate::game::ParseError;
use crate::game::{Announcement, Command, Game, ResolveError, Speaker};
use crate::hear::{Letters, UnreadMove, pgn_letters};
use crate::speech::clean;
use crate::tell::{Fact, Variable, not_heard};
use crate::voice::Id;

/// So many moves may be other than played before it is the score of another game, if they are the half of it.
const FEW: usize = 4;

/// What stands in a score for one ply, from 0, where it is not simply the move that was played.
struct Entry {
    ply: usize,
    /// The move; nothing where it is left out or cannot be read.
    written: Option<Announcement>,
}

/// A score held against the moves of the game.
struct Compared {
    /// What is written otherwise.
    otherwise: Vec<Entry>,
    /// Which plies have the move that was played, as it is written.
    as_played: Vec<Entry>,
    /// Whether it goes on after the last ply.
    more: bool,
}

impl Compared {
    /// On how many plies there is something.
    fn plies(&self) -> usize {
        self.otherwise.iter().chain(&self.as_played).map(|entry| entry.ply + 1).max().unwrap_or(0)
    }

    fn is_other_game(&self) -> bool {
        self.otherwise.len() > FEW && 2 * self.otherwise.len() >= self.plies()
    }
}

/// D.2.9 — reads what this player has written from the file. Whoever may tell of it may have it read, at the
/// first terminal; its name is told without the folders it is in.
pub(super) fn score_from_file(
    session: &mut Session<'_>,
    by: Speaker,
    score: Color,
    file: &str,
) -> Vec<Addressed> {
    if session.side().is_some() {
        return vec![session.refused("guest-no-file", Id::GUEST_NO_FILE)];
    }
    // Who may not tell of it, and when, is known before anything is read.
    let first = &session.game().positions()[0];
    let asked = wrote(score, first, None);
    if let Err(refusal) = session.game().decide(by, &asked, session.time.now()) {
        return vec![session.refuse(refusal)];
    }
    let path = Path::new(file);
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let compared = match read_score(session, path, &name) {
        Ok(compared) => compared,
        Err(why) => return vec![session.refused("score-file", why)],
    };
    if compared.is_other_game() {
        let (plies, count) = (Variable::count(compared.plies()), Variable::count(compared.otherwise.len()));
        let told = Fact::Say(Id::SCORE_READ_OTHER, vec![("plies", plies), ("count", count)]);
        return vec![session.refused("score-file", told)];
    }
    let mut out = vec![score_read(session, score, &compared)];
    // All of it is read out with that, not only what is otherwise.
    out.extend(session.perform(by, &Command::ReadOut { score, plies: compared.plies() }));
    let stands = |entry: &Entry| session.game().score(score).otherwise(entry.ply).cloned();
    // What was taken down before and is not so; then what is otherwise.
    let back = compared.as_played.into_iter().filter(|entry| stands(entry).is_some());
    let new = compared
        .otherwise
        .into_iter()
        .filter(|entry| entry.written.is_some() || stands(entry) != Some(ScoreDeviation::Illegible));
    let mut entries: Vec<Entry> = back.chain(new).collect();
    entries.sort_by_key(|entry| entry.ply);
    for Entry { ply, written } in entries {
        let before = session.game().positions()[ply].clone();
        out.extend(session.perform(by, &wrote(score, &before, written)));
    }
    out
}

/// What the file holds, or the sentence why nothing can be had of it.
fn read_score(session: &Session<'_>, path: &Path, name: &str) -> Result<Compared, Fact> {
    let none = |why: String| Fact::Say(Id::SCORE_READ_NONE, vec![("why", Variable::Text(why))]);
    // A pipe would hold the game up until somebody writes to it.
    let paper = Paper::read(file::open(path), name, session.voice()).map_err(none)?;
    if paper.start != *session.game().setup().start.position() {
        return Err(Id::SCORE_READ_START.into());
    }
    let pgn = pgn_letters().map_err(|error| Fact::Text(clean(&format!("ansage: {error}"))))?;
    let (own, pgn) = (Letters::of(session.voice().lexicon()), Letters::of(pgn.lexicon()));
    // The letters of PGN, unless it has some that PGN does not know.
    let letters = if foreign(&paper, pgn).is_some() { own } else { pgn };
    if let Some(why) = foreign(&paper, own).filter(|_| foreign(&paper, pgn).is_some()) {
        return Err(none(not_heard(&why, &session.phrasing())));
    }
    Ok(compared(&paper.words(letters), [letters, pgn], session.game()))
}

/// How far the score goes, and how much of it is otherwise.
fn score_read(session: &mut Session<'_>, score: Color, compared: &Compared) -> Addressed {
    let plies = compared.plies();
    let last = plies.checked_sub(1).and_then(|ply| session.game().positions().get(ply));
    let variables = vec![
        ("owner", Variable::Color(score)),
        ("plies", Variable::count(plies)),
        ("color", Variable::Color(last.map_or(Color::White, Position::turn))),
        ("number", Variable::Number(last.map_or(0, |last| last.fullmoves().get()))),
        ("count", Variable::count(compared.otherwise.len())),
    ];
    let more = compared.more.then(|| Id::SCORE_READ_MORE.into());
    let told = std::iter::once(Fact::Say(Id::SCORE_READ, variables)).chain(more);
    session.answered("score-file", told.collect::<Vec<_>>())
}

/// The first letter that is no piece's in these letters.
fn foreign(paper: &Paper, letters: Letters<'_>) -> Option<ParseError> {
    paper.words(letters).iter().find_map(|word| match letters.said(word) {
        Err(UnreadMove::NotHeard(why @ ParseError::NoPiece(_))) => Some(why),
        _ => None,
    })
}

fn wrote(score: Color, before: &Chess, written: Option<Announcement>) -> Command {
    Command::Wrote { score, number: before.fullmoves().get(), mover: Some(before.turn()), written }
}

/// Holds the words of a score against the moves of the game, ply by ply. A word that is the next move is no other
/// move for this one, which is then left out. What the first letters do not tell is in the second ones.
fn compared(words: &[String], [letters, pgn]: [Letters<'_>; 2], game: &Game) -> Compared {
    let mut found = Compared { otherwise: Vec::new(), as_played: Vec::new(), more: false };
    let fits = |word: Option<&String>, ply: usize| {
        let played = game.plies().get(ply).map(|ply| ply.played);
        word.zip(played).is_some_and(|(word, played)| is(word, &played, letters, &game.positions()[ply]))
    };
    let said = |word: &str| letters.said(word).or_else(|_| pgn.said(word)).ok();
    let mut at = 0;
    for ply in 0..game.plies().len() {
        let Some(word) = words.get(at) else { return found };
        if fits(Some(word), ply) {
            found.as_played.push(Entry { ply, written: said(word) });
            at += 1;
            continue;
        }
        let left_out = fits(Some(word), ply + 1) && !fits(words.get(at + 1), ply + 1);
        let written = if left_out { None } else { said(word) };
        found.otherwise.push(Entry { ply, written });
        at += usize::from(!left_out);
    }
    found.more = at < words.len();
    found
}

/// Whether this word is this move, or may be.
fn is(word: &str, played: &Move, letters: Letters<'_>, before: &Chess) -> bool {
    match letters.read(word, before) {
        Ok(found) => found == *played,
        Err(UnreadMove::Misfit(_, ResolveError::Several(moves))) => moves.contains(played),
        Err(_) => false,
    }
}
