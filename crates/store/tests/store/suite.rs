//! The suite: a list of cases, each a function of an empty store. In a file each case is a test of its own; one server
//! takes all of them, each in a database of its own.
use reglament_store::{Place, Store, wait};

/// Makes the tests of a list of cases.
macro_rules! suite {
    ($( $module:ident::$case:ident, )*) => {
        mod file {
            $(
                #[test]
                fn $case() {
                    crate::suite::in_a_file(async |store| crate::$module::$case(store).await);
                }
            )*
        }

        mod server {
            #[test]
            fn all_cases() {
                let Some(server) = crate::suite::server() else { return };
                $(
                    // The name of the case that fails is in the captured output.
                    println!(concat!(stringify!($module), "::", stringify!($case)));
                    crate::suite::on(&server.database(), async |store| crate::$module::$case(store).await);
                )*
            }
        }
    };
}
pub(crate) use suite;
use testkit::postgres::{Commits, Postgres};

/// A server for cases in which nothing crashes.
pub(crate) fn server() -> Option<Postgres> {
    Postgres::start(Commits::InMemory)
}

/// Runs a case on a store in a new file.
pub(crate) fn in_a_file(case: impl AsyncFnOnce(&Store)) {
    let folder = tempfile::tempdir().unwrap();
    at(&Place::in_folder(folder.path()), case);
}

/// Runs a case on a store in a database.
pub(crate) fn on(database: &str, case: impl AsyncFnOnce(&Store)) {
    at(&Place::parse(database).unwrap(), case);
}

fn at(place: &Place, case: impl AsyncFnOnce(&Store)) {
    wait(async {
        let store = Store::open(place).await.unwrap();
        case(&store).await;
        store.close().await;
    })
    .unwrap();
}
