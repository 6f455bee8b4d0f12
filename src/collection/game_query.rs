//! What is asked of the games of a library.

use rusqlite::types::Value;
use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::fingerprint::{hash, signed};
use crate::record::{GameTree, WrittenGame, pgn_result};

/// So many plies of a game are kept to find it by them.
pub const OPENING_PLIES: usize = 20;

/// What games must have; nothing is asked where nothing is said.
#[derive(Debug, Clone, Default)]
pub struct GameQuery {
    /// Words of a player's name.
    pub player: Option<String>,
    /// Words of White's name.
    pub white: Option<String>,
    /// Words of Black's name.
    pub black: Option<String>,
    /// Words of the event's name.
    pub event: Option<String>,
    /// From which date to which; each as far as it is given, "2026" or "2026.05".
    pub dates: Option<(String, String)>,
    /// The result as PGN has it.
    pub result: Option<&'static str>,
    /// The moves it begins with, as they are written, each with a blank behind it.
    pub moves: Option<String>,
    /// A position it passed through.
    pub position: Option<Chess>,
}

/// What cannot be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoQuery {
    /// This is no date.
    Date(String),
    /// This is no result.
    Result(String),
    /// This is no legal move there.
    Move(String),
    /// No game is found by more moves than so many.
    TooMany(usize),
}

impl GameQuery {
    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        let GameQuery { player, white, black, event, dates, result, moves, position } = self;
        let words = [player, white, black, event, moves];
        words.iter().all(|words| words.is_none()) && dates.is_none() && result.is_none() && position.is_none()
    }

    /// From which date to which: "2026", "2026-05-01", "2025..2026-03".
    ///
    /// # Errors
    /// [`NoQuery::Date`].
    pub fn dates(text: &str) -> Result<(String, String), NoQuery> {
        let wrong = || NoQuery::Date(text.to_owned());
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let date = |text: &str| -> Option<String> {
            let parts: Vec<&str> = text.trim().split(['-', '.']).collect();
            let widths = [4, 2, 2];
            let fits = parts.len() <= widths.len()
                && parts.iter().zip(widths).all(|(part, width)| {
                    part.len() == width && part.bytes().all(|byte| byte.is_ascii_digit())
                });
            let number = |at: usize| parts.get(at).map_or(Some(1), |part| part.parse::<i8>().ok());
            let exists = || {
                let year = parts.first()?.parse().ok()?;
                jiff::civil::Date::new(year, number(1)?, number(2)?).ok()
            };
            (fits && exists().is_some()).then(|| parts.join("."))
        };
        if text.trim().is_empty() {
            return Err(wrong());
        }
        let open = |text: &str, end: &str| if text.is_empty() { Some(end.to_owned()) } else { date(text) };
        Ok((open(from, "0000").ok_or_else(wrong)?, open(to, "9999").ok_or_else(wrong)?))
    }

    /// A result, as PGN or a scoresheet has it.
    ///
    /// # Errors
    /// [`NoQuery::Result`].
    pub fn result(text: &str) -> Result<&'static str, NoQuery> {
        pgn_result(text.trim()).ok_or_else(|| NoQuery::Result(text.to_owned()))
    }

    /// The moves a game begins with, out of a line such as "1. e4 c5 2. Nf3".
    ///
    /// # Errors
    /// [`NoQuery::Move`], [`NoQuery::TooMany`].
    pub fn moves(text: &str) -> Result<String, NoQuery> {
        let mut position = Chess::default();
        let (mut moves, mut count) = (String::new(), 0);
        for word in text.split_whitespace() {
            let bare = word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
            if bare.is_empty() {
                continue;
            }
            let san: Option<San> = bare.trim_end_matches(['+', '#', '!', '?']).parse().ok();
            let played = san.and_then(|san| san.to_move(&position).ok());
            let played = played.ok_or_else(|| NoQuery::Move(word.to_owned()))?;
            moves.push_str(&San::from_move(&position, played).to_string());
            moves.push(' ');
            position.play_unchecked(played);
            count += 1;
        }
        if count > OPENING_PLIES { Err(NoQuery::TooMany(OPENING_PLIES)) } else { Ok(moves) }
    }

    /// After how many plies a game comes to the position that is wanted; nought where none is.
    pub fn ply_in(&self, game: &WrittenGame) -> Option<usize> {
        let Some(wanted) = &self.position else { return Some(0) };
        let mut places = std::iter::once(GameTree::ROOT).chain(game.tree.main_line());
        places.position(|at| game.tree.position(at) == wanted)
    }

    /// The condition in SQL, and what its question marks stand for.
    pub(super) fn condition(&self) -> (String, Vec<Value>) {
        let (mut all, mut values) = (Vec::new(), Vec::new());
        let mut put = |condition: &str, value: Value| {
            values.push(value);
            all.push(condition.replace('?', &format!("?{}", values.len())));
        };
        let words = [
            (&self.player, "{white black}"),
            (&self.white, "{white}"),
            (&self.black, "{black}"),
            (&self.event, "{event}"),
        ];
        for (wanted, columns) in words {
            if let Some(wanted) = wanted {
                let wanted = in_words(wanted, columns);
                put("game IN (SELECT rowid FROM words WHERE words MATCH ?)", Value::Text(wanted));
            }
        }
        if let Some((from, to)) = &self.dates {
            put("date >= ?", Value::Text(from.clone()));
            // A day of the last month or year is in it.
            put("date <= ?", Value::Text(format!("{to}~")));
        }
        if let Some(result) = self.result {
            put("result = ?", Value::Text(result.to_owned()));
        }
        if let Some(moves) = &self.moves {
            put("moves >= ?", Value::Text(moves.clone()));
            put("moves < ?", Value::Text(format!("{moves}~")));
        }
        if let Some(position) = &self.position {
            let hash = Value::Integer(signed(hash(position)));
            put("game IN (SELECT game FROM positions WHERE hash = ?)", hash);
        }
        (if all.is_empty() { "1".to_owned() } else { all.join(" AND ") }, values)
    }
}

