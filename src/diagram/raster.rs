//! Draws a diagram as a PNG, for those whose reader or printer does not take SVG.
//!
//! It shows what the SVG shows, with the title and description as text chunks.

use std::fmt;

use super::canvas::{Canvas, Pen, UNITS};
use super::position::Diagram;
use super::scene::{Item, NARROW, SIDE, WIDE, scene};
use super::theme::Theme;
use crate::text::clean;

/// The smallest and the largest width of a square, in pixels.
pub const SQUARE_PX: std::ops::RangeInclusive<u32> = 16..=256;

// The picture is nine squares wide, as `png` says.
const _: () = assert!(SIDE == 900);

/// Why there is no picture. Its text is a key with details, to look up or log, not for reading aloud.
#[derive(Debug)]
pub enum RasterError {
    /// The wanted width of a square, in pixels, lies outside [`SQUARE_PX`].
    SquareSize(u32),
    /// The picture could not be written as PNG.
    Encoding(png::EncodingError),
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SquareSize(px) => write!(f, "square-size {px}"),
            Self::Encoding(error) => write!(f, "png-encoding {error}"),
        }
    }
}

impl std::error::Error for RasterError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::SquareSize(_) => None,
            Self::Encoding(error) => Some(error),
        }
    }
}

impl From<png::EncodingError> for RasterError {
    fn from(error: png::EncodingError) -> Self {
        Self::Encoding(error)
    }
}

/// The diagram as a PNG file in RGB, nine squares wide and high: the board and its coordinates.
///
/// `square_px` is the width of a square in pixels, 16 to 256. Words that Latin-1 holds stand in `tEXt`
/// chunks, which most programs show; others in `iTXt`. Empty words are left out.
///
/// # Errors
///
/// [`RasterError::SquareSize`] if `square_px` is below 16 or above 256; [`RasterError::Encoding`] if the PNG
/// cannot be written, which words too long for a chunk (2 GiB) would cause.
pub fn png(diagram: &Diagram, theme: &Theme, square_px: u32) -> Result<Vec<u8>, RasterError> {
    if !SQUARE_PX.contains(&square_px) {
        return Err(RasterError::SquareSize(square_px));
    }
    let canvas = draw(diagram, theme, square_px);
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, 9 * square_px, 9 * square_px);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    for (keyword, text) in [("Title", clean(&diagram.title)), ("Description", clean(&diagram.description))] {
        if text.is_empty() {
            continue;
        }
        if text.chars().all(|character| u8::try_from(character).is_ok()) {
            encoder.add_text_chunk(keyword.to_owned(), text)?;
        } else {
            encoder.add_itxt_chunk(keyword.to_owned(), text)?;
        }
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.bytes())?;
    writer.finish()?;
    Ok(out)
}

