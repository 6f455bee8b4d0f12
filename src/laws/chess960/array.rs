//! One of the 960 arrays, by its number or its pieces (Guidelines II.2).

use std::fmt;

use shakmaty::Role;
use thiserror::Error;

use super::laying::Laying;

/// How many arrays there are.
pub const ARRAYS: u32 = 960;

/// Where the two knights stand among the five squares that bishops and queen leave, by their number.
const KNIGHTS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// What steps from one seed to the next; it has no divisor in common with 960, so that 960 seeds in a row give
/// 960 arrays.
const STRIDE: u64 = 593;

/// II.2 — one of the arrays, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StartArray(u32);

/// Why something is none of the arrays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoArray {
    /// There is no array of this number.
    #[error("no number from 0 to 959")]
    Number,
    /// It is not a king, a queen and two each of the other pieces.
    #[error("not the eight pieces")]
    Pieces,
    /// II.2.1 — the king does not stand between the rooks.
    #[error("king not between the rooks")]
    King,
    /// II.2.2 — both bishops stand on squares of one colour.
    #[error("bishops on one colour")]
    Bishops,
    /// A throw is no side of the die or coin.
    #[error("no throw")]
    Throw,
    /// There are fewer throws than are needed.
    #[error("too few throws")]
    TooFew,
    /// There are more throws than are needed.
    #[error("too many throws")]
    TooMany,
}

impl StartArray {
    /// The array of this number.
    ///
    /// # Errors
    /// [`NoArray::Number`] from 960 on.
    pub fn numbered(number: u32) -> Result<StartArray, NoArray> {
        if number < ARRAYS { Ok(StartArray(number)) } else { Err(NoArray::Number) }
    }

    /// The array this seed stands for, always the same one. Any 960 seeds in a row from a multiple of 960 on give
    /// every array once, so a seed drawn fairly below 960 is a fair draw.
    pub fn of_seed(seed: u64) -> StartArray {
        let arrays = u64::from(ARRAYS);
        let (row, place) = (seed / arrays, seed % arrays);
        let number = (place * STRIDE + mixed(row) % arrays) % arrays;
        StartArray(u32::try_from(number).unwrap_or(0))
    }

    /// The array with these pieces on the first rank, from the a-file on.
    ///
    /// # Errors
    /// Which rule of II.2 they do not follow.
    pub fn of_pieces(rank: [Role; 8]) -> Result<StartArray, NoArray> {
        let files = |role: Role| (0..8).filter(move |file| rank[*file] == role).collect::<Vec<usize>>();
        let (&[king], &[left, right], &[one, other], [_], [_, _]) = (
            files(Role::King).as_slice(),
            files(Role::Rook).as_slice(),
            files(Role::Bishop).as_slice(),
            files(Role::Queen).as_slice(),
            files(Role::Knight).as_slice(),
        ) else {
            return Err(NoArray::Pieces);
        };
        if !(left < king && king < right) {
            return Err(NoArray::King);
        }
        if one % 2 == other % 2 {
            return Err(NoArray::Bishops);
        }
        (0..ARRAYS).map(StartArray).find(|array| array.pieces() == rank).ok_or(NoArray::Pieces)
    }

    /// The array whose pieces are laid; `None` while a throw is still to be made.
    pub fn of_laying(laying: &Laying) -> Option<StartArray> {
        if laying.next().is_some() {
            return None;
        }
        StartArray::of_pieces(laying.filled()).ok()
    }

    /// Its number, 0 to 959.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The pieces on the first rank, from the a-file on. Black's stand opposite (II.2.3).
    pub fn pieces(self) -> [Role; 8] {
        let digit = |by: u32, of: u32| (self.0 / by % of) as usize;
        let mut laying = Laying::default();
        laying.lay(Role::Bishop, digit(1, 4));
        laying.lay(Role::Bishop, digit(4, 4));
        laying.lay(Role::Queen, digit(16, 6));
        let [one, other] = KNIGHTS[digit(96, 10)];
        laying.lay(Role::Knight, one);
        // The first knight has taken one of the squares before.
        laying.lay(Role::Knight, other - 1);
        laying.filled()
    }

    /// The position with its rights to castle by the files of the rooks.
    pub fn fen(self) -> String {
        let white = self.to_string();
        let black = white.to_lowercase();
        let rooks = |rank: &str| -> String {
            rank.char_indices()
                .rev()
                .filter(|(_, piece)| piece.eq_ignore_ascii_case(&'r'))
                .filter_map(|(file, _)| "abcdefgh".chars().nth(file))
                .collect()
        };
        let files = rooks(&white);
        format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {}{files} - 0 1", files.to_uppercase())
    }
}

/// The pieces in English letters, from the a-file on: "RNBQKBNR".
impl fmt::Display for StartArray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().iter().try_for_each(|role| write!(f, "{}", role.upper_char()))
    }
}

/// A number with nothing in common with its neighbours' (Steele, Lea, Flood: `SplitMix64`).
fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
