//! What follows from a position: attackers, legal moves, pins, material. Nobody hears any of it in a
//! tournament game (11.3.1).

use shakmaty::attacks::knight_attacks;
use shakmaty::{Bitboard, Board, ByColor, ByRole, Chess, Color, Move, Piece, Position, Role, Square};

use super::answer::{
    AnalysisAnswer, Answer, Attackers, BoardAnswer, Hanging, Material, MoveKind, PieceMoves, PieceOn, Targets,
};
use super::board::contents;
use super::query::{Operand, Operands, QueryRow, Whose};
use super::view::View;
use crate::game::{Announcement, MoveDescription, ResolveError, resolve};
use crate::laws::{attackers, pins};

/// The questions that analyse.
pub static ROWS: &[QueryRow] = &[
    QueryRow::analysis("attacks", &[], |operand, view| Ok(about(operand, view, attacked, attackers_of)))
        .about(&[Operands::Square, Operands::Kind]),
    QueryRow::analysis("targets", &[], |operand, view| {
        let other = |color: Option<Color>, view: &View<'_>| attacked(color.map(|color| !color), view);
        Ok(about(operand, view, other, targets_of))
    })
    .about(&[Operands::Piece]),
    QueryRow::analysis(
        "attacks-and-targets",
        &[("threats", Operands::Kind), ("threats", Operands::SquareAlone)],
        |operand, view| {
            let other = |color: Option<Color>, view: &View<'_>| attacked(color.map(|color| !color), view);
            let attacks = about(operand, view, attacked, attackers_of);
            Ok(Answer::All(vec![attacks, about(operand, view, other, targets_of)]))
        },
    ),
    QueryRow::analysis("knight-reach", &[("knight-reach", Operands::SquareOfAny)], |operand, view| {
        let Operand::Square(Some(square)) = operand else { return Ok(Answer::All(Vec::new())) };
        let reached = view.ordered(knight_attacks(square)).into_iter();
        Ok(Answer::Analysis(AnalysisAnswer::KnightReach(
            square,
            reached.map(|square| contents(view.board(), square)).collect(),
        )))
    }),
    QueryRow::analysis(
        "legal-moves",
        &[
            ("moves possible", Operands::Target),
            ("moves", Operands::TargetThere),
            ("possible", Operands::TargetThere),
        ],
        |operand, view| Ok(moves(operand, MoveKind::Any, view)),
    )
    .about(&[Operands::Target]),
    QueryRow::analysis(
        "captures",
        &[
            ("captures", Operands::Target),
            ("moves captures", Operands::Target),
            ("captures possible", Operands::Target),
            ("possible", Operands::CaptureTarget),
            ("moves possible", Operands::CaptureTarget),
        ],
        |operand, view| Ok(moves(operand, MoveKind::Captures, view)),
    ),
    QueryRow::analysis(
        "checks",
        &[
            ("checks", Operands::Target),
            ("checks possible", Operands::Target),
            ("moves checks", Operands::Target),
        ],
        |operand, view| Ok(moves(operand, MoveKind::Checks, view)),
    ),
    QueryRow::analysis(
        "pinned",
        &[("pinned", Operands::Side), ("pieces pinned", Operands::Side)],
        |operand, view| {
            let on = |square| on(view.board(), square);
            let pins = colors(operand, view).into_iter().flat_map(|color| pins(view.board(), color));
            Ok(Answer::Analysis(AnalysisAnswer::Pins(
                pins.filter_map(|pin| Some((on(pin.square)?, on(pin.by)?))).collect(),
            )))
        },
    ),
    QueryRow::analysis(
        "undefended",
        &[("undefended", Operands::Side), ("pieces undefended", Operands::Side)],
        |operand, view| {
            let sides = colors(operand, view).into_iter();
            Ok(Answer::All(sides.map(|color| undefended(color, view)).collect()))
        },
    ),
    QueryRow::analysis("material", &[("material", Operands::Game)], |_, view| {
        Ok(Answer::Analysis(AnalysisAnswer::Material(material(view.board()))))
    }),
    QueryRow::analysis("may-play", &[], |operand, view| Ok(may_play(operand, view))),
];

