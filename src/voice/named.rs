//! What meanings are called in `lexicon.toml`, for who has to find them there.

use shakmaty::{CastlingSide, File};

use super::fide::{QuestionKey, RequestKey};
use super::keys::of_role;
use super::{
    Agreement, DrillWord, InPlace, LessonWord, Meaning, Modifier, PuzzleWord, QuestionKind, SpeakerWord,
    TimeUnit,
};

/// What has a key in a lexicon.
pub(crate) trait WordName {
    /// The key with its section: "pieces.rook"; of a list of lists also which it is: "files (c)".
    fn key(&self) -> String;
}

impl WordName for Meaning {
    fn key(&self) -> String {
        match self {
            Meaning::File(file) => format!("files ({})", file.char()),
            Meaning::Rank(rank) => format!("ranks ({})", rank.char()),
            Meaning::Piece(role) => format!("pieces.{}", of_role(*role)),
            Meaning::Castling(CastlingSide::KingSide) => "castling.short".to_owned(),
            Meaning::Castling(CastlingSide::QueenSide) => "castling.long".to_owned(),
            Meaning::Side(CastlingSide::KingSide) => "castling.short_alone".to_owned(),
            Meaning::Side(CastlingSide::QueenSide) => "castling.long_alone".to_owned(),
            Meaning::CastlingEither => "castling.either".to_owned(),
            Meaning::Wing(CastlingSide::KingSide) => "flanks.kingside".to_owned(),
            Meaning::Wing(CastlingSide::QueenSide) => "flanks.queenside".to_owned(),
            Meaning::PieceOfWing(CastlingSide::KingSide, _) => "flanks.kings".to_owned(),
            Meaning::PieceOfWing(CastlingSide::QueenSide, _) => "flanks.queens".to_owned(),
            Meaning::Steps(1) => "moves.one_step".to_owned(),
            Meaning::Steps(_) => "moves.two_steps".to_owned(),
            Meaning::Left
            | Meaning::Right
            | Meaning::LightSquares
            | Meaning::DarkSquares
            | Meaning::Front
            | Meaning::Rear
            | Meaning::BeforeKing
            | Meaning::BeforeQueen
            | Meaning::BesideKing => format!("flanks.{}", <&str>::from(self)),
            Meaning::Captures
            | Meaning::Against
            | Meaning::From
            | Meaning::To
            | Meaning::EnPassant
            | Meaning::Check
            | Meaning::Mate
            | Meaning::With
            | Meaning::Promotes
            | Meaning::Stands
            | Meaning::Leftward
            | Meaning::Rightward
            | Meaning::Filler => format!("moves.{}", <&str>::from(self)),
        }
    }
}

impl WordName for File {
    fn key(&self) -> String {
        format!("files_before_ranks ({})", self.char())
    }
}

impl WordName for bool {
    fn key(&self) -> String {
        if *self { "moves.acting_articles" } else { "moves.captured_articles" }.to_owned()
    }
}

impl WordName for InPlace {
    fn key(&self) -> String {
        match self {
            InPlace::ToSquare => "moves.to_between_squares",
            InPlace::Plays => "moves.plays",
            InPlace::Makes => "moves.makes",
            InPlace::Carries => "moves.carries",
            InPlace::Ahead => "moves.ahead",
            InPlace::WithMine => "moves.with_mine",
            InPlace::Theirs => "moves.theirs",
            InPlace::AgainstPiece => "moves.against_between_pieces",
        }
        .to_owned()
    }
}

impl WordName for QuestionKind {
    fn key(&self) -> String {
        match self {
            QuestionKind::YesOrNo => "binding.asking",
            QuestionKind::What => "binding.what",
            QuestionKind::Request => "binding.may",
        }
        .to_owned()
    }
}

impl WordName for Agreement {
    fn key(&self) -> String {
        match self {
            Agreement::Yes => "answers.yes",
            Agreement::No => "answers.no",
        }
        .to_owned()
    }
}

impl WordName for () {
    fn key(&self) -> String {
        "moves".to_owned()
    }
}

/// Words whose names are the keys of a section.
macro_rules! keys_of {
    ($($section:literal: $word:ident),*) => {
        $(impl WordName for $word {
            fn key(&self) -> String {
                format!(concat!($section, ".{}"), <&str>::from(self))
            }
        })*
    };
}

keys_of!("requests": RequestKey, "questions": QuestionKey, "modifiers": Modifier, "speakers": SpeakerWord, "units": TimeUnit, "lessons": LessonWord, "drills": DrillWord, "puzzles": PuzzleWord);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meanings_are_called_as_the_lexicon_calls_them() {
        assert_eq!(RequestKey("offer-draw").key(), "requests.offer-draw");
        assert_eq!(TimeUnit::ByoYomi.key(), "units.byo-yomi");
        assert_eq!(Meaning::Captures.key(), "moves.captures");
        assert_eq!(Meaning::File(File::C).key(), "files (c)");
    }
}
