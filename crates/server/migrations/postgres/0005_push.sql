-- What the service knows and nobody else: made once, at the first start that
-- needs it.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Where the holders of seats want to be told that it is their turn.
-- who: hash of the token of the seat. site: host of the page. told: the last
-- question they were told of; nudged: the last they were reminded of.
CREATE TABLE push (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    told BIGINT NOT NULL,
    nudged BIGINT NOT NULL,
    PRIMARY KEY (table_id, who, endpoint)
);

-- All tables of a browser.
CREATE INDEX push_endpoint ON push (endpoint);
