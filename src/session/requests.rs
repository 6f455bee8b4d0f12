//! What a session is asked beside a move.

use std::sync::Arc;

use shakmaty::{Bitboard, Position, Role, attacks};

use super::dialog::{Asked, Dialog, GuidedCheck, MovePurpose, SuggestionDialog, TakeBack};
use super::outcome::Addressed;
use super::state::Session;
use super::teaching::lesson_admits;
use super::voices::law_texts;
use super::{
    adjournment, adjust, advice, asking, ladder, next_game, progress, rung, score_file, scores, unnamed,
};
use crate::game::{Announcement, Command, Desk, Game, MoveDescription, Phase, Reach, Refusal, Speaker};
use crate::hear::{Adjustment, Control, Intent, NextGame, Reply};
use crate::tell::{Fact, Variable, law};
use crate::voice::Id;

/// Does what a line wants; an announcement and an answer are heard where it is known which question is open.
pub(super) fn requested(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    wanted: Intent,
) -> Vec<Addressed> {
    let by = speaker.unwrap_or_else(|| asker(session, &wanted));
    if !lesson_admits(session, &wanted) {
        return vec![session.refused("lesson", Id::LESSON_NOT_HERE)];
    }
    match wanted {
        Intent::Command(command) => commanded(session, speaker, by, command),
        Intent::Query(query) => asking::asked_about(session, query, by),
        // What was told before is gone over like the board.
        Intent::Adjust(Adjustment::Earlier | Adjustment::Later)
            if let Some(refused) = rung::asked_for(session, Reach::Square) =>
        {
            vec![refused]
        }
        Intent::Adjust(adjustment) => adjust::adjusted(session, adjustment),
        Intent::Control(control) => controlled(session, by, control),
        Intent::Reply(Reply::Cancel) => {
            vec![session.refused("no-question", Id::NOT_HEARD_YES_NO)]
        }
        Intent::Announce(..) | Intent::Reply(Reply::Yes | Reply::No | Reply::Number(_)) => Vec::new(),
    }
}

/// Who asks for this where nobody is named.
pub(super) fn asker(session: &Session<'_>, wanted: &Intent) -> Speaker {
    unnamed::asker(wanted, session.game(), &session.participants, session.time.now())
}

/// A command for the game; `speaker` is who was named, `by` who speaks otherwise.
fn commanded(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    by: Speaker,
    command: Command,
) -> Vec<Addressed> {
    match command {
        Command::Correct(announcement) => match of_same_piece(session, by, &announcement) {
            Some(words) => {
                let asked =
                    SuggestionDialog::said_back(words, MovePurpose::Corrected, by, &session.context());
                session.progress(asked)
            }
            None => match play_instead(session, by, &announcement) {
                Some(asked) => vec![asked],
                None => session.announce(by, announcement, MovePurpose::Corrected),
            },
        },
        Command::ClaimWith(claim, intended) => session.announce(by, intended, MovePurpose::Claimed(claim)),
        Command::Continue if session.time.is_frozen() => session.keep_again(by),
        // Where no clock waits for it, what goes on is what was being told.
        Command::Continue if adjust::reads_on(session, by) => adjust::adjusted(session, Adjustment::More),
        Command::Resumption(text) => adjournment::resumption(session, by, &text),
        Command::Score(said) => scores::scores(session, speaker, by, said),
        // Nobody decides for the sparring partner.
        _ if by.color().is_some() && by.color() == session.game().setup().partner() => {
            vec![session.refuse(Refusal::PartnersPieces)]
        }
        command => session.perform(by, &command),
    }
}

/// D.2.8 — a square alone puts right where the piece goes that was announced, or is a pawn's move: it is asked, unless
/// that piece does not come there. A tournament does not tell what is legal, only how pieces move (3.2 to 3.8).
fn of_same_piece(session: &Session<'_>, by: Speaker, said: &Announcement) -> Option<Announcement> {
    let Announcement::Move(words) = said else { return None };
    let game = session.game();
    let from = game.hand()?.done.from()?;
    let role =
        game.position().board().role_at(from).filter(|role| *role != Role::Pawn && words.is_square())?;
    let moves_there = || {
        let piece = role.of(game.turn());
        words.to.is_some_and(|to| attacks::attacks(from, piece, Bitboard::EMPTY).contains(to))
    };
    let words = Announcement::Move(MoveDescription { role: Some(role), ..*words });
    let comes = if game.setup().desk == Desk::Tournament {
        moves_there()
    } else {
        game.decide(by, &Command::Correct(words.clone()), session.time.now()).is_ok()
    };
    comes.then_some(words)
}

/// What the desk does itself.
fn controlled(session: &mut Session<'_>, by: Speaker, control: Control) -> Vec<Addressed> {
    match control {
        // It is told where it is known which question is open.
        Control::Help => Vec::new(),
        Control::Keys => asking::keys(session, by),
        Control::Hint | Control::Better if let Some(refused) = rung::asked_for(session, Reach::Analysis) => {
            vec![refused]
        }
        Control::Hint => vec![advice::advise(session, by)],
        Control::Better => vec![advice::better(session, by)],
        Control::Law(text) => vec![law(session, &text)],
        Control::Envelope => adjournment::envelope(session),
        Control::Quit => {
            session.finished = true;
            Vec::new()
        }
        Control::NewGame(wanted) => next_game::new_game(session, wanted),
        Control::TakeUp(number) => next_game::take_up(session, number),
        Control::Lesson(kind) => next_game::lesson(session, NextGame::Lesson(kind)),
        Control::Position(fen) => next_game::position(session, fen),
        Control::Saved => vec![next_game::saved(session)],
        Control::Level => vec![next_game::level(session)],
        Control::Ladder => vec![ladder::ladder(session)],
        Control::Progress => vec![progress::progress(session)],
        Control::OtherLevel(step) => next_game::other_level(session, step),
        Control::Settings => vec![adjust::settings(session)],
        Control::Language(tag) => adjust::in_language(session, &tag),
        Control::Wait(length) if session.time.is_simulated() => session.wait(length),
        Control::Wait(_) => vec![session.refused("wait", Id::WAIT_ONLY_SIMULATED)],
        Control::TakeBack(plies) => take_back(session, by, plies),
        Control::Check(board) => {
            let game = session.game();
            // Where nobody says whose board is felt, it is the one that is known to be wrong, or that of the player to
            // move.
            let board = board.or(by.color()).unwrap_or_else(|| game.wrong_board().unwrap_or(game.turn()));
            let progress = GuidedCheck::begin(by, board, &session.context());
            session.progress(progress)
        }
        Control::ScoreFile { score, file } => score_file::score_from_file(session, by, score, &file),
        Control::Seal(said) => adjournment::asked_to_seal(session, by, &said),
        Control::Passphrase(said) => adjournment::passphrase(session, by, said),
        Control::Open => adjournment::open(session, by),
    }
}

