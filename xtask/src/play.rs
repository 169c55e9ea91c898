//! From a fresh clone to a game in the browser.

use crate::run::{Outcome, cargo};
use crate::web;

/// Builds page and server and serves them until interrupted.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    web::run(&[])?;
    println!("── the server (minutes the first time)");
    cargo(&["build", "--release", "--package", "kiste"])
        .run("the server could not be built; the messages above say why")?;
    println!("── serving; Ctrl+C ends it");
    let mut serve = cargo(&["run", "--quiet", "--release", "--package", "kiste", "--", "serve"]);
    for argument in arguments {
        serve = serve.arg(argument);
    }
    serve.run("the server stopped; its message stands above")
}
