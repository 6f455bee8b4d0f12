//! What else an announcement may say that fits no move as it stands.

use shakmaty::Chess;

use super::resolve::resolve;
use super::resolve_error::ResolveError;
use super::said::{Announcement, MoveDescription, Toward};

/// The one other thing that words may say which fit no move as they stand, and which is a legal move: "schlägt der
/// b-Bauer", "come el alfil" where nothing such can be captured may name what captures, and "the right pawn" may say no
/// more of the only one. Whoever uses it asks first.
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
    let other = match resolve(announcement, position) {
        Err(ResolveError::NoneLeft(_) | ResolveError::NoSuchCapture(..)) => captured_captures(said)?,
        Err(ResolveError::FromWhere(..)) => MoveDescription { flank: None, ..*said },
        _ => return None,
    };
    let other = Announcement::Move(other);
    (other != *announcement && resolve(&other, position).is_ok()).then_some(other)
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
