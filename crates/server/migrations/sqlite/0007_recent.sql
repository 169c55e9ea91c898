-- Rows of a table lie together, which is good for whoever reads it. But a move
-- at each of a thousand tables would write a thousand pages. So what is new is
-- written to the end of `recent`, where a page takes what happened at many
-- tables, and is settled later, many rows of a table at once.
ALTER TABLE log RENAME TO settled;

CREATE TABLE recent (
    id INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    written_at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

-- One row, how far that is: of the rows up to `upto`, those of tables up to
-- `through` lie in `settled`, and are here only until all of them can go.
CREATE TABLE settling (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    upto INTEGER NOT NULL,
    through TEXT NOT NULL
) STRICT;
INSERT INTO settling (id, upto, through) VALUES (1, 0, '');

-- All that happened, wherever it lies. Looks through all that is recent, which
-- is not for every move.
CREATE VIEW log (table_id, seq, written_at, body, recent) AS
    SELECT table_id, seq, written_at, body, NULL FROM settled
    UNION ALL
    SELECT table_id, seq, written_at, body, recent.id FROM recent, settling
    WHERE recent.id > upto OR table_id > through;

CREATE TRIGGER log_deleted INSTEAD OF DELETE ON log BEGIN
    DELETE FROM settled WHERE table_id = old.table_id AND seq = old.seq;
    DELETE FROM recent WHERE id = old.recent;
END;
