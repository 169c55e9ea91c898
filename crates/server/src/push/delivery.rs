//! The way to a push service. Its address was chosen by a stranger, so it is
//! not believed: only https, only hosts that everybody can reach, no redirects.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::uri::{PathAndQuery, Scheme};
use axum::http::{HeaderValue, Request, StatusCode, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a message may take to be delivered.
pub(super) const SLOWEST: Duration = Duration::from_secs(10);
/// Longest address of a push service; those in use have about 200 characters.
const MAX_ENDPOINT: usize = 1024;

/// Where messages may be sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// By https to hosts that everybody can reach.
    #[default]
    Public,
    /// Also by http and to this machine and network.
    Anywhere,
}

/// Brings messages to push services.
pub(crate) struct Courier {
    tls: TlsConnector,
    reach: Reach,
}

/// Why a message was not delivered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Undelivered {
    #[error("its address is none that messages may be sent to")]
    Address,
    #[error("it took too long")]
    Slow,
    #[error("the push service cannot be reached: {0}")]
    Unreachable(#[from] std::io::Error),
    #[error("the push service does not speak HTTP: {0}")]
    Http(#[from] hyper::Error),
}

impl Courier {
    pub(crate) fn new(reach: Reach) -> Result<Self, tokio_rustls::rustls::Error> {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        Self::trusting(roots, reach)
    }

    fn trusting(roots: RootCertStore, reach: Reach) -> Result<Self, tokio_rustls::rustls::Error> {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self { tls: TlsConnector::from(Arc::new(config)), reach })
    }

    /// Whether messages may be sent to this address at all; where its name
    /// leads to is seen when one is.
    pub(super) fn takes(&self, endpoint: &str) -> bool {
        endpoint.len() <= MAX_ENDPOINT
            && endpoint.parse().is_ok_and(|uri| self.target(&uri).is_ok())
    }

    /// Host and port, and whether to encrypt the way.
    fn target<'a>(&self, endpoint: &'a Uri) -> Result<(&'a str, u16, bool), Undelivered> {
        let authority = endpoint.authority().ok_or(Undelivered::Address)?;
        let anywhere = self.reach == Reach::Anywhere;
        let tls = match endpoint.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && anywhere => false,
            _ => return Err(Undelivered::Address),
        };
        let port = endpoint.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let literal = host.parse::<IpAddr>().ok();
        let named = literal.is_some() || host.contains('.');
        if authority.as_str().contains('@') || host.is_empty() {
            return Err(Undelivered::Address);
        }
        if !anywhere && (port != 443 || !named || literal.is_some_and(|ip| !is_public(ip))) {
            return Err(Undelivered::Address);
        }
        Ok((host, port, tls))
    }

    /// What the push service says to a message.
    pub(crate) async fn deliver(
        &self,
        request: Request<Vec<u8>>,
    ) -> Result<StatusCode, Undelivered> {
        timeout(SLOWEST, self.post(request)).await.unwrap_or(Err(Undelivered::Slow))
    }

    async fn post(&self, request: Request<Vec<u8>>) -> Result<StatusCode, Undelivered> {
        let endpoint = request.uri().clone();
        let (host, port, tls) = self.target(&endpoint)?;
        let found: Vec<SocketAddr> = tokio::net::lookup_host((host, port)).await?.collect();
        // A name that leads to several places may lead to one in here.
        if self.reach == Reach::Public && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Undelivered::Address);
        }
        // What was looked at is connected to: the name may lead elsewhere by now.
        let stream = connect(&found).await?;
        if !tls {
            return send(stream, request).await;
        }
        let name = ServerName::try_from(host.to_owned()).map_err(|_| Undelivered::Address)?;
        send(self.tls.connect(name, stream).await?, request).await
    }
}

