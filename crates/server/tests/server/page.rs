//! The page in the binary is the page that was built.

use std::path::{Path, PathBuf};

use crate::support::node::{Home, Node, request};

fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist")
}

#[tokio::test]
async fn the_page_that_was_built_is_served() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let served = node.get("/").await;
    let Ok(built) = std::fs::read_to_string(dist().join("index.html")) else {
        assert!(served.body.contains("built without the page"), "{}", served.body);
        return node.stop().await;
    };
    assert_eq!(served.body, built, "the server holds another page than web/dist");
    assert_eq!(served.headers["cache-control"], "no-cache", "it names the files of this build");
    assert_eq!(node.get("/t/k3x9").await.body, built, "every address is the page's");
    node.stop().await;
}

#[tokio::test]
async fn files_of_the_page_are_small_and_kept_by_browsers() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut seen = 0;
    for file in std::fs::read_dir(dist().join("assets")).into_iter().flatten() {
        let file = file.unwrap();
        let path = format!("/assets/{}", file.file_name().to_str().unwrap());
        let length = file.metadata().unwrap().len();
        if file.path().extension().is_none_or(|kind| kind != "js") || length < 10_000 {
            continue;
        }
        seen += 1;
        let get =
            async |headers: &[(&str, &str)]| request(node.address, "GET", &path, headers, "").await;
        let small = get(&[("accept-encoding", "gzip, br")]).await;
        assert_eq!(small.headers["content-encoding"], "br");
        assert!(small.headers["content-length"].parse::<u64>().unwrap() < length / 2, "{path}");
        assert!(small.headers["cache-control"].contains("immutable"));
        assert!(small.headers["vary"].contains("accept-encoding"));
        let known = ("if-none-match", small.headers["etag"].as_str());
        assert_eq!(get(&[("accept-encoding", "br"), known]).await.status, 304);
        let plain = get(&[known]).await;
        assert_eq!((plain.status, plain.headers.get("content-encoding")), (200, None));
        assert_eq!(plain.body.len() as u64, length);
    }
    assert!(seen > 0 || !dist().join("assets").exists(), "the page has scripts");
    node.stop().await;
}
