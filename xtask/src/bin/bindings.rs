//! `bindings MODULE.wasm FOLDER` writes the module as browsers load it, with
//! the JavaScript and the types to call it: the second half of `cargo xtask web`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(module), Some(folder)) = (args.next(), args.next()) else {
        return Err("usage: bindings MODULE.wasm FOLDER".into());
    };
    Bindgen::new()
        .input_path(&module)
        .web(true)?
        // Vite finds and renames the module by its path in the JavaScript.
        .omit_default_module_path(false)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)?;
    unchecked(&folder.join(module.with_extension("js").file_name().unwrap_or_default()))
}

/// The types beside it are what counts; the JavaScript itself is generated and
/// would not pass the page's own strictness.
fn unchecked(script: &Path) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(script)?;
    fs::write(script, format!("// @ts-nocheck\n{text}"))?;
    Ok(())
}
