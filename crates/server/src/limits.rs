//! Who has asked for too much.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::config::Limits;

/// Addresses remembered before those that owe nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Something that is used up and comes back with time.
#[derive(Clone, Debug)]
pub(crate) struct Credits {
    left: f64,
    most: f64,
    per_second: f64,
    since: Instant,
}

impl Credits {
    pub(crate) fn new(most: u32, per_second: f64, now: Instant) -> Self {
        Self { left: f64::from(most), most: f64::from(most), per_second, since: now }
    }

    /// Whether there was one left to spend.
    pub(crate) fn spend(&mut self, now: Instant) -> bool {
        self.refill(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.most);
        self.since = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.left >= self.most
    }
}

/// Counts what addresses use.
pub(crate) struct Doorkeeper {
    limits: Limits,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    connections: usize,
    per_address: HashMap<IpAddr, usize>,
    arrivals: HashMap<IpAddr, Credits>,
    tables: HashMap<IpAddr, Credits>,
    questions: HashMap<IpAddr, Credits>,
    turns: HashMap<IpAddr, Credits>,
}

impl Doorkeeper {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, book: Mutex::default() })
    }

    /// Credits of a new connection for its messages.
    pub(crate) fn message_credits(&self, now: Instant) -> Credits {
        let Limits { messages_burst, messages_per_second, .. } = self.limits;
        Credits::new(messages_burst, f64::from(messages_per_second), now)
    }

    /// Whether `address` may make another table.
    pub(crate) fn may_make_table(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { tables_burst, tables_per_hour, .. } = self.limits;
        let fresh = Credits::new(tables_burst, f64::from(tables_per_hour) / 3600.0, now);
        spend(&mut self.book().tables, address, fresh, now)
    }

    /// Whether `address` may ask another question about a table.
    pub(crate) fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { questions_burst, questions_per_second, .. } = self.limits;
        let fresh = Credits::new(questions_burst, f64::from(questions_per_second), now);
        spend(&mut self.book().questions, address, fresh, now)
    }

    /// Whether `address` may have another turn simulated.
    pub(crate) fn may_simulate(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { turns_burst, turns_per_second, .. } = self.limits;
        let fresh = Credits::new(turns_burst, f64::from(turns_per_second), now);
        spend(&mut self.book().turns, address, fresh, now)
    }

    /// Credits of a new connection for showing a hand that moves.
    pub(crate) fn hand_credits(&self, now: Instant) -> Credits {
        let Limits { hands_burst, hands_per_second, .. } = self.limits;
        Credits::new(hands_burst, f64::from(hands_per_second), now)
    }

    /// A connection's place; nothing if there is none left.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Admitted> {
        let Limits { arrivals_burst, arrivals_per_second, .. } = self.limits;
        let fresh = Credits::new(arrivals_burst, f64::from(arrivals_per_second), now);
        let address = block(address);
        let mut book = self.book();
        if !spend(&mut book.arrivals, address, fresh, now) {
            return None;
        }
        let here = book.per_address.get(&address).copied().unwrap_or(0);
        if book.connections >= self.limits.connections
            || here >= self.limits.connections_per_address
        {
            return None;
        }
        book.connections += 1;
        book.per_address.insert(address, here + 1);
        metrics::gauge!("kiste_connections").increment(1);
        Some(Admitted { keeper: self.clone(), address })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // The counts stay right even if somebody panicked while counting.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Spends one of the credits of `address`; somebody new has `fresh` ones.
fn spend(
    book: &mut HashMap<IpAddr, Credits>,
    address: IpAddr,
    fresh: Credits,
    now: Instant,
) -> bool {
    if book.len() >= REMEMBERED {
        book.retain(|_, credits| !credits.is_full(now));
    }
    book.entry(block(address)).or_insert(fresh).spend(now)
}

/// A place that is given back when dropped.
pub(crate) struct Admitted {
    keeper: Arc<Doorkeeper>,
    address: IpAddr,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut book = self.keeper.book();
        book.connections -= 1;
        if let Some(here) = book.per_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                book.per_address.remove(&self.address);
            }
        }
        metrics::gauge!("kiste_connections").decrement(1);
    }
}

/// One household has one IPv4 address, but a whole /64 of IPv6.
fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn credits_run_out_and_come_back() {
        let start = Instant::now();
        let mut credits = Credits::new(2, 10.0, start);
        assert!(credits.spend(start) && credits.spend(start));
        assert!(!credits.spend(start));
        let later = start + Duration::from_millis(100);
        assert!(credits.spend(later));
        assert!(!credits.spend(later));
        let much_later = start + Duration::from_mins(1);
        assert_eq!((0..5).filter(|_| credits.spend(much_later)).count(), 2);
    }

    #[test]
    fn places_are_counted_by_household_and_given_back() {
        let limits =
            Limits { connections: 3, connections_per_address: 2, ..Limits::for_load_tests() };
        let keeper = Doorkeeper::new(limits);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let now = Instant::now();
        let first = keeper.admit(address("2001:db8::1"), now);
        let second = keeper.admit(address("2001:db8::2"), now);
        assert!(first.is_some() && second.is_some());
        assert!(keeper.admit(address("2001:db8::3"), now).is_none());
        let third = keeper.admit(address("10.0.0.1"), now);
        assert!(third.is_some());
        assert!(keeper.admit(address("10.0.0.2"), now).is_none(), "the house is full");
        drop(first);
        assert!(keeper.admit(address("::ffff:10.0.0.1"), now).is_some());
    }

    #[test]
    fn who_comes_and_goes_all_the_time_has_to_wait() {
        let limits =
            Limits { arrivals_burst: 2, arrivals_per_second: 1, ..Limits::for_load_tests() };
        let keeper = Doorkeeper::new(limits);
        let now = Instant::now();
        let mia = IpAddr::from([10, 0, 0, 1]);
        // Each leaves at once, so that there is always room.
        let come = |now| keeper.admit(mia, now).is_some();
        assert!(come(now) && come(now));
        assert!(!come(now));
        assert!(come(now + Duration::from_secs(1)));
    }

    #[test]
    fn tables_are_limited_by_address() {
        let limits = Limits { tables_burst: 2, tables_per_hour: 1, ..Limits::for_load_tests() };
        let keeper = Doorkeeper::new(limits);
        let now = Instant::now();
        let (mia, tom) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!(keeper.may_make_table(mia, now) && keeper.may_make_table(mia, now));
        assert!(!keeper.may_make_table(mia, now));
        assert!(keeper.may_make_table(tom, now));
        assert!(keeper.may_make_table(mia, now + Duration::from_hours(1)));
    }
}
