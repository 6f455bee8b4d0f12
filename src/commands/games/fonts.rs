//! The font in which a scoresheet is printed: the one that was named, or one that this computer has.

use std::path::{Path, PathBuf};

use crate::args;
use crate::error::CommandError;
use crate::file;
use crate::session::other;
use crate::tell::not_readable;
use crate::voice::{Id, Voice};

/// No font is larger, in bytes.
const LARGEST: u64 = 64 << 20;

/// Fonts with the letters of all voices, where systems have them; the first that is there is taken.
const USUAL: [&str; 10] = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/freefont/FreeSans.ttf",
    "C:\\Windows\\Fonts\\arial.ttf",
    "/System/Library/Fonts/Supplemental/Arial.ttf",
    "/Library/Fonts/Arial.ttf",
];

/// The font: where it is, and its bytes.
///
/// # Errors
/// The one that was named cannot be read, or there is none.
pub(super) fn font(named: Option<&Path>, voice: &Voice) -> Result<(PathBuf, Vec<u8>), CommandError> {
    let usual = || USUAL.iter().map(PathBuf::from).find(|path| path.exists());
    let Some(path) = named.map(Path::to_owned).or_else(usual) else {
        return Err(other(voice.tell(Id::GAMES_NO_FONT, &args!()), voice));
    };
    match file::read_binary(&path, LARGEST) {
        Ok(bytes) => Ok((path, bytes)),
        Err(error) => Err(other(not_readable(&path, &error, voice), voice)),
    }
}
