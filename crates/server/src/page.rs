//! The page, embedded in the binary.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Shown by a server that was built before the page was.
const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Kiste</title>
<h1>Kiste</h1>
<p>The server is up, but it was built without the page. Build the page with
<code>cargo xtask web</code> and then the server again.</p>
<p>Tables can be played through <code>/ws</code> all the same.</p>
";

/// A file of the page; for any other address the page itself, which knows what
/// to show there.
pub(crate) async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        return answer(path, file, request.headers());
    }
    // A missing picture is missing; only pages are all one.
    let is_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match Page::get("index.html") {
        _ if !is_page => StatusCode::NOT_FOUND.into_response(),
        Some(index) => answer("index.html", index, request.headers()),
        None => axum::response::Html(NOT_BUILT).into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = tag(&file);
    // Files under assets carry a hash of their content in their name.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let unchanged = tag.is_some() && asked.get(header::IF_NONE_MATCH) == tag.as_ref();
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(file.data).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(kind) = HeaderValue::from_str(file.metadata.mimetype()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    if let Some(tag) = tag {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn tag(file: &EmbeddedFile) -> Option<HeaderValue> {
    use std::fmt::Write;
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..12] {
        write!(tag, "{byte:02x}").ok()?;
    }
    tag.push('"');
    HeaderValue::from_str(&tag).ok()
}
