//! Tables, games and bots inside a browser, without a server.

#[cfg(target_arch = "wasm32")]
mod bindings {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// The ids of all games, as a JSON list.
    #[wasm_bindgen]
    pub fn games() -> String {
        serde_json::json!(games::ids()).to_string()
    }
}
