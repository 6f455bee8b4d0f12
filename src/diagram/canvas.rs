//! Fills polygons with smooth edges into an image, in whole numbers only: the same bytes on every machine.
//!
//! Each pixel is sampled at 4 by 4 points. Coordinates are counted in [`UNITS`] to a pixel, so that a
//! hundredth of a square is a whole number of units at every size, and a sample's place is one too.

use super::shapes::{Part, Path, Step};
use super::theme::Rgb;

/// Coordinate units to a pixel.
pub(crate) const UNITS: i64 = 400;

/// Samples to a pixel in each direction.
const SAMPLES: i64 = 4;

/// Units from one sample to the next; the first lies half of that from the pixel's edge.
const SPACING: i64 = UNITS / SAMPLES;

/// Straight pieces that stand for one curve.
const PIECES: i64 = 16;

/// Straight pieces that stand for a quarter of a circle: of one up to [`SMALL`] units in radius, of a larger
/// one. Both stay within a twentieth of a pixel at the sizes that occur.
const QUARTERS: [i64; 2] = [8, 16];

/// The largest radius, in units, that counts as small: five pixels.
const SMALL: i64 = 5 * UNITS;

/// A point: x and y in units, y downwards.
pub(crate) type Point = (i64, i64);

/// A closed polygon; its last point is joined to its first.
pub(crate) type Ring = Vec<Point>;

/// Where an edge crosses a line of samples: x in units, and 1 or -1 for which way round.
type Crossing = (i64, i64);

/// An image in RGB, 8 bits a channel.
pub(crate) struct Canvas {
    /// Width in pixels.
    width: usize,
    /// Rows from above, pixels from the left, three bytes each.
    bytes: Vec<u8>,
}

impl Canvas {
    /// A square image of one colour, so many pixels wide and high.
    pub(crate) fn new(side: u32, Rgb(red, green, blue): Rgb) -> Self {
        let width = usize::try_from(side).unwrap_or(0);
        Self { width, bytes: [red, green, blue].repeat(width * width) }
    }

    /// The image's bytes: rows from above, pixels from the left, red, green, blue.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Fills everything that lies in at least one ring; what lies outside the image is passed over.
    pub(crate) fn fill(&mut self, rings: &[Ring], colour: Rgb) {
        let Some((first, rows)) = crossings(rings) else { return };
        let mut covered = vec![0_u8; self.width];
        for (line, mut row) in (first..).zip(rows) {
            row.sort_unstable();
            self.cover(&row, &mut covered);
            if line.rem_euclid(SAMPLES) == SAMPLES - 1 {
                self.blend(line.div_euclid(SAMPLES), &mut covered, colour);
            }
        }
    }

    /// Counts, pixel by pixel, the samples of one line that lie between crossings.
    fn cover(&self, row: &[Crossing], covered: &mut [u8]) {
        let samples = i64::try_from(self.width).unwrap_or(0) * SAMPLES;
        let mut winding = 0;
        for pair in row.windows(2) {
            let &[(from, turn), (to, _)] = pair else { continue };
            winding += turn;
            if winding == 0 {
                continue;
            }
            let sample = |x: i64| (x + SPACING / 2 - 1).div_euclid(SPACING).clamp(0, samples);
            let mut next = sample(from);
            while next < sample(to) {
                // Up to the pixel's end or the span's, whichever comes first.
                let end = sample(to).min((next / SAMPLES + 1) * SAMPLES);
                let count = usize::try_from(next / SAMPLES).ok().and_then(|pixel| covered.get_mut(pixel));
                if let (Some(count), Ok(more)) = (count, u8::try_from(end - next)) {
                    *count += more;
                }
                next = end;
            }
        }
    }

    /// Mixes a colour into a row by its counts of samples, and sets these to none.
    fn blend(&mut self, row: i64, covered: &mut [u8], Rgb(red, green, blue): Rgb) {
        let row =
            usize::try_from(row).ok().and_then(|row| self.bytes.chunks_exact_mut(3 * self.width).nth(row));
        for (pixel, count) in row.into_iter().flat_map(|row| row.chunks_exact_mut(3)).zip(covered.iter()) {
            if *count == 0 {
                continue;
            }
            for (byte, ink) in pixel.iter_mut().zip([red, green, blue]) {
                *byte = mixed(*byte, ink, *count);
            }
        }
        covered.fill(0);
    }
}

