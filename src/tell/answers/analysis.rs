//! What follows from a position: attackers, legal moves, pins, material. Nobody hears any of it in a
//! tournament game (11.3.1).

use shakmaty::attacks::knight_attacks;
use shakmaty::{Bitboard, Board, ByRole, CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

use super::board::in_order;
use crate::args;
use crate::laws::{attackers, pins};
use crate::query::Target;
use crate::query::Whose;
use crate::tell::phrasing::{Phrasing, color_key, role_key};

/// Explains one position to one player.
pub struct AnalysisAnswers<'a> {
    board: &'a Board,
    position: &'a Chess,
    asking: Color,
    phrasing: Phrasing<'a>,
}

/// What a piece is usually counted as, in pawns.
const WORTH: [(Role, u32); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

impl<'a> AnalysisAnswers<'a> {
    /// Of what stands on the asking player's own board, and of the moves that are legal in the game.
    #[must_use]
    pub fn new(
        board: &'a Board,
        position: &'a Chess,
        asking: Color,
        phrasing: Phrasing<'a>,
    ) -> AnalysisAnswers<'a> {
        AnalysisAnswers { board, position, asking, phrasing }
    }

    /// 3.1.2 — who attacks and who defends; of an empty square, which pieces of either side reach it.
    #[must_use]
    pub fn attacks(&self, target: Target) -> Vec<String> {
        match target {
            Target::Square(Some(square)) => vec![self.attacks_on(square)],
            Target::Pieces(role, whose) => {
                let squares = self.squares(role, whose);
                if squares.is_empty() {
                    return vec![self.none_there(role, whose)];
                }
                squares.into_iter().map(|square| self.attacks_on(square)).collect()
            }
            Target::Side(whose) => self.all_attacked(self.color(whose)),
            Target::Square(None) => Vec::new(),
        }
    }

    /// 3.1.2 — what a piece attacks and what it defends, also where it is pinned (3.1.3); of a side, each piece of the
    /// other that it attacks.
    #[must_use]
    pub fn targets(&self, target: Target) -> Vec<String> {
        match target {
            Target::Square(Some(square)) => vec![self.targets_of(square)],
            Target::Pieces(role, whose) => {
                let squares = self.squares(role, whose);
                if squares.is_empty() {
                    return vec![self.none_there(role, whose)];
                }
                squares.into_iter().map(|square| self.targets_of(square)).collect()
            }
            Target::Side(whose) => self.all_attacked(self.color(whose).map(|color| !color)),
            Target::Square(None) => Vec::new(),
        }
    }

    fn targets_of(&self, square: Square) -> String {
        let at = self.phrasing.square(square);
        let Some(piece) = self.board.piece_at(square) else {
            return self.phrasing.tell("misfit-nothing-there", &args!("square" => at));
        };
        let reached = self.board.attacks_from(square);
        let of = |color| self.pieces_on(reached & self.board.by_color(color), "nothing-reached");
        self.phrasing.tell(
            "targets",
            &args!(
                "square" => at,
                "contents" => self.phrasing.contents(Some(piece)),
                "attacked" => of(!piece.color),
                "defended" => of(piece.color),
            ),
        )
    }

    fn color(&self, whose: Option<Whose>) -> Option<Color> {
        whose.and_then(|whose| whose.color(self.asking))
    }

    /// 3.1.2 — each piece that is attacked, of one side or the asking player's own first.
    fn all_attacked(&self, color: Option<Color>) -> Vec<String> {
        let colors = color.map_or_else(|| vec![self.asking, !self.asking], |color| vec![color]);
        let attacked = |square: &Square| {
            self.board.color_at(*square).is_some_and(|color| attackers(self.board, *square, !color).any())
        };
        let pieces = colors
            .into_iter()
            .flat_map(|color| in_order(self.board.by_color(color).into_iter().collect(), self.asking));
        let told: Vec<String> = pieces.filter(attacked).map(|square| self.attacks_on(square)).collect();
        match color {
            _ if !told.is_empty() => told,
            Some(color) => vec![self.phrasing.of_color("attacked-none-of", color)],
            None => vec![self.phrasing.say("attacked-none")],
        }
    }

    fn attacks_on(&self, square: Square) -> String {
        let of = |color| self.pieces_on(attackers(self.board, square, color), "nobody");
        let at = self.phrasing.square(square);
        match self.board.piece_at(square) {
            Some(piece) => self.phrasing.tell(
                "attacks",
                &args!(
                    "square" => at,
                    "contents" => self.phrasing.contents(Some(piece)),
                    "attackers" => of(!piece.color),
                    "defenders" => of(piece.color),
                ),
            ),
            None => self.phrasing.tell(
                "attacks-empty",
                &args!("square" => at, "white" => of(Color::White), "black" => of(Color::Black)),
            ),
        }
    }

    /// "Läufer Cäsar vier und Dame Hektor fünf"; pieces as such, since the colour is said.
    fn pieces_on(&self, squares: Bitboard, none: &str) -> String {
        let squares = in_order(squares.into_iter().collect(), self.asking);
        let told: Vec<String> = squares
            .into_iter()
            .filter_map(|square| Some(self.piece_at(self.board.role_at(square)?, square)))
            .collect();
        if told.is_empty() { self.phrasing.say(none) } else { self.phrasing.list(&told) }
    }

    fn piece_at(&self, role: Role, square: Square) -> String {
        let (sign, square) = (self.phrasing.sign(role), self.phrasing.square(square));
        let args = args!("piece" => role_key(role), "sign" => sign, "square" => square);
        self.phrasing.tell("piece-at", &args)
    }

    fn squares(&self, role: Role, whose: Option<Whose>) -> Vec<Square> {
        let color = whose.unwrap_or(Whose::Own).color(self.asking);
        let pieces = self.board.by_role(role);
        let pieces = color.map_or(pieces, |color| pieces & self.board.by_color(color));
        in_order(pieces.into_iter().collect(), self.asking)
    }

    fn none_there(&self, role: Role, whose: Option<Whose>) -> String {
        let color = whose.unwrap_or(Whose::Own).color(self.asking).unwrap_or(self.asking);
        let args = args!("color" => color_key(color), "piece" => role_key(role));
        self.phrasing.tell("look-no-pieces", &args)
    }

    /// 3.6 — where a knight would go from a square, and what stands there.
    #[must_use]
    pub fn knight_reach(&self, square: Square) -> String {
        let reach = knight_attacks(square);
        let order = |squares: Bitboard| in_order(squares.into_iter().collect(), self.asking);
        let mut items: Vec<String> = order(reach & self.board.occupied())
            .into_iter()
            .filter_map(|square| {
                let (piece, place) = (self.board.piece_at(square)?, self.phrasing.square(square));
                if self.phrasing.is_brief() {
                    return Some(self.phrasing.signed(piece) + &place);
                }
                let contents = self.phrasing.contents(Some(piece));
                let args = args!("place" => place, "contents" => contents);
                Some(self.phrasing.tell("look-item", &args))
            })
            .collect();
        let empty: Vec<String> = order(reach & !self.board.occupied())
            .into_iter()
            .map(|square| self.phrasing.square(square))
            .collect();
        if !empty.is_empty() {
            let squares = self.phrasing.list(&empty);
            items.push(self.phrasing.tell("empty-squares", &args!("squares" => squares)));
        }
        let args = args!("square" => self.phrasing.square(square), "items" => items.join(self.between()));
        self.phrasing.tell("knight-reach", &args)
    }

    /// What stands between items with words of their own.
    fn between(&self) -> &'static str {
        if self.phrasing.is_brief() { " " } else { "; " }
    }

    /// 3.10.1 — the legal moves of a piece, of a kind or of a side; its captures only, if those are asked for.
    #[must_use]
    pub fn moves(&self, target: Target, captures: bool) -> Vec<String> {
        let (color, from) = match self.movers(target) {
            Ok(found) => found,
            Err(why) => return vec![why],
        };
        let Some(legal) = self.legal(color) else {
            return vec![self.phrasing.of_color("moves-in-check", color)];
        };
        let mut told = Vec::new();
        for square in in_order(from.into_iter().collect(), self.asking) {
            let of_it =
                |candidate: &&Move| candidate.from() == Some(square) && (!captures || candidate.is_capture());
            let found: Vec<Move> = legal.iter().filter(of_it).copied().collect();
            // Of many pieces only those that can move are told.
            if !found.is_empty() || from.count() == 1 {
                told.extend(self.moves_from(square, &found, captures));
            }
        }
        if told.is_empty() {
            told.push(self.nowhere(target, color, captures));
        }
        told
    }

    /// That none of those asked about can move, or capture; of a kind nothing is said of the others.
    fn nowhere(&self, target: Target, color: Color, captures: bool) -> String {
        match target {
            Target::Pieces(role, _) => {
                let id = if captures { "captures-nowhere-kind" } else { "moves-nowhere-kind" };
                self.phrasing.tell(id, &args!("color" => color_key(color), "piece" => role_key(role)))
            }
            Target::Square(_) | Target::Side(_) => {
                self.phrasing.of_color(if captures { "captures-nowhere" } else { "moves-nowhere" }, color)
            }
        }
    }

    /// The pieces that are asked about, and whose they are; or that there are none.
    fn movers(&self, target: Target) -> Result<(Color, Bitboard), String> {
        let board = self.position.board();
        let of = |whose: Option<Whose>| whose.unwrap_or(Whose::Own).color(self.asking).unwrap_or(self.asking);
        match target {
            Target::Square(square) => {
                let square = square.ok_or_else(|| self.phrasing.say("which-square"))?;
                let color = board.color_at(square).ok_or_else(|| {
                    let args = args!("square" => self.phrasing.square(square));
                    self.phrasing.tell("misfit-nothing-there", &args)
                })?;
                Ok((color, Bitboard::from_square(square)))
            }
            Target::Pieces(role, whose) => {
                let from = board.by_piece(Piece { color: of(whose), role });
                if from.is_empty() { Err(self.none_there(role, whose)) } else { Ok((of(whose), from)) }
            }
            Target::Side(whose) => Ok((of(whose), board.by_color(of(whose)))),
        }
    }

    /// The legal moves of a side, as if it were its turn; none can be told while the other stands in check.
    fn legal(&self, color: Color) -> Option<Vec<Move>> {
        if self.position.turn() == color {
            return Some(self.position.legal_moves().to_vec());
        }
        Some(self.position.clone().swap_turn().ok()?.legal_moves().to_vec())
    }

    fn moves_from(&self, square: Square, moves: &[Move], captures: bool) -> Option<String> {
        let role = self.position.board().role_at(square)?;
        let mut items: Vec<String> = Vec::new();
        for played in in_files(moves, self.asking) {
            let item = self.one_move(&played);
            // The four promotions are one way to go.
            if items.last() != Some(&item) {
                items.push(item);
            }
        }
        let id = match (items.is_empty(), captures) {
            (false, _) => "moves-of",
            (true, true) => "captures-none",
            (true, false) => "moves-none",
        };
        let piece = self.piece_at(role, square);
        Some(self.phrasing.tell(id, &args!("piece" => piece, "moves" => self.phrasing.row(&items))))
    }

    fn one_move(&self, played: &Move) -> String {
        if played.is_castle() {
            let side =
                if played.castling_side().is_some_and(CastlingSide::is_king_side) { "short" } else { "long" };
            return self.phrasing.tell("castling-name", &args!("side" => side));
        }
        let square = self.phrasing.square(played.to());
        match played.capture() {
            Some(captured) => {
                let passing = if played.is_en_passant() { "yes" } else { "no" };
                let args = args!("square" => square, "piece" => role_key(captured), "passing" => passing);
                self.phrasing.tell("move-takes", &args)
            }
            None if played.is_promotion() => self.phrasing.tell("move-promotes", &args!("square" => square)),
            None => square,
        }
    }

    /// 3.9.2 — what may not leave its line, and through which piece.
    #[must_use]
    pub fn pinned(&self, whose: Option<Whose>) -> String {
        let colors = self.color(whose).map_or_else(|| Color::ALL.to_vec(), |color| vec![color]);
        let told: Vec<String> = colors
            .into_iter()
            .flat_map(|color| pins(self.board, color))
            .map(|pin| {
                let by = self.board.role_at(pin.by).unwrap_or(Role::Queen);
                self.phrasing.tell(
                    "pinned-one",
                    &args!(
                        "color" => color_key(pin.piece.color),
                        "piece" => role_key(pin.piece.role),
                        "sign" => self.phrasing.signed(pin.piece),
                        "square" => self.phrasing.square(pin.square),
                        "by" => self.piece_at(by, pin.by),
                    ),
                )
            })
            .collect();
        if told.is_empty() {
            return self.phrasing.say("pinned-none");
        }
        self.phrasing.tell("pinned", &args!("pieces" => told.join(self.between())))
    }

    /// What each side has, counted, and what one has more than the other.
    #[must_use]
    pub fn material(&self) -> Vec<String> {
        let has = |color| -> ByRole<u32> {
            ByRole::new_with(|role| {
                u32::try_from(self.board.by_piece(Piece { color, role }).count()).unwrap_or(0)
            })
        };
        let worth = |has: &ByRole<u32>| WORTH.iter().map(|(role, worth)| has.get(*role) * worth).sum::<u32>();
        let [white, black] = [has(Color::White), has(Color::Black)];
        let mut told: Vec<String> = [(Color::White, &white), (Color::Black, &black)]
            .into_iter()
            .map(|(color, has)| {
                let pieces: Vec<(Role, u32)> = WORTH
                    .iter()
                    .map(|(role, _)| (*role, *has.get(*role)))
                    .filter(|(_, count)| *count > 0)
                    .collect();
                let pieces = counted(&pieces, &self.phrasing);
                let args = args!("color" => color_key(color), "pieces" => pieces, "worth" => worth(has));
                self.phrasing.tell("material-side", &args)
            })
            .collect();
        if white == black {
            told.push(self.phrasing.say("material-equal"));
            return self.news_first(told, 2);
        }
        for (color, has, than) in [(Color::White, &white, &black), (Color::Black, &black, &white)] {
            let more: Vec<(Role, u32)> = WORTH
                .iter()
                .map(|(role, _)| (*role, has.get(*role).saturating_sub(*than.get(*role))))
                .filter(|(_, more)| *more > 0)
                .collect();
            if !more.is_empty() {
                let pieces = counted(&more, &self.phrasing);
                let args = args!("color" => color_key(color), "pieces" => pieces);
                told.push(self.phrasing.tell("material-more", &args));
            }
        }
        self.news_first(told, 2)
    }

    /// In a line the difference comes before what it is a difference of.
    fn news_first(&self, mut told: Vec<String>, parts: usize) -> Vec<String> {
        if self.phrasing.is_brief() {
            told.rotate_left(parts);
        }
        told
    }
}

/// "zwei Bauern und ein Springer"
#[must_use]
pub fn counted(pieces: &[(Role, u32)], phrasing: &Phrasing<'_>) -> String {
    let told: Vec<String> = pieces
        .iter()
        .map(|(role, count)| {
            if phrasing.is_brief() {
                return phrasing.counted_sign(*role, *count);
            }
            phrasing.tell("counted-piece", &args!("piece" => role_key(*role), "count" => *count))
        })
        .collect();
    if told.is_empty() { phrasing.say("nothing") } else { phrasing.list(&told) }
}

/// Moves by the file they go to, from this side's left.
fn in_files(moves: &[Move], side: Color) -> Vec<Move> {
    let mut moves = moves.to_vec();
    let key = |played: &Move| (played.is_castle(), played.to().file(), played.to().rank());
    moves.sort_by(|one, other| {
        let order = key(one).cmp(&key(other));
        side.fold_wb(order, order.reverse())
    });
    moves
}
