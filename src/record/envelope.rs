//! The envelope of a sealed move: locked with the arbiter's passphrase, and of no use without it.
//!
//! Argon2id (RFC 9106, its second recommended choice) makes a key of the passphrase; XChaCha20-Poly1305 locks the
//! text with it and binds it to the position it was sealed in. All envelopes are equally long, so that the length
//! says nothing of the move. Keys and texts are wiped from memory.

use argon2::{Algorithm, Argon2, Params, Version};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

use crate::game::Game;

/// What every envelope begins with: which ciphers and which cost.
const KIND: &str = "argon2id-xchacha20poly1305:";
/// The memory a key takes to make, in KiB; the passes over it; the lanes of it.
const COST: (u32, u32, u32) = (64 * 1024, 3, 4);
const SALT: usize = 16;
const NONCE: usize = 24;
/// The length of what is locked, in bytes; its first is the length of the text.
const INSIDE: usize = 256;

/// The longest text that goes into an envelope, in bytes.
pub const LONGEST: usize = INSIDE - 1;
/// The shortest passphrase, in letters.
pub const SHORTEST_PASSPHRASE: usize = 8;

/// Why an envelope cannot be locked or opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum EnvelopeError {
    /// The passphrase is another, or the envelope is of another game or damaged.
    #[error("wrong passphrase")]
    Wrong,
    /// The text is too long.
    #[error("text too long")]
    TooLong,
    /// The system gives no random numbers, or no memory.
    #[error("cannot be locked here")]
    System,
}

/// Locks a text into an envelope of this game.
///
/// # Errors
/// [`EnvelopeError::TooLong`], or [`EnvelopeError::System`].
pub fn lock(text: &str, passphrase: &str, game: &Game) -> Result<String, EnvelopeError> {
    let length = u8::try_from(text.len()).map_err(|_| EnvelopeError::TooLong)?;
    let mut inside = Zeroizing::new([0; INSIDE]);
    inside[0] = length;
    inside[1..=text.len()].copy_from_slice(text.as_bytes());
    let mut salt_and_nonce = [0; SALT + NONCE];
    getrandom::fill(&mut salt_and_nonce).map_err(|_| EnvelopeError::System)?;
    let (salt, nonce) = salt_and_nonce.split_at(SALT);
    let context = context(game);
    let payload = Payload { msg: &inside[..], aad: context.as_bytes() };
    let nonce = XNonce::try_from(nonce).map_err(|_| EnvelopeError::System)?;
    let locked = cipher(passphrase, salt)?.encrypt(&nonce, payload).map_err(|_| EnvelopeError::System)?;
    Ok(format!("{KIND}{}{}", hex(&salt_and_nonce), hex(&locked)))
}

/// The text in an envelope of this game.
///
/// # Errors
/// [`EnvelopeError::Wrong`], or [`EnvelopeError::System`].
pub fn open(envelope: &str, passphrase: &str, game: &Game) -> Result<Zeroizing<String>, EnvelopeError> {
    let bytes = envelope.strip_prefix(KIND).and_then(unhex).ok_or(EnvelopeError::Wrong)?;
    let (salt, rest) = bytes.split_at_checked(SALT).ok_or(EnvelopeError::Wrong)?;
    let (nonce, locked) = rest.split_at_checked(NONCE).ok_or(EnvelopeError::Wrong)?;
    let context = context(game);
    let payload = Payload { msg: locked, aad: context.as_bytes() };
    let nonce = XNonce::try_from(nonce).map_err(|_| EnvelopeError::Wrong)?;
    let inside = cipher(passphrase, salt)?.decrypt(&nonce, payload).map_err(|_| EnvelopeError::Wrong)?;
    let inside = Zeroizing::new(inside);
    let length = inside.first().map_or(0, |length| usize::from(*length));
    let text = inside.get(1..=length).ok_or(EnvelopeError::Wrong)?;
    std::str::from_utf8(text).map(|text| Zeroizing::new(text.to_owned())).map_err(|_| EnvelopeError::Wrong)
}

fn cipher(passphrase: &str, salt: &[u8]) -> Result<XChaCha20Poly1305, EnvelopeError> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).map_err(|_| EnvelopeError::System)?;
    // The same letters may be written in two ways, as keyboards of different systems do.
    let passphrase = Zeroizing::new(passphrase.nfkc().collect::<String>());
    let mut key = Zeroizing::new([0; 32]);
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(passphrase.as_bytes(), salt, &mut key[..])
        .map_err(|_| EnvelopeError::System)?;
    XChaCha20Poly1305::new_from_slice(&key[..]).map_err(|_| EnvelopeError::System)
}

/// To which game and which move an envelope belongs: it opens with no other.
fn context(game: &Game) -> String {
    let position = Fen::from_position(game.position(), EnPassantMode::Legal);
    let setup = game.setup();
    format!("{}\n{}\n{}\n{position}", setup.white, setup.black, game.plies().len())
}

fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| match pair {
            [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
            _ => None,
        })
        .collect()
}