/// The colour between `paper` and `ink` where `count` of the pixel's 16 samples are inked.
fn mixed(paper: u8, ink: u8, count: u8) -> u8 {
    let (paper, ink, count) = (u16::from(paper), u16::from(ink), u16::from(count.min(16)));
    u8::try_from((paper * (16 - count) + ink * count + 8) / 16).unwrap_or(u8::MAX)
}

/// Where the rings' edges cross each line of samples, from the first line (given) of the first pixel row
/// touched to the last line of the last. Each ring counts as turning one way.
fn crossings(rings: &[Ring]) -> Option<(i64, Vec<Vec<Crossing>>)> {
    let heights = || rings.iter().flatten().map(|point| point.1);
    let first = heights().min()?.div_euclid(UNITS) * SAMPLES;
    let end = (heights().max()?.div_euclid(UNITS) + 1) * SAMPLES;
    let mut rows = vec![Vec::new(); usize::try_from(end - first).ok()?];
    for ring in rings {
        let turn = area(ring).signum();
        for ((x0, y0), (x1, y1)) in edges(ring) {
            // Lines whose samples lie in the half-open range from the upper end to the lower.
            let line = |y: i64| (y + SPACING / 2 - 1).div_euclid(SPACING);
            for index in line(y0.min(y1))..line(y0.max(y1)) {
                let y = index * SPACING + SPACING / 2;
                let x = x0 + ((y - y0) * (x1 - x0)).div_euclid(y1 - y0);
                let row = usize::try_from(index - first).ok().and_then(|row| rows.get_mut(row));
                if let Some(row) = row {
                    row.push((x, turn * (y1 - y0).signum()));
                }
            }
        }
    }
    Some((first, rows))
}

/// The edges of a ring, the closing one included.
fn edges(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Twice a ring's area, below zero if it turns the other way.
fn area(ring: &[Point]) -> i64 {
    edges(ring).map(|((x0, y0), (x1, y1))| x0 * y1 - x1 * y0).sum()
}

/// Turns shapes into rings at one place and size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen {
    /// Where the part's (0, 0) lies.
    pub origin: Point,
    /// Units to a hundredth of a square.
    pub scale: i64,
}

impl Pen {
    /// The ring around an area or a disc; of a line, the ring its closing would give.
    pub(crate) fn area(self, part: &Part) -> Ring {
        match part {
            Part::Area(path) | Part::Line(path) => self.flattened(path),
            Part::Disc(x, y, r) => circle(self.point(*x, *y), i64::from(*r) * self.scale),
        }
    }

    /// The rings that together cover the part's edge, or the line itself, in a width in hundredths of a
    /// square, with round joins and ends.
    pub(crate) fn stroke(self, part: &Part, width: i32) -> Vec<Ring> {
        let ring = self.area(part);
        let half = i64::from(width) * self.scale / 2;
        let open = matches!(part, Part::Line(_));
        let sides = edges(&ring).take(if open { ring.len().saturating_sub(1) } else { ring.len() });
        let bars = sides.filter_map(|(from, to)| bar(from, to, half));
        bars.chain(ring.iter().map(|point| circle(*point, half))).collect()
    }

    /// A path's points, its curves cut into straight pieces.
    fn flattened(self, path: &Path) -> Ring {
        let mut last = self.point(path.start.0, path.start.1);
        let mut ring = vec![last];
        for step in path.steps {
            match *step {
                Step::Line(x, y) => ring.push(self.point(x, y)),
                Step::Curve(cx, cy, x, y) => {
                    let (control, end) = (self.point(cx, cy), self.point(x, y));
                    ring.extend((1..=PIECES).map(|piece| on_curve([last, control, end], piece)));
                }
            }
            last = ring.last().copied().unwrap_or(last);
        }
        ring
    }

    /// A point of a shape in units.
    fn point(self, x: i32, y: i32) -> Point {
        (self.origin.0 + i64::from(x) * self.scale, self.origin.1 + i64::from(y) * self.scale)
    }
}

