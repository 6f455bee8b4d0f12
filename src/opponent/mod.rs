//! Who plays against: the built-in sparring partner.
