//! New tables.

use protocol::{CreateTable, Refusal, TableCreated};
use table::{Entropy, Millis, Recorded, Table, Token};

/// The first events of the table `id` that is wished for, and the keys for its
/// maker, who gets `token`.
pub fn create(
    wish: &CreateTable,
    id: &str,
    token: Token,
    now: Millis,
    entropy: &Entropy,
) -> Result<(TableCreated, Vec<Recorded>), Refusal> {
    let maker = (wish.name.as_str(), token.hash());
    let events = Table::create(&wish.setup, &wish.seats, maker, now, entropy)?;
    let table =
        Table::replay(&events).map_err(|error| Refusal::new("broken-table", error.to_string()))?;
    let invite = table.invite().as_str().to_owned();
    Ok((TableCreated { table: id.to_owned(), token: token.reveal(), invite }, events))
}