/// The pixels of a diagram.
fn draw(diagram: &Diagram, theme: &Theme, square_px: u32) -> Canvas {
    // A hundredth of a square is `square_px` hundredths of a pixel.
    let scale = i64::from(square_px) * (UNITS / 100);
    // The board is moved by less than a pixel, so that its squares begin and end with pixels.
    let place = |at: i32, margin: i32| i64::from(at) * scale - (i64::from(margin) * scale).rem_euclid(UNITS);
    let mut canvas = Canvas::new(9 * square_px, theme.paper);
    for Item { part, at, fill, stroke } in scene(diagram, theme) {
        let pen = Pen { origin: (place(at.0, WIDE), place(at.1, NARROW)), scale };
        if let Some(colour) = fill {
            canvas.fill(&[pen.area(&part)], colour);
        }
        if let Some((colour, width)) = stroke {
            canvas.fill(&pen.stroke(&part, width), colour);
        }
    }
    canvas
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;
    use crate::diagram::theme::{LIGHT_PRINT, THEMES};
    use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

    /// The size and pixels of a PNG, and its text chunks.
    fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>, Vec<(String, String)>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
        reader.next_frame(&mut pixels).expect("pixels");
        let info = reader.info();
        let latin =
            info.uncompressed_latin1_text.iter().map(|chunk| (chunk.keyword.clone(), chunk.text.clone()));
        let utf8 =
            info.utf8_text.iter().map(|chunk| (chunk.keyword.clone(), chunk.get_text().expect("text")));
        (info.width, info.height, pixels, latin.chain(utf8).collect())
    }

    /// All twelve pieces, each on a dark square of its own, White's in the two lowest ranks.
    fn twelve() -> Vec<(Piece, u32, u32)> {
        let both = (0..).zip(Role::ALL).flat_map(|(file, role)| {
            [(Color::White, file % 2), (Color::Black, 2 + file % 2)]
                .map(|(color, rank)| (Piece { role, color }, file, rank))
        });
        both.collect()
    }

    /// A diagram of the twelve.
    fn diagram_of_twelve() -> Diagram {
        let mut board = Board::empty();
        for (piece, file, rank) in twelve() {
            board.set_piece_at(Square::from_coords(File::new(file), Rank::new(rank)), piece);
        }
        Diagram { board, ..Diagram::default() }
    }

    /// The grey values of one square of a diagram drawn with so many pixels to a square.
    fn grey(canvas: &Canvas, file: u32, rank: u32, px: usize) -> Vec<u8> {
        let (file, rank) = (file as usize, rank as usize);
        let (left, top) = (px * 80 / 100 + file * px, px * 20 / 100 + (7 - rank) * px);
        let rows = canvas.bytes().chunks_exact(3 * 9 * px).skip(top).take(px);
        let pixels = rows.flat_map(|row| row[3 * left..3 * (left + px)].chunks_exact(3));
        let mean = |rgb: &[u8]| rgb.iter().map(|byte| u16::from(*byte)).sum::<u16>() / 3;
        pixels.map(|rgb| u8::try_from(mean(rgb)).expect("a mean")).collect()
    }

    /// The grey values of the twelve at 20 pixels.
    fn drawn_small(theme: &Theme) -> Vec<(Piece, Vec<u8>)> {
        let canvas = draw(&diagram_of_twelve(), theme, 20);
        twelve().into_iter().map(|(piece, file, rank)| (piece, grey(&canvas, file, rank, 20))).collect()
    }

    /// How many pixels of a hundred differ by more than a quarter of the way from black to white.
    fn differing(one: &[u8], two: &[u8]) -> usize {
        100 * one.iter().zip(two).filter(|(a, b)| a.abs_diff(**b) > 64).count() / one.len()
    }

    #[test]
    fn the_picture_is_nine_squares_wide_and_high() {
        for px in [16, 17, 33, 64, 256] {
            let bytes = png(&Diagram::default(), &LIGHT_PRINT, px).expect("a picture");
            let (width, height, pixels, _) = decoded(&bytes);
            assert_eq!((width, height), (9 * px, 9 * px));
            assert_eq!(pixels.len(), usize::try_from(3 * width * height).expect("small"));
        }
    }

    #[test]
    fn other_sizes_are_refused() {
        for px in [0, 15, 257, u32::MAX] {
            assert!(
                matches!(png(&Diagram::default(), &LIGHT_PRINT, px), Err(RasterError::SquareSize(size)) if size == px)
            );
        }
    }

    #[test]
    fn squares_begin_and_end_with_pixels_at_every_size() {
        for px in (16_u8..26).chain([99]) {
            let canvas =
                draw(&Diagram { board: Board::empty(), ..Diagram::default() }, &LIGHT_PRINT, u32::from(px));
            for file in 3..5 {
                let values = grey(&canvas, file, 3, usize::from(px));
                assert!(values.iter().all(|value| *value == values[0]), "{px}");
            }
        }
    }

    #[test]
    fn the_same_diagram_gives_the_same_bytes() {
        let diagram = Diagram {
            marked: shakmaty::Bitboard::from(Square::E2).with(Square::E4),
            title: "T".into(),
            ..Diagram::default()
        };
        assert_eq!(
            png(&diagram, &LIGHT_PRINT, 40).expect("one"),
            png(&diagram, &LIGHT_PRINT, 40).expect("two")
        );
    }

    #[test]
    fn words_are_in_the_file_without_control_and_bidi_characters() {
        let diagram = Diagram {
            title: "Läufer\u{202E}\n<f6>".into(),
            description: "שח \u{7}♔".into(),
            ..Diagram::default()
        };
        let (.., texts) = decoded(&png(&diagram, &LIGHT_PRINT, 16).expect("a picture"));
        let want = [("Title", "Läufer <f6>"), ("Description", "שח ♔")];
        assert_eq!(texts, want.map(|(keyword, text)| (keyword.to_owned(), text.to_owned())));
        let (.., none) = decoded(&png(&Diagram::default(), &LIGHT_PRINT, 16).expect("a picture"));
        assert!(none.is_empty());
    }

    #[test]
    fn pieces_of_different_roles_differ_at_20_pixels_already() {
        for theme in &THEMES {
            let drawn = drawn_small(theme);
            for (index, (piece, one)) in drawn.iter().enumerate() {
                for (other, two) in drawn[index + 1..].iter().filter(|(other, _)| other.color == piece.color)
                {
                    let differ = differing(one, two);
                    println!("{differ} {} {piece:?} {:?}", theme.key, other.role);
                    assert!(differ >= 12, "{} {piece:?} {:?} {differ}", theme.key, other.role);
                }
            }
        }
    }

    #[test]
    fn white_and_black_of_one_role_differ() {
        for theme in &THEMES {
            for pair in drawn_small(theme).chunks_exact(2) {
                assert_eq!(pair[0].0.role, pair[1].0.role);
                let differ = differing(&pair[0].1, &pair[1].1);
                println!("{differ} {} {:?}", theme.key, pair[0].0.role);
                assert!(differ >= 12, "{} {:?} {differ}", theme.key, pair[0].0);
            }
        }
    }

    #[test]
    fn a_marked_square_has_a_frame_that_no_piece_covers() {
        let marked = shakmaty::Bitboard::FULL;
        let empty = draw(&Diagram { board: Board::empty(), marked, ..Diagram::default() }, &LIGHT_PRINT, 50);
        let full = draw(&Diagram { marked, ..diagram_of_twelve() }, &LIGHT_PRINT, 50);
        let mark = LIGHT_PRINT.mark;
        let pairs = empty.bytes().chunks_exact(3).zip(full.bytes().chunks_exact(3));
        let frame: Vec<_> = pairs.filter(|(before, _)| **before == [mark.0, mark.1, mark.2]).collect();
        assert!(frame.len() > 64 * 50 * 50 / 5, "{}", frame.len());
        assert!(frame.iter().all(|(before, after)| before == after));
    }
}
