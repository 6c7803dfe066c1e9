//! How long a plan takes: processor time of this thread where the system tells it, else time on the wall.
use std::fs;
use std::time::{Duration, Instant};

/// What a call gives, and its time.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let (start, begun) = (Instant::now(), processor_time());
    let result = work();
    let time = match (begun, processor_time()) {
        (Some(begun), Some(ended)) => ended.saturating_sub(begun),
        _ => start.elapsed(),
    };
    (result, time)
}

fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}
