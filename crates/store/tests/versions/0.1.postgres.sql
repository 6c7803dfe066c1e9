--
-- PostgreSQL database dump
--

\restrict RfaWcOgrziaA4LSoe8r42wzVEV0oRFUQqqmX47B6aibP3tR5VLg1GAqugjbXW7Y

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id bigint NOT NULL,
    login text NOT NULL,
    name text NOT NULL,
    password text NOT NULL,
    created bigint NOT NULL,
    closed bigint
);


--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    key text NOT NULL,
    count bigint NOT NULL,
    since bigint NOT NULL
);


--
-- Name: counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counters (
    name text NOT NULL,
    value bigint NOT NULL
);


--
-- Name: devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.devices (
    id bigint NOT NULL,
    stream bigint NOT NULL,
    place bigint,
    person bigint,
    role text NOT NULL,
    name text NOT NULL,
    code bytea NOT NULL,
    pin text,
    created bigint NOT NULL,
    expires bigint NOT NULL,
    revoked bigint
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    "position" bigint NOT NULL,
    stream bigint NOT NULL,
    version bigint NOT NULL,
    command text NOT NULL,
    entry text NOT NULL
);


--
-- Name: grants; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.grants (
    account bigint NOT NULL,
    stream bigint NOT NULL,
    role text NOT NULL,
    person bigint
);


--
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    id bigint NOT NULL,
    hash bytea NOT NULL,
    stream bigint NOT NULL,
    role text NOT NULL,
    person bigint,
    made_by bigint NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL,
    used_by bigint,
    used bigint,
    revoked bigint
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    account bigint,
    device bigint,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    expires bigint NOT NULL
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    stream bigint NOT NULL,
    form text NOT NULL,
    version bigint NOT NULL,
    body text NOT NULL
);


--
-- Name: streams; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.streams (
    id bigint NOT NULL,
    command text NOT NULL,
    opened bigint NOT NULL,
    version bigint NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    id bigint NOT NULL,
    account bigint NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    hash bytea NOT NULL,
    scopes text NOT NULL,
    created bigint NOT NULL,
    expires bigint,
    used bigint,
    revoked bigint
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'the store', '2026-11-30 07:54:41.124604+00', true, '\x74b79c7cb3ff406135a724a87cff5b21346de56d2b3afc9fec8bd3e45eeb4827f2d590201fb971a65d77aa48d0078d77', 88310825);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES (1, 'anna', 'Анна', '$argon2id$…', 1772355600000, NULL);


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counters VALUES ('invitation', 0);
INSERT INTO public.counters VALUES ('token', 0);
INSERT INTO public.counters VALUES ('stream', 2);
INSERT INTO public.counters VALUES ('position', 4);
INSERT INTO public.counters VALUES ('account', 1);
INSERT INTO public.counters VALUES ('device', 1);