/// The point at the end of that piece of a quadratic curve.
fn on_curve([start, control, end]: [Point; 3], piece: i64) -> Point {
    let rest = PIECES - piece;
    let mix = |a: i64, b: i64, c: i64| {
        (rest * rest * a + 2 * rest * piece * b + piece * piece * c).div_euclid(PIECES * PIECES)
    };
    (mix(start.0, control.0, end.0), mix(start.1, control.1, end.1))
}

/// A circle, each quarter by the rational points ((n² - i²) / (n² + i²), 2ni / (n² + i²)): no sine needed.
fn circle((x, y): Point, radius: i64) -> Ring {
    let [few, many] = QUARTERS;
    let n = if radius <= SMALL { few } else { many };
    let arc = (0..n).map(|i| {
        let whole = n * n + i * i;
        (radius * (n * n - i * i) / whole, radius * 2 * n * i / whole)
    });
    let quarters: [fn(Point) -> Point; 4] = [|p| p, |(a, b)| (-b, a), |(a, b)| (-a, -b), |(a, b)| (b, -a)];
    let turned = quarters.iter().flat_map(|turn| arc.clone().map(turn));
    turned.map(|(a, b)| (x + a, y + b)).collect()
}

/// The rectangle along an edge, reaching `half` to both sides; none if the edge has no length.
fn bar((x0, y0): Point, (x1, y1): Point, half: i64) -> Option<Ring> {
    // Sixteenths of a unit keep short edges straight.
    let (dx, dy) = (x1 - x0, y1 - y0);
    let length = ((dx * dx + dy * dy) * 256).checked_isqrt().filter(|length| *length > 0)?;
    let (nx, ny) = (-dy * half * 16 / length, dx * half * 16 / length);
    Some(vec![(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;

    const BLACK: Rgb = Rgb(0, 0, 0);
    const WHITE: Rgb = Rgb(255, 255, 255);

    fn rectangle(left: i64, top: i64, right: i64, bottom: i64) -> Ring {
        vec![(left, top), (right, top), (right, bottom), (left, bottom)]
    }

    /// The red bytes of a canvas of 4 by 4 pixels, in rows.
    fn drawn(rings: &[Ring]) -> Vec<u8> {
        let mut canvas = Canvas::new(4, WHITE);
        canvas.fill(rings, BLACK);
        canvas.bytes().iter().copied().step_by(3).collect()
    }

    #[test]
    fn whole_pixels_are_filled_wholly_and_no_others() {
        let [on, off] = [0, 255];
        let want = [off, off, off, off, off, on, on, off, off, on, on, off, off, off, off, off];
        assert_eq!(drawn(&[rectangle(400, 400, 1200, 1200)]), want);
    }

    #[test]
    fn half_a_pixel_is_half_inked() {
        let bytes = drawn(&[rectangle(0, 0, 200, 400), rectangle(400, 0, 800, 200)]);
        assert_eq!(bytes[..3], [128, 128, 255]);
    }

    #[test]
    fn rings_add_whichever_way_they_turn() {
        let mut back = rectangle(400, 0, 1200, 400);
        back.reverse();
        assert_eq!(drawn(&[rectangle(0, 0, 800, 400), back])[..4], [0, 0, 0, 255]);
    }

    #[test]
    fn what_lies_outside_is_passed_over() {
        assert_eq!(drawn(&[rectangle(-9000, -9000, 9000, 9000)]), [0; 16]);
        assert_eq!(drawn(&[rectangle(5000, 5000, 9000, 9000), rectangle(-900, -900, -1, -1)]), [255; 16]);
        assert_eq!(drawn(&[]), [255; 16]);
    }

    #[test]
    fn a_circle_has_a_circle_s_area_and_a_bar_its_length_times_width() {
        let (ring, want) = (circle((0, 0), 10_000), std::f64::consts::PI * 2e8);
        let twice = f64::from(i32::try_from(area(&ring).abs()).expect("fits"));
        assert!((twice / want - 1.0).abs() < 0.005, "{twice} {want}");
        let slanted = bar((0, 0), (3000, 4000), 100).expect("it has a length");
        assert_eq!(area(&slanted).abs(), 2 * 5000 * 200);
        assert_eq!(bar((5, 5), (5, 5), 100), None);
    }
}
