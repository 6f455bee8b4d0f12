//! The shipped tables and moves to try them with, for the tests of the other files.

use super::CODES;
use super::code::BrailleCode;
use super::ply::{Capture, CastlingSide, File, NAMED, Parts, Ply, Rank, Role, Square, Threat};
use super::table::BrailleTable;
use crate::voice::braille_table;

/// All four, German first.
pub(crate) fn tables() -> Vec<BrailleTable> {
    CODES.iter().map(|name| table(name)).collect()
}

/// The table of this name.
pub(crate) fn table(name: &str) -> BrailleTable {
    let table: BrailleTable = toml::from_str(braille_table(name).unwrap()).unwrap();
    assert_eq!(table.name, name);
    table
}

/// The code of this name.
pub(crate) fn code(name: &str) -> BrailleCode {
    BrailleCode::new(table(name)).unwrap()
}

/// All four codes.
pub(crate) fn codes() -> Vec<BrailleCode> {
    tables().into_iter().map(|table| BrailleCode::new(table).unwrap()).collect()
}

/// Every coherent ply: the ground of the round trips of every code.
pub(crate) fn every_ply() -> Vec<Ply> {
    let threats = [Threat::None, Threat::Check, Threat::Mate];
    let mut plies = Vec::new();
    for castling in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        plies.extend(threats.map(|threat| Ply::castling(castling, threat)));
    }
    for parts in every_parts() {
        plies.extend(threats.iter().filter_map(|threat| Ply::new(parts, *threat).ok()));
    }
    plies
}

fn every_parts() -> Vec<Parts> {
    let files: Vec<_> = std::iter::once(None).chain(File::ALL.map(Some)).collect();
    let ranks: Vec<_> = std::iter::once(None).chain(Rank::ALL.map(Some)).collect();
    let promotions: Vec<_> = std::iter::once(None).chain(NAMED.map(Some)).chain([Some(Role::Pawn)]).collect();
    let mut every = Vec::new();
    for piece in NAMED.into_iter().chain([Role::Pawn]) {
        for &from_file in &files {
            for &from_rank in &ranks {
                for file in File::ALL {
                    for rank in Rank::ALL {
                        for capture in [Capture::No, Capture::Plain, Capture::EnPassant] {
                            let to = Square::from_coords(file, rank);
                            every.extend(promotions.iter().map(|&promotion| Parts {
                                piece,
                                from_file,
                                from_rank,
                                capture,
                                to,
                                promotion,
                            }));
                        }
                    }
                }
            }
        }
    }
    every
}

/// A ply from standard algebraic notation, for readable tests.
pub(crate) fn san(text: &str) -> Ply {
    let bare = text.trim_end_matches(['+', '#']);
    let threat = match text.chars().last() {
        Some('+') => Threat::Check,
        Some('#') => Threat::Mate,
        _ => Threat::None,
    };
    match bare {
        "O-O" => return Ply::castling(CastlingSide::KingSide, threat),
        "O-O-O" => return Ply::castling(CastlingSide::QueenSide, threat),
        _ => {}
    }
    let passing = bare.strip_suffix("e.p.");
    let (body, promotion) = match passing.unwrap_or(bare).split_once('=') {
        Some((body, piece)) => (body, piece.chars().next().and_then(named)),
        None => (passing.unwrap_or(bare), None),
    };
    let piece = body.chars().next().and_then(named).unwrap_or(Role::Pawn);
    let squares: Vec<char> = body.chars().filter(|c| matches!(c, 'a'..='h' | '1'..='8')).collect();
    let (origin, to) = squares.split_at(squares.len() - 2);
    let capture = match (passing, body.contains('x')) {
        (Some(_), _) => Capture::EnPassant,
        (None, true) => Capture::Plain,
        (None, false) => Capture::No,
    };
    let rank = |c: char| c.to_digit(10).and_then(|n| Rank::ALL.get(n as usize - 1).copied());
    let parts = Parts {
        piece,
        from_file: origin.iter().find_map(|c| File::from_char(*c)),
        from_rank: origin.iter().find_map(|c| rank(*c)),
        capture,
        to: Square::from_coords(File::from_char(to[0]).unwrap(), rank(to[1]).unwrap()),
        promotion,
    };
    Ply::new(parts, threat).unwrap()
}

fn named(letter: char) -> Option<Role> {
    "KQRBN".find(letter).map(|at| NAMED[at])
}

/// The letters of the alphabets of Europe, Latin, Greek, Cyrillic, Georgian and Armenian, small ones.
pub(crate) const EUROPE: &str = "aàáâãäåāăąǎæǽbḃcçćĉċčdďđðḋeèéêëēĕėęěẽəfḟgĝğġģǧǥhĥħiìíîïĩīĭįıĳjĵkķǩĸlĺļľŀł\
    mṁnñńņňŋoòóôõöøōŏőǫȭȯœpṗqrŕŗřsśŝşšșßſṡtţťŧțṫþuùúûüũūŭůűųvwŵẁẃẅxyýÿŷỳzźżžʒǯǆǉǌ\
    αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ\
    абвгґѓдђеёєжзѕиіїйјкќлљмнњопрстћуўфхцчџшщъыьэюяѐѝәөүңһҗ\
    აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ\
    աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև";
