-- Which account gave the command of an entry. The entry itself names the role and the person of the event alone: an
-- event that goes elsewhere takes no accounts with it.
CREATE TABLE authors (
    stream BIGINT NOT NULL REFERENCES streams (id),
    version BIGINT NOT NULL,
    account BIGINT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (stream, version)
);
