//! The command line of Ansage.

fn main() {}
