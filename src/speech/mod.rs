//! Text to sound.
