//! Every message renders whole in every voice, with every value its variables can have.

use crate::support::voice_of;
use std::sync::OnceLock;

use super::messages::*;
use super::*;

/// The words the program selects by, for each variable that is no number.
// One row for each variable.
#[allow(clippy::too_many_lines)]
pub(super) fn words_of(variable: &str) -> Option<&'static [&'static str]> {
    Some(match variable {
        "color" | "mover" | "receiver" => &["white", "black"],
        "piece" => &["king", "queen", "rook", "bishop", "knight", "pawn"],
        "claim" => &["threefold", "fifty"],
        "failing" => &[
            "missing",
            "not-named",
            "not-started",
            "silent",
            "floods",
            "ended",
            "illegal",
            "no-move",
            "no-chess960",
        ],
        "lasts" => &["once", "on"],
        "doubt" => &["time", "castling", "position"],
        "white-you" | "black-you" | "passing" | "loses" | "half" | "itself" | "attacked" | "defended" => {
            &["yes", "no"]
        }
        "lacking" => &[
            "announced",
            "slower",
            "no-increment",
            "last-period",
            "to-move",
            "little-time",
            "flag-up",
            "answer",
        ],
        "players" | "boards" => &["white", "black", "both", "none"],
        "lesson" => &["review", "training", "puzzles", "position"],
        "drill" => &[
            "square-colours",
            "coordinates",
            "neighbours",
            "knight-moves",
            "knight-routes",
            "diagonals",
            "after-moves",
            "dictation",
            "captures",
            "checks",
            "mate-in-one",
            "positions",
            "clock",
            "repeating",
            "reconstruction",
            "hanging",
            "forks",
        ],
        "sought" => &["shade", "squares", "contents", "yes-or-no", "number", "move", "time", "now"],
        "yes" | "marked" => &["yes", "no"],
        "index" => &["making", "whole", "broken", "short"],
        "dated" => &["year", "month", "day"],
        "nag" => &[
            "good",
            "only",
            "zugzwang",
            "mistake",
            "brilliant",
            "blunder",
            "interesting",
            "dubious",
            "forced",
            "equal",
            "unclear",
            "white-slightly",
            "black-slightly",
            "white-better",
            "black-better",
            "white-winning",
            "black-winning",
            "zugzwang",
            "initiative",
            "attack",
            "compensation",
            "counterplay",
            "time-trouble",
            "novelty",
        ],
        "ending" => &["checkmate", "stalemate", "time", "rules", "adjudicated", "abandoned"],
        "stands" => &["piece", "nothing"],
        "verdict" => &["right", "wrong"],
        "size" => &["level", "slight", "pawns", "won", "mate", "mated"],
        "look" => &[
            "mate",
            "in-check",
            "promotion",
            "wins",
            "mate-threatened",
            "threatened",
            "check",
            "exchange",
            "castling",
            "development",
            "pawns",
            "quiet",
        ],
        // Of a move, of what is no puzzle, and of a game that is wrong.
        "fault" => &[
            "tag",
            "deep",
            "nowhere",
            "comment",
            "nag",
            "result",
            "inaccuracy",
            "mistake",
            "blunder",
            "good",
            "best",
            "long",
            "no-position",
            "no-solution",
            "several",
            "no-move",
            "also-mates",
            "no-mate",
            "unproven",
            "null-move",
            "ambiguous",
            "unread",
            "number",
        ],
        "theme" => &[
            "fork",
            "pin",
            "skewer",
            "discoveredAttack",
            "trappedPiece",
            "deflection",
            "sacrifice",
            "promotion",
            "hangingPiece",
            "equality",
            "crushing",
            "advantage",
        ],
        "which" => &["first", "next", "previous", "number"],
        "rights" => &["both", "short", "long", "none"],
        "state" => &["empty", "piece", "possible", "occupied", "attacked", "check", "king", "rook"],
        "owner" => &["white", "black", "kept"],
        "wrong" => &["white", "black", "both", "none", "open", "over"],
        "scores" => &["both", "white", "black", "announced"],
        "speaker" => &["arbiter", "assistant", "white-assistant", "black-assistant"],
        "whose" => &["own", "other"],
        "by" => &["ssip", "nvda", "prism", "tts", "espeak"],
        // A device without a name, and one that has one.
        "device" => &["none", "headphones"],
        "lost" => &["module", "sound", "service"],
        "source" => &["flag", "environment", "settings", "usual"],
        "palette" => &["white-on-black", "black-on-white", "yellow-on-black", "orange-and-blue"],
        "what" => &["edition", "time", "scoring", "players", "event", "date"],
        "desk" => &["practice", "relay", "tournament", "imported"],
        "how" => &["anew", "busy", "never", "away", "again"],
        "damaged" | "half-of" => &["white", "black", "none"],
        "damage" => &["missing", "changed", "unreadable", "impossible"],
        "had" => &["some", "opponent", "none"],
        "scope" => &["all", "one"],
        "effect" => &["skipped", "part", "variation", "kept"],
        "place" => &["white", "black", "black-first"],
        "stage" => &["opening", "middlegame", "endgame"],
        "silent" => &["missing", "fails", "file"],
        "task" => &["import", "index", "positions", "verify", "sound", "backup"],
        "total" => &[
            "games", "played", "imported", "deleted", "plies", "white", "black", "draw", "open", "dates",
            "size", "index",
        ],
        "query" => &["date", "result", "move", "many"],
        "label" => &[
            "event",
            "site",
            "date",
            "round",
            "board",
            "white",
            "whiteteam",
            "black",
            "blackteam",
            "timecontrol",
            "signed",
            "fen",
            "number",
            "clock",
            "whiteelo",
            "blackelo",
            "eco",
            "annotator",
            "whitetimecontrol",
            "blacktimecontrol",
            "played",
            "white-score",
            "black-score",
            "result",
        ],
        "remark" => &[
            "claim",
            "claim-failed",
            "postponed",
            "increment",
            "illegal",
            "illegal-stands",
            "announced",
            "clock-set",
            "time",
            "flag",
            "sealed",
            "noted",
            "warning",
            "penalty",
            "protest",
            "restored",
            "displaced",
            "other",
        ],
        "turned" => &["version", "taken", "voice", "unreadable", "silent"],
        "kind" => &["text", "list", "lists", "table", "tables", "number", "points", "switch", "date"],
        "problem" => &["sign", "content", "missing", "twice", "pairing", "sum", "team"],
        "cadence" => &["standard", "rapid", "blitz"],
        "supervision" => &["adequate", "few"],
        "outcome" => &[
            "white",
            "black",
            "drawn",
            "both-lost",
            "half-white",
            "half-black",
            "white-forfeit",
            "black-forfeit",
            "neither",
        ],
        "variables" => &["none", "other"],
        "asks" => &[
            "repeat",
            "previous",
            "next",
            "keys",
            "silence",
            "speech",
            "step-left",
            "step-right",
            "step-up",
            "step-down",
            "go-rank",
            "rest",
            "contrast",
            "figurines",
            "big-clocks",
            "back",
            "onward",
            "repaint",
            "leave",
            "nothing",
            "earlier-line",
            "later-line",
            "line-start",
            "line-end",
            "cut-rest",
            "cut-line",
            "cut-word",
            "last-line",
        ],
        "named" => &[
            "ctrl",
            "alt",
            "shift",
            "left",
            "right",
            "up",
            "down",
            "home",
            "end",
            "page-up",
            "page-down",
            "escape",
            "insert",
            "space",
        ],
        "shade" => &["light", "dark"],
        "side" => &["short", "long"],
        "direction" => {
            &["forward", "forward-right", "right", "back-right", "back", "back-left", "left", "forward-left"]
        }
        "result" => &["open", "white", "black", "drawn", "both-lost", "half-white", "half-black", "annulled"],
        "irregularity" => &["illegal-move", "unpromoted", "empty-press", "two-hands", "ruled"],
        "throw" => &["light-bishop", "dark-bishop", "queen", "first-knight", "second-knight"],
        "mistake" => &[
            "wrong-square",
            "wrong-square-stays",
            "king-to",
            "wrong-piece",
            "captured-stays",
            "passed-stays",
            "only-captured",
            "rook-left",
            "king-left",
            "rook-to",
            "other-side",
            "promoted-to",
            "pawn-left",
            "not-executed",
            "executed-twice",
            "followed",
            "own-piece",
            "knocked-off",
            "knocked-onto",
            "exchanged",
        ],
        "verbosity" => &["short", "normal", "full"],
        "names" => &["fide", "letters", "nato", "local"],
        "against" => &["same", "practice", "for-two", "relay", "tournament"],
        "follows" => &["won", "lost"],
        "opponent" => &["none", "partner", "engine", "any-engine"],
        "sides" => &["none", "changed", "white", "black"],
        "timing" => &["none", "no-clock", "other"],
        "part" => &["preface", "article", "appendix", "guidelines"],
        _ => return None,
    })
}

