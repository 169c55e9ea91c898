//! A queue that is fair between parties: whoever has had the least of the
//! threads' time comes first, however much they have put into it.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

/// Who wants something done: an address, or nobody who is there.
pub(crate) type Party = Option<IpAddr>;

/// Things to do, by party and table.
pub(crate) struct FairQueue<T> {
    parties: BTreeMap<Party, Share<T>>,
    /// The time that the party had had which came last: somebody new begins
    /// here, neither with a claim to the past nor in debt for it.
    level: Duration,
    len: usize,
}

struct Share<T> {
    had: Duration,
    /// Its tables take turns.
    tables: VecDeque<(String, VecDeque<T>)>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { parties: BTreeMap::new(), level: Duration::ZERO, len: 0 }
    }
}

impl<T> FairQueue<T> {
    /// How much waits.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// How much of `party` waits.
    pub(crate) fn len_of(&self, party: Party) -> usize {
        self.parties.get(&party).map_or(0, |share| share.len)
    }

    pub(crate) fn push(&mut self, party: Party, table: &str, item: T) {
        let fresh = || Share { had: self.level, tables: VecDeque::new(), len: 0 };
        let share = self.parties.entry(party).or_insert_with(fresh);
        match share.tables.iter_mut().find(|(other, _)| other == table) {
            Some((_, items)) => items.push_back(item),
            None => share.tables.push_back((table.to_owned(), VecDeque::from([item]))),
        }
        share.len += 1;
        self.len += 1;
    }

    /// What is done next, and for whom.
    pub(crate) fn pop(&mut self) -> Option<(Party, T)> {
        let waiting = self.parties.iter_mut().filter(|(_, share)| share.len > 0);
        let (party, share) = waiting.min_by_key(|(_, share)| share.had)?;
        let (table, mut items) = share.tables.pop_front()?;
        let item = items.pop_front()?;
        if !items.is_empty() {
            share.tables.push_back((table, items));
        }
        share.len -= 1;
        self.len -= 1;
        let (party, level) = (*party, share.had);
        self.level = self.level.max(level);
        Some((party, item))
    }

    /// So long it took to do something for `party`.
    pub(crate) fn charge(&mut self, party: Party, time: Duration) {
        let level = self.level;
        self.parties
            .entry(party)
            .or_insert_with(|| Share { had: level, tables: VecDeque::new(), len: 0 })
            .had += time;
        // Whoever wants nothing and has had no more than others is forgotten.
        self.parties.retain(|_, share| share.len > 0 || share.had > level);
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn a_crowd_from_one_address_makes_nobody_else_wait_for_all_of_it() {
        let mut queue = FairQueue::default();
        for table in 0..30 {
            for n in 0..5 {
                queue.push(Some(address(1)), &format!("t{table}"), n);
            }
        }
        for _ in 0..10 {
            let (party, _) = queue.pop().unwrap();
            queue.charge(party, Duration::from_millis(500));
        }
        queue.push(Some(address(2)), "other", 99);
        // Whoever is new begins where the others are, so at most one is before.
        let next: Vec<i32> = (0..2)
            .filter_map(|_| {
                let (party, item) = queue.pop()?;
                queue.charge(party, Duration::from_millis(500));
                Some(item)
            })
            .collect();
        assert!(next.contains(&99), "{next:?}");
        assert_eq!(queue.len(), 149 - 10);
        assert_eq!(queue.len_of(Some(address(2))), 0);
    }

    #[test]
    fn the_tables_of_a_party_take_turns() {
        let mut queue = FairQueue::default();
        for n in 0..3 {
            queue.push(None, "a", ("a", n));
        }
        queue.push(None, "b", ("b", 0));
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).map(|(_, item)| item).collect();
        assert_eq!(order, [("a", 0), ("b", 0), ("a", 1), ("a", 2)]);
    }

    #[test]
    fn who_thinks_long_comes_less_often() {
        let mut queue = FairQueue::default();
        for n in 0..20 {
            queue.push(Some(address(1)), "hard", n);
            queue.push(Some(address(2)), "easy", n);
        }
        let mut easy = 0;
        for _ in 0..12 {
            let (party, _) = queue.pop().unwrap();
            let long = if party == Some(address(1)) { 1000 } else { 100 };
            easy += usize::from(party == Some(address(2)));
            queue.charge(party, Duration::from_millis(long));
        }
        assert!(easy >= 9, "{easy}");
    }
}
