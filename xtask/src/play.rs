//! From a fresh clone to a game in the browser.

use crate::lanes::{self, Lane};
use crate::run::{Outcome, program};
use crate::web;

/// The build that tests use too: it is soon there, bots think in time in it,
/// and it reads the page from its folder. So page and server are built beside
/// one another; the page takes longer, and so goes first.
const BUILD: &[Lane] = &[
    &[("the server", |_| web::server_beside_it())],
    &[
        ("games and bots for the browser", |_| web::quick_wasm()),
        ("the page", |_| web::build_page()),
    ],
    &[web::TOOLS],
];

/// Builds page and server and serves them until interrupted.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    println!("Builds all there is; that takes minutes the first time.");
    lanes::run(BUILD, &None)?;
    println!("\n── serving; Ctrl+C ends it");
    let mut serve = program(web::server()?, &["serve"]);
    for argument in arguments {
        serve = serve.arg(argument);
    }
    serve.run("the server stopped; its message stands above")
}
