//! The shelf of games that people wrote.

use async_trait::async_trait;

use super::{Millis, PostgresStore, SqliteStore, StoreError};

/// Versions on the shelf in all, at 64 KiB each at the most.
pub const MAX_VERSIONS: u64 = 5_000;
/// Of these, so many may wait for the operator.
pub const MAX_WAITING: u64 = 300;
/// Versions of one game.
pub const MAX_OF_ONE: u32 = 50;

/// A version of a game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Id of the game.
    pub game: String,
    /// Number of the version, from 1.
    pub version: u32,
    /// What its head says.
    pub label: Label,
    /// Whether everybody may see it.
    pub accepted: bool,
    /// When it was put there, by the wall clock.
    pub put_at: Millis,
    /// How often games of any version have begun.
    pub played: u64,
}

/// What is written on the box of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What the game is called.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// Under which terms others may use it.
    pub licence: String,
    /// The language it is written in.
    pub language: String,
    /// The game in a line.
    pub about: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// How it begins, in a line.
    pub picture: String,
}

impl Label {
    /// What a search looks at.
    fn words(&self) -> String {
        format!("{}\n{}\n{}", self.title, self.author, self.about).to_lowercase()
    }
}

/// A game to be put on the shelf.
#[derive(Clone, Debug)]
pub struct Put {
    /// Id of the game.
    pub game: String,
    /// Hash of its author's key.
    pub key_hash: String,
    /// Whether the game must be there already.
    pub further: bool,
    /// What its head says.
    pub label: Label,
    /// The file, and what tells it from others.
    pub text: String,
    /// Its digest.
    pub digest: String,
    /// Whether everybody may see it at once.
    pub accepted: bool,
    /// When, by the wall clock.
    pub at: Millis,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutAnswer {
    /// It is there, as this version.
    Done(u32),
    /// The same text was there before.
    Known {
        /// As this game,
        game: String,
        /// in this version,
        version: u32,
        /// which everybody may see, or not yet.
        accepted: bool,
    },
    /// The key is not that of the game, or there is no such game.
    NotTheAuthor,
    /// The game has enough versions.
    EnoughVersions,
    /// Too many wait for the operator.
    TooManyWaiting,
    /// The shelf is full.
    Full,
}

/// Where games of people are kept.
#[async_trait]
pub trait ShelfStore {
    /// Puts a version on the shelf.
    async fn put_on_shelf(&self, put: &Put) -> Result<PutAnswer, StoreError>;

    /// The games that everybody may see and that say `find`, the most played
    /// first: at most `limit`, without the first `skip`.
    async fn find_on_shelf(
        &self,
        find: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Shelved>, StoreError>;

    /// Every version, those that wait for the operator first.
    async fn whole_shelf(&self) -> Result<Vec<Shelved>, StoreError>;

    /// All versions of a game in order.
    async fn shelved(&self, game: &str) -> Result<Vec<Shelved>, StoreError>;

    /// The file of a version.
    async fn shelved_text(&self, game: &str, version: u32) -> Result<Option<String>, StoreError>;

    /// Lets everybody see a version.
    async fn accept_on_shelf(&self, game: &str, version: u32) -> Result<(), StoreError>;

    /// Takes a version off the shelf; tables that play it keep it.
    async fn remove_from_shelf(&self, game: &str, version: u32) -> Result<(), StoreError>;

    /// A game has begun: of the file with this digest, or the game with this id.
    async fn played_from_shelf(&self, which: &str) -> Result<(), StoreError>;
}

/// Selects versions with what a list shows of them.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT v.game, v.version, v.title, v.author, v.licence, v.language, v.about,
                 v.fewest, v.most, v.picture, v.accepted, v.put_at, g.played
             FROM shelf_versions v JOIN shelf_games g ON g.id = v.game ",
            $rest
        )
    };
}

type Text = String;
type Row = (Text, i64, Text, Text, Text, Text, Text, i64, i64, Text, i64, Millis, i64);

fn from_row(row: Row) -> Shelved {
    let (game, version, title, author, licence, language, about, fewest, most, picture, ..) = row;
    let (accepted, put_at, played) = (row.10, row.11, row.12);
    let players = [fewest as u8, most as u8];
    let label = Label { title, author, licence, language, about, players, picture };
    let (version, played) = (version as u32, played as u64);
    Shelved { game, version, label, accepted: accepted != 0, put_at, played }
}

