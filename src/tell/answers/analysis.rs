//! What follows from a position, in words: attackers, legal moves, pins, material.

use shakmaty::{ByColor, ByRole, CastlingSide, Color, Move, Role, Square};

use super::board::item;
use super::counted::counted;
use crate::args;
use crate::query::{
    AnalysisAnswer, Attackers, Hanging, Material, MoveKind, PieceMoves, PieceOn, SquareContents, Targets,
    WORTH,
};
use crate::tell::phrasing::{Phrasing, color_key, role_key};
use crate::tell::reasons::misfit;
use crate::voice::Id;

/// What follows from a position.
pub(super) fn answer(answer: &AnalysisAnswer, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        AnalysisAnswer::Attackers(attackers) => vec![self::attackers(attackers, phrasing)],
        AnalysisAnswer::Targets(targets) => vec![self::targets(targets, phrasing)],
        AnalysisAnswer::NoneAttacked(Some(color)) => vec![phrasing.of_color(Id::ATTACKED_NONE_OF, *color)],
        AnalysisAnswer::NoneAttacked(None) => vec![phrasing.say(Id::ATTACKED_NONE)],
        AnalysisAnswer::KnightReach(from, reached) => vec![knight_reach(*from, reached, phrasing)],
        AnalysisAnswer::Moves(of, kind) => of.iter().map(|of| moves(of, *kind, phrasing)).collect(),
        AnalysisAnswer::Nowhere(color, role, kind) => vec![nowhere(*color, *role, *kind, phrasing)],
        AnalysisAnswer::MovesInCheck(color) => vec![phrasing.of_color(Id::MOVES_IN_CHECK, *color)],
        AnalysisAnswer::Undefended(of) => undefended(of, phrasing),
        AnalysisAnswer::Pins(pins) => vec![self::pins(pins, phrasing)],
        AnalysisAnswer::Material(material) => self::material(material, phrasing),
        AnalysisAnswer::MayPlay(Ok(moves)) => {
            let moves: Vec<String> = moves.iter().map(|played| phrasing.announcement(played)).collect();
            vec![phrasing.tell(Id::MAY_PLAY, &args!("move" => phrasing.list(&moves)))]
        }
        AnalysisAnswer::NoneToTake(role) => vec![phrasing.of_piece(Id::NONE_TO_TAKE, *role)],
        AnalysisAnswer::MayPlay(Err(why)) => misfit(why, phrasing, false),
    }
}

/// 3.1.2 — who attacks and who defends; of an empty square, which pieces of either side reach it.
fn attackers(attackers: &Attackers, phrasing: &Phrasing<'_>) -> String {
    let of = |color: Color| pieces(attackers.by.get(color), Id::NOBODY, phrasing);
    let at = phrasing.square(attackers.on.square);
    let Some(piece) = attackers.on.piece else {
        let args = args!("square" => at, "white" => of(Color::White), "black" => of(Color::Black));
        return phrasing.tell(Id::ATTACKS_EMPTY, &args);
    };
    let some = |color: Color| if attackers.by.get(color).is_empty() { "no" } else { "yes" };
    // One's own is told without its colour.
    let name = if attackers.is_own { Id::PIECE } else { Id::COLORED_PIECE };
    let named = args!("color" => color_key(piece.color), "piece" => role_key(piece.role));
    let args = args!(
        "square" => at,
        "piece" => role_key(piece.role),
        "named" => phrasing.tell(name, &named),
        "attacked" => some(!piece.color),
        "attackers" => of(!piece.color),
        "defended" => some(piece.color),
        "defenders" => of(piece.color),
    );
    // Nothing is captured instead of a king, so that nobody defends it (1.4.1).
    phrasing.tell(if piece.role == Role::King { Id::ATTACKS_KING } else { Id::ATTACKS }, &args)
}

/// 3.1.2 — what a piece attacks and what it defends.
fn targets(targets: &Targets, phrasing: &Phrasing<'_>) -> String {
    let args = args!(
        "square" => phrasing.square(targets.of.square),
        "contents" => phrasing.contents(Some(targets.of.piece)),
        "attacked" => pieces(&targets.attacked, Id::NOTHING_REACHED, phrasing),
        "defended" => pieces(&targets.defended, Id::NOTHING_REACHED, phrasing),
    );
    phrasing.tell(Id::TARGETS, &args)
}

