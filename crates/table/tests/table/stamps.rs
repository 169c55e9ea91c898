//! Time in a race is the table's business.

use crate::common::{BOT, Host, PERSON, act, seat, setup};
use table::race::COUNTDOWN;
use table::{Clock, Command};

#[test]
fn nobody_else_says_when_something_was_done() {
    let mut host = Host::started(&setup("bunte-kuh", Clock::None), 2);
    let roller = host.table.pending().next().unwrap().number();
    host.send(roller, act("roll")).unwrap();
    host.tick(COUNTDOWN);
    let refused = host.send(1, act("stop @1 seen 4")).unwrap_err();
    assert_eq!(refused.code, "stamped");
    assert_eq!(host.send(1, act("stop")).unwrap_err().code, "no-stamp");
}

/// The same entropy lets the same seat begin, so one of the two is a bot.
#[test]
fn while_a_clock_runs_no_bot_has_to_move_at_once() {
    let mut rolled = 0;
    for (mia, seats) in [(1, [PERSON, BOT]), (2, [BOT, PERSON])] {
        let mut host = Host::new(&setup("raffzahn", Clock::None), &seats);
        host.connect(1);
        host.send(1, Command::Start).unwrap();
        if host.table.pending().next() == Some(seat(mia)) {
            host.send(1, act("roll")).unwrap();
            assert!(host.table.due_bots().is_empty(), "nobody throws twice");
            host.tick(COUNTDOWN);
            assert_eq!(host.table.pending().len(), 2, "both may grab");
            assert!(host.table.due_bots().is_empty());
            rolled += 1;
        } else {
            assert_eq!(host.table.due_bots().len(), 1, "the bot throws the die");
        }
    }
    assert_eq!(rolled, 1);
}
