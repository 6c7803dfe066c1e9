//! A `PostgreSQL` server for tests: on a free port, with a folder of data of its own, gone when the test ends, however it
//! ends.
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a commit means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Commits {
    /// It is on the disk, as a server is shipped.
    OnDisk,
    /// It is in memory: enough where nothing crashes.
    InMemory,
}

/// A running server. It stops with the value, and with the process that holds it.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    user: Option<(u32, u32)>,
    folder: PathBuf,
    port: u16,
    commits: Commits,
    running: Option<Child>,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server, or says on the error stream that there is none here and gives nothing.
    pub fn start(commits: Commits) -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("PostgreSQL is absent (Debian: apt-get install postgresql): its half is not run");
            return None;
        };
        let user = other_user();
        let folder = new_folder(user);
        let mut server =
            Self { programs, user, folder, port: 0, commits, running: None, databases: AtomicU32::new(0) };
        let done = server
            .command("initdb")
            .args(["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(server.data())
            .output()
            .expect("initdb");
        assert!(done.status.success(), "initdb: {}", String::from_utf8_lossy(&done.stderr));
        server.run();
        Some(server)
    }

    /// The address of a new and empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let done = self
            .command("createdb")
            .args(["-h", "127.0.0.1", "-U", "postgres", "-p", &self.port.to_string(), &name])
            .output()
            .expect("createdb");
        assert!(done.status.success(), "createdb: {}", String::from_utf8_lossy(&done.stderr));
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// The address of a new database with what a dump tells.
    pub fn load(&self, dump: &Path) -> String {
        let url = self.database();
        let mut load = self.command("psql");
        load.args(["--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", &url]);
        load.stdin(fs::File::open(dump).expect("a dump"));
        let done = load.output().expect("psql");
        assert!(done.status.success(), "psql: {}", String::from_utf8_lossy(&done.stderr));
        url
    }

    /// What a database holds, as statements.
    pub fn dump(&self, url: &str) -> String {
        let done = self.command("pg_dump").args(["--inserts", "--no-owner", url]).output().expect("pg_dump");
        assert!(done.status.success(), "pg_dump: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("UTF-8")
    }

    /// Ends it as a power cut does, and starts it again on the same port.
    pub fn crash(&mut self) {
        self.stop("immediate");
        self.run();
    }

    /// Runs the server, on another port when somebody was faster.
    fn run(&mut self) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.port == 0 {
                self.port = free_port();
            }
            let mut child = self.spawn();
            while child.try_wait().expect("the server").is_none() && start.elapsed() < PATIENCE {
                if self.is_ready() {
                    self.running = Some(child);
                    return;
                }
                thread::sleep(Duration::from_millis(20));
            }
            let _ = child.kill();
            self.port = 0;
        }
        panic!(
            "PostgreSQL does not start: {}",
            fs::read_to_string(self.folder.join("log")).unwrap_or_default()
        );
    }

    /// The server under a shell that ends it when our end of the pipe closes: also when this process is killed.
    fn spawn(&self) -> Child {
        // What runs in the background of a shell reads nothing, unless it is told to.
        const KEEPER: &str = "log=$1; shift; exec 3<&0; \"$@\" 3<&- </dev/null >>\"$log\" 2>&1 & server=$!; \
            (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & wait $server";
        let mut command = self.command_of(Path::new("sh"));
        command.args(["-c", KEEPER, "sh"]).arg(self.folder.join("log")).arg(self.programs.join("postgres"));
        command.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        command.args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        if self.commits == Commits::InMemory {
            command.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().expect("a shell")
    }

    fn is_ready(&self) -> bool {
        let mut probe = self.command("pg_isready");
        probe.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        probe.status().is_ok_and(|status| status.success())
    }

    fn stop(&mut self, how: &str) {
        let Some(mut child) = self.running.take() else { return };
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "-s", "-m", how, "-D"]).arg(self.data());
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        drop(child.stdin.take());
        let _ = child.wait();
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, name: &str) -> Command {
        self.command_of(&self.programs.join(name))
    }

    fn command_of(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).env("LC_ALL", "C");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop("immediate");
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the server's programs: that of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Debian keeps them off the path; what is on it may be a link.
    let on_path =
        std::env::split_paths(&path).filter_map(|folder| folder.join("postgres").canonicalize().ok());
    let mut folders: Vec<PathBuf> =
        on_path.filter_map(|program| Some(program.parent()?.to_owned())).collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number =
        |path: &Path| -> u32 { path.file_name().and_then(|n| n.to_str()?.parse().ok()).unwrap_or(0) };
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path()).collect();
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    folders.extend(versions.into_iter().map(|version| version.join("bin")));
    let is_whole = |folder: &PathBuf| {
        ["postgres", "initdb", "createdb", "psql", "pg_dump", "pg_isready", "pg_ctl"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    folders.into_iter().find(is_whole)
}

/// The user that the server runs as, where this one is root: it refuses root.
fn other_user() -> Option<(u32, u32)> {
    let number = |args: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(args).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    (number(&["-u"]) == Some(0)).then(|| {
        let both = number(&["-u", "postgres"]).zip(number(&["-g", "postgres"]));
        both.expect("PostgreSQL came with a user of this name")
    })
}

/// A folder that the server's user owns.
fn new_folder(user: Option<(u32, u32)>) -> PathBuf {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let name = format!("reglament-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    let folder = std::env::temp_dir().join(name);
    // What a process of the same number left behind.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).expect("a folder for the server");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).expect("its permissions");
    if let Some((user, group)) = user {
        chown(&folder, Some(user), Some(group)).expect("its owner");
    }
    folder
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its number").port()
}