/// What stands anywhere in a text, for LIKE with `\` as its escape.
fn anywhere(find: &str) -> String {
    let mut pattern = String::from("%");
    for letter in find.to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

on_both! {
impl ShelfStore {
    writes fn put_on_shelf(on, put: &Put) -> PutAnswer {
        let known: Option<(String, i64, i64)> = sqlx::query_as(
            "SELECT game, version, accepted FROM shelf_versions WHERE digest = $1",
        )
        .bind(&put.digest)
        .fetch_optional(&mut *on)
        .await?;
        if let Some((game, version, accepted)) = known {
            let (version, accepted) = (version as u32, accepted != 0);
            return Ok(PutAnswer::Known { game, version, accepted });
        }
        let (all, waiting): (i64, i64) = sqlx::query_as(
            "SELECT COUNT(*), COUNT(CASE WHEN accepted = 0 THEN 1 END) FROM shelf_versions",
        )
        .fetch_one(&mut *on)
        .await?;
        if all as u64 >= MAX_VERSIONS {
            return Ok(PutAnswer::Full);
        }
        if !put.accepted && waiting as u64 >= MAX_WAITING {
            return Ok(PutAnswer::TooManyWaiting);
        }
        let version = if put.further {
            let newest: Option<i64> = sqlx::query_scalar(
                "UPDATE shelf_games SET newest = newest + 1
                 WHERE id = $1 AND key_hash = $2 RETURNING newest",
            )
            .bind(&put.game)
            .bind(&put.key_hash)
            .fetch_optional(&mut *on)
            .await?;
            let Some(newest) = newest else { return Ok(PutAnswer::NotTheAuthor) };
            newest
        } else {
            sqlx::query(
                "INSERT INTO shelf_games (id, key_hash, newest, played)
                 VALUES ($1, $2, 1, 0)",
            )
            .bind(&put.game)
            .bind(&put.key_hash)
            .execute(&mut *on)
            .await?;
            1
        };
        if version > i64::from(MAX_OF_ONE) {
            return Ok(PutAnswer::EnoughVersions);
        }
        let [fewest, most] = put.label.players;
        sqlx::query(
            "INSERT INTO shelf_versions (game, version, title, author, licence, language,
                 about, fewest, most, picture, words, accepted, put_at, digest, text)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        )
        .bind(&put.game)
        .bind(version)
        .bind(&put.label.title)
        .bind(&put.label.author)
        .bind(&put.label.licence)
        .bind(&put.label.language)
        .bind(&put.label.about)
        .bind(i64::from(fewest))
        .bind(i64::from(most))
        .bind(&put.label.picture)
        .bind(put.label.words())
        .bind(i64::from(put.accepted))
        .bind(put.at)
        .bind(&put.digest)
        .bind(&put.text)
        .execute(on)
        .await?;
        Ok(PutAnswer::Done(version as u32))
    }

    reads fn find_on_shelf(on, find: &str, skip: u32, limit: u32) -> Vec<Shelved> {
        let rows: Vec<Row> = sqlx::query_as(select!(
            r"WHERE v.accepted = 1 AND v.words LIKE $1 ESCAPE '\' AND v.version =
                  (SELECT MAX(w.version) FROM shelf_versions w
                   WHERE w.game = v.game AND w.accepted = 1)
              ORDER BY g.played DESC, v.put_at DESC, v.game LIMIT $2 OFFSET $3"
        ))
        .bind(anywhere(find))
        .bind(i64::from(limit))
        .bind(i64::from(skip))
        .fetch_all(on)
        .await?;
        Ok(rows.into_iter().map(from_row).collect())
    }

    reads fn whole_shelf(on) -> Vec<Shelved> {
        let order = select!("ORDER BY v.accepted, v.put_at, v.game, v.version");
        let rows: Vec<Row> = sqlx::query_as(order).fetch_all(on).await?;
        Ok(rows.into_iter().map(from_row).collect())
    }

    reads fn shelved(on, game: &str) -> Vec<Shelved> {
        let of = select!("WHERE v.game = $1 ORDER BY v.version");
        let rows: Vec<Row> = sqlx::query_as(of).bind(game).fetch_all(on).await?;
        Ok(rows.into_iter().map(from_row).collect())
    }

    reads fn shelved_text(on, game: &str, version: u32) -> Option<String> {
        sqlx::query_scalar(
            "SELECT text FROM shelf_versions WHERE game = $1 AND version = $2",
        )
        .bind(game)
        .bind(i64::from(version))
        .fetch_optional(on)
        .await
    }

    writes fn accept_on_shelf(on, game: &str, version: u32) -> () {
        sqlx::query(
            "UPDATE shelf_versions SET accepted = 1 WHERE game = $1 AND version = $2",
        )
        .bind(game)
        .bind(i64::from(version))
        .execute(on)
        .await?;
        Ok(())
    }

    /// With its last version a game is gone.
    writes fn remove_from_shelf(on, game: &str, version: u32) -> () {
        sqlx::query("DELETE FROM shelf_versions WHERE game = $1 AND version = $2")
            .bind(game)
            .bind(i64::from(version))
            .execute(&mut *on)
            .await?;
        sqlx::query(
            "DELETE FROM shelf_games WHERE id = $1
             AND NOT EXISTS (SELECT 1 FROM shelf_versions v WHERE v.game = $1)",
        )
        .bind(game)
        .execute(on)
        .await?;
        Ok(())
    }

    writes fn played_from_shelf(on, which: &str) -> () {
        sqlx::query(
            "UPDATE shelf_games SET played = played + 1
             WHERE id = $1 OR id IN (SELECT game FROM shelf_versions WHERE digest = $1)",
        )
        .bind(which)
        .execute(on)
        .await?;
        Ok(())
    }
}
}
