//! What stands before a person, piece by piece: what is typed, what is drawn, and where.

mod bitmap;
mod layout;
mod page;
mod row;
mod rows;
mod sentences;
mod stream;
mod theme;
mod typed;
