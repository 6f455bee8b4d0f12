//! What rooms above make of a voice once and use again: it costs some milliseconds, and a voice never changes.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What was made of a voice, one of each type.
#[derive(Default)]
pub(super) struct Learned(Mutex<Vec<Arc<dyn Any + Send + Sync>>>);

impl Learned {
    /// What is made of this type; where it is not there yet, it is made now.
    pub(super) fn of<T: Any + Send + Sync>(&self, learn: impl FnOnce() -> T) -> Arc<T> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.iter().find_map(|known| Arc::clone(known).downcast().ok()) {
            return known;
        }
        let made = Arc::new(learn());
        all.push(Arc::clone(&made) as Arc<dyn Any + Send + Sync>);
        made
    }
}

impl fmt::Debug for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Learned")
    }
}