/// "Läufer Cäsar vier und Dame Hektor fünf"; pieces as such, since the colour is said.
pub(super) fn pieces(pieces: &[PieceOn], none: Id, phrasing: &Phrasing<'_>) -> String {
    let told: Vec<String> = pieces.iter().map(|piece| piece_at(*piece, phrasing)).collect();
    if told.is_empty() { phrasing.say(none) } else { phrasing.list(&told) }
}

pub(in crate::tell) fn piece_at(on: PieceOn, phrasing: &Phrasing<'_>) -> String {
    let (sign, square) = (phrasing.sign(on.piece.role), phrasing.square(on.square));
    phrasing
        .tell(Id::PIECE_AT, &args!("piece" => role_key(on.piece.role), "sign" => sign, "square" => square))
}

/// 3.6 — where a knight would go from a square, and what stands there.
fn knight_reach(from: Square, reached: &[SquareContents], phrasing: &Phrasing<'_>) -> String {
    let told = |at: &SquareContents| item(*at, Id::LOOK_ITEM, phrasing.square(at.square), phrasing);
    let mut items: Vec<String> = reached.iter().filter_map(told).collect();
    let empty = reached.iter().filter(|at| at.piece.is_none());
    let empty: Vec<String> = empty.map(|at| phrasing.square(at.square)).collect();
    if !empty.is_empty() {
        let squares = phrasing.list(&empty);
        items.push(phrasing.tell(Id::EMPTY_SQUARES, &args!("squares" => squares)));
    }
    let args = args!("square" => phrasing.square(from), "items" => items.join(between(phrasing)));
    phrasing.tell(Id::KNIGHT_REACH, &args)
}