--
-- Data for Name: devices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.devices VALUES (1, 1, 7, NULL, 'player', 'Стол 7', '\x0707070707070707070707070707070707070707070707070707070707070707', NULL, 1772355600000, 1772355601000, NULL);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES (1, 1, 1, '00000000000000000000000000000001', '{"at":1772355600001,"by":{"role":"owner"},"events":[{"event":{"is":"opened","opening":[{"answers":{"calls.concealed_kong_robbing":["thirteen-orphans","base E 3.3.7"],"calls.double_ron":["each-honba","base E 4.1"],"calls.swap_calling":["forbidden","base E 3.3.2"],"calls.triple_ron":["all","base E 3.4.9"],"clock.early":["judge","decision hall 23"],"clock.final_minutes":["none","decision hall 12"],"clock.ignored_signal":["none","decision hall 23"],"clock.red_zone_minutes":["10","clause samara 6.1.2"],"clock.round_minutes":["105","clause samara 6.1.1"],"clock.time_up":["no-new-deal","clause samara 6.1.2-2"],"course.final_stage":["none","clause samara 1.4"],"course.history":["all","decision hall 16"],"course.kind":["tournament","clause samara 1.4"],"course.length":["one-day","clause samara 4.1"],"course.list_days":["4","clause samara 2-2"],"course.rounds":["4","clause samara 4.1"],"course.stakes":["organiser","decision hall 14"],"course.teams":["none","decision hall 15"],"dora.kan_dora":["counted","base E 3.3.5"],"dora.open_kong_indicator":["at-once","base E 3.3.5"],"dora.pending_indicator":["turned-first","base E 3.3.5"],"dora.red_fives":["none","base E 1.3"],"dora.ura_dora":["counted","base E 3.3.14"],"draw.abortive_draws":["none","base E 3.4.3"],"draw.exhausted_wait":["hand-and-melds","base E 3.3.13"],"draw.nagashi":["none","base E 4.2.6"],"draw.tenpai_display":["may-hide","base E 3.4.2"],"entry.admission":["anybody","decision hall 3"],"entry.late":["refused","clause samara 2-2"],"entry.limit":["28","clause samara 1.3"],"entry.newcomers":["open","decision hall 5"],"entry.restricted_below":["none","decision hall 6"],"entry.substitute_below":["none","decision hall 6"],"entry.substitute_sessions":["none","decision hall 6"],"entry.tables":["full","decision hall 2"],"false_call.dead_hand":["chombo","base E 3.4.6"],"false_call.not_taken":["dead-hand","base E 5.1.1"],"false_call.shown":["dead-hand","base E 5.1.4"],"false_call.swap_calling":["dead-hand","base E 3.4.7"],"false_call.withdrawn":["none","base E 5.1.2"],"false_riichi.dead_hand_not_proved":["none","base E 3.4.7"],"false_riichi.dead_hand_proved":["none","base E 3.4.7"],"false_riichi.hand_changed":["chombo","base E 3.4.6"],"false_riichi.kong":["chombo","base E 3.4.6"],"false_riichi.not_declared":["dead-hand","base E 5.3"],"false_riichi.noten":["chombo","base E 3.4.6"],"false_riichi.noticed_in_time":["corrected","base E 5.3"],"false_riichi.open_hand":["dead-hand","base E 5.3"],"false_win.furiten_not_shown":["dead-hand","base E 3.4.7"],"false_win.furiten_shown":["chombo","base E 3.4.6"],"false_win.nine_terminals_shown":["chombo","base E 3.4.6"],"false_win.not_shown":["dead-hand","base E 3.4.7"],"false_win.shown_no_yaku":["chombo","base E 3.4.6"],"false_win.shown_not_tenpai":["chombo","base E 3.4.6"],"false_win.wrong_word":["chombo","base E 5.1.2"],"fu.double_wind_pair":["4","base E 4.1.1"],"fu.open_pinfu":["thirty","base E 4.1.1"],"fu.pinfu_self_draw":["twenty","base E 4.1.1"],"fu.rinshan":["two","base E 4.2.1"],"game.bust":["play-on","base E 4.1"],"game.dealer_stop":["never","base E 3.6"],"game.extension":["none","clause samara 6.1.3"],"game.leftover_bets":["winner","base E 3.6"],"game.length":["east-south","clause samara rules.2.2"],"game.place_ties":["shared","decision riichi 3"],"game.start_points":["30000","clause samara 6.2.3"],"game.target_points":["none","base E 3.5"],"ladder.listed_games":["0","decision hall 32"],"ladder.listed_years":["0","decision hall 32"],"ladder.priority":["none","decision hall 32"],"ladder.priority_games":["0","decision hall 32"],"late.ban_months":["none","decision hall 24"],"late.close_up_minutes":["none","decision hall 24"],"late.missed":["as-replaced","base E 5.8"],"late.no_show_minutes":["10","base E 5.7"],"late.points_a_minute":["1000","base E 5.7"],"late.scale":["points-a-minute","base E 5.7"],"liability.covers":["that-yakuman","base E 3.3.9"],"liability.groups":["claimed","base E 3.3.9"],"liability.rinshan":["none","base RR"],"liability.yakuman":["dragons-winds","base E 3.3.9"],"rating.games":["all","decision hall 32"],"rating.kind":["none","decision hall 32"],"rating.spread":["40","decision hall 32"],"rating.start":["1500","decision hall 32"],"rating.steady_games":["400","decision hall 32"],"rating.steady_thousandths":["200","decision hall 32"],"rating.step_thousandths":["2","decision hall 32"],"rating_base.first":["30","decision hall 32"],"rating_base.fourth":["-30","decision hall 32"],"rating_base.second":["10","decision hall 32"],"rating_base.third":["-10","decision hall 32"],"result.chombo":["after-uma","base E 3.4.6"],"result.oka":["0","base E 3.6.1"],"result.rounding":["exact","base E 3.6.1"],"result.uma":["fixed","base E 3.6.1"],"result.uma_inner":["5000","base E 3.6.1"],"result.uma_outer":["15000","base E 3.6.1"],"result.uma_ties":["split","base E 3.6.1"],"riichi.ippatsu":["one-han","base E 4.2.1"],"riichi.kong":["same-readings","base E 3.3.14"],"riichi.min_live_tiles":["4","base E 3.3.14"],"riichi.min_points":["none","decision riichi 10"],"seating.choice":["any","decision hall 18"],"seating.clans":["free","decision hall 19"],"seating.first":["lots","clause samara 4.2-2"],"seating.first_seats":["wind-tiles","clause samara rules.2.3"],"seating.later_seats":["wind-tiles","clause samara rules.2.3-4"],"seating.system":["italian","decision hall 18"],"short.again":["allowed","decision hall 22"],"short.gap":["substitute","base E 5.7"],"short.three":["refused","clause samara rules.2.1"],"staff.assistants":["allowed","clause samara 5.6"],"staff.chief_judge":["refused","clause samara 5.5"],"staff.leaving":["tell-judge","decision hall 9"],"staff.punishes":["judge","decision hall 10"],"standings.fifth":["none","clause samara 6.3.4"],"standings.final_first":["none","clause samara 1.4"],"standings.final_second":["none","clause samara 1.4"],"standings.first":["mean-place","clause samara 6.3.1"],"standings.fourth":["point-spread","clause samara 6.3.4"],"standings.second":["table-points","clause samara 6.3.2"],"standings.third":["place-spread","clause samara 6.3.3"],"substitute.comes_back":["later-round","decision hall 27"],"substitute.moment":["between-deals","clause samara 5.2.1"],"substitute.points":["15000","decision riichi 46"],"substitute.prize":["who-was-replaced","decision hall 28"],"substitute.result":["last-place-fixed-points","decision riichi 46"],"ties.chain":["all-places","clause samara 6.3.1"],"ties.last_resort":["shared-lot-for-prizes","decision riichi 45"],"ties.prize_places":["3","clause samara 1.4"],"tiles.information":["warning-then-dead-hand","base E 5.4"],"tiles.other_shown":["chombo-if-stopped","base E 5.2"],"tiles.out_of_turn":["corrected","base E 5.2.1"],"tiles.own_shown":["chombo-if-stopped","base E 5.2"],"tiles.turn_skipped":["dead-hand","base E 3.4.7"],"tiles.wrong_number":["dead-hand","base E 3.4.7"],"tiles.wrong_place":["corrected","base E 5.2.1"],"wall.dead_wall_destroyed":["chombo-if-stopped","base E 5.2"],"wall.dead_wall_tile":["none","base E 5.2"],"wall.live_wall_destroyed":["chombo-if-stopped","base E 5.2"],"yaku.all_green":["not-needed","base E 4.2.5"],"yaku.counted_yakuman":["sanbaiman","base E preface"],"yaku.double_yakuman":["none","base E preface"],"yaku.merged_tile":["ignored","base E 3.3.12"],"yaku.open_tanyao":["yes","base E preface"],"yaku.renhou":["mangan","base E 4.2.4"],"yaku.rounded_mangan":["no","base E preface"],"yaku.yakuman_sum":["one","base E 4.2"]},"regulation":"samara","table":"samara"},{"choices":{},"first_day":"2026-03-01","last_day":"2026-03-01","name":"Весенний турнир","place":"Владивосток","zone":"Asia/Vladivostok"}]},"of":"setup","v":1}],"id":"00000000000000000000000000000001"}');
INSERT INTO public.entries VALUES (2, 1, 2, '00000000000000000000000000000002', '{"at":1772355600002,"by":{"role":"owner"},"events":[{"event":{"is":"registered","part":"player","person":1,"profile":{"experience":"unknown","membership":"none","name":"Игрок 1"}},"of":"people","v":1}],"id":"00000000000000000000000000000002"}');
INSERT INTO public.entries VALUES (3, 2, 1, '0000000000000000000000000000000a', '{"at":1772355600010,"by":{"role":"owner"},"events":[{"event":{"is":"opened","opening":[{"answers":{"calls.concealed_kong_robbing":["thirteen-orphans","base E 3.3.7"],"calls.double_ron":["each-honba","base E 4.1"],"calls.swap_calling":["forbidden","base E 3.3.2"],"calls.triple_ron":["all","base E 3.4.9"],"clock.early":["judge","decision hall 23"],"clock.final_minutes":["none","decision hall 12"],"clock.ignored_signal":["none","decision hall 23"],"clock.red_zone_minutes":["10","clause samara 6.1.2"],"clock.round_minutes":["105","clause samara 6.1.1"],"clock.time_up":["no-new-deal","clause samara 6.1.2-2"],"course.final_stage":["none","clause samara 1.4"],"course.history":["all","decision hall 16"],"course.kind":["tournament","clause samara 1.4"],"course.length":["one-day","clause samara 4.1"],"course.list_days":["4","clause samara 2-2"],"course.rounds":["4","clause samara 4.1"],"course.stakes":["organiser","decision hall 14"],"course.teams":["none","decision hall 15"],"dora.kan_dora":["counted","base E 3.3.5"],"dora.open_kong_indicator":["at-once","base E 3.3.5"],"dora.pending_indicator":["turned-first","base E 3.3.5"],"dora.red_fives":["none","base E 1.3"],"dora.ura_dora":["counted","base E 3.3.14"],"draw.abortive_draws":["none","base E 3.4.3"],"draw.exhausted_wait":["hand-and-melds","base E 3.3.13"],"draw.nagashi":["none","base E 4.2.6"],"draw.tenpai_display":["may-hide","base E 3.4.2"],"entry.admission":["anybody","decision hall 3"],"entry.late":["refused","clause samara 2-2"],"entry.limit":["28","clause samara 1.3"],"entry.newcomers":["open","decision hall 5"],"entry.restricted_below":["none","decision hall 6"],"entry.substitute_below":["none","decision hall 6"],"entry.substitute_sessions":["none","decision hall 6"],"entry.tables":["full","decision hall 2"],"false_call.dead_hand":["chombo","base E 3.4.6"],"false_call.not_taken":["dead-hand","base E 5.1.1"],"false_call.shown":["dead-hand","base E 5.1.4"],"false_call.swap_calling":["dead-hand","base E 3.4.7"],"false_call.withdrawn":["none","base E 5.1.2"],"false_riichi.dead_hand_not_proved":["none","base E 3.4.7"],"false_riichi.dead_hand_proved":["none","base E 3.4.7"],"false_riichi.hand_changed":["chombo","base E 3.4.6"],"false_riichi.kong":["chombo","base E 3.4.6"],"false_riichi.not_declared":["dead-hand","base E 5.3"],"false_riichi.noten":["chombo","base E 3.4.6"],"false_riichi.noticed_in_time":["corrected","base E 5.3"],"false_riichi.open_hand":["dead-hand","base E 5.3"],"false_win.furiten_not_shown":["dead-hand","base E 3.4.7"],"false_win.furiten_shown":["chombo","base E 3.4.6"],"false_win.nine_terminals_shown":["chombo","base E 3.4.6"],"false_win.not_shown":["dead-hand","base E 3.4.7"],"false_win.shown_no_yaku":["chombo","base E 3.4.6"],"false_win.shown_not_tenpai":["chombo","base E 3.4.6"],"false_win.wrong_word":["chombo","base E 5.1.2"],"fu.double_wind_pair":["4","base E 4.1.1"],"fu.open_pinfu":["thirty","base E 4.1.1"],"fu.pinfu_self_draw":["twenty","base E 4.1.1"],"fu.rinshan":["two","base E 4.2.1"],"game.bust":["play-on","base E 4.1"],"game.dealer_stop":["never","base E 3.6"],"game.extension":["none","clause samara 6.1.3"],"game.leftover_bets":["winner","base E 3.6"],"game.length":["east-south","clause samara rules.2.2"],"game.place_ties":["shared","decision riichi 3"],"game.start_points":["30000","clause samara 6.2.3"],"game.target_points":["none","base E 3.5"],"ladder.listed_games":["0","decision hall 32"],"ladder.listed_years":["0","decision hall 32"],"ladder.priority":["none","decision hall 32"],"ladder.priority_games":["0","decision hall 32"],"late.ban_months":["none","decision hall 24"],"late.close_up_minutes":["none","decision hall 24"],"late.missed":["as-replaced","base E 5.8"],"late.no_show_minutes":["10","base E 5.7"],"late.points_a_minute":["1000","base E 5.7"],"late.scale":["points-a-minute","base E 5.7"],"liability.covers":["that-yakuman","base E 3.3.9"],"liability.groups":["claimed","base E 3.3.9"],"liability.rinshan":["none","base RR"],"liability.yakuman":["dragons-winds","base E 3.3.9"],"rating.games":["all","decision hall 32"],"rating.kind":["none","decision hall 32"],"rating.spread":["40","decision hall 32"],"rating.start":["1500","decision hall 32"],"rating.steady_games":["400","decision hall 32"],"rating.steady_thousandths":["200","decision hall 32"],"rating.step_thousandths":["2","decision hall 32"],"rating_base.first":["30","decision hall 32"],"rating_base.fourth":["-30","decision hall 32"],"rating_base.second":["10","decision hall 32"],"rating_base.third":["-10","decision hall 32"],"result.chombo":["after-uma","base E 3.4.6"],"result.oka":["0","base E 3.6.1"],"result.rounding":["exact","base E 3.6.1"],"result.uma":["fixed","base E 3.6.1"],"result.uma_inner":["5000","base E 3.6.1"],"result.uma_outer":["15000","base E 3.6.1"],"result.uma_ties":["split","base E 3.6.1"],"riichi.ippatsu":["one-han","base E 4.2.1"],"riichi.kong":["same-readings","base E 3.3.14"],"riichi.min_live_tiles":["4","base E 3.3.14"],"riichi.min_points":["none","decision riichi 10"],"seating.choice":["any","decision hall 18"],"seating.clans":["free","decision hall 19"],"seating.first":["lots","clause samara 4.2-2"],"seating.first_seats":["wind-tiles","clause samara rules.2.3"],"seating.later_seats":["wind-tiles","clause samara rules.2.3-4"],"seating.system":["italian","decision hall 18"],"short.again":["allowed","decision hall 22"],"short.gap":["substitute","base E 5.7"],"short.three":["refused","clause samara rules.2.1"],"staff.assistants":["allowed","clause samara 5.6"],"staff.chief_judge":["refused","clause samara 5.5"],"staff.leaving":["tell-judge","decision hall 9"],"staff.punishes":["judge","decision hall 10"],"standings.fifth":["none","clause samara 6.3.4"],"standings.final_first":["none","clause samara 1.4"],"standings.final_second":["none","clause samara 1.4"],"standings.first":["mean-place","clause samara 6.3.1"],"standings.fourth":["point-spread","clause samara 6.3.4"],"standings.second":["table-points","clause samara 6.3.2"],"standings.third":["place-spread","clause samara 6.3.3"],"substitute.comes_back":["later-round","decision hall 27"],"substitute.moment":["between-deals","clause samara 5.2.1"],"substitute.points":["15000","decision riichi 46"],"substitute.prize":["who-was-replaced","decision hall 28"],"substitute.result":["last-place-fixed-points","decision riichi 46"],"ties.chain":["all-places","clause samara 6.3.1"],"ties.last_resort":["shared-lot-for-prizes","decision riichi 45"],"ties.prize_places":["3","clause samara 1.4"],"tiles.information":["warning-then-dead-hand","base E 5.4"],"tiles.other_shown":["chombo-if-stopped","base E 5.2"],"tiles.out_of_turn":["corrected","base E 5.2.1"],"tiles.own_shown":["chombo-if-stopped","base E 5.2"],"tiles.turn_skipped":["dead-hand","base E 3.4.7"],"tiles.wrong_number":["dead-hand","base E 3.4.7"],"tiles.wrong_place":["corrected","base E 5.2.1"],"wall.dead_wall_destroyed":["chombo-if-stopped","base E 5.2"],"wall.dead_wall_tile":["none","base E 5.2"],"wall.live_wall_destroyed":["chombo-if-stopped","base E 5.2"],"yaku.all_green":["not-needed","base E 4.2.5"],"yaku.counted_yakuman":["sanbaiman","base E preface"],"yaku.double_yakuman":["none","base E preface"],"yaku.merged_tile":["ignored","base E 3.3.12"],"yaku.open_tanyao":["yes","base E preface"],"yaku.renhou":["mangan","base E 4.2.4"],"yaku.rounded_mangan":["no","base E preface"],"yaku.yakuman_sum":["one","base E 4.2"]},"regulation":"samara","table":"samara"},{"choices":{},"first_day":"2026-03-01","last_day":"2026-03-01","name":"Весенний турнир","place":"Владивосток","zone":"Asia/Vladivostok"}]},"of":"setup","v":1}],"id":"0000000000000000000000000000000a"}');
INSERT INTO public.entries VALUES (4, 1, 3, '00000000000000000000000000000003', '{"at":1772355600003,"by":{"role":"owner"},"events":[{"event":{"is":"registered","part":"player","person":2,"profile":{"experience":"unknown","membership":"none","name":"Игрок 2"}},"of":"people","v":1}],"id":"00000000000000000000000000000003"}');


