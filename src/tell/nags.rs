//! What an annotator thinks of a move, by the numbers that PGN has for it (NAGs).

use super::fact::{Fact, Variable};
use crate::voice::Id;

/// The judgements that the voices have words for, by their numbers in PGN; in each row those that are told alike.
const NAGS: [(&[u8], &str); 22] = [
    (&[1], "good"),
    (&[2], "mistake"),
    (&[3], "brilliant"),
    (&[4], "blunder"),
    (&[5], "interesting"),
    (&[6], "dubious"),
    (&[7, 8], "forced"),
    (&[10, 11, 12], "equal"),
    (&[13], "unclear"),
    (&[14], "white-slightly"),
    (&[15], "black-slightly"),
    (&[16], "white-better"),
    (&[17], "black-better"),
    (&[18, 20], "white-winning"),
    (&[19, 21], "black-winning"),
    (&[22, 23], "zugzwang"),
    (&[36, 37, 38, 39], "initiative"),
    (&[40, 41], "attack"),
    (&[44, 45, 46, 47], "compensation"),
    (&[132, 133], "counterplay"),
    (&[136, 137, 138, 139], "time-trouble"),
    (&[146], "novelty"),
];

/// Those of these judgements that the voices have words for, each in this message.
pub(crate) fn judgements(nags: &[u8], told: Id) -> impl Iterator<Item = Fact> {
    let known = |nag: &u8| NAGS.iter().find(|(numbers, _)| numbers.contains(nag));
    nags.iter().filter_map(known).map(move |(_, word)| Fact::Say(told, vec![("nag", Variable::Key(word))]))
}
