//! What `ansage reconcile` found, in sentences and for other programs.

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{ByColor, Chess, Color, EnPassantMode, Position};

use super::Reconciled;
use super::sheet::{Gap, Sheet};
use crate::args;
use crate::boards::{
    Cause, Comparison, CorrectionStep, Mistake, MistakeKind, MistakeTime, differences, stands_turned, steps,
};
use crate::game::ParseError;
use crate::game::ResolveError;
use crate::hear::UnreadMove;
use crate::tell::{Causes, NamedMove, Phrasing, color_key, line, misfit, not_heard, role_key};
use crate::voice::Id;

/// The sentences, one a line.
pub(super) fn told(found: &Reconciled, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let mut told: Vec<String> =
        Color::ALL.into_iter().flat_map(|color| of_sheet(found.sheets.get(color), color, phrasing)).collect();
    let agreed = found.agreed;
    if found.finding.scores_differ() {
        told.push(of_ply(Id::RECONCILE_DIFFER, agreed, found, phrasing));
        for color in Color::ALL {
            let sheet = found.sheets.get(color);
            if let Some(played) = sheet.moves.get(agreed) {
                let before = &sheet.positions[agreed];
                let args = args!(
                    "owner" => color_key(color), "color" => color_key(before.turn()),
                    "number" => before.fullmoves().get(), "move" => phrasing.announcement(played),
                );
                told.push(phrasing.tell(Id::SCORE_WRITTEN, &args));
            }
        }
    } else {
        told.push(of_ply(Id::RECONCILE_AGREE, agreed, found, phrasing));
        told.extend(shorter(found, phrasing));
    }
    told.push(match found.finding {
        Comparison::Agreement if !found.sheets.iter().all(Sheet::is_clear) => {
            voice.say(Id::RECONCILE_UNCLEAR)
        }
        // On paper everything is read, and there is no other record.
        Comparison::Agreement | Comparison::Unread(..) | Comparison::Record(_) => {
            voice.say(Id::RECONCILE_AGREEMENT)
        }
        Comparison::Boards(wrong) => {
            let boards = match (wrong.white, wrong.black) {
                (true, true) => "both",
                (true, false) => "white",
                _ => "black",
            };
            voice.tell(Id::RECONCILE_BOARDS, &args!("boards" => boards))
        }
        Comparison::Alike => voice.say(Id::RECONCILE_ALIKE),
        Comparison::Retrace(_) => of_ply(Id::RECONCILE_RETRACE, agreed, found, phrasing),
        Comparison::Scores(_) => voice.say(Id::RECONCILE_SCORES),
        Comparison::Unknown(_) => of_ply(Id::RECONCILE_UNKNOWN, agreed, found, phrasing),
    });
    for color in Color::ALL {
        told.extend(why_wrong(found, color, phrasing));
        told.extend(setting_right(found, color, phrasing));
    }
    told
}

/// Why a board is wrong that both scores say otherwise, or that nothing explains it.
fn why_wrong(found: &Reconciled, color: Color, phrasing: &Phrasing<'_>) -> Vec<String> {
    let wrong = match found.finding {
        Comparison::Boards(wrong) => *wrong.get(color),
        Comparison::Alike => true,
        _ => false,
    };
    if !wrong {
        return Vec::new();
    }
    let sheet = longer(&found.sheets);
    let named = |ply: usize| {
        let before = &sheet.positions[ply];
        NamedMove {
            mover: before.turn(),
            number: before.fullmoves().get(),
            announced: phrasing.announcement(&sheet.moves[ply]),
        }
    };
    let told = Causes::new(*phrasing, &found.history, named).told(color, found.causes.get(color));
    if !told.is_empty() {
        return told;
    }
    let turned = found
        .boards
        .get(color)
        .as_ref()
        .zip(right(found, color))
        .is_some_and(|(board, right)| stands_turned(board, right.board()));
    vec![phrasing.of_color(if turned { Id::BOARD_STANDS_TURNED } else { Id::CAUSE_NONE }, color)]
}

