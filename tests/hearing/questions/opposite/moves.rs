//! Who made the last move, and who plays what.

use super::in_every_voice;

#[test]
fn a_last_move_is_that_of_the_player_who_is_named() {
    in_every_voice(&[
        (
            [
                "mein letzter Zug",
                "my last move",
                "mi última jugada",
                "nire azken mugimendua",
                "az utolsó lépésem",
                "meu último lance",
            ],
            "last-moves(Count(1, Some(Own)))",
        ),
        (
            [
                "was habe ich gezogen",
                "what did I play",
                "qué he jugado",
                "zer jokatu dut",
                "mit léptem",
                "o que eu joguei",
            ],
            "last-moves(Count(1, Some(Own)))",
        ),
        (
            [
                "was hat Schwarz gezogen",
                "what did Black play",
                "qué han jugado las negras",
                "zer jokatu du beltzak",
                "mit lépett sötét",
                "o que as pretas jogaram",
            ],
            "last-moves(Count(1, Some(Of(Black))))",
        ),
        (
            [
                "was hat mein Gegner gerade gezogen",
                "what did my opponent just play",
                "qué acaba de jugar mi rival",
                "zer jokatu du aurkariak",
                "mit lépett az ellenfelem",
                "o que meu adversário jogou",
            ],
            "last-moves(Count(1, Some(Other)))",
        ),
        (
            [
                "meine letzten drei Züge",
                "my last three moves",
                "mis tres últimas jugadas",
                "nire azken hiru mugimenduak",
                "az én utolsó három lépésem",
                "meus três últimos lances",
            ],
            "last-moves(Count(3, Some(Own)))",
        ),
    ]);
}

#[test]
fn a_players_colour_is_no_squares() {
    in_every_voice(&[
        (
            [
                "welche Farbe habe ich",
                "which colour do I have",
                "qué color tengo",
                "zein kolore dut",
                "milyen színnel vagyok",
                "que cor eu tenho",
            ],
            "my-colour(Side(Some(Own)))",
        ),
        (
            [
                "bin ich Weiß oder Schwarz",
                "am I white or black",
                "soy blancas o negras",
                "zuria naiz ala beltza",
                "világos vagyok vagy sötét",
                "sou brancas ou pretas",
            ],
            "my-colour(Side(Some(Own)))",
        ),
        (
            [
                "welche Farbe hat mein Gegner",
                "which colour does my opponent have",
                "qué color lleva el rival",
                "zein kolore dauka aurkariak",
                "milyen színű az ellenfelem",
                "qual é a cor do adversário",
            ],
            "my-colour(Side(Some(Other)))",
        ),
    ]);
}
