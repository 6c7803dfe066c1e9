-- Only BIGINT, TEXT and BYTEA: the same text makes the tables of both engines. Times are milliseconds since 1970, UTC.

-- The last number that was given, by what it numbers. `position` is the whole log's.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);

-- An event or a club: one log.
CREATE TABLE streams (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The id of the command that opened it: the same on every machine.
    command TEXT NOT NULL UNIQUE,
    opened BIGINT NOT NULL,
    -- How many entries it has.
    version BIGINT NOT NULL
);

CREATE TABLE entries (
    -- In the order in which they were acknowledged, over all streams, without a gap.
    position BIGINT NOT NULL PRIMARY KEY,
    stream BIGINT NOT NULL REFERENCES streams (id),
    -- From 1 in its stream.
    version BIGINT NOT NULL,
    command TEXT NOT NULL,
    -- The form of formats::event_log, without number and sum.
    entry TEXT NOT NULL,
    UNIQUE (stream, version),
    UNIQUE (stream, command)
);

-- What was worked out of a stream up to a version. Losing a row loses nothing.
CREATE TABLE snapshots (
    stream BIGINT NOT NULL REFERENCES streams (id),
    -- What it is and its version, such as `card/1`.
    form TEXT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream, form)
);

CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE accounts (
    id BIGINT NOT NULL PRIMARY KEY,
    -- As typed at the login, in the form that the server compares.
    login TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- What the password's hash function wrote; never a password.
    password TEXT NOT NULL,
    created BIGINT NOT NULL,
    closed BIGINT
);

-- What an account is, in one stream or (0) everywhere.
CREATE TABLE grants (
    account BIGINT NOT NULL REFERENCES accounts (id),
    stream BIGINT NOT NULL,
    role TEXT NOT NULL,
    -- The person of the event that it is.
    person BIGINT,
    PRIMARY KEY (account, stream, role)
);

-- Links that make an account something. The hash of the secret stands here, as in all tables below.
CREATE TABLE invitations (
    id BIGINT NOT NULL PRIMARY KEY,
    hash BYTEA NOT NULL UNIQUE,
    stream BIGINT NOT NULL,
    role TEXT NOT NULL,
    person BIGINT,
    made_by BIGINT NOT NULL REFERENCES accounts (id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    used_by BIGINT,
    used BIGINT,
    revoked BIGINT
);

-- A phone or a screen that came in by a QR code or a PIN.
CREATE TABLE devices (
    id BIGINT NOT NULL PRIMARY KEY,
    stream BIGINT NOT NULL REFERENCES streams (id),
    -- The number of its table, where it is bound to one.
    place BIGINT,
    person BIGINT,
    role TEXT NOT NULL,
    name TEXT NOT NULL,
    code BYTEA NOT NULL UNIQUE,
    pin TEXT,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    revoked BIGINT
);

-- Who is in: an account or a device.
CREATE TABLE sessions (
    hash BYTEA NOT NULL PRIMARY KEY,
    account BIGINT REFERENCES accounts (id),
    device BIGINT REFERENCES devices (id),
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE tokens (
    id BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    -- The first letters of it, to tell one from another.
    prefix TEXT NOT NULL,
    hash BYTEA NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT,
    used BIGINT,
    revoked BIGINT
);

-- Failed logins and PINs, by what they were tried on.
CREATE TABLE attempts (
    key TEXT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL,
    since BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_device ON sessions (device);
CREATE INDEX devices_by_stream ON devices (stream);

INSERT INTO counters (name, value) VALUES
    ('position', 0), ('stream', 0), ('account', 0), ('invitation', 0), ('device', 0), ('token', 0);
