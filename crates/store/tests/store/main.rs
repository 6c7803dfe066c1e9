//! The store on both engines: one suite.
mod log;
mod samples;
mod suite;

suite::suite! {
    log::a_new_store_is_empty,
    log::what_is_written_is_read_back,
    log::a_stream_is_opened_once,
    log::another_version_is_a_conflict,
    log::a_command_is_done_once,
    log::all_or_none,
    log::many_writers_lose_nothing,
    log::streams_are_kept_apart,
    log::the_tail_has_every_entry_once,
    log::who_waits_is_woken,
}