/// How far a score goes, what the other one told, and where it cannot be followed.
fn of_sheet(sheet: &Sheet, owner: Color, phrasing: &Phrasing<'_>) -> Vec<String> {
    let plies = sheet.moves.len();
    let place = |ply: usize| {
        let before = &sheet.positions[ply];
        (color_key(before.turn()), before.fullmoves().get())
    };
    let (color, number) = plies.checked_sub(1).map_or(("white", 0), place);
    let mut told = vec![phrasing.tell(
        Id::RECONCILE_SHEET,
        &args!("owner" => color_key(owner), "plies" => plies, "color" => color, "number" => number),
    )];
    told.extend(sheet.gaps.iter().map(|gap| {
        let (color, number) = place(gap.ply);
        let id = if gap.written.is_some() { Id::RECONCILE_UNREAD } else { Id::RECONCILE_LEFT_OUT };
        let word = short(gap.written.as_deref().unwrap_or_default());
        phrasing.tell(id, &args!("color" => color, "number" => number, "word" => word))
    }));
    if let Some(fault) = &sheet.fault {
        let (color, number) = place(plies);
        let (word, why) = (short(&fault.written), why_no_move(&fault.why, phrasing));
        let args = args!("color" => color, "number" => number, "word" => word, "why" => why);
        told.push(phrasing.tell(Id::RECONCILE_FAULT, &args));
    }
    if sheet.more {
        told.push(phrasing.voice().say(Id::RECONCILE_MORE));
    }
    told
}

/// How much of what is written is told, in letters.
const LONGEST_WORD: usize = 40;

fn short(word: &str) -> String {
    word.chars().take(LONGEST_WORD).collect()
}

/// Why a word is no move; nobody is asked anything.
fn why_no_move(why: &UnreadMove, phrasing: &Phrasing<'_>) -> String {
    let voice = phrasing.voice();
    match why {
        UnreadMove::Misfit(_, ResolveError::Several(moves)) => {
            let moves: Vec<String> = moves.iter().map(|played| phrasing.announcement(played)).collect();
            voice.tell(Id::RECONCILE_SEVERAL, &args!("moves" => phrasing.list(&moves)))
        }
        UnreadMove::Misfit(_, ResolveError::PromotionMissing(_)) => voice.say(Id::RECONCILE_NO_PROMOTION),
        UnreadMove::Misfit(_, why) => line(&misfit(why, phrasing, false)),
        UnreadMove::NotHeard(why @ (ParseError::NoPiece(_) | ParseError::NoSquare(_))) => {
            not_heard(why, phrasing)
        }
        UnreadMove::NotHeard(_) | UnreadMove::NoMove => voice.say(Id::RECONCILE_ILLEGIBLE),
    }
}

/// Which score lacks the last moves.
fn shorter(found: &Reconciled, phrasing: &Phrasing<'_>) -> Option<String> {
    let lengths = found.sheets.as_ref().map(|sheet| sheet.moves.len());
    let color = match lengths.white.cmp(&lengths.black) {
        std::cmp::Ordering::Less => Color::White,
        std::cmp::Ordering::Greater => Color::Black,
        std::cmp::Ordering::Equal => return None,
    };
    let missing = lengths.white.abs_diff(lengths.black);
    Some(phrasing.tell(Id::RECONCILE_SHORTER, &args!("owner" => color_key(color), "count" => missing)))
}

/// A sentence about the last move on which the scores agree.
fn of_ply(id: Id, plies: usize, found: &Reconciled, phrasing: &Phrasing<'_>) -> String {
    let before = plies.checked_sub(1).and_then(|last| found.sheets.white.positions.get(last));
    phrasing.tell(
        id,
        &args!(
            "plies" => plies,
            "color" => color_key(before.map_or(Color::White, Position::turn)),
            "number" => before.map_or(0, |before| before.fullmoves().get()),
        ),
    )
}

/// What is to be done on a board, hand by hand: to where the scores lead, or to where both go back.
fn setting_right(found: &Reconciled, color: Color, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some((board, right)) = found.boards.get(color).as_ref().zip(right(found, color)) else {
        return Vec::new();
    };
    let steps = steps(board, right.board());
    let Some(first) = steps.first() else { return Vec::new() };
    let mut told = vec![phrasing.tell(
        Id::RECONCILE_STEPS,
        &args!("owner" => color_key(color), "count" => steps.len(), "step" => step(*first, phrasing)),
    )];
    told.extend(
        steps[1..]
            .iter()
            .map(|next| phrasing.tell(Id::RECONCILE_NEXT, &args!("step" => step(*next, phrasing)))),
    );
    told
}

/// The position in which this board should be then.
fn right(found: &Reconciled, color: Color) -> Option<&Chess> {
    let longer = longer(&found.sheets);
    match found.finding {
        Comparison::Retrace(plies) => found.sheets.get(color).positions.get(plies),
        Comparison::Scores(_) | Comparison::Unknown(_) => None,
        _ => Some(longer.end()),
    }
}

fn longer(sheets: &ByColor<Sheet>) -> &Sheet {
    if sheets.white.moves.len() >= sheets.black.moves.len() { &sheets.white } else { &sheets.black }
}

