//! The two boards and the two scores by themselves.

mod announced;
mod cause;
mod check;
mod finding;
mod long_list;
mod question;
mod score;
mod setting_right;