/// Whether the program gives this variable a number.
pub(super) fn is_number(variable: &str) -> bool {
    matches!(
        variable,
        "board"
            | "coins"
            | "count"
            | "found"
            | "game"
            | "h"
            | "level"
            | "m"
            | "moves"
            | "number"
            | "other"
            | "plies"
            | "round"
            | "s"
            | "seed"
            | "squares"
            | "whole"
            | "worth"
    )
}

/// What a variable is tried with.
fn values_of(variable: &str) -> Vec<FluentValue<'static>> {
    if let Some(words) = words_of(variable) {
        return words.iter().map(|word| FluentValue::from(*word)).collect();
    }
    let numbers = || [0, 1, 2, 21, 101, 999].into_iter().map(FluentValue::from).collect();
    match variable {
        number if is_number(number) => numbers(),
        // In some messages a number of moves, in others a name or a length of time.
        "white" | "black" => {
            let mut values: Vec<_> = numbers();
            values.push(FluentValue::from("Ada"));
            values
        }
        _ => vec![FluentValue::from("Ada")],
    }
}

/// All combinations of the values of these variables.
pub(super) fn combinations(variables: &Names) -> Vec<FluentArgs<'static>> {
    let mut all = vec![Vec::new()];
    for variable in variables {
        let values = values_of(variable);
        all = all
            .iter()
            .flat_map(|chosen: &Vec<(String, FluentValue<'static>)>| {
                values.iter().map(|value| {
                    let mut chosen = chosen.clone();
                    chosen.push((variable.clone(), value.clone()));
                    chosen
                })
            })
            .collect();
    }
    all.into_iter().map(|chosen| chosen.into_iter().collect()).collect()
}

