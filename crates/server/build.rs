//! The page is embedded: a new build of it makes a new server. Builds for
//! development read it from its folder when they start, and stay as they are.

fn main() -> std::io::Result<()> {
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if !embeds {
        // A folder that is not there when this is compiled would not be found later.
        std::fs::create_dir_all("../../web/dist")?;
    }
    println!("cargo:rerun-if-changed={}", if embeds { "../../web/dist" } else { "build.rs" });
    Ok(())
}
