//! What follows from a position, in words: attackers, legal moves, pins, material.

use shakmaty::{ByColor, ByRole, CastlingSide, Color, Move, Role, Square};

use super::board::item;
use crate::args;
use crate::query::{
    AnalysisAnswer, Attackers, Material, MoveKind, PieceMoves, PieceOn, SquareContents, Targets, WORTH,
};
use crate::tell::phrasing::{Phrasing, color_key, role_key};
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
        AnalysisAnswer::Undefended(color, of) => vec![undefended(*color, of, phrasing)],
        AnalysisAnswer::Pins(pins) => vec![self::pins(pins, phrasing)],
        AnalysisAnswer::Material(material) => self::material(material, phrasing),
    }
}

/// 3.1.2 — who attacks and who defends; of an empty square, which pieces of either side reach it.
fn attackers(attackers: &Attackers, phrasing: &Phrasing<'_>) -> String {
    let of = |color: Color| pieces(attackers.by.get(color), Id::NOBODY, phrasing);
    let at = phrasing.square(attackers.on.square);
    match attackers.on.piece {
        Some(piece) => phrasing.tell(
            Id::ATTACKS,
            &args!(
                "square" => at,
                "contents" => phrasing.contents(Some(piece)),
                "attackers" => of(!piece.color),
                "defenders" => of(piece.color),
            ),
        ),
        None => phrasing.tell(
            Id::ATTACKS_EMPTY,
            &args!("square" => at, "white" => of(Color::White), "black" => of(Color::Black)),
        ),
    }
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

pub(super) fn piece_at(on: PieceOn, phrasing: &Phrasing<'_>) -> String {
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
    let mut items: Vec<String> = Vec::new();
    for played in &of.moves {
        let item = one_move(played, phrasing);
        // The four promotions are one way to go.
        if items.last() != Some(&item) {
            items.push(item);
        }
    }
    let id = match (items.is_empty(), kind) {
        (false, MoveKind::Any | MoveKind::Captures) => Id::MOVES_OF,
        (false, MoveKind::Checks) => Id::CHECKS_OF,
        (true, MoveKind::Any) => Id::MOVES_NONE,
        (true, MoveKind::Captures) => Id::CAPTURES_NONE,
        (true, MoveKind::Checks) => Id::CHECKS_NONE,
    };
    let piece = piece_at(of.piece, phrasing);
    phrasing.tell(id, &args!("piece" => piece, "moves" => phrasing.row(&items)))
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

/// What of a side no other piece of it defends.
fn undefended(color: Color, of: &[PieceOn], phrasing: &Phrasing<'_>) -> String {
    if of.is_empty() {
        return phrasing.of_color(Id::UNDEFENDED_NONE, color);
    }
    let args = args!("color" => color_key(color), "pieces" => pieces(of, Id::NOTHING, phrasing));
    phrasing.tell(Id::UNDEFENDED, &args)
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
    let has = Color::ALL.into_iter().map(|color| {
        let side = sides.get(color);
        let pieces = counted(&most_valuable_first(&side.pieces), phrasing);
        let args = args!("color" => color_key(color), "pieces" => pieces, "worth" => side.worth);
        phrasing.tell(Id::MATERIAL_SIDE, &args)
    });
    let mut told: Vec<String> = has.chain(ahead(sides, phrasing)).collect();
    if sides.white == sides.black {
        told.push(phrasing.say(Id::MATERIAL_EQUAL));
    }
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

/// "zwei Bauern und ein Springer"
pub fn counted(pieces: &[(Role, u32)], phrasing: &Phrasing<'_>) -> String {
    let told: Vec<String> = pieces
        .iter()
        .map(|(role, count)| {
            if phrasing.is_brief() {
                return phrasing.counted_sign(*role, *count);
            }
            phrasing.tell(Id::COUNTED_PIECE, &args!("piece" => role_key(*role), "count" => *count))
        })
        .collect();
    if told.is_empty() { phrasing.say(Id::NOTHING) } else { phrasing.list(&told) }
}
