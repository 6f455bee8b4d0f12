//! On, off, or as the program finds it best.

/// Whether something is on, off, or as the program finds it best.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Switch {
    /// As the program finds it best.
    #[default]
    Auto,
    /// On.
    On,
    /// Off.
    Off,
}

impl Switch {
    /// By its name in the settings.
    #[must_use]
    pub fn named(name: &str) -> Option<Switch> {
        Some(match name {
            "auto" => Switch::Auto,
            "on" => Switch::On,
            "off" => Switch::Off,
            _ => return None,
        })
    }
}
