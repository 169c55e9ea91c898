-- What happened at the tables, one row a command. A row holds all events of
-- its command; seq is that of the first. Two writers that have seen the same
-- past write the same seq, and the key lets only one of them through.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    command TEXT,
    written_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A command that is sent twice is done once.
CREATE UNIQUE INDEX log_command ON log (table_id, command) WHERE command IS NOT NULL;

-- Tables that want to be woken: a clock runs out, or a bot is to move.
CREATE TABLE wakes (
    table_id TEXT NOT NULL PRIMARY KEY,
    due BIGINT NOT NULL,
    leased_until BIGINT NOT NULL
);
CREATE INDEX wakes_due ON wakes (due);

-- One row: when the service was last seen alive, and how long it has been
-- away in total. Clocks run in wall time less the time away.
CREATE TABLE service (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    alive BIGINT NOT NULL,
    away BIGINT NOT NULL
);

-- The nodes that serve; one that has not been seen for a while is gone.
CREATE TABLE nodes (
    id BIGINT NOT NULL PRIMARY KEY,
    alive BIGINT NOT NULL
);