--
-- Data for Name: grants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.grants VALUES (1, 0, 'owner', NULL);


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('\x0101010101010101010101010101010101010101010101010101010101010101', 1, NULL, 1772355600000, 1772355600000, 1772355601000);
INSERT INTO public.sessions VALUES ('\x0202020202020202020202020202020202020202020202020202020202020202', NULL, 1, 1772355600000, 1772355600000, 1772355601000);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES ('language', 'ru');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES (1, 'card/1', 3, 'card');


--
-- Data for Name: streams; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.streams VALUES (2, '0000000000000000000000000000000a', 1772355600010, 1);
INSERT INTO public.streams VALUES (1, '00000000000000000000000000000001', 1772355600001, 3);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: accounts accounts_login_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_login_key UNIQUE (login);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: attempts attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);


--
-- Name: counters counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);


--
-- Name: devices devices_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_code_key UNIQUE (code);


--
-- Name: devices devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY ("position");


--
-- Name: entries entries_stream_command_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_stream_command_key UNIQUE (stream, command);


--
-- Name: entries entries_stream_version_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_stream_version_key UNIQUE (stream, version);


--
-- Name: grants grants_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_pkey PRIMARY KEY (account, stream, role);


--
-- Name: invitations invitations_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_hash_key UNIQUE (hash);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (stream, form);


