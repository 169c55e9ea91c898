//! Prints the TypeScript types of a report:
//! `cargo run -p kiste-insight --example reports`.

fn main() {
    print!("{}", insight::report_types());
}
