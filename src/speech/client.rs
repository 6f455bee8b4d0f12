//! How Speech Dispatcher knows a client.

use super::output_device::VoiceType;

/// What Speech Dispatcher is told of a client before its first word.
// Only where there is Speech Dispatcher.
#[cfg_attr(not(unix), allow(dead_code))]
#[derive(Clone, Debug)]
pub(super) struct Words {
    pub(super) name: String,
    pub(super) language: String,
    pub(super) module: Option<String>,
    pub(super) voice_type: Option<VoiceType>,
}
