//! What is kept, and how games are written and read.

mod envelope;
mod library_file;
mod movetext;
