//! On, off, or as the program finds it best.

use strum::EnumString;

/// Whether something is on, off, or as the program finds it best.
///
/// ```
/// use ansage::settings::Switch;
///
/// assert_eq!("off".parse(), Ok(Switch::Off));
/// assert_eq!(Switch::default(), Switch::Auto);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Switch {
    /// As the program finds it best.
    #[default]
    Auto,
    /// On.
    On,
    /// Off.
    Off,
}
