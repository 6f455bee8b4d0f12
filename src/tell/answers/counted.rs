//! How many pieces of each kind, in words.

use shakmaty::Role;

use crate::args;
use crate::tell::phrasing::{Phrasing, role_key};
use crate::voice::Id;

/// "zwei Bauern und ein Springer"
pub(super) fn counted(pieces: &[(Role, u32)], phrasing: &Phrasing<'_>) -> String {
    let told: Vec<String> = pieces
        .iter()
        .map(|(role, count)| {
            if phrasing.is_brief() {
                return phrasing.counted_sign(*role, *count);
            }
            phrasing.tell(Id::COUNTED_PIECE, &args!("piece" => role_key(*role), "count" => *count))
        })
        .collect();
    if told.is_empty() { phrasing.say(Id::NOTHING) } else { phrasing.list(&told) }
}