/// Sentences with the names of their messages.
type Sentences = BTreeSet<(String, String)>;

/// Every different sentence of a voice that any combination of values makes, with the name of its message: rendered
/// once for all tests.
pub(super) fn rendered(tag: &str) -> &'static Sentences {
    static RENDERED: OnceLock<BTreeMap<String, OnceLock<Sentences>>> = OnceLock::new();
    let of_voices =
        RENDERED.get_or_init(|| voice::tags().into_iter().map(|tag| (tag, OnceLock::new())).collect());
    of_voices[tag].get_or_init(|| {
        let voice = voice_of(tag);
        let messages = messages(tag);
        let of_message = |id: &String| {
            let all = combinations(&variables(&messages, id)).into_iter();
            all.map(|args| (id.clone(), voice.tell(named(id), &args))).collect::<BTreeSet<_>>()
        };
        messages.keys().flat_map(of_message).collect()
    })
}

/// The same with the longest that stands in a message: a move, squares, and what somebody has said.
pub fn long(tag: &str) -> Sentences {
    let long = |name: &str| match name {
        "move" | "announced" | "repeated" | "moves" | "intended" => Some("Springer Gustav eins Felix drei"),
        "square" | "from" | "to" | "placed" | "by" => Some("Gustav eins"),
        "text" => Some("a telephone rang"),
        "bonus" | "time" | "left" => Some("two minutes"),
        "article" => Some("7.5.1"),
        _ => None,
    };
    let voice = voice_of(tag);
    let messages = messages(tag);
    let of_message = |id: &String| {
        let all = combinations(&variables(&messages, id)).into_iter();
        let filled = all.map(|args| {
            let args = args.iter().map(|(name, value)| {
                let value = match value {
                    FluentValue::String(text) if text == "Ada" => {
                        long(name).map_or_else(|| value.clone(), FluentValue::from)
                    }
                    // No game is that long.
                    FluentValue::Number(number) if number.value > 100.0 => FluentValue::from(40),
                    value => value.clone(),
                };
                (name.to_owned(), value)
            });
            let args: FluentArgs<'_> = args.collect();
            (id.clone(), voice.tell(named(id), &args))
        });
        filled.collect::<BTreeSet<_>>()
    };
    messages.keys().flat_map(of_message).collect()
}

#[test]
fn every_message_renders_whole_in_every_voice() {
    for tag in voice::tags() {
        for (id, text) in rendered(&tag) {
            assert!(!text.contains(['{', '}']), "{tag}: {id}: {text}");
            assert!(!text.trim().is_empty(), "{tag}: {id} is empty");
            assert!(!text.contains("  ") && !text.contains('\n'), "{tag}: {id}: gaps in {text:?}");
        }
    }
}

#[test]
fn every_variant_is_one_that_the_program_chooses() {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for tag in voice::tags() {
        for (id, made) in messages(&tag) {
            for (variable, keys) in &made.selected {
                for key in keys {
                    let known = match words_of(variable) {
                        Some(words) => words.contains(&key.as_str()) || key == "other",
                        None => PLURALS.contains(&key.as_str()) || key.parse::<u32>().is_ok(),
                    };
                    assert!(known, "{tag}: {id}: nothing makes ${variable} {key}");
                }
            }
        }
    }
}

/// "12:04": one or two digits, a colon, two digits and no more.
fn holds_a_digital_clock(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs.iter().enumerate().any(|(at, sign)| {
        let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
        *sign == ':' && at > 0 && digit(at - 1) && digit(at + 1) && digit(at + 2) && !digit(at + 3)
    })
}

#[test]
fn no_sentence_draws_boxes_pieces_or_digital_clocks() {
    assert!(holds_a_digital_clock("White 12:04") && !holds_a_digital_clock("40/5400+30:1800+30"));
    let drawn = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2800}'..='\u{28ff}' | '\u{2500}'..='\u{25ff}' | '\u{2654}'..='\u{265f}' | '\u{1fa00}'..='\u{1fa6f}')
    };
    for tag in voice::tags() {
        for (id, text) in rendered(&tag) {
            assert!(!text.contains(drawn), "{tag}: {id}: {text}");
            assert!(!holds_a_digital_clock(text), "{tag}: {id}: {text}");
        }
    }
}