/// All these words, or what begins with them, in one of these columns, also as they are written without umlauts.
fn in_words(words: &str, columns: &str) -> String {
    let words = words.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let each: Vec<String> = words
        .map(|word| {
            let [written, in_two, in_one] = spellings(word);
            let mut ways = vec![format!("\"{written}\"*"), format!("\"{in_two}\"*")];
            if in_one != written {
                ways.push(format!("\"{in_one}\""));
            }
            ways.dedup();
            format!("{columns} : ({})", ways.join(" OR "))
        })
        .collect();
    // No word is none of any game.
    if each.is_empty() { format!("{columns} : \"\u{10ffff}\"") } else { each.join(" AND ") }
}

/// Letters that are written as two where there are none of them, and what the index makes of them.
const IN_TWO: [(&str, &str, &str); 4] =
    [("ä", "ae", "a"), ("ö", "oe", "o"), ("ü", "ue", "u"), ("ß", "ss", "ß")];

/// A word as it is written, with two letters for one, and with one for two: "Müller", "Mueller", "Muller". The last may
/// be quite another word ("Joel", "Jol"), so nothing is found that only begins with it.
fn spellings(word: &str) -> [String; 3] {
    let word = word.to_lowercase();
    let in_two = IN_TWO.iter().fold(word.clone(), |word, (one, two, _)| word.replace(one, two));
    let in_one = IN_TWO.iter().fold(word.clone(), |word, (_, two, one)| word.replace(two, one));
    [word, in_two, in_one]
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;

    #[test]
    fn dates_are_given_as_far_as_they_are_known() {
        let dates = |text| GameQuery::dates(text).ok();
        let both = |from: &str, to: &str| Some((from.to_owned(), to.to_owned()));
        assert_eq!(dates("2026"), both("2026", "2026"));
        assert_eq!(dates("2025-03..2026.01.02"), both("2025.03", "2026.01.02"));
        assert_eq!(dates("..1999"), both("0000", "1999"));
        assert_eq!(dates("26"), None);
        assert_eq!(dates("2026-1"), None);
        assert_eq!((dates("2026-02-30"), dates("2026-00"), dates("")), (None, None, None));
    }

    #[test]
    fn a_name_is_found_as_it_is_written_with_umlauts_and_without() {
        let index = Connection::open_in_memory().unwrap();
        let table =
            "CREATE VIRTUAL TABLE words USING fts5(white, tokenize=\"unicode61 remove_diacritics 2\")";
        index.execute_batch(table).unwrap();
        let names = ["Müller, Jörg", "Mueller, J", "Muller, J", "Weiß, A", "Weiss, A", "Jolanta"];
        for name in names {
            index.execute("INSERT INTO words VALUES (?1)", [name]).unwrap();
        }
        let found = |name: &str| -> Vec<String> {
            let mut rows =
                index.prepare("SELECT white FROM words WHERE words MATCH ?1 ORDER BY rowid").unwrap();
            let rows = rows.query_map([in_words(name, "{white}")], |row| row.get(0)).unwrap();
            rows.map(Result::unwrap).collect()
        };
        assert_eq!(found("Müller"), names[..3]);
        assert_eq!(found("Mueller"), names[..3]);
        assert_eq!(found("joerg"), names[..1]);
        assert_eq!(found("Weiss"), names[3..5]);
        assert_eq!(found("WEISS"), names[3..5]);
        assert_eq!(found("Joel"), [""; 0]);
    }

    #[test]
    fn moves_are_read_in_their_positions() {
        assert_eq!(GameQuery::moves("1. e4 c5 2.Nf3").as_deref(), Ok("e4 c5 Nf3 "));
        assert_eq!(GameQuery::moves("e4 e4"), Err(NoQuery::Move("e4".to_owned())));
    }
}