fn step(step: CorrectionStep, phrasing: &Phrasing<'_>) -> String {
    let square = |square| phrasing.square(square);
    let (id, piece, from, to) = match step {
        CorrectionStep::Turn => return phrasing.voice().say(Id::STEP_TURN),
        CorrectionStep::Move { piece, from, to } => (Id::STEP_MOVE, piece, square(from), square(to)),
        CorrectionStep::Remove { piece, from } => (Id::STEP_REMOVE, piece, square(from), String::new()),
        CorrectionStep::Put { piece, to } => (Id::STEP_PUT, piece, String::new(), square(to)),
    };
    let (color, role) = (color_key(piece.color), role_key(piece.role));
    phrasing.tell(id, &args!("color" => color, "piece" => role, "from" => from, "to" => to))
}

/// All of it as one object; `docs/reconcile.md` names its fields.
pub(super) fn object(found: &Reconciled, phrasing: &Phrasing<'_>) -> Value {
    let fen = |position: &Chess| Fen::from_position(position, EnPassantMode::Legal).to_string();
    let sheet = |color: Color| {
        let sheet = found.sheets.get(color);
        let fault = sheet.fault.as_ref().map(|fault| {
            let why = why_no_move(&fault.why, phrasing);
            json!({ "ply": sheet.moves.len() + 1, "written": fault.written, "why": why })
        });
        let gap = |gap: &Gap| json!({ "ply": gap.ply + 1, "written": gap.written });
        let gaps: Vec<Value> = sheet.gaps.iter().map(gap).collect();
        json!({
            "plies": sheet.moves.len(), "end": fen(sheet.end()), "gaps": gaps, "fault": fault, "more_games": sheet.more,
        })
    };
    let written = |color: Color| {
        let sheet = found.sheets.get(color);
        let Some(played) = sheet.moves.get(found.agreed) else {
            // A move that cannot be made there.
            return sheet.fault.as_ref().map(|fault| fault.written.clone());
        };
        Some(SanPlus::from_move(sheet.positions[found.agreed].clone(), *played).to_string())
    };
    let difference = found.finding.scores_differ().then(|| {
        json!({
            "ply": found.agreed + 1,
            "white": written(Color::White),
            "black": written(Color::Black),
        })
    });
    let board = |color: Color| {
        let board = found.boards.get(color).as_ref()?;
        let right = right(found, color)?;
        let squares: Vec<Value> = differences(board, right.board())
            .into_iter()
            .map(|found| {
                let sign = |piece: Option<shakmaty::Piece>| piece.map(|piece| piece.char().to_string());
                json!({
                    "square": found.square.to_string(),
                    "stands": sign(found.first),
                    "should": sign(found.second),
                })
            })
            .collect();
        let causes: Vec<Value> = found.causes.get(color).iter().map(cause).collect();
        Some(json!({ "squares": squares, "causes": causes }))
    };
    json!({
        "case": found.finding.name(),
        "white": sheet(Color::White),
        "black": sheet(Color::Black),
        "agreed_plies": found.agreed,
        "agreed_position": found.sheets.white.positions.get(found.agreed).map(fen),
        "difference": difference,
        "white_board": board(Color::White),
        "black_board": board(Color::Black),
    })
}

/// A cause: what it costs, and each mistake with its ply, from 1, and its squares.
fn cause(cause: &Cause) -> Value {
    json!({ "cost": cause.cost, "mistakes": cause.mistakes.iter().map(mistake).collect::<Value>() })
}

fn mistake(mistake: &Mistake) -> Value {
    let mut object = match mistake.when {
        MistakeTime::SetUp => json!({ "ply": 0 }),
        MistakeTime::Ply(ply) => json!({ "ply": ply + 1 }),
        MistakeTime::Between { after, before } => json!({ "after_ply": after, "before_ply": before }),
    };
    object["what"] = json!(<&str>::from(mistake.what));
    let (from, to) = match mistake.what {
        MistakeKind::WrongSquare { to, .. } | MistakeKind::RookTo(to) | MistakeKind::ExecutedTwice { to } => {
            (None, Some(to))
        }
        MistakeKind::WrongPiece { from } | MistakeKind::Followed { from } => (Some(from), None),
        MistakeKind::KnockedOver { from, to } => (Some(from), to),
        MistakeKind::Exchanged(one, other) => (Some(one), Some(other)),
        MistakeKind::PromotedTo(role) => {
            object["piece"] = json!(role_key(role));
            (None, None)
        }
        _ => (None, None),
    };
    for (key, square) in [("from", from), ("to", to)] {
        if let Some(square) = square {
            object[key] = json!(square.to_string());
        }
    }
    object
}
