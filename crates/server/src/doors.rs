//! The doors of the desk: where it can be reached. It opens at the machine's own address, and one switch opens it to the
//! hall, at each address that the machine has in a network.
use crate::app::App;
use crate::front::router;
use axum::Router;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// The setting that holds across restarts: phones in the hall find the desk again.
const SETTING: &str = "open-to-the-hall";

/// Where the desk listens.
#[derive(Default, Debug)]
pub(crate) struct Doors(Mutex<State>);

#[derive(Default, Debug)]
struct State {
    /// Where it listened from the start.
    first: Option<SocketAddr>,
    /// What was opened since.
    more: BTreeMap<SocketAddr, JoinHandle<()>>,
}

/// An address in a network that the desk could be reached at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Door {
    /// The address.
    pub(crate) at: SocketAddr,
    /// The network card, as the system calls it.
    pub(crate) card: String,
    /// Whether the desk listens there.
    pub(crate) open: bool,
    /// Why it could not be opened.
    pub(crate) fault: Option<String>,
}

impl Drop for State {
    fn drop(&mut self) {
        self.more.values().for_each(JoinHandle::abort);
    }
}

impl Doors {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says where the desk listens from the start.
    pub(crate) fn begin(&self, at: SocketAddr) {
        self.state().first = Some(at);
    }

    /// Whether it was started so that the hall reaches it: then there is nothing to switch.
    pub(crate) fn is_wide(&self) -> bool {
        self.state().first.is_some_and(|first| !first.ip().is_loopback())
    }

    /// All addresses of the machine in networks, with what listens there.
    pub(crate) fn all(&self) -> Vec<Door> {
        let state = self.state();
        let Some(first) = state.first else { return Vec::new() };
        let door = |(card, ip): (String, IpAddr)| {
            let at = SocketAddr::new(ip, first.port());
            let listens = first.ip().is_unspecified() || first == at || state.more.contains_key(&at);
            Door { at, card, open: listens, fault: None }
        };
        cards().into_iter().map(door).collect()
    }

    /// Opens the desk at every address that it is not open at; those that cannot be opened say why.
    async fn open(&self, service: &Router) -> Vec<Door> {
        let mut doors = self.all();
        for door in doors.iter_mut().filter(|door| !door.open) {
            match TcpListener::bind(door.at).await {
                Ok(listener) => {
                    let service = service.clone().into_make_service_with_connect_info::<SocketAddr>();
                    let served = tokio::spawn(async move {
                        if let Err(error) = axum::serve(listener, service).await {
                            tracing::error!(%error, "a door of the desk has fallen shut");
                        }
                    });
                    self.state().more.insert(door.at, served);
                    door.open = true;
                    tracing::info!(address = %door.at, "the desk is open to the hall");
                }
                Err(error) => door.fault = Some(error.to_string()),
            }
        }
        doors
    }

    /// Closes what was opened since the start.
    pub(crate) fn shut(&self) {
        let closed = std::mem::take(&mut self.state().more);
        closed.values().for_each(JoinHandle::abort);
    }
}

impl App {
    /// Opens the desk to the hall, or closes it, now and after the next start.
    pub(crate) async fn open_to_hall(&self, open: bool) -> Result<Vec<Door>, store::Error> {
        if !open {
            self.store.unset(SETTING).await?;
            self.doors.shut();
            return Ok(self.doors.all());
        }
        self.store.set(SETTING, "yes").await?;
        Ok(self.doors.open(&router(self)).await)
    }

    /// Says where the desk listens, and opens it to the hall where it was so before.
    pub(crate) async fn begin_at(&self, at: SocketAddr) -> Result<(), store::Error> {
        self.doors.begin(at);
        if !self.doors.is_wide() && self.store.setting(SETTING).await?.is_some() {
            self.doors.open(&router(self)).await;
        }
        Ok(())
    }

    /// The address that phones type: the first open one in a network, or the one that was asked.
    pub(crate) fn address(&self, asked: Option<&str>) -> String {
        let open = self.doors.all().into_iter().find(|door| door.open).map(|door| door.at.to_string());
        // A page that was asked for at an address of the hall is reached by others there, too.
        let is_own = |host: &&str| {
            host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]")
        };
        let host = asked.filter(|host| !is_own(host)).map(ToOwned::to_owned).or(open);
        format!(
            "http://{}",
            host.or_else(|| asked.map(ToOwned::to_owned)).unwrap_or_else(|| "localhost".to_owned())
        )
    }
}

/// The machine's cards in networks with their addresses of the fourth version: the ones that people type.
fn cards() -> Vec<(String, IpAddr)> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let in_network = all.into_iter().filter(|card| !card.is_loopback() && card.ip().is_ipv4());
    let mut cards: Vec<(String, IpAddr)> = in_network.map(|card| (card.name.clone(), card.ip())).collect();
    cards.sort();
    cards.dedup();
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Settings;
    use crate::secret::Cost;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::time::Duration;
    use store::{Place, Store};

    /// Whether the desk answers at an address.
    async fn answers(at: SocketAddr) -> bool {
        let asked = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect_timeout(&at, Duration::from_secs(2)).ok()?;
            stream.write_all(b"GET /health HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n").ok()?;
            let mut text = String::new();
            stream.read_to_string(&mut text).ok()?;
            Some(text.starts_with("HTTP/1.1 200"))
        });
        asked.await.ok().flatten().unwrap_or(false)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_hall_reaches_the_desk_while_the_switch_is_on_and_after_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Place::in_folder(folder.path())).await.unwrap();
        let desk = || App::new(store.clone(), Settings { cost: Cost::Test, code: None });
        let app = desk();
        assert!(app.doors.all().is_empty(), "before it listens anywhere there is no door");
        let first = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        app.begin_at(first).await.unwrap();
        assert!(!app.doors.is_wide() && app.doors.all().iter().all(|door| !door.open));
        let doors = app.open_to_hall(true).await.unwrap();
        assert_eq!(doors.len(), cards().len());
        for door in &doors {
            assert!(door.open && answers(door.at).await, "{door:?}");
        }
        if let Some(door) = doors.first() {
            assert_eq!(app.address(Some("localhost:8080")), format!("http://{}", door.at));
        }
        assert_eq!(app.address(Some("192.168.7.7:8080")), "http://192.168.7.7:8080");
        app.doors.shut();
        tokio::time::sleep(Duration::from_millis(100)).await;
        for door in &doors {
            assert!(!answers(door.at).await, "{door:?}");
        }
        // The next start opens what was open.
        let again = desk();
        again.begin_at(first).await.unwrap();
        assert!(again.doors.all().iter().all(|door| door.open));
        again.open_to_hall(false).await.unwrap();
        let closed = desk();
        closed.begin_at(first).await.unwrap();
        assert!(closed.doors.all().iter().all(|door| !door.open));
    }
}
