//! Why something is no time control, in words.

use crate::args;
use crate::laws::TimeControlError;
use crate::voice::Voice;

/// The part that is wrong, and what is wrong with it.
#[must_use]
pub fn why_no_time(error: &TimeControlError, voice: &Voice) -> String {
    let (id, part) = match error {
        TimeControlError::NoTime(part) => ("error-time-no-time", part),
        TimeControlError::NoMainTime(part) => ("error-time-no-main", part),
        TimeControlError::NoMoves(part) => ("error-time-no-moves", part),
        TimeControlError::NotLast(part) => ("error-time-not-last", part),
        TimeControlError::TooLong(part) => ("error-time-too-long", part),
        TimeControlError::NoPeriods(part) => ("error-time-no-periods", part),
        TimeControlError::ToTheEnd(part) => ("error-time-to-the-end", part),
    };
    voice.tell(id, &args!("part" => part.clone()))
}
