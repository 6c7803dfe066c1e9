//! Lists every flip, one a line: `regulation key answer`. One that nothing can notice stands after `inert: `, with
//! the reason; one of the hall after `hall: `.
use reglament_testkit::law::Flip;

fn main() {
    for flip in Flip::all() {
        match flip.inert() {
            Some(why) => println!("inert: {flip}: {why}"),
            None if flip.is_of_hall() => println!("hall: {flip}"),
            None => println!("{flip}"),
        }
    }
}
