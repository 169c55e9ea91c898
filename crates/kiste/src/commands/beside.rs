//! What an operator does with the database of a server, while it serves.

use std::path::PathBuf;

use server::Database;
use server::store::{Store, StoreError};

use crate::commands::serve::postgres;
use crate::{CliError, Status};

/// Where the database is.
#[derive(Debug, clap::Args)]
pub(crate) struct Place {
    /// Folder of the tables
    #[arg(long, value_name = "FOLDER", default_value = "kiste-data", global = true)]
    data: PathBuf,
    /// PostgreSQL to use instead of the folder
    #[arg(long, value_name = "URL", env = "KISTE_DATABASE", hide_env_values = true, value_parser = postgres, global = true)]
    database: Option<String>,
}

impl Place {
    /// Opens the database beside whoever serves it, and closes it again.
    /// `failed` says what to do if it cannot be opened.
    pub(crate) fn with_store(
        &self,
        failed: impl Fn(&StoreError) -> CliError,
        carry_out: impl AsyncFnOnce(&dyn Store) -> Result<Status, CliError>,
    ) -> Result<Status, CliError> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|source| CliError::Io { what: "threads".to_owned(), source })?;
        runtime.block_on(async {
            let database = match &self.database {
                Some(url) => Database::Postgres(url.clone()),
                None => Database::Folder(self.data.clone()),
            };
            let store = server::open_beside(&database).await.map_err(|error| failed(&error))?;
            let status = carry_out(&*store).await;
            store.close().await;
            status
        })
    }
}
