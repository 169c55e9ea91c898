//! Prints the TypeScript types of a report:
//! `cargo run -p kiste-insight --example typescript`.

fn main() {
    print!("{}", insight::report_types());
}
