//! Tables, games and bots inside a browser, without a server.
//!
//! A worker of the page holds a [`LocalHost`]. It speaks the protocol of the
//! server, so the page does not care where a table lives. Time comes in with
//! every call and chance as one seed, so a host does the same on every target.
//!
//! What a call brings about comes back as [`Effects`]: events that the worker
//! stores, and messages that it passes on *after* they are stored. A move that
//! somebody has heard of is never lost. Bots think elsewhere, in [`think`],
//! which a second worker calls: nobody waits for them.
//!
//! ```
//! use kiste_wasm::{LocalHost, think};
//!
//! let mut host = LocalHost::new([7; 32]);
//! let wish = r#"{
//!     "setup": { "game": "pig" },
//!     "seats": [{ "kind": "bot", "level": "random" }, { "kind": "person" }],
//!     "name": "Mia"
//! }"#;
//! let (created, _) = host.create(wish, 0).unwrap();
//! let hello = format!(
//!     r#"{{ "type": "hello", "version": 1, "table": "{}", "token": "{}" }}"#,
//!     created.table, created.token,
//! );
//! host.receive(1, &hello, 10);
//! host.receive(1, r#"{ "type": "command", "id": "go", "command": { "do": "start" } }"#, 20);
//!
//! let thought = host.thoughts().remove(0);
//! let decision = think(&thought);
//! let effects = host.bot(&thought.table, thought.seat, thought.asked, decision, 30);
//! assert_eq!(effects.store.len(), 1);
//! ```

#[cfg(target_arch = "wasm32")]
mod bindings;
mod daily;
mod lesson;
mod local;
#[cfg(feature = "wheel")]
mod own;
mod replay;
mod thought;
#[cfg(feature = "wheel")]
mod tries;
mod what_if;
#[cfg(feature = "wheel")]
mod wheel;

pub use daily::{OldDaily, promise_of, unseal};
pub use lesson::{Frame, Lesson, LessonError, LessonPlan, StepPlan, Verdict};
pub use local::{Effects, LocalHost, Sent, Stored};
#[cfg(feature = "wheel")]
pub use own::{
    Checked, HostWord, OwnBench, OwnHead, OwnPosition, own_check, own_position, own_words,
};
pub use replay::{Replay, Step, check, replay};
pub use thought::{Hint, Thought, hint, think};
#[cfg(feature = "wheel")]
pub use tries::{Tried, attempt, think_with, tries};
pub use what_if::WhatIf;
#[cfg(feature = "wheel")]
pub use wheel::{
    WheelRules, WheelTurn, reference_digest, wheel_hands, wheel_kit, wheel_motion, wheel_poses,
};
