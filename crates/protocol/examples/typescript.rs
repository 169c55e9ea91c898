//! Prints TypeScript types, those of the messages or those of the views:
//! `cargo run -p kiste-protocol --example typescript -- views`.

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("views") => print!("{}", protocol::view_types()),
        _ => print!("{}", protocol::typescript()),
    }
}
