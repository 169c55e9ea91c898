-- Games that people wrote and put on the shelf. Whoever holds the key, of
-- which only the hash is here, may put further versions there.
CREATE TABLE shelf_games (
    id TEXT NOT NULL PRIMARY KEY,
    key_hash TEXT NOT NULL,
    newest BIGINT NOT NULL,
    played BIGINT NOT NULL
);

-- Their versions. The file is the truth; the other columns are what its head
-- says and what a list shows, so that nothing has to be read again for it.
-- words: title, author and line in small letters, for searching.
CREATE TABLE shelf_versions (
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    licence TEXT NOT NULL,
    language TEXT NOT NULL,
    about TEXT NOT NULL,
    fewest BIGINT NOT NULL,
    most BIGINT NOT NULL,
    picture TEXT NOT NULL,
    words TEXT NOT NULL,
    accepted BIGINT NOT NULL,
    put_at BIGINT NOT NULL,
    digest TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, version)
);

-- The same text lies there once; and tables find what they play.
CREATE UNIQUE INDEX shelf_digest ON shelf_versions (digest);
