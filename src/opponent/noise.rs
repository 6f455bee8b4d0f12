//! What a player likes and overlooks at one moment: the same for the same seed and position.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Move, Role, Square};

/// The seeded dice of one position. They are thrown per move, not in a row, so that neither the order
/// of the moves nor the depth of the search changes what is thrown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noise {
    key: u64,
}

impl Noise {
    /// The dice for a position with this hash under this seed.
    pub(super) fn new(seed: u64, position: Zobrist64) -> Noise {
        Noise { key: scatter(seed ^ scatter(position.0)) }
    }

    /// How much the player likes `m`, in centipawns from `-noise` to `noise`.
    pub(super) fn liking(self, m: Move, noise: i32) -> i32 {
        let span = u64::from(noise.unsigned_abs()) * 2 + 1;
        let thrown = i32::try_from(self.throw(m) % span).unwrap_or(0);
        thrown - noise.abs()
    }

    /// Whether the player forgets to look at the answers, in `percent` of the turns.
    pub(super) fn overlooks(self, percent: u64) -> bool {
        scatter(self.key) % 100 < percent
    }

    fn throw(self, m: Move) -> u64 {
        let from = m.from().map_or(0, Square::to_u32);
        let promotion = m.promotion().map_or(0, |role: Role| u32::from(role));
        // Never 0, the number of the turn itself.
        let name = u64::from(from | m.to().to_u32() << 6 | promotion << 12) + 1;
        scatter(self.key ^ name)
    }
}

/// Spreads every input bit over the whole number (the finaliser of `SplitMix64`).
pub(super) fn scatter(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Position};

    use super::*;

    #[test]
    fn likings_stay_within_the_noise_and_differ() {
        let moves = Chess::default().legal_moves();
        for seed in 0..200 {
            let whim = Noise::new(seed, Zobrist64(7));
            let likings: Vec<i32> = moves.iter().map(|m| whim.liking(*m, 30)).collect();
            assert!(likings.iter().all(|liking| (-30..=30).contains(liking)), "seed {seed}: {likings:?}");
            assert!(likings.iter().any(|liking| *liking != likings[0]), "seed {seed}: {likings:?}");
            assert!(moves.iter().all(|m| whim.liking(*m, 0) == 0), "seed {seed}");
        }
    }

    #[test]
    fn oversights_come_about_as_often_as_asked() {
        for (percent, expected) in [(0, 0..=0), (40, 1_400..=1_800), (100, 4_000..=4_000)] {
            let overlooked =
                (0..4_000).filter(|seed| Noise::new(*seed, Zobrist64(7)).overlooks(percent)).count();
            assert!(expected.contains(&overlooked), "{percent} percent: {overlooked} of 4000");
        }
    }

    #[test]
    fn another_position_is_another_mood() {
        let moves = Chess::default().legal_moves();
        let likings = |position| -> Vec<i32> {
            moves.iter().map(|m| Noise::new(1, Zobrist64(position)).liking(*m, 90)).collect()
        };
        assert_eq!(likings(1), likings(1));
        assert_ne!(likings(1), likings(2));
    }
}