async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, std::io::Error> {
    let mut last = std::io::Error::from(std::io::ErrorKind::NotFound);
    for address in addresses {
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Sends it and reads the head of the answer; the rest is nobody's business.
async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Vec<u8>>,
) -> Result<StatusCode, Undelivered> {
    let (mut head, body) = request.into_parts();
    let authority = head.uri.authority().ok_or(Undelivered::Address)?;
    let host = HeaderValue::from_str(authority.as_str()).map_err(|_| Undelivered::Address)?;
    head.headers.insert(header::HOST, host);
    let path = head.uri.path_and_query().cloned();
    head.uri = path.unwrap_or_else(|| PathAndQuery::from_static("/")).into();
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let sending = sender.send_request(Request::from_parts(head, Body::from(body)));
    let mut sending = pin!(sending);
    tokio::select! {
        answer = &mut sending => Ok(answer?.status()),
        // Some hang up as soon as they have answered.
        _ = connection => Ok(sending.await?.status()),
    }
}

/// Whether everybody can reach this address: not this machine, not this
/// network, nothing that leads there in disguise.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special =
        matches!((a, b, c), (0 | 240.., ..) | (192, 0, 0) | (100, 64..=127, _) | (198, 18..=19, _));
    !(special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast())
}

/// What is given out to the public begins with the bits 001; some of it leads
/// on to other addresses.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Teredo and other protocols, documentation, 6to4.
    let special =
        matches!((a, b), (0x2001, 0..=0x01ff | 0x0db8) | (0x2002, _) | (0x3fff, 0..=0x0fff));
    a >> 13 == 1 && !special
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        for public in ["1.1.1.1", "142.250.185.74", "2a00:1450:4001:80f::200a", "::ffff:1.1.1.1"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for not in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "198.18.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "203.0.113.5",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:4136:e378::1",
            "2001:db8::1",
            "3fff::1",
        ] {
            assert!(!is_public(not.parse().unwrap()), "{not}");
        }
    }

    #[test]
    fn only_https_to_public_hosts_is_taken() {
        let courier = Courier::new(Reach::Public).unwrap();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com:443/QGu",
        ] {
            assert!(courier.takes(good), "{good}");
        }
        let long = format!("https://push.example/{}", "a".repeat(MAX_ENDPOINT));
        for bad in [
            "http://push.example/a",
            "https://localhost/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://[::ffff:10.0.0.1]/a",
            "https://10.0.0.1/a",
            "https://push.example:8443/a",
            "https://me@push.example/a",
            "ftp://push.example/a",
            "/a",
            "push.example",
            "",
            "https://",
            "https://router/",
            &long,
        ] {
            assert!(!courier.takes(bad), "{bad}");
        }
        let courier = Courier::new(Reach::Anywhere).unwrap();
        assert!(courier.takes("http://127.0.0.1:8080/a") && !courier.takes("ftp://127.0.0.1/a"));
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        let courier = Courier::new(Reach::Public).unwrap();
        // Has a dot, and is this machine all the same.
        let request = Request::post("https://localhost./a").body(Vec::new()).unwrap();
        let answer = courier.deliver(request).await;
        assert!(
            matches!(answer, Err(Undelivered::Address | Undelivered::Unreachable(_))),
            "{answer:?}"
        );
    }

    /// An https server on this machine whose certificate an authority of these
    /// tests has signed; the files are good for a hundred years.
    async fn push_service() -> u16 {
        let certificate = CertificateDer::from(include_bytes!("tls/localhost.der").to_vec());
        let key = PrivatePkcs8KeyDer::from(include_bytes!("tls/localhost-key.der").to_vec());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key.into())
            .unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            let acceptor = TlsAcceptor::from(Arc::new(config));
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut request = vec![0; 4096];
                let read = stream.read(&mut request).await.unwrap();
                let text = String::from_utf8_lossy(&request[..read]).into_owned();
                assert!(text.starts_with("POST /send?a=1 HTTP/1.1\r\n"), "{text}");
                assert!(text.contains(&format!("host: localhost:{port}\r\n")), "{text}");
                stream
                    .write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
                    .await
                    .unwrap();
            }
        });
        port
    }

    #[tokio::test]
    async fn a_push_service_must_prove_who_it_is() {
        let port = push_service().await;
        let request = || {
            let address = format!("https://localhost:{port}/send?a=1");
            Request::post(address).body(b"sealed".to_vec()).unwrap()
        };
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from(&include_bytes!("tls/authority.der")[..])).unwrap();
        let courier = Courier::trusting(roots, Reach::Anywhere).unwrap();
        assert_eq!(courier.deliver(request()).await.unwrap(), StatusCode::CREATED);
        let answer = Courier::new(Reach::Anywhere).unwrap().deliver(request()).await;
        assert!(matches!(answer, Err(Undelivered::Unreachable(_))), "{answer:?}");
    }
}