/// What stands between items with words of their own.
fn between(phrasing: &Phrasing<'_>) -> &'static str {
    if phrasing.is_brief() { " " } else { "; " }
}

/// 3.10.1 — the legal moves of a piece.
fn moves(of: &PieceMoves, kind: MoveKind, phrasing: &Phrasing<'_>) -> String {
    // Of captures the verb is said once, and what is captured behind it.
    let captures_only = kind == MoveKind::Captures && !phrasing.is_brief();
    let mut items: Vec<String> = Vec::new();
    for played in &of.moves {
        let captured = played.capture().filter(|_| captures_only);
        let item =
            captured.map_or_else(|| one_move(played, phrasing), |role| captured_on(played, role, phrasing));
        // The four promotions are one way to go.
        if items.last() != Some(&item) {
            items.push(item);
        }
    }
    let id = match (items.is_empty(), kind) {
        (false, MoveKind::Captures) if captures_only => Id::CAPTURES_OF,
        (false, MoveKind::Any | MoveKind::Captures) => Id::MOVES_OF,
        (false, MoveKind::Checks) => Id::CHECKS_OF,
        (true, MoveKind::Any) => Id::MOVES_NONE,
        (true, MoveKind::Captures) => Id::CAPTURES_NONE,
        (true, MoveKind::Checks) => Id::CHECKS_NONE,
    };
    let piece = piece_at(of.piece, phrasing);
    let told = if captures_only { phrasing.list(&items) } else { phrasing.row(&items) };
    phrasing.tell(id, &args!("piece" => piece, "moves" => told))
}

/// "Pawn c seven": what is captured, and where.
fn captured_on(played: &Move, role: Role, phrasing: &Phrasing<'_>) -> String {
    let passing = if played.is_en_passant() { "yes" } else { "no" };
    let square = phrasing.square(played.to());
    let args = args!("square" => square, "piece" => role_key(role), "passing" => passing);
    phrasing.tell(Id::CAPTURED_ON, &args)
}

/// That none of those asked about can move, capture or give check; of one kind of piece nothing is said of the others.
fn nowhere(color: Color, role: Option<Role>, kind: MoveKind, phrasing: &Phrasing<'_>) -> String {
    let (of_any, of_role) = match kind {
        MoveKind::Any => (Id::MOVES_NOWHERE, Id::MOVES_NOWHERE_KIND),
        MoveKind::Captures => (Id::CAPTURES_NOWHERE, Id::CAPTURES_NOWHERE_KIND),
        MoveKind::Checks => (Id::CHECKS_NOWHERE, Id::CHECKS_NOWHERE_KIND),
    };
    match role {
        Some(role) => phrasing.tell(of_role, &args!("color" => color_key(color), "piece" => role_key(role))),
        None => phrasing.of_color(of_any, color),
    }
}

fn one_move(played: &Move, phrasing: &Phrasing<'_>) -> String {
    if played.is_castle() {
        return castling_name(played.castling_side().unwrap_or(CastlingSide::QueenSide), phrasing);
    }
    let square = phrasing.square(played.to());
    match played.capture() {
        Some(captured) => {
            let passing = if played.is_en_passant() { "yes" } else { "no" };
            let args = args!("square" => square, "piece" => role_key(captured), "passing" => passing);
            phrasing.tell(Id::MOVE_TAKES, &args)
        }
        None if played.is_promotion() => phrasing.tell(Id::MOVE_PROMOTES, &args!("square" => square)),
        None => square,
    }
}

pub(super) fn castling_name(side: CastlingSide, phrasing: &Phrasing<'_>) -> String {
    let side = if side.is_king_side() { "short" } else { "long" };
    phrasing.tell(Id::CASTLING_NAME, &args!("side" => side))
}

/// What of a side hangs, and what no other piece of it defends.
fn undefended(of: &Hanging, phrasing: &Phrasing<'_>) -> Vec<String> {
    let told = |id: Id, of_color: Color, these: &[PieceOn]| {
        phrasing.tell(
            id,
            &args!("color" => color_key(of_color), "pieces" => pieces(these, Id::NOTHING, phrasing)),
        )
    };
    match (of.hanging.as_slice(), of.alone.as_slice()) {
        ([], []) => vec![phrasing.of_color(Id::UNDEFENDED_NONE, of.color)],
        ([], alone) => {
            vec![phrasing.of_color(Id::HANGING_NONE, of.color), told(Id::UNDEFENDED, of.color, alone)]
        }
        (hanging, []) => vec![told(Id::HANGING, of.color, hanging)],
        (hanging, alone) => vec![told(Id::HANGING, of.color, hanging), told(Id::UNDEFENDED, of.color, alone)],
    }
}

/// 3.1.3 — what may not leave its line, and through which piece.
fn pins(pins: &[(PieceOn, PieceOn)], phrasing: &Phrasing<'_>) -> String {
    let told = pins.iter().map(|(pinned, by)| {
        let args = args!(
            "color" => color_key(pinned.piece.color),
            "piece" => role_key(pinned.piece.role),
            "sign" => phrasing.signed(pinned.piece),
            "square" => phrasing.square(pinned.square),
            "by" => piece_at(*by, phrasing),
        );
        phrasing.tell(Id::PINNED_ONE, &args)
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return phrasing.say(Id::PINNED_NONE);
    }
    phrasing.tell(Id::PINNED, &args!("pieces" => told.join(between(phrasing))))
}

/// What each side has, counted, and what one has more than the other. In a line the difference comes before what it is
/// a difference of.
fn material(sides: &ByColor<Material>, phrasing: &Phrasing<'_>) -> Vec<String> {
    if sides.white == sides.black {
        return vec![phrasing.say(Id::MATERIAL_EQUAL)];
    }
    let has = Color::ALL.into_iter().map(|color| {
        let side = sides.get(color);
        let pieces = counted(&most_valuable_first(&side.pieces), phrasing);
        let args = args!("color" => color_key(color), "pieces" => pieces, "worth" => side.worth);
        phrasing.tell(Id::MATERIAL_SIDE, &args)
    });
    let mut told: Vec<String> = has.chain(ahead(sides, phrasing)).collect();
    if phrasing.is_brief() {
        told.rotate_left(2);
    }
    told
}

/// What each side has more than the other, of those that have something.
pub(super) fn ahead(sides: &ByColor<Material>, phrasing: &Phrasing<'_>) -> Vec<String> {
    let more = Color::ALL.into_iter().filter_map(|color| {
        let more = Some(most_valuable_first(&sides.get(color).more)).filter(|more| !more.is_empty())?;
        let args = args!("color" => color_key(color), "pieces" => counted(&more, phrasing));
        Some(phrasing.tell(Id::MATERIAL_MORE, &args))
    });
    more.collect()
}

fn most_valuable_first(pieces: &ByRole<u32>) -> Vec<(Role, u32)> {
    WORTH.iter().map(|(role, _)| (*role, *pieces.get(*role))).filter(|(_, count)| *count > 0).collect()
}
