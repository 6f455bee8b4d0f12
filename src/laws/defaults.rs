//! What a record need not say.

/// Whether this is what holds where nothing is said. Serde asks for a function of this shape.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
