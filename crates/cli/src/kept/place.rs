//! Where the desk keeps its events: a folder of this machine, or a database server.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::unread;
use crate::outcome::Outcome;
use std::path::PathBuf;
use store::{Error, Place, Store, wait};
use text::say;

#[derive(clap::Args, Debug, Default)]
pub(crate) struct PlaceArgs {
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "PLACE")]
    database: Option<String>,
}

/// What a store is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To look at: it must be there.
    Look,
    /// To write: it is made when it is not there.
    Make,
}

impl PlaceArgs {
    /// The place that is named, or the usual one.
    pub(crate) fn place(&self) -> Result<Place, Error> {
        match &self.database {
            Some(url) => Place::parse(url),
            None => Ok(Place::in_folder(&self.data.clone().unwrap_or_else(usual_folder))),
        }
    }
}

/// The folder of data where none is named: that of the user's programs, or `reglament-data` here.
fn usual_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || Some(variable("HOME")?.join(".local/share"));
    match variable("XDG_DATA_HOME").or_else(|| variable("LOCALAPPDATA")).or_else(home) {
        Some(folder) => folder.join("reglament"),
        None => PathBuf::from("reglament-data"),
    }
}

/// Opens a store, does something with it and closes it.
pub(super) fn open<T>(
    args: &PlaceArgs,
    purpose: Purpose,
    wish: Wish,
    work: impl AsyncFnOnce(&Store) -> Result<T, Error>,
) -> Result<T, Outcome> {
    let place = args.place().map_err(|error| fault(&error, wish))?;
    if let Place::File(path) = &place
        && purpose == Purpose::Look
        && !path.exists()
    {
        let what = say!(wish.lang, "kept-nothing", place = place.to_string());
        return Err(Complaint::new("no-store", what).outcome(wish));
    }
    let done = wait(async {
        let store = Store::open(&place).await?;
        let done = work(&store).await;
        store.close().await;
        done
    });
    match done {
        Ok(done) => done.map_err(|error| fault(&error, wish)),
        Err(error) => Err(fault(&Error::File { path: PathBuf::new(), error }, wish)),
    }
}

/// Why something could not be done.
pub(super) fn fault(error: &Error, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let complaint = match error {
        Error::File { path, error } => unread(path, error, wish),
        Error::NotEmpty => Complaint::new("not-empty", say!(lang, "kept-not-empty")),
        Error::NotAStore { path } => {
            Complaint::new("no-store", say!(lang, "kept-no-store", file = path.display().to_string()))
        }
        Error::Newer { .. } => Complaint::new("newer", say!(lang, "kept-newer")),
        Error::NotOpening => Complaint::new("not-opening", say!(lang, "event-file-empty")),
        Error::Place { given } => Complaint::new("place", say!(lang, "kept-place", given = given.as_str())),
        other => Complaint::new("store", say!(lang, "kept-fault", what = other.to_string())),
    };
    complaint.outcome(wish)
}
