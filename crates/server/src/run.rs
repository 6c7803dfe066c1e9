//! Runs the desk: opens the store, listens, stops when it is told to.
use crate::app::{App, Settings};
use crate::front::router;
use crate::secret::{self, Cost};
use std::fmt;
use std::net::SocketAddr;
use store::{Place, Store};
use tokio::net::TcpListener;

/// Where the desk listens and keeps its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The addresses it answers at, such as `127.0.0.1:8080`.
    pub listen: SocketAddr,
    /// Where its events are.
    pub place: Place,
}

/// That the desk is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// Where.
    pub address: SocketAddr,
    /// What whoever makes the first account has to know; nothing where this machine alone reaches the desk.
    pub code: Option<String>,
}

/// Why it cannot run.
#[derive(Debug)]
pub enum Problem {
    /// The store cannot be opened.
    Store(store::Error),
    /// Nobody can listen there.
    Listen(SocketAddr, std::io::Error),
    /// The machine gives no threads or sockets.
    Machine(std::io::Error),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) => write!(f, "{address}: {error}"),
            Self::Machine(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Problem {}

/// Runs until it is told to stop. `ready` is called once, when pages can be asked for.
pub fn run(options: &Options, ready: impl FnOnce(Open)) -> Result<(), Problem> {
    logs();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(Problem::Machine)?;
    runtime.block_on(serve(options, ready))
}

async fn serve(options: &Options, ready: impl FnOnce(Open)) -> Result<(), Problem> {
    let store = Store::open(&options.place).await.map_err(Problem::Store)?;
    let code = (!options.listen.ip().is_loopback()).then(secret::code);
    let app = App::new(store.clone(), Settings { cost: Cost::Usual, code: code.clone() });
    let listener =
        TcpListener::bind(options.listen).await.map_err(|error| Problem::Listen(options.listen, error))?;
    let address = listener.local_addr().map_err(Problem::Machine)?;
    let follower = app.clone();
    let follower = tokio::spawn(async move { follower.follow().await });
    app.begin_at(address).await.map_err(Problem::Store)?;
    tracing::info!(%address, place = %options.place, "the desk is open");
    ready(Open { address, code });
    // Streams of news never end by themselves: whoever is told to stop does not wait for them.
    tokio::select! {
        ended = axum::serve(listener, router(&app).into_make_service_with_connect_info::<SocketAddr>()) => {
            ended.map_err(Problem::Machine)?;
        }
        () = told_to_stop() => {}
    }
    follower.abort();
    app.doors.shut();
    store.close().await;
    tracing::info!("the desk is closed");
    Ok(())
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Logs as lines of JSON on the error stream; `RUST_LOG` says how much.
fn logs() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,reglament_server=info"));
    let lines = tracing_subscriber::fmt().json().with_writer(std::io::stderr).with_env_filter(filter);
    // Where a test has set another receiver, that one stays.
    let _ = lines.try_init();
}
