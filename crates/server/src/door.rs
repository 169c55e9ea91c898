//! The listener: takes connections, and lets go of those that say nothing.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_service::Service;

use crate::limits::{Plain, RateLimiter};
use crate::patient::Patient;

/// What stands behind the listener.
pub(crate) struct Door {
    pub(crate) router: Router,
    /// Counts the connections of an address, where peers are who they seem.
    pub(crate) limiter: Option<Arc<RateLimiter>>,
    /// How long the head of a request may take.
    pub(crate) patience: Duration,
}

impl Door {
    /// Serves on `listener` until `stopping` says so, and then until the last
    /// request is answered.
    ///
    /// In place of `axum::serve`, which waits for the head of a request for ever:
    /// whoever sends a byte a minute would hold a connection each.
    pub(crate) async fn serve(self, mut listener: TcpListener, stopping: watch::Receiver<bool>) {
        let Self { router, limiter, patience } = self;
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(patience);
        let mut stopped = stopping.clone();
        let mut stopped = pin!(stopped.wait_for(|stopping| *stopping));
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                // As axum has it: what is wrong with one connection is no reason
                // to take no others.
                (stream, peer) = Listener::accept(&mut listener) => {
                    let place = limiter.as_ref().map(|limiter| limiter.admit_plain(peer.ip()));
                    // Too many of that address: hung up on at once.
                    if matches!(place, Some(None)) {
                        continue;
                    }
                    let router = router.clone();
                    connections.spawn(talk(
                        http.clone(), stream, peer, router, stopping.clone(), place.flatten(),
                    ));
                }
                Some(_) = connections.join_next() => {}
                _ = &mut stopped => break,
            }
        }
        drop(listener);
        while connections.join_next().await.is_some() {}
    }
}

async fn talk(
    http: http1::Builder,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
    _place: Option<Plain>,
) {
    // A move is a small message that somebody waits for.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection ended at once");
        return;
    }
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answered = router.clone().call(request.map(Body::new));
        async move { answered.await.map_err(|never: Infallible| never) }
    });
    let mut connection =
        pin!(http.serve_connection(TokioIo::new(Patient::new(stream)), answer).with_upgrades());
    let stopped = async {
        let _ = stopping.wait_for(|stopping| *stopping).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}
