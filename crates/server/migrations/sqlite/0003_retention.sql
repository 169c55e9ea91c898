-- Tables that were deleted not long ago: whoever still holds one lets go of it.
CREATE TABLE deletions (
    table_id TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is left of tables that were cleared away: the records of their games.
CREATE TABLE records (
    table_id TEXT NOT NULL,
    game INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;
