//! D.2.10, D.2.11 — who has an assistant, and what the assistant of each player is given to do.

use std::collections::BTreeSet;

use ansage::laws::{Ability, BETWEEN, Duty, Regulations};
use shakmaty::Color::{Black, White};

use Ability::{Blind, Deaf, Sighted, Unknown};

/// The usual regulations for two such players.
fn between(white_is: Ability, black_is: Ability) -> Regulations {
    Regulations { white_is, black_is, ..Regulations::default() }
}

fn two() -> BTreeSet<Duty> {
    BETWEEN.into()
}

fn none() -> BTreeSet<Duty> {
    BTreeSet::new()
}

#[test]
fn article_d_2_11_a_player_is_the_blind_one_where_the_other_is_not_blind() {
    for (white, black, one) in [
        (Blind, Sighted, Some(White)),
        (Sighted, Blind, Some(Black)),
        (Blind, Unknown, Some(White)),
        (Deaf, Blind, Some(Black)),
        (Blind, Blind, None),
        (Sighted, Sighted, None),
        (Unknown, Unknown, None),
    ] {
        let regulations = between(white, black);
        assert_eq!(regulations.one_blind(), one, "{white:?}, {black:?}");
        assert_eq!((regulations.players().white, regulations.players().black), (white, black));
    }
}

#[test]
fn article_d_2_10_4_the_number_of_moves_is_kept_from_who_sees_unless_the_event_says_otherwise() {
    let regulations = between(Sighted, Blind);
    assert!(!regulations.is_told_moves(White) && regulations.is_told_moves(Black));
    assert!(between(Unknown, Deaf).is_told_moves(White));
    assert!(between(Unknown, Deaf).is_told_moves(Black));
    let for_both = Regulations { moves_for_sighted: true, ..regulations };
    assert!(for_both.is_told_moves(White) && for_both.is_told_moves(Black));
}

#[test]
fn article_d_2_10_a_blind_player_s_assistant_does_everything_and_the_other_s_nothing() {
    for (regulations, blind) in [(between(Blind, Sighted), White), (between(Sighted, Blind), Black)] {
        assert_eq!(regulations.duties_of(blind), Duty::all());
        assert_eq!(regulations.duties_of(!blind), none());
        assert!(!regulations.is_limited(White) && !regulations.is_limited(Black));
        assert_eq!(regulations.assisted(), Some(blind));
        assert_eq!(regulations.duties_of_unnamed(), Duty::all());
    }
}

#[test]
fn article_d_2_11_without_the_blind_player_s_assistant_the_other_s_announces_and_moves() {
    for (regulations, blind) in [(between(Blind, Sighted), White), (between(Sighted, Blind), Black)] {
        let alone = Regulations { no_assistant: true, ..regulations };
        assert!(alone.is_limited(!blind) && !alone.is_limited(blind));
        assert_eq!((alone.duties_of(blind), alone.duties_of(!blind)), (none(), two()));
        assert_eq!(alone.assisted(), Some(!blind));
        assert_eq!(alone.duties_of_unnamed(), two());
    }
}

#[test]
fn article_d_2_10_an_assistant_who_is_given_nothing_to_do_is_none() {
    let nothing = Regulations { white_duties: Some(none()), ..between(Blind, Sighted) };
    assert!(nothing.is_limited(Black));
    assert_eq!(nothing.duties_of(Black), two());
    assert_eq!(nothing.assisted(), Some(Black));
}

#[test]
fn article_d_2_10_each_player_s_list_is_his_own() {
    let claims: BTreeSet<Duty> = [Duty::Claim, Duty::Announce].into();
    let regulations = Regulations { white_duties: Some(claims.clone()), ..between(Blind, Blind) };
    assert_eq!((regulations.duties_of(White), regulations.duties_of(Black)), (claims.clone(), Duty::all()));
    // Of an assistant who is named without his player, only what both are given is known.
    assert_eq!(regulations.assisted(), None);
    assert_eq!(regulations.duties_of_unnamed(), claims);
}

#[test]
fn article_4_9_who_sees_has_an_assistant_beside_a_blind_player_s_only_by_a_list_of_his_own() {
    let moves: BTreeSet<Duty> = [Duty::MakeMoves].into();
    let regulations = Regulations { black_duties: Some(moves.clone()), ..between(Blind, Sighted) };
    assert_eq!((regulations.duties_of(White), regulations.duties_of(Black)), (Duty::all(), moves));
}

#[test]
fn article_d_2_11_where_nothing_is_known_an_assistant_is_limited_where_there_is_none() {
    let unknown = between(Unknown, Unknown);
    assert!(!unknown.is_limited(White) && !unknown.is_limited(Black));
    assert_eq!((unknown.duties_of(White), unknown.duties_of(Black)), (Duty::all(), Duty::all()));
    let none = Regulations { no_assistant: true, ..unknown };
    assert!(none.is_limited(White) && none.is_limited(Black));
    assert_eq!(none.duties_of(White), two());
}

#[test]
fn article_d_2_11_two_blind_players_are_not_limited_by_each_other() {
    let both = Regulations { no_assistant: true, ..between(Blind, Blind) };
    assert!(!both.is_limited(White) && !both.is_limited(Black));
    assert_eq!((both.duties_of(White), both.duties_of(Black)), (none(), none()));
}

#[test]
fn article_d_2_11_between_one_who_does_not_see_and_one_who_does_not_hear_there_is_an_assistant() {
    for regulations in [between(Blind, Deaf), between(Deaf, Blind)] {
        assert!(regulations.bridges());
        assert!(!Regulations { no_assistant: true, ..regulations.clone() }.bridges());
        let keeps_score: BTreeSet<Duty> = [Duty::KeepScore, Duty::Announce].into();
        assert!(!Regulations { duties: keeps_score, ..regulations.clone() }.bridges());
        assert!(Regulations { duties: two(), ..regulations.clone() }.bridges());
        // The two duties may be given to the assistants of both.
        let [moves, announces]: [BTreeSet<Duty>; 2] = BETWEEN.map(|duty| [duty].into());
        let shared = Regulations { white_duties: Some(moves), black_duties: Some(announces), ..regulations };
        assert!(shared.bridges());
    }
    for (white, black) in [(Blind, Sighted), (Deaf, Sighted), (Unknown, Deaf), (Blind, Blind), (Deaf, Deaf)] {
        assert!(
            Regulations { no_assistant: true, ..between(white, black) }.bridges(),
            "{white:?}, {black:?}"
        );
    }
}
