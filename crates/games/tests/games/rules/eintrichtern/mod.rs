//! Eintrichtern: a test per rule, and what stays hidden.

mod hidden;
mod rules;
mod support;
