//! Seeded chance: the same seed draws the same.

/// Numbers in a row out of a seed (Steele, Lea, Flood: `SplitMix64`).
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// What this seed draws.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The chance of one item: of this name and of nothing else, on every machine.
    pub fn of(name: &str) -> Chance {
        // FNV-1a.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Chance(hash)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 where that is 0.
    pub fn below(&mut self, count: usize) -> usize {
        // Both fit: no list here is longer than the memory of a machine.
        let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % count).unwrap_or_default()
    }

    /// One of these; `None` of nothing.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}
