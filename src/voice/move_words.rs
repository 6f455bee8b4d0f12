//! The sections of `lexicon.toml` with the words of moves: of castling, of which two pieces, and all others.

use super::keys::{Keys, WordList, own_patterns, patterns};

/// A section whose keys are the names of its fields, each with a list of words that is read in this way.
macro_rules! section {
    ($(#[$about:meta])* $name:ident by $read:ident { $($(#[$doc:meta])* $field:ident,)* }) => {
        $(#[$about])*
        #[derive(Default)]
        pub(super) struct $name {
            $($(#[$doc])* pub(super) $field: WordList,)*
        }

        impl $name {
            pub(super) fn read(keys: &mut Keys<'_>) -> $name {
                $name { $($field: $read(keys, stringify!($field)),)* }
            }

            /// Every list with its key.
            pub(super) fn lists(&self) -> impl Iterator<Item = (&'static str, &WordList)> {
                [$((stringify!($field), &self.$field),)*].into_iter()
            }
        }
    };
}

section! {
    Sides by own_patterns {
        short,
        long,
        /// Words for a side that mean castling where nothing else is said, or with one for either side.
        short_alone,
        long_alone,
        either,
    }
}

section! {
    /// Which of two pieces.
    Flanks by patterns {
        /// A wing of the board.
        kingside,
        queenside,
        left,
        right,
        /// A bishop by the colour of its squares.
        light_squares,
        dark_squares,
        /// Of two pieces the one farther up the board, as the player sees it, and the one nearer to the player.
        front,
        rear,
        /// The one that stands in front of the king, or of the queen, as the player sees the board.
        before_king,
        before_queen,
        /// The one that stands nearest to the king: "next to the king".
        beside_king,
        /// What stands before the name of a piece that began beside the king, "king's"; in one word with it where a
        /// hyphen ends it.
        kings_before,
        queens_before,
        /// The same behind it: "de rey".
        kings_behind,
        queens_behind,
    }
}

section! {
    MoveWords by patterns {
        captures,
        /// Between two pieces where an exchange is named: "the bishop for the knight".
        against,
        from,
        to,
        en_passant,
        check,
        mate,
        promotes,
        fillers,
        /// What somebody does who is named before a move by the colour: "White plays e4". Only there.
        third_person,
        /// What changes nothing of a move beside it, left out where a line was not understood; nothing that denies or asks.
        beside,
        /// What may stand before such a word, or before one without weight, in one word with it: "hin" in "hinziehen".
        beside_before,
        /// In the same second try: the square behind it, "what's on", or before it, "steht", is where the piece stands.
        stands_on,
        stands,
        /// What a move does or is for, behind it: "attacking", "um zu decken". From there on a line is a comment.
        effects,
        /// Words of a comment that a comma parts from a move and that say nothing of it: "fun", "Kaffee".
        small_talk,
        /// With a question mark behind a move they only ask for assent: "knight f3, okay?"
        assent,
        /// How far a pawn goes: "one further", "two squares".
        one_step,
        two_steps,
        /// To which side is castled, as the player sees the board: "to the left".
        leftward,
        rightward,
        /// Words after a piece that look like a file: "a" in "caballo a f3"; before a rank or a capture they are one.
        small_after_piece,
        /// The same after a square: "e" in "e4 e xeque".
        small_after_square,
        /// Articles and prepositions that look like a file: before a whole square they are none, "torre a d1".
        small_before_square,
        /// The same before a piece, or a file and a piece: "a pawn", "a h bástya".
        small_before_piece,
        /// "with": the piece behind it is the one that moves.
        with,
        /// "With mine", "theirs": of the same kind as the other piece of a capture; before the name of a piece they say nothing.
        with_mine,
        theirs,
        /// Words for capturing with which a sentence ends: a piece named before them is captured, "Dame schlagen".
        captures_last,
        /// A capture of which nothing else is said: "take it", "recapture".
        captures_it,
        /// Verbs of jumping, which are known as others of moving are: with no piece named the knight may be meant.
        jumps,
        /// "With", "for": what stands before the colour of the side that castles.
        before_color,
        /// "Take" and "put it": who takes a piece to put it somewhere captures nothing.
        picks_up,
        puts,
        /// Words before a word for capturing that take up a piece named before as the captured one: "lo toma".
        clitics,
        /// Articles of a piece that captures, "der", and of one that is captured, "den".
        acting_articles,
        captured_articles,
        /// How the name of a piece that captures ends: "zaldiak", "futóval".
        acting_endings,
        /// How the name of a piece that is captured ends: "huszárt".
        captured_endings,
        /// How the last word of a square ends that a piece leaves: "g1etik", "egyről".
        left_endings,
        /// How the last word of a square ends on which the piece named behind it stands: "c5eko alfila".
        standing_endings,
        /// How the last word of a square or a rank ends to which a piece goes: "f3-ra", "hetedikre".
        reached_endings,
        /// What dictation writes for "to" between two squares.
        to_between_squares,
        /// What dictation writes for "four" and "for" between the two pieces of an exchange.
        against_between_pieces,
        /// Words without weight with which no move begins or ends, nor its squares are joined: "and d5" may be a rest.
        conjunctions,
        /// "But", "so": words that part a remark from a move, which is asked back.
        turns,
        /// Words without weight that make a question of a move where it begins with them, where it ends, or inside.
        doubtful_first,
        doubtful_last,
        /// "Vor e4", "entre e4": right before a square they say nothing of a piece that goes there.
        doubtful_before_squares,
        /// "Vor", "hin": behind a word for capturing they make another verb of it.
        doubtful_behind_captures,
        /// "Jan du", "leüti": somebody captures, and where an ending says who does, it is asked who where nobody is named.
        doubtful_without_subject,
        doubtful_inside,
        /// Words and phrases without weight that make a question of any move: whose move it is, when, whether it is
        /// one. What is written with a sign of its own, "él", is compared as it is written.
        doubtful,
        /// The same of words for what is the other side's, unless it is captured: "his knight f3", not "takes his knight".
        others,
        /// Words for capturing that also mean an exchange: with a piece alone, "trade knights", nothing is captured.
        exchanges,
        /// "I play", "juego": right behind them usual words that sound like a square, "be four", are one.
        plays,
        /// Words of playing with which a piece alone is what a pawn becomes: "I make a queen", "legyen vezér".
        makes,
        /// Words without weight with which a piece alone is captured: "viszem a vezért".
        carries,
        /// "Push", "forward": a pawn named by its file, and nothing else, goes straight ahead.
        ahead,
        /// What may stand at the end behind what is captured and belongs to the word for it: "kassiere die Dame ein".
        captures_behind,
        /// Words that ask or suppose: beside one of these nothing is left out to make a move of a line.
        asking,
        /// Words that say that something is not so: what stands beside them is never offered.
        negations,
    }
}
