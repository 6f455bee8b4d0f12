//! What else an announcement may say that fits no move as it stands.

use shakmaty::{Chess, Rank, Role};

use super::mentioned::Mentioned;
use super::resolve::{gives_check, resolve};
use super::resolve_error::ResolveError;
use super::said::{Announcement, MoveDescription, Toward};
use super::settled::rank_as_steps;

/// The one other thing that words may say which fit no move as they stand, and which is a legal move: "schlägt der
/// b-Bauer", "come el alfil" where nothing such can be captured may name what captures, "take the knight to f3" where
/// nothing stands what moves, and "the right pawn" may say no more of the only one. Whoever uses it asks first.
///
/// ```
/// use ansage::game::{Announcement, MoveDescription, read_otherwise};
/// use shakmaty::{CastlingMode, Chess, Role, fen::Fen};
///
/// let fen: Fen = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1".parse()?;
/// let position: Chess = fen.into_position(CastlingMode::Standard)?;
/// let captured = MoveDescription { captures: true, captured: Some(Role::Bishop), ..MoveDescription::default() };
/// let Some(Announcement::Move(said)) = read_otherwise(&Announcement::Move(captured), &position) else { panic!() };
/// assert_eq!((said.role, said.captured), (Some(Role::Bishop), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_otherwise(announcement: &Announcement, position: &Chess) -> Option<Announcement> {
    let Announcement::Move(said) = announcement else { return None };
    read_as_other(announcement, said, position).or_else(|| {
        resolve(announcement, position).err()?;
        let only = Mentioned::of(said)?.only_move(position)?;
        // A rook that cannot go there is not the king that captures one there.
        let is_another = said.to.is_some() && said.role.is_some_and(|role| role != only.role());
        (!is_another).then(|| match Announcement::exactly(only) {
            Announcement::Move(exactly) => {
                Announcement::Move(MoveDescription { captures: only.is_capture(), ..exactly })
            }
            castling => castling,
        })
    })
}

fn read_as_other(
    announcement: &Announcement,
    said: &MoveDescription,
    position: &Chess,
) -> Option<Announcement> {
    let other = match resolve(announcement, position) {
        Err(
            ResolveError::NoneLeft(_) | ResolveError::NoSuchCapture(..) | ResolveError::CapturedOther { .. },
        ) => captured_captures(said)?,
        // "Take the knight to f3"
        Err(ResolveError::NothingToCapture(to)) if said.role.is_none() => {
            let moves = MoveDescription { role: said.captured, captured: None, captures: false, ..*said };
            // "A8 and I take a rook"
            let promoted = MoveDescription {
                role: Some(Role::Pawn),
                promotion: said.captured,
                to: Some(to),
                from_file: None,
                from_rank: None,
                ..moves
            };
            let becomes = matches!(to.rank(), Rank::First | Rank::Eighth)
                && resolve(&Announcement::Move(promoted), position).is_ok();
            if becomes { promoted } else { MoveDescription { role: Some(said.captured?), ..moves } }
        }
        // "Take with e5"
        Err(ResolveError::OwnPiece(square, _)) if said.captures && said.role.is_none() => MoveDescription {
            from_file: Some(square.file()),
            from_rank: Some(square.rank()),
            to: None,
            ..*said
        },
        Err(ResolveError::FromWhere(..)) => MoveDescription { flank: None, ..*said },
        Err(_) => rank_as_steps(said)?,
        // At a desk check alone names no move, and is asked back.
        Ok(found) if said.only_checks() => MoveDescription { to: Some(found.to()), ..*said },
        Ok(_) => return None,
    };
    let found = resolve(&Announcement::Move(other), position).ok()?;
    // How far it goes is asked back as where.
    let counts = matches!(other.toward, Some(Toward::Steps(_)));
    let other = if counts { MoveDescription { toward: None, to: Some(found.to()), ..other } } else { other };
    (other != *said).then_some(Announcement::Move(other))
}

/// Whether check or mate was said of a move that gives no check: whoever says so has another position in mind.
pub fn says_check_in_vain(announcement: &Announcement, position: &Chess) -> bool {
    let said = matches!(announcement, Announcement::Move(said) if said.check || said.mate);
    said && resolve(announcement, position).is_ok_and(|found| !gives_check(found, position))
}

/// The same with what was said to be captured as what captures.
fn captured_captures(said: &MoveDescription) -> Option<MoveDescription> {
    let role = said.captured.filter(|_| said.role.is_none() && said.from_file.is_none())?;
    let from_file = match said.toward {
        Some(Toward::File(file)) => Some(file),
        None => None,
        Some(_) => return None,
    };
    let (captured, toward) = (None, None);
    Some(MoveDescription { role: Some(role), captured, toward, from_file, ..*said })
}
