//! The page is embedded: a new build of it makes a new server.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
