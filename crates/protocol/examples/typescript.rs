//! Prints the TypeScript types: `cargo run -p kiste-protocol --example typescript`.

fn main() {
    print!("{}", protocol::typescript());
}
