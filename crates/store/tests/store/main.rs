//! The store on both engines: one suite.
mod access;
mod copies;
mod crash;
mod kept;
mod log;
mod samples;
mod suite;
mod versions;

suite::suite! {
    access::the_first_account_is_the_owner,
    access::a_login_is_taken_once,
    access::a_session_holds_until_it_ends,
    access::a_closed_account_is_out,
    access::an_invitation_is_used_once,
    access::a_device_ends_with_its_sessions,
    access::a_token_holds_until_it_is_taken_back,
    access::tries_are_counted_within_a_time,
    kept::settings_are_words,
    kept::a_setting_that_is_set_once_is_the_same_for_all,
    kept::an_older_snapshot_is_let_go,
    kept::who_asked_to_be_forgotten_is_in_no_row,
    copies::a_backup_opens_elsewhere,
    copies::a_backup_fills_an_empty_store_alone,
    copies::a_backup_is_one_moment,
    copies::an_event_goes_out_and_comes_in,
    copies::a_file_that_goes_on_is_added_to,
    copies::a_forgotten_person_does_not_come_back,
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
