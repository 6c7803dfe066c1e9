//! Lists every flip, one a line: `regulation key answer`.
use reglament_testkit::law::Flip;

fn main() {
    for flip in Flip::all() {
        println!("{flip}");
    }
}
