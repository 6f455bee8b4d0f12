//! The clocks of games that were kept before, from their lines.

use ansage::game::{Event, Game};

use super::*;

/// Lines of a game from before increments were added from the start.
const OF_BEFORE: [&str; 6] = [
    r#"{"event":"opened","desk":"tournament","white":"","black":"","start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","time":"2/180s+30s:60s+10s","press":"manual","repeat":"program","against":{"kind":"person"},"wording":{"voice":"en","names":"fide"}}"#,
    r#"{"event":"started","by":"arbiter"}"#,
    r#"{"event":"announced","by":"white","move":"e2e4"}"#,
    r#"{"event":"repeated","by":"program"}"#,
    r#"{"event":"completed","color":"white","pressed":true,"by":"white"}"#,
    r#"{"event":"time_added","color":"black","time_ms":120000}"#,
];

#[test]
fn glossary_a_game_kept_before_increments_came_first_keeps_its_clocks() {
    let events: Vec<(u64, Event)> = OF_BEFORE
        .iter()
        .zip([0, 0, 12_000, 12_000, 12_000, 20_000])
        .map(|(line, at)| (at, serde_json::from_str(line).unwrap()))
        .collect();
    let game = Game::fold(events.iter().map(|(at, event)| (*at, event))).unwrap();
    let left = |color| game.clock().left(color, 20_000);
    assert_eq!(
        (left(Color::White), left(Color::Black)),
        (180_000 - 12_000 + 30_000, 180_000 - 8_000 + 120_000)
    );
    // What is kept again says no more than it did.
    assert_eq!(serde_json::to_string(&events[0].1).unwrap(), OF_BEFORE[0]);
}