/// What a piece is usually counted as, in pawns; the most valuable first.
pub const WORTH: [(Role, u32); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

/// A king is never captured (1.4.1), so it is worth more than all the rest.
const KING: u32 = 100;

/// The same of one piece.
pub(super) fn worth(role: Role) -> u32 {
    WORTH.iter().find(|(of, _)| *of == role).map_or(KING, |(_, worth)| *worth)
}

/// The same of one square, of each piece of a kind, or of a side.
fn about(
    operand: Operand,
    view: &View<'_>,
    of_side: impl Fn(Option<Color>, &View<'_>) -> Answer,
    of_square: impl Fn(Square, &View<'_>) -> Answer,
) -> Answer {
    match operand {
        Operand::Square(Some(square)) => of_square(square, view),
        Operand::Pieces(role, whose) => {
            let color = whose.unwrap_or(Whose::Own).color(view.side);
            let pieces = view.board().by_role(role);
            let pieces = color.map_or(pieces, |color| pieces & view.board().by_color(color));
            if pieces.is_empty() {
                return Answer::Board(BoardAnswer::NoPieces(Some(color.unwrap_or(view.side)), role));
            }
            Answer::All(view.ordered(pieces).into_iter().map(|square| of_square(square, view)).collect())
        }
        Operand::Side(whose) => of_side(whose.and_then(|whose| whose.color(view.side)), view),
        _ => Answer::All(Vec::new()),
    }
}

/// The sides asked about, White first.
pub(super) fn colors(operand: Operand, view: &View<'_>) -> Vec<Color> {
    let whose = if let Operand::Side(whose) = operand { whose } else { None };
    let color = whose.and_then(|whose| whose.color(view.side));
    color.map_or_else(|| Color::ALL.to_vec(), |color| vec![color])
}

/// A piece on its square.
pub(super) fn on(board: &Board, square: Square) -> Option<PieceOn> {
    board.piece_at(square).map(|piece| PieceOn { piece, square })
}

/// The pieces on these squares, as they are read.
pub(super) fn pieces(squares: Bitboard, view: &View<'_>) -> Vec<PieceOn> {
    view.ordered(squares).into_iter().filter_map(|square| on(view.board(), square)).collect()
}

/// 3.1.2 — who attacks and who defends; of an empty square, which pieces of either side reach it.
fn attackers_of(square: Square, view: &View<'_>) -> Answer {
    let by = ByColor::new_with(|color| pieces(attackers(view.board(), square, color), view));
    let on = contents(view.board(), square);
    let is_own = on.piece.is_some_and(|piece| piece.color == view.side);
    Answer::Analysis(AnalysisAnswer::Attackers(Attackers { on, is_own, by }))
}

/// 3.1.2 — each piece that is attacked, of one side or the asking player's own first.
fn attacked(color: Option<Color>, view: &View<'_>) -> Answer {
    let board = view.board();
    let sides = color.map_or_else(|| vec![view.side, !view.side], |color| vec![color]);
    let found = sides.into_iter().flat_map(|color| {
        let is_attacked = move |square: &Square| attackers(board, *square, !color).any();
        view.ordered(board.by_color(color)).into_iter().filter(is_attacked)
    });
    let found: Vec<Answer> = found.map(|square| attackers_of(square, view)).collect();
    if found.is_empty() { Answer::Analysis(AnalysisAnswer::NoneAttacked(color)) } else { Answer::All(found) }
}

/// 3.1.2 — what a piece attacks and what it defends, also where it is pinned (3.1.3).
fn targets_of(square: Square, view: &View<'_>) -> Answer {
    let board = view.board();
    let Some(of) = on(board, square) else { return Answer::Board(BoardAnswer::NothingThere(square)) };
    let reached = |color| pieces(board.attacks_from(square) & board.by_color(color), view);
    let (attacked, defended) = (reached(!of.piece.color), reached(of.piece.color));
    Answer::Analysis(AnalysisAnswer::Targets(Targets { of, attacked, defended }))
}

/// The pieces of a side that no other piece of it defends. A pinned piece defends as any other (3.1.3); a king is
/// not counted, for it is never captured (1.4.1).
fn undefended(color: Color, view: &View<'_>) -> Answer {
    let board = view.board();
    let counted = board.by_color(color) & !board.kings();
    let is_alone = |square: &Square| attackers(board, *square, color).is_empty();
    let of_less = |square: Square| {
        let attacking = attackers(board, square, !color).into_iter().filter_map(|from| board.role_at(from));
        attacking
            .map(worth)
            .min()
            .is_some_and(|least| board.role_at(square).is_some_and(|role| least < worth(role)))
    };
    let hangs =
        |square: &Square| attackers(board, *square, !color).any() && is_alone(square) || of_less(*square);
    let (hanging, others): (Bitboard, Bitboard) = counted.into_iter().partition(hangs);
    let alone = others.into_iter().filter(is_alone).collect();
    let (hanging, alone) = (pieces(hanging, view), pieces(alone, view));
    Answer::Analysis(AnalysisAnswer::Undefended(Hanging { color, hanging, alone }))
}

/// 3.10.1 — whether what was said is a legal move of the asking player, or of the other one, and why not.
fn may_play(operand: Operand, view: &View<'_>) -> Answer {
    let Operand::Move(said, whose) = operand else { return Answer::All(Vec::new()) };
    let color = whose.and_then(|whose| whose.color(view.side)).unwrap_or(view.side);
    let Some(position) = to_move(color, view) else {
        return Answer::Analysis(AnalysisAnswer::MovesInCheck(color));
    };
    // What a pawn becomes need not be said to be told that it may.
    let promoted = || MoveDescription { promotion: Some(Role::Queen), ..said };
    // "Can I take the pawn on e5": the piece may be the one that is captured.
    let captured = MoveDescription { role: None, captured: said.role, ..said };
    let is_captured = said.captures && said.captured.is_none() && said.role.is_some();
    let found = match resolve(&Announcement::Move(said), &position) {
        Err(ResolveError::PromotionMissing(_)) => resolve(&Announcement::Move(promoted()), &position),
        Err(why) if is_captured => resolve(&Announcement::Move(captured), &position).map_err(|_| why),
        found => found,
    };
    Answer::Analysis(AnalysisAnswer::MayPlay(match found {
        Ok(one) => Ok(vec![one]),
        Err(ResolveError::Several(several)) => Ok(several),
        Err(ResolveError::NoSuchCapture(_, captured)) if said.role.is_none() => {
            return Answer::Analysis(AnalysisAnswer::NoneToTake(captured));
        }
        Err(why) => Err(why),
    }))
}

/// The position with this side to move; `None` while the other stands in check.
pub(super) fn to_move(color: Color, view: &View<'_>) -> Option<Chess> {
    let position = view.position();
    if position.turn() == color { Some(position) } else { position.swap_turn().ok() }
}

/// 3.9.1 — whether this legal move of a side gives check.
fn gives_check(played: &Move, position: &Chess, color: Color) -> bool {
    let of_side =
        if position.turn() == color { Some(position.clone()) } else { position.clone().swap_turn().ok() };
    of_side.is_some_and(|mut after| {
        after.play_unchecked(*played);
        after.is_check()
    })
}

/// 3.10.1 — the legal moves of a piece, of a kind or of a side; of them only what was asked for.
fn moves(operand: Operand, kind: MoveKind, view: &View<'_>) -> Answer {
    let position = view.position();
    let board = position.board();
    let of = |whose: Option<Whose>| whose.unwrap_or(Whose::Own).color(view.side).unwrap_or(view.side);
    let (color, from) = match operand {
        Operand::Square(Some(square)) => match board.color_at(square) {
            Some(color) => (color, Bitboard::from_square(square)),
            None => return Answer::Board(BoardAnswer::NothingThere(square)),
        },
        Operand::Pieces(role, whose) => match board.by_piece(Piece { color: of(whose), role }) {
            Bitboard::EMPTY => {
                let color = whose.unwrap_or(Whose::Own).color(view.side).unwrap_or(view.side);
                return Answer::Board(BoardAnswer::NoPieces(Some(color), role));
            }
            from => (of(whose), from),
        },
        Operand::Side(whose) => (of(whose), board.by_color(of(whose))),
        _ => return Answer::All(Vec::new()),
    };
    // As if it were this side's turn; none can be told while the other stands in check.
    let Some(legal) = to_move(color, view).map(|position| position.legal_moves()) else {
        return Answer::Analysis(AnalysisAnswer::MovesInCheck(color));
    };
    let is_asked = |found: &Move| match kind {
        MoveKind::Any => true,
        MoveKind::Captures => found.is_capture(),
        MoveKind::Checks => gives_check(found, &position, color),
    };
    let moves_from = |square: Square| {
        let of_it = |found: &&Move| found.from() == Some(square) && is_asked(found);
        let moves = in_files(legal.iter().filter(of_it).copied().collect(), view.side);
        Some(PieceMoves { piece: on(board, square)?, moves })
    };
    let told = view.ordered(from).into_iter().filter_map(moves_from);
    // Of many pieces only those that can move are told.
    let told: Vec<PieceMoves> = told.filter(|of| !of.moves.is_empty() || from.count() == 1).collect();
    match operand {
        _ if !told.is_empty() => Answer::Analysis(AnalysisAnswer::Moves(told, kind)),
        Operand::Pieces(role, _) => Answer::Analysis(AnalysisAnswer::Nowhere(color, Some(role), kind)),
        _ => Answer::Analysis(AnalysisAnswer::Nowhere(color, None, kind)),
    }
}

/// Moves by the file they go to, from this side's left.
fn in_files(mut moves: Vec<Move>, side: Color) -> Vec<Move> {
    let key = |played: &Move| (played.is_castle(), played.to().file(), played.to().rank());
    moves.sort_by(|one, other| {
        let order = key(one).cmp(&key(other));
        side.fold_wb(order, order.reverse())
    });
    moves
}

/// What each side has, counted, and what one has more than the other.
pub(super) fn material(board: &Board) -> ByColor<Material> {
    let count = |color| {
        ByRole::new_with(|role| u32::try_from(board.by_piece(Piece { color, role }).count()).unwrap_or(0))
    };
    let counted: ByColor<ByRole<u32>> = ByColor::new_with(count);
    ByColor::new_with(|color| {
        let (pieces, others) = (*counted.get(color), counted.get(!color));
        let worth = WORTH.iter().map(|(role, worth)| pieces.get(*role) * worth).sum();
        let more = ByRole::new_with(|role| pieces.get(role).saturating_sub(*others.get(role)));
        Material { pieces, worth, more }
    })
}
