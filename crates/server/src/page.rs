//! The page, embedded in the binary and sent as small as the browser takes it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

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

/// What the name of a file's small form ends with.
const SMALL: &str = ".br";

/// A file of the page.
struct File {
    data: Bytes,
    /// In Brotli, if that is smaller: the build of the page has put it beside.
    small: Option<Bytes>,
    kind: HeaderValue,
    tag: String,
}

static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let file = |path: Cow<'static, str>| {
        let file = Dist::get(&path)?;
        let kind = HeaderValue::from_str(file.metadata.mimetype()).ok()?;
        let mut hash = [0; 16];
        hash.copy_from_slice(&file.metadata.sha256_hash()[..16]);
        let tag = format!("{:032x}", u128::from_be_bytes(hash));
        let small = Dist::get(&format!("{path}{SMALL}")).map(|small| bytes(small.data));
        Some((path.into_owned(), File { data: bytes(file.data), small, kind, tag }))
    };
    Dist::iter().filter(|path| !path.ends_with(SMALL)).filter_map(file).collect()
});

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// Whether there is a page to serve.
pub(crate) fn is_built() -> bool {
    FILES.contains_key("index.html")
}

/// A file of the page; for any other address the page itself, which knows what
/// to show there.
pub(crate) async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = FILES.get(path) {
        return answer(path, file, request.headers());
    }
    // A missing picture is missing; only pages are all one.
    let is_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match FILES.get("index.html") {
        _ if !is_page => StatusCode::NOT_FOUND.into_response(),
        Some(index) => answer("index.html", index, request.headers()),
        None => axum::response::Html(NOT_BUILT).into_response(),
    }
}

fn answer(path: &str, file: &'static File, asked: &HeaderMap) -> Response {
    let small = file.small.as_ref().filter(|_| takes_brotli(asked));
    // Of two forms of a file each has its own tag.
    let tag = format!("\"{}{}\"", file.tag, if small.is_some() { "-br" } else { "" });
    let known = asked.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let mut response = if known == Some(tag.as_str()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(small.unwrap_or(&file.data).clone()).into_response()
    };
    let headers = response.headers_mut();
    // Files under assets carry a hash of their content in their name.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, file.kind.clone());
    if small.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn takes_brotli(asked: &HeaderMap) -> bool {
    let encodings = asked.get_all(header::ACCEPT_ENCODING).into_iter();
    encodings.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
        |encoding| {
            let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
            name.trim().eq_ignore_ascii_case("br") && !refused
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        for (asked, takes) in [
            ("gzip, deflate, br, zstd", true),
            ("gzip;q=1.0, BR;q=0.5", true),
            ("gzip, br;q=0", false),
            ("br;q=0.000", false),
            ("gzip, brotli", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(asked));
            assert_eq!(takes_brotli(&headers), takes, "{asked}");
        }
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
