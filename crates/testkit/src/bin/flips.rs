//! Lists every flip, one a line: `regulation key answer`. One that nothing can notice stands after `inert: `, with
//! the reason.
use reglament_testkit::law::Flip;

fn main() {
    for flip in Flip::all() {
        match flip.inert() {
            Some(why) => println!("inert: {flip}: {why}"),
            None => println!("{flip}"),
        }
    }
}
