//! The page is embedded: a new build of it makes a new server. Builds for
//! development read it from its folder when they start, and stay as they are.

fn main() {
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if embeds { "../../web/dist" } else { "build.rs" });
}
