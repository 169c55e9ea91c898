//! Who has asked for too much.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::config::Limits;

/// Addresses remembered before those that owe nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Something that is used up and comes back with time, up to a measure.
#[derive(Clone, Debug)]
pub(crate) struct TokenBucket {
    left: f64,
    most: f64,
    per_second: f64,
    since: Instant,
}

impl TokenBucket {
    pub(crate) fn new(most: u32, per_second: f64, now: Instant) -> Self {
        Self { left: f64::from(most), most: f64::from(most), per_second, since: now }
    }

    /// Whether there was one left to spend.
    pub(crate) fn spend(&mut self, now: Instant) -> bool {
        self.spend_many(1, now)
    }

    /// Whether there were so many left to spend.
    fn spend_many(&mut self, many: u32, now: Instant) -> bool {
        self.refill(now);
        let enough = self.left >= f64::from(many);
        if enough {
            self.left -= f64::from(many);
        }
        enough
    }

    /// Takes what has been used already, into debt if need be.
    fn charge(&mut self, amount: f64, now: Instant) {
        self.refill(now);
        self.left -= amount;
    }

    /// Whether there is anything left.
    fn is_open(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.left > 0.0
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
pub(crate) struct RateLimiter {
    limits: Limits,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    connections: usize,
    per_address: HashMap<IpAddr, usize>,
    arrivals: HashMap<IpAddr, TokenBucket>,
    tables: HashMap<IpAddr, TokenBucket>,
    shelf: HashMap<IpAddr, TokenBucket>,
    daily: HashMap<IpAddr, TokenBucket>,
    subscriptions: HashMap<IpAddr, TokenBucket>,
    questions: HashMap<IpAddr, TokenBucket>,
    turns: HashMap<IpAddr, TokenBucket>,
    requests: HashMap<IpAddr, TokenBucket>,
    resyncs: HashMap<IpAddr, TokenBucket>,
    set_ups: HashMap<IpAddr, TokenBucket>,
    written: HashMap<IpAddr, TokenBucket>,
    plain: HashMap<IpAddr, usize>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, book: Mutex::default() })
    }

    /// The bucket of a new connection for its messages.
    pub(crate) fn message_bucket(&self, now: Instant) -> TokenBucket {
        let Limits { messages_burst, messages_per_second, .. } = self.limits;
        TokenBucket::new(messages_burst, f64::from(messages_per_second), now)
    }

    /// Whether `address` may make another table.
    pub(crate) fn may_make_table(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { tables_burst, tables_per_hour, .. } = self.limits;
        let fresh = TokenBucket::new(tables_burst, f64::from(tables_per_hour) / 3600.0, now);
        spend(&mut self.book().tables, address, fresh, now)
    }

    /// Whether `address` may put another game on the shelf.
    pub(crate) fn may_shelve(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { shelf_burst, shelf_per_hour, .. } = self.limits;
        let fresh = TokenBucket::new(shelf_burst, f64::from(shelf_per_hour) / 3600.0, now);
        spend(&mut self.book().shelf, address, fresh, now)
    }

    /// Whether `address` may begin another game of the day.
    pub(crate) fn may_play_daily(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { daily_burst, daily_per_hour, .. } = self.limits;
        let fresh = TokenBucket::new(daily_burst, f64::from(daily_per_hour) / 3600.0, now);
        spend(&mut self.book().daily, address, fresh, now)
    }

    /// Whether `address` may ask to be told of another seat.
    pub(crate) fn may_subscribe(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { subscriptions_burst, subscriptions_per_hour, .. } = self.limits;
        let per_second = f64::from(subscriptions_per_hour) / 3600.0;
        let fresh = TokenBucket::new(subscriptions_burst, per_second, now);
        spend(&mut self.book().subscriptions, address, fresh, now)
    }

    /// Whether `address` may ask another question about a table or the shelf.
    pub(crate) fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { questions_burst, questions_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(questions_burst, f64::from(questions_per_second), now);
        spend(&mut self.book().questions, address, fresh, now)
    }

    /// Whether `address` may make another plain request.
    pub(crate) fn may_request(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { requests_burst, requests_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(requests_burst, f64::from(requests_per_second), now);
        spend(&mut self.book().requests, address, fresh, now)
    }

    /// Whether `address` may have everything sent again.
    pub(crate) fn may_resync(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { resyncs_burst, resyncs_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(resyncs_burst, f64::from(resyncs_per_second), now);
        spend(&mut self.book().resyncs, address, fresh, now)
    }

    /// Whether `address` may have a table's set-up read in full, which counts
    /// for so much.
    pub(crate) fn may_set_up(&self, address: IpAddr, cost: u32, now: Instant) -> bool {
        let Limits { set_ups_burst, set_ups_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(set_ups_burst, f64::from(set_ups_per_second), now);
        let book = &mut self.book().set_ups;
        forget_full(book, now);
        book.entry(block(address)).or_insert(fresh).spend_many(cost, now)
    }

    /// Whether commands of `address` may write more.
    pub(crate) fn may_write(&self, address: IpAddr, now: Instant) -> bool {
        self.book().written.get_mut(&block(address)).is_none_or(|bucket| bucket.is_open(now))
    }

    /// A command of `address` has written so many bytes.
    pub(crate) fn note_written(&self, address: IpAddr, bytes: usize, now: Instant) {
        let Limits { written_burst, written_per_hour, .. } = self.limits;
        let mut book = self.book();
        forget_full(&mut book.written, now);
        let fresh = TokenBucket::new(written_burst, f64::from(written_per_hour) / 3600.0, now);
        let bucket = book.written.entry(block(address)).or_insert(fresh);
        // A row costs more than what it says.
        bucket.charge((bytes + 256) as f64 / 1024.0, now);
    }

    /// A plain connection's place; nothing if `address` has too many.
    pub(crate) fn admit_plain(self: &Arc<Self>, address: IpAddr) -> Option<Plain> {
        let address = block(address);
        let mut book = self.book();
        let here = book.plain.entry(address).or_default();
        if *here >= self.limits.plain_per_address {
            return None;
        }
        *here += 1;
        Some(Plain { limiter: self.clone(), address })
    }

    /// Whether `address` may have another turn simulated.
    pub(crate) fn may_simulate(&self, address: IpAddr, now: Instant) -> bool {
        let Limits { turns_burst, turns_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(turns_burst, f64::from(turns_per_second), now);
        spend(&mut self.book().turns, address, fresh, now)
    }

    /// The bucket of a new connection for showing a hand that moves.
    pub(crate) fn hand_bucket(&self, now: Instant) -> TokenBucket {
        let Limits { hands_burst, hands_per_second, .. } = self.limits;
        TokenBucket::new(hands_burst, f64::from(hands_per_second), now)
    }

    /// A connection's place; nothing if there is none left.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Admitted> {
        let Limits { arrivals_burst, arrivals_per_second, .. } = self.limits;
        let fresh = TokenBucket::new(arrivals_burst, f64::from(arrivals_per_second), now);
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
        Some(Admitted { limiter: self.clone(), address })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // The counts stay right even if somebody panicked while counting.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes one token out of the bucket of `address`; somebody new has a `fresh` one.
fn spend(
    book: &mut HashMap<IpAddr, TokenBucket>,
    address: IpAddr,
    fresh: TokenBucket,
    now: Instant,
) -> bool {
    forget_full(book, now);
    book.entry(block(address)).or_insert(fresh).spend(now)
}

/// Forgets those who owe nothing, once there are many.
fn forget_full(book: &mut HashMap<IpAddr, TokenBucket>, now: Instant) {
    if book.len() >= REMEMBERED {
        book.retain(|_, bucket| !bucket.is_full(now));
    }
}

/// A place for plain HTTP that is given back when dropped.
pub(crate) struct Plain {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

impl Drop for Plain {
    fn drop(&mut self) {
        let mut book = self.limiter.book();
        if let Some(here) = book.plain.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                book.plain.remove(&self.address);
            }
        }
    }
}

/// A place that is given back when dropped.
pub(crate) struct Admitted {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut book = self.limiter.book();
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
    fn tokens_run_out_and_come_back() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(2, 10.0, start);
        assert!(bucket.spend(start) && bucket.spend(start));
        assert!(!bucket.spend(start));
        let later = start + Duration::from_millis(100);
        assert!(bucket.spend(later));
        assert!(!bucket.spend(later));
        let much_later = start + Duration::from_mins(1);
        assert_eq!((0..5).filter(|_| bucket.spend(much_later)).count(), 2);
    }

    #[test]
    fn places_are_counted_by_household_and_given_back() {
        let limits =
            Limits { connections: 3, connections_per_address: 2, ..Limits::for_load_tests() };
        let limiter = RateLimiter::new(limits);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let now = Instant::now();
        let first = limiter.admit(address("2001:db8::1"), now);
        let second = limiter.admit(address("2001:db8::2"), now);
        assert!(first.is_some() && second.is_some());
        assert!(limiter.admit(address("2001:db8::3"), now).is_none());
        let third = limiter.admit(address("10.0.0.1"), now);
        assert!(third.is_some());
        assert!(limiter.admit(address("10.0.0.2"), now).is_none(), "the house is full");
        drop(first);
        assert!(limiter.admit(address("::ffff:10.0.0.1"), now).is_some());
    }

    #[test]
    fn who_comes_and_goes_all_the_time_has_to_wait() {
        let limits =
            Limits { arrivals_burst: 2, arrivals_per_second: 1, ..Limits::for_load_tests() };
        let limiter = RateLimiter::new(limits);
        let now = Instant::now();
        let mia = IpAddr::from([10, 0, 0, 1]);
        // Each leaves at once, so that there is always room.
        let come = |now| limiter.admit(mia, now).is_some();
        assert!(come(now) && come(now));
        assert!(!come(now));
        assert!(come(now + Duration::from_secs(1)));
    }

    #[test]
    fn tables_are_limited_by_address() {
        let limits = Limits { tables_burst: 2, tables_per_hour: 1, ..Limits::for_load_tests() };
        let limiter = RateLimiter::new(limits);
        let now = Instant::now();
        let (mia, tom) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!(limiter.may_make_table(mia, now) && limiter.may_make_table(mia, now));
        assert!(!limiter.may_make_table(mia, now));
        assert!(limiter.may_make_table(tom, now));
        assert!(limiter.may_make_table(mia, now + Duration::from_hours(1)));
    }
}
