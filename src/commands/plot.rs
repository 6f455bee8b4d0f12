//! The weeks of practice as a plot: an SVG with its title and all it shows in words.

use std::error::Error;

use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::tell::{Phrasing, dated_week};
use crate::training::progress::Week;
use crate::voice::{Id, Voice};

/// No more weeks are drawn: half a year.
const WEEKS: i64 = 26;

/// Its size in pixels.
const SIZE: (u32, u32) = (900, 500);

/// A kind of bar: what it is called, how high it is, and its colour. The colours are told apart by all eyes
/// (Okabe and Ito), and each bar has its number above it.
type Bars = (Id, fn(&Week) -> usize, RGBColor);

const BARS: [Bars; 3] = [
    (Id::PLOT_ANSWERS, |week| week.done.drills.right, RGBColor(0, 114, 178)),
    (Id::PLOT_SOLVED, |week| week.done.puzzles.right, RGBColor(230, 159, 0)),
    (Id::PLOT_PLAYED, |week| week.done.games(), RGBColor(0, 158, 115)),
];

/// The width of a bar; a week is 1.
const WIDTH: f64 = 0.27;

/// Draws the last weeks.
///
/// # Errors
/// It cannot be drawn.
pub(super) fn plotted(found: &[Week], voice: &Voice) -> Result<String, Box<dyn Error>> {
    let last = found.last().map_or(0, |week| week.number);
    let shown: Vec<&Week> = found.iter().filter(|week| week.number > last - WEEKS).collect();
    let first = shown.first().map_or(last, |week| week.number);
    let mut drawn = String::new();
    draw(&mut drawn, &shown, (first, last), voice)?;
    Ok(described(&drawn, &shown, voice))
}

fn draw(
    drawn: &mut String,
    shown: &[&Week],
    (first, last): (i64, i64),
    voice: &Voice,
) -> Result<(), Box<dyn Error>> {
    let root = SVGBackend::with_string(drawn, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let highest = shown.iter().flat_map(|week| BARS.map(|(_, height, _)| height(week))).max().unwrap_or(0);
    let weeks = i32::try_from(last - first)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(voice.say(Id::PLOT_TITLE), ("sans-serif", 26))
        .margin(15)
        .x_label_area_size(50)
        .y_label_area_size(60)
        .build_cartesian_2d(
            -0.5..f64::from(weeks) + 0.5,
            0.0..f64::from(u32::try_from(highest)?) * 1.15 + 1.0,
        )?;
    let monday = |place: &f64| {
        let is_whole = place.fract().abs() < 0.01;
        // A place of the axis; there are few weeks.
        #[allow(clippy::cast_possible_truncation)]
        let week =
            Week { number: first + place.round() as i64, done: crate::training::progress::Done::default() };
        if is_whole { week.monday().to_string() } else { String::new() }
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_desc(voice.say(Id::PLOT_WEEKS))
        .y_desc(voice.say(Id::PLOT_COUNT))
        .x_labels(usize::try_from(weeks)?.clamp(1, 7) + 1)
        .x_label_formatter(&monday)
        .y_label_formatter(&|count| format!("{count:.0}"))
        .label_style(("sans-serif", 15))
        .draw()?;
    for (place, kind) in (-1_i8..).zip(BARS) {
        bars(&mut chart, shown, first, (f64::from(place) * 0.3, kind), voice)?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE)
        .border_style(BLACK)
        .label_font(("sans-serif", 15))
        .draw()?;
    root.present()?;
    Ok(())
}

/// Where it is drawn.
type Chart<'d, 's> = ChartContext<'d, SVGBackend<'s>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// Draws the bars of one kind, each with its number above it, so far beside the middle of its week.
fn bars(
    chart: &mut Chart<'_, '_>,
    shown: &[&Week],
    first: i64,
    (beside, (name, height, colour)): (f64, Bars),
    voice: &Voice,
) -> Result<(), Box<dyn Error>> {
    let there = shown.iter().filter(|week| height(week) > 0);
    let bars: Vec<(f64, usize)> = there
        .map(|week| {
            let place = i32::try_from(week.number - first).unwrap_or_default();
            (f64::from(place) + beside, height(week))
        })
        .collect();
    let top = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let bar = |(middle, count): &(f64, usize)| {
        let corners = [(middle - WIDTH / 2.0, 0.0), (middle + WIDTH / 2.0, top(*count))];
        Rectangle::new(corners, colour.filled())
    };
    chart
        .draw_series(bars.iter().map(bar))?
        .label(voice.say(name))
        .legend(move |(x, y)| Rectangle::new([(x, y - 6), (x + 12, y + 6)], colour.filled()));
    let number = |(middle, count): &(f64, usize)| {
        let style = ("sans-serif", 13).into_font().color(&BLACK).pos(Pos::new(HPos::Center, VPos::Bottom));
        Text::new(count.to_string(), (*middle, top(*count)), style)
    };
    chart.draw_series(bars.iter().map(number))?;
    Ok(())
}

/// The same with what it shows in words, for whoever does not see it.
fn described(drawn: &str, shown: &[&Week], voice: &Voice) -> String {
    let phrasing = Phrasing::new(voice);
    let told: Vec<String> = shown.iter().map(|week| dated_week(week, &phrasing)).collect();
    let told = if told.is_empty() { vec![voice.say(Id::PROGRESS_NONE)] } else { told };
    let begin = format!("<svg role=\"img\" lang=\"{}\" aria-labelledby=\"title words\" ", voice.language());
    let words = format!(
        "\n<title id=\"title\">{}</title>\n<desc id=\"words\">{}</desc>",
        escaped(&voice.say(Id::PLOT_TITLE)),
        escaped(&told.join(" "))
    );
    let drawn = drawn.replacen("<svg ", &begin, 1);
    match drawn.find('>') {
        Some(end) => format!("{}{words}{}\n", &drawn[..=end], drawn[end + 1..].trim_end()),
        None => drawn,
    }
}

/// As text stands in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