--
-- Name: streams streams_command_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.streams
    ADD CONSTRAINT streams_command_key UNIQUE (command);


--
-- Name: streams streams_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.streams
    ADD CONSTRAINT streams_pkey PRIMARY KEY (id);


--
-- Name: tokens tokens_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_hash_key UNIQUE (hash);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);


--
-- Name: devices_by_stream; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX devices_by_stream ON public.devices USING btree (stream);


--
-- Name: sessions_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_account ON public.sessions USING btree (account);


--
-- Name: sessions_by_device; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_by_device ON public.sessions USING btree (device);


--
-- Name: devices devices_stream_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_stream_fkey FOREIGN KEY (stream) REFERENCES public.streams(id);


--
-- Name: entries entries_stream_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_stream_fkey FOREIGN KEY (stream) REFERENCES public.streams(id);


--
-- Name: grants grants_account_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.grants
    ADD CONSTRAINT grants_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);


--
-- Name: invitations invitations_made_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.accounts(id);


--
-- Name: sessions sessions_account_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);


--
-- Name: sessions sessions_device_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_device_fkey FOREIGN KEY (device) REFERENCES public.devices(id);


--
-- Name: snapshots snapshots_stream_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_stream_fkey FOREIGN KEY (stream) REFERENCES public.streams(id);


--
-- Name: tokens tokens_account_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id);


--
-- PostgreSQL database dump complete
--

\unrestrict RfaWcOgrziaA4LSoe8r42wzVEV0oRFUQqqmX47B6aibP3tR5VLg1GAqugjbXW7Y

