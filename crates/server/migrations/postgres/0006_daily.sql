-- Games of the day: who has begun one, and what came of it. Only the first try
-- of a player counts, so there is one row for each.
-- who: hash of what the browser of the player calls itself by. worth: the
-- result, such that more is better; none before the game is over.
CREATE TABLE daily (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    worth BIGINT,
    made_at BIGINT NOT NULL,
    done_at BIGINT,
    PRIMARY KEY (day, game, who)
);

-- The list of a day.
CREATE INDEX daily_worth ON daily (day, game, worth);
