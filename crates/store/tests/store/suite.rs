//! The suite: a list of cases, each a function of an empty store. In a file each case is a test of its own.
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
    };
}
pub(crate) use suite;

/// Runs a case on a store in a new file.
pub(crate) fn in_a_file(case: impl AsyncFnOnce(&Store)) {
    let folder = tempfile::tempdir().unwrap();
    wait(async {
        let store = Store::open(&Place::in_folder(folder.path())).await.unwrap();
        case(&store).await;
        store.close().await;
    })
    .unwrap();
}
