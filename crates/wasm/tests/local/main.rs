//! A host of local tables as a page uses it.

/// Makes a module of tests, one for each of these games and of its name, which
/// hand its id to a function.
macro_rules! each_of {
    ($name:ident = $check:ident: $($game:ident)*) => {
        mod $name {
            $(
                #[test]
                fn $game() {
                    super::$check(&stringify!($game).replace('_', "-"));
                }
            )*
        }
    };
}

mod daily;
mod equal_in_wasm;
mod hand;
mod hints;
mod lessons;
mod page;
mod puzzles;
mod refusals;
mod replays;
#[cfg(feature = "wheel")]
mod tries;
mod what_if;
mod whole_games;
