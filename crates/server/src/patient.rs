//! A stream whose other side has to read now and then.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

/// How long what is written may wait for somebody who does not read.
const SLOWEST: Duration = Duration::from_secs(20);

/// A connection that ends when nothing could be written to it for a while:
/// hyper would wait for ever, with the answer in memory.
pub(crate) struct Patient {
    stream: TcpStream,
    slowest: Duration,
    /// Set while something waits to be written.
    limit: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self { stream, slowest: SLOWEST, limit: None }
    }

    /// What came of an attempt to write, unless that has been tried for too
    /// long.
    fn note<T>(
        &mut self,
        context: &mut Context<'_>,
        tried: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.limit = None;
            return tried;
        }
        let end = || Box::pin(tokio::time::sleep_until(Instant::now() + self.slowest));
        let limit = self.limit.get_or_insert_with(end);
        match limit.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(context, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, buffers);
        self.note(context, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::net::TcpListener;

    use super::*;

    /// A connection whose other side need not read, and that side.
    async fn connection(slowest: Duration) -> (Patient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let reader = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        (Patient { slowest, ..Patient::new(stream) }, reader)
    }

    async fn write(patient: &mut Patient) -> io::Result<usize> {
        poll_fn(|context| Pin::new(&mut *patient).poll_write(context, &[7; 1 << 13])).await
    }

    #[tokio::test]
    async fn whoever_reads_nothing_is_let_go() {
        let slowest = Duration::from_millis(100);
        let (mut patient, _reader) = connection(slowest).await;
        let mut last = Instant::now();
        let error = loop {
            match write(&mut patient).await {
                Ok(_) => last = Instant::now(),
                Err(error) => break error,
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(last.elapsed() >= slowest, "{:?}", last.elapsed());
    }

    #[tokio::test]
    async fn whoever_reads_slowly_is_waited_for() {
        let slowest = Duration::from_secs(2);
        let (mut patient, reader) = connection(slowest).await;
        let begun = Instant::now();
        let slowly = tokio::spawn(async move {
            // What fits into the system's buffers lets the writer go on at once,
            // so much is read at a time.
            let mut buffer = vec![0; 1 << 22];
            while begun.elapsed() < slowest + slowest / 2 {
                tokio::time::sleep(slowest / 5).await;
                while matches!(reader.try_read(&mut buffer), Ok(1..)) {}
            }
            reader
        });
        // Each waits less than the most, all together wait for longer than that.
        while begun.elapsed() < slowest + slowest / 5 {
            write(&mut patient).await.expect("somebody reads now and then");
        }
        slowly.await.unwrap();
    }
}
