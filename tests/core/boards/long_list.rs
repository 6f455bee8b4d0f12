//! The list that positions and moves are kept in.
#![allow(clippy::unwrap_used)]

use ansage::boards::LongList;

#[test]
fn it_is_the_same_list_as_a_plain_one_however_it_is_cut_and_grows() {
    let (mut long, mut plain) = (LongList::default(), Vec::new());
    for step in 0..400_usize {
        let copy = long.clone();
        let before = plain.clone();
        match step % 7 {
            6 => {
                let len = plain.len() * (step % 5) / 4;
                long.truncate(len);
                plain.truncate(len);
            }
            5 => {
                let place = plain.len() / 2;
                long.get_mut(place).into_iter().for_each(|one| *one += 1);
                plain.get_mut(place).into_iter().for_each(|one| *one += 1);
            }
            _ => (0..step % 40).for_each(|new| {
                long.push(new);
                plain.push(new);
            }),
        }
        assert!(long.iter().eq(&plain) && long.iter().rev().eq(plain.iter().rev()));
        assert_eq!((long.len(), long.first(), long.last()), (plain.len(), plain.first(), plain.last()));
        assert_eq!((long.is_empty(), long.get(plain.len())), (plain.is_empty(), None));
        assert!(long.from(plain.len() / 3).eq(&plain[plain.len() / 3..]));
        assert_eq!(long, plain.iter().copied().collect());
        assert!(copy.iter().eq(&before), "a copy stays as it was");
    }
}
