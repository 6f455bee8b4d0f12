//! 8.7 — results as they are written.

use ansage::laws::GameResult;
use shakmaty::Color;

#[test]
fn article_8_7_every_result_is_read_as_it_is_written() {
    let both = |of: fn(Color) -> GameResult| Color::ALL.map(of);
    let alone = [GameResult::Drawn, GameResult::BothLost, GameResult::Annulled];
    for result in [both(GameResult::Won), both(GameResult::HalfFor)].concat().into_iter().chain(alone) {
        assert_eq!(result.written().parse(), Ok(result));
    }
    assert_eq!("1-0".parse(), Ok(GameResult::Won(Color::White)));
    assert_eq!("½–½".parse(), Ok(GameResult::Drawn));
    assert!("3/4-1/4".parse::<GameResult>().is_err());
}
