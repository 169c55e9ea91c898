-- A command that is sent twice is found in the events of its table, which
-- whoever writes has all seen: a writer that has not is refused by (table_id,
-- seq). A second key only doubled the pages that every move writes.
DROP INDEX log_command;
ALTER TABLE log DROP COLUMN command;
