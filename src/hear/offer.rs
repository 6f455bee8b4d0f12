//! What is offered for a line that was not heard: legal moves close to it, or the words it seems to be.

use shakmaty::{Chess, Move};

use super::edit_cost::EditCost;
use super::suggestions::Suggestions;
use crate::game::{Announcement, ResolveError, resolve};

/// More are hard to keep in mind.
const MOST: usize = 3;

/// What is so much farther off than the closest is not offered beside it.
const MUCH_WORSE: EditCost = 150;

/// What is no farther off than this from the closest is as close.
const AS_CLOSE: EditCost = 60;

impl Suggestions {
    /// The legal moves that can have been meant, the closest first; at most three. A pawn that promotes is
    /// among them only where the piece was named.
    pub fn moves(&self, position: &Chess) -> Vec<Move> {
        let mut offered: Vec<(EditCost, Move)> = Vec::new();
        for reading in &self.all {
            for candidate in fitting(&reading.announcement, position) {
                if !offered.iter().any(|(_, other)| *other == candidate) {
                    offered.push((reading.distance, candidate));
                }
            }
        }
        let closest = offered.first().map_or(0, |(distance, _)| *distance);
        offered.retain(|(distance, _)| *distance <= closest + MUCH_WORSE);
        // Of several as close to it none is left out by chance.
        if let Some((too_far, _)) = offered.get(MOST).copied() {
            offered.retain(|(distance, _)| *distance < too_far);
        }
        offered.into_iter().map(|(_, candidate)| candidate).collect()
    }

    /// The one announcement that was said, by its words alone: `None` where another is as close. Nothing was
    /// passed over, and no position was looked at, so whether it is legal cannot be told from it.
    pub fn words(&self) -> Option<&Announcement> {
        let mut whole = self.all.iter().filter(|reading| !reading.passed_over);
        let closest = whole.next()?;
        let unlike =
            |other: &crate::hear::suggestions::Suggestion| other.distance > closest.distance + AS_CLOSE;
        whole.next().is_none_or(unlike).then_some(&closest.announcement)
    }
}

fn fitting(announcement: &Announcement, position: &Chess) -> Vec<Move> {
    match resolve(announcement, position) {
        Ok(found) => vec![found],
        Err(ResolveError::Several(moves)) => moves,
        Err(_) => Vec::new(),
    }
}
