//! `reglament serve`: opens the desk, and runs until it is told to stop.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use server::{Open, Options, Problem};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use store::Place;
use text::{Lang, say};

#[derive(clap::Args, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value_t = LISTEN)]
    listen: SocketAddr,
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    // A database server instead of a file.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// This machine alone.
const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

impl Default for ServeArgs {
    fn default() -> Self {
        Self { listen: LISTEN, data: None, database: None }
    }
}

pub(crate) fn run(args: &ServeArgs, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let place = match &args.database {
        Some(url) => match Place::parse(url) {
            Ok(place) => place,
            Err(error) => return cannot(&error.to_string(), wish),
        },
        None => Place::in_folder(&args.data.clone().unwrap_or_else(folder)),
    };
    let kept = place.to_string();
    let options = Options { listen: args.listen, place };
    let ran = server::run(&options, |open| {
        // What is said while it runs cannot wait for its end.
        Outcome { code: Code::Ok, out: greeting(&open, &kept, lang), err: String::new() }.print(lang);
    });
    match ran {
        Ok(()) => Outcome::of(Code::Ok, String::new()),
        Err(Problem::Listen(address, error)) => {
            let what = say!(lang, "serve-busy", address = address.to_string(), error = error.to_string());
            Complaint::new("listen", what).because(say!(lang, "serve-other-port")).outcome(wish)
        }
        Err(error) => cannot(&error.to_string(), wish),
    }
}

fn cannot(error: &str, wish: Wish) -> Outcome {
    Complaint::new("serve", say!(wish.lang, "serve-cannot", error = error)).outcome(wish)
}

fn greeting(open: &Open, kept: &str, lang: Lang) -> String {
    let mut lines = vec![
        say!(lang, "serve-open", address = format!("http://{}/", open.address)),
        say!(lang, "serve-kept", place = kept),
    ];
    lines.extend(open.code.as_ref().map(|code| say!(lang, "serve-code", code = code)));
    lines.push(say!(lang, "serve-stop"));
    lines.join("\n") + "\n"
}

/// The folder of data where none is named: that of the user's programs, or `reglament-data` here.
fn folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || Some(variable("HOME")?.join(".local/share"));
    match variable("XDG_DATA_HOME").or_else(|| variable("LOCALAPPDATA")).or_else(home) {
        Some(folder) => folder.join("reglament"),
        None => PathBuf::from("reglament-data"),
    }
}
