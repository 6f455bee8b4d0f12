//! Draws a chess position large and in high contrast, for people with low vision and for print.
//!
//! A [`Diagram`] says what stands where, a [`Theme`] in which colours. [`svg()`] writes the picture as text that scales to
//! any size, [`png()`] as pixels. Both read one list of items (`scene`) and one table of shapes (`shapes`), so they
//! cannot drift apart. All geometry is whole numbers: the same input gives the same bytes on every machine.

mod canvas;
mod letters;
mod position;
mod raster;
mod scene;
mod shapes;
mod svg;
mod theme;

pub use position::Diagram;
pub use raster::{RasterError, SQUARE_PX, png};
pub use svg::svg;
pub use theme::{THEMES, Theme};