/// 11.9 — an article explained.
fn law(session: &mut Session<'_>, text: &str) -> Addressed {
    let edition = session.game().setup().regulations.edition;
    match law::explained(text, edition, session.voice(), law_texts) {
        Ok(told) => session.answered("law", Fact::Text(told)),
        Err(why) => {
            let told = Fact::Say(Id::REFUSED_NO_ARTICLE, vec![("why", Variable::Text(why))]);
            session.refused("no-article", told)
        }
    }
}

/// The clock is pressed. A pawn announced to the last rank without a piece stands there (7.5.2). A press
/// without a move counts against a player (7.5.3) only if it is his own and nothing was said before it that
/// may have been one: an announcement that was not understood is no missing move.
pub(super) fn pressed(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    open: Option<Box<dyn Dialog>>,
) -> Vec<Addressed> {
    let by = speaker.unwrap_or_else(|| asker(session, &Command::Press.into()));
    let game = session.game();
    let tournament = game.setup().desk == Desk::Tournament;
    // 6.2.2 — a press for a move that was replied to is nothing that the reply's open question hinders.
    let own = by.color().unwrap_or(game.course().clock_side()) == game.turn();
    if let Some((_, said)) = game.course().unpromoted.clone().filter(|_| tournament && own) {
        return session.perform(by, &Command::PressUnpromoted(said));
    }
    let open = match open {
        Some(dialog) if own && dialog.wants().purpose().is_some() => return session.ask_once_more(dialog),
        open => open.filter(|dialog| dialog.wants().stays()),
    };
    session.terminal_mut().dialog = open;
    let game = session.game();
    let late = by.color().is_none_or(|color| game.course().is_unpressed(color));
    let no_move = game.hand().is_none() && !late && *game.phase() == Phase::Play;
    let perhaps_tried = session.has_tried() && by.color() == Some(game.turn());
    if no_move && (speaker.is_none() || perhaps_tried) {
        let counts = tournament && game.setup().rules().empty_press_counts;
        let refusal = if counts { Refusal::PressedWithoutMove } else { Refusal::NothingMade };
        return vec![session.refuse(refusal)];
    }
    requested(session, speaker, Command::Press.into())
}

/// Practice: asks before anything is taken back. Without a number it is the player's last move, with the
/// partner's answer if there was one.
pub(super) fn take_back(session: &mut Session<'_>, by: Speaker, plies: Option<u32>) -> Vec<Addressed> {
    let game = session.game();
    let plies = plies.unwrap_or(usual_plies(game)).min(there_to_take_back(game).max(1));
    match game.decide(by, &Command::TakeBack(plies), session.time.now()) {
        Ok(_) => {
            let asked = Asked::now(&session.context());
            vec![session.ask("take-back", Box::new(TakeBack { plies, instead: None, by, asked }))]
        }
        Err(_) => session.perform(by, &Command::TakeBack(plies)),
    }
}

/// The player's last move, with the partner's answer if there was one.
fn usual_plies(game: &Game) -> u32 {
    let own_turn = game.setup().partner().is_some_and(|partner| game.turn() != partner);
    if own_turn && game.hand().is_none() { 2 } else { 1 }
}

fn there_to_take_back(game: &Game) -> u32 {
    u32::try_from(game.plies().len() + usize::from(game.hand().is_some())).unwrap_or(u32::MAX)
}

/// Practice: a correction that comes too late (D.2.8) takes the move back, if that is wanted, and plays this instead;
/// where it could not be played there, that is told.
fn play_instead(session: &mut Session<'_>, by: Speaker, said: &Announcement) -> Option<Addressed> {
    let (game, at) = (session.game(), session.time.now());
    let late = matches!(
        game.decide(by, &Command::Correct(said.clone()), at),
        Err(Refusal::TooLate | Refusal::NothingToCorrect | Refusal::RepliedAlready)
    );
    let plies = usual_plies(game);
    if !late || game.setup().desk != Desk::Practice || plies > there_to_take_back(game) {
        return None;
    }
    let taken = game.decide(by, &Command::TakeBack(plies), at).ok()?;
    let before = Arc::new(game.clone()).advance_all(taken, at, session.kept.seq).pop()?.after;
    match before.decide(by, &Command::Announce(said.clone()), at) {
        Err(Refusal::Misfit(misfit)) if !misfit.is_ambiguous() => {
            Some(session.refuse(Refusal::Misfit(misfit)))
        }
        _ => {
            let asked = Asked::now(&session.context());
            let instead = Some(said.clone());
            Some(session.ask("take-back", Box::new(TakeBack { plies, instead, by, asked })))
        }
    }
}
