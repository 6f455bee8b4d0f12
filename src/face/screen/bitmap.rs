//! Letters, digits and chess figures as bitmaps of dots, each twice as high as wide.

use font8x8::UnicodeFonts;
use font8x8::{BASIC_FONTS, LATIN_FONTS};
use shakmaty::Role;

/// A picture of dots that are there or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bitmap {
    /// How many dots wide.
    pub width: u16,
    /// From the top, in each the leftmost dot in the lowest bit.
    rows: Vec<u32>,
}

impl Bitmap {
    /// Drawn as it looks: `#` is a dot.
    fn drawn(rows: &[&str]) -> Bitmap {
        let row = |row: &&str| {
            row.bytes().enumerate().fold(0, |bits, (place, sign)| bits | (u32::from(sign == b'#') << place))
        };
        let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        Bitmap { width: u16::try_from(width).unwrap_or(0), rows: rows.iter().map(row).collect() }
    }

    /// How many dots high.
    pub fn height(&self) -> u16 {
        u16::try_from(self.rows.len()).unwrap_or(0)
    }

    /// Half as large again: of its rows and columns some stand twice, so that strokes grow with their letter.
    fn enlarged(&self) -> Bitmap {
        const ROWS: [usize; 7] = [0, 1, 1, 2, 3, 3, 4];
        const COLUMNS: [u16; 12] = [0, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7];
        let row = |at: &usize| {
            let row = self.rows.get(*at).copied().unwrap_or(0);
            COLUMNS.iter().zip(0..).fold(0, |bits, (from, to)| bits | (row >> from & 1) << to)
        };
        Bitmap { width: 12, rows: ROWS.iter().map(row).collect() }
    }

    /// Without the empty columns and rows round it.
    pub fn trimmed(&self) -> Bitmap {
        let rows = || self.set().map(|(_, y)| usize::from(y));
        let columns = || self.set().map(|(x, _)| x);
        let (Some(top), Some(bottom), Some(left), Some(right)) =
            (rows().min(), rows().max(), columns().min(), columns().max())
        else {
            return self.clone();
        };
        let rows = self.rows.iter().take(bottom + 1).skip(top).map(|row| row >> left).collect();
        Bitmap { width: right - left + 1, rows }
    }

    /// Column and row of each dot that is there.
    pub fn set(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        (0..)
            .zip(&self.rows)
            .flat_map(move |(y, row)| (0..self.width).filter(move |x| row >> x & 1 == 1).map(move |x| (x, y)))
    }
}

/// How many dots of it a sign of the font takes, wide and high.
pub const SIGN: u16 = 8;

/// A sign of the font, in a square of [`SIGN`]; `None` where it has none.
pub fn sign(sign: char) -> Option<Bitmap> {
    let rows: [u8; 8] = BASIC_FONTS.get(sign).or_else(|| LATIN_FONTS.get(sign))?;
    Some(Bitmap { width: SIGN, rows: rows.map(u32::from).to_vec() })
}

/// A capital letter in its small and its large drawing, to be told from the others when it is blurred; `None` where
/// there is none of it.
pub fn letter(letter: char) -> Option<[Bitmap; 2]> {
    let place = u32::from(letter).checked_sub(u32::from('A'))?;
    let small = LETTERS.get(usize::try_from(place).ok()?).map(|rows| Bitmap::drawn(rows))?;
    let large = small.enlarged();
    Some([small, large])
}

/// From A to Z.
const LETTERS: [[&str; 5]; 26] = [
    ["..####..", "##....##", "########", "##....##", "##....##"],
    ["#######.", "##....##", "#######.", "##....##", "#######."],
    [".#######", "##......", "##......", "##......", ".#######"],
    ["######..", "##....##", "##....##", "##....##", "######.."],
    ["########", "##......", "######..", "##......", "########"],
    ["########", "##......", "######..", "##......", "##......"],
    [".#######", "##......", "##..####", "##....##", ".#######"],
    ["##....##", "##....##", "########", "##....##", "##....##"],
    ["..####..", "...##...", "...##...", "...##...", "..####.."],
    ["....####", "......##", "......##", "##....##", ".######."],
    ["##...###", "##.###..", "####....", "##.###..", "##...###"],
    ["##......", "##......", "##......", "##......", "########"],
    ["##....##", "###..###", "########", "##.##.##", "##....##"],
    ["##....##", "####..##", "##.##.##", "##..####", "##....##"],
    [".######.", "##....##", "##....##", "##....##", ".######."],
    ["#######.", "##....##", "#######.", "##......", "##......"],
    [".######.", "##....##", "##....##", "##..###.", ".###..##"],
    ["#######.", "##....##", "#######.", "##..###.", "##....##"],
    [".#######", "##......", ".######.", "......##", "#######."],
    ["########", "...##...", "...##...", "...##...", "...##..."],
    ["##....##", "##....##", "##....##", "##....##", ".######."],
    ["##....##", "##....##", ".##..##.", "..####..", "...##..."],
    ["##....##", "##.##.##", "########", "###..###", "##....##"],
    ["##....##", "..####..", "...##...", "..####..", "##....##"],
    ["##....##", "..####..", "...##...", "...##...", "...##..."],
    ["########", "....###.", "..###...", ".###....", "########"],
];

/// The figure of a piece, in its small and its large drawing.
pub fn figure(role: Role) -> [Bitmap; 2] {
    let drawing = |small: &[&str], large: &[&str]| [Bitmap::drawn(small), Bitmap::drawn(large)];
    match role {
        Role::Pawn => drawing(&PAWN.0, &PAWN.1),
        Role::Knight => drawing(&KNIGHT.0, &KNIGHT.1),
        Role::Bishop => drawing(&BISHOP.0, &BISHOP.1),
        Role::Rook => drawing(&ROOK.0, &ROOK.1),
        Role::Queen => drawing(&QUEEN.0, &QUEEN.1),
        Role::King => drawing(&KING.0, &KING.1),
    }
}

/// A figure in its small and its large drawing.
type Figure = ([&'static str; 5], [&'static str; 7]);

const PAWN: Figure = (
    ["....##....", "...####...", "....##....", "...####...", "..######.."],
    [
        ".....####.....",
        "....######....",
        "....######....",
        ".....####.....",
        "....######....",
        "..##########..",
        "..##########..",
    ],
);

const KNIGHT: Figure = (
    ["...####...", ".########.", "####.#####", "...######.", "..########"],
    [
        "....####......",
        "..########....",
        ".###.#######..",
        "#############.",
        "###...#######.",
        "....#########.",
        "..############",
    ],
);

const BISHOP: Figure = (
    ["....##....", "...#.##...", "..##.###..", "...####...", ".########."],
    [
        "......##......",
        ".....#.##.....",
        "....##.###....",
        "...###.####...",
        "....######....",
        ".....####.....",
        "..##########..",
    ],
);

const ROOK: Figure = (
    ["##..##..##", "##########", "..######..", "..######..", "##########"],
    [
        "###..####..###",
        "###..####..###",
        "##############",
        "...########...",
        "...########...",
        "..##########..",
        "##############",
    ],
);

const QUEEN: Figure = (
    ["#...##...#", "##.####.##", "##########", ".########.", ".########."],
    [
        "##....##....##",
        "##...####...##",
        "###.######.###",
        "##############",
        ".############.",
        "..##########..",
        ".############.",
    ],
);

const KING: Figure = (
    ["....##....", "..######..", "....##....", "##########", ".########."],
    [
        "......##......",
        "....######....",
        "......##......",
        ".####.##.####.",
        "##############",
        ".############.",
        "..##########..",
    ],
);
