//! With honest clients it does not matter where one sits.

use super::network::{Player, Way, race};

const ROUNDS: u64 = 40_000;

/// Shares of wins by delay: as judged, and had the first arrival won.
fn shares(delays: &[u32], loss: u32) -> (Vec<f64>, Vec<f64>) {
    let honest = |&delay: &u32| {
        let player = Player::honest(delay);
        Player { way: Way { loss, ..player.way }, ..player }
    };
    let players: Vec<Player> = delays.iter().map(honest).collect();
    let mut wins = vec![[0_u32; 2]; players.len()];
    for round in 0..ROUNDS {
        let outcome = race(&players, round);
        assert_eq!(outcome.judged.len(), players.len(), "every call is answered");
        wins[outcome.judged[0].seat.index()][0] += 1;
        wins[outcome.first_to_arrive.index()][1] += 1;
    }
    let share =
        |which: usize| wins.iter().map(|counts| f64::from(counts[which]) / ROUNDS as f64).collect();
    (share(0), share(1))
}

/// Four standard errors of 40,000 rounds are 0.9 % around a quarter.
#[test]
fn from_10_to_300_ms_away_each_wins_equally_often() {
    for loss in [0, 10] {
        let (judged, by_arrival) = shares(&[10, 50, 150, 300], loss);
        println!("loss {loss} ‰: judged {judged:?}, by arrival {by_arrival:?}");
        for share in &judged {
            assert!((share - 0.25).abs() < 0.009, "{judged:?}");
        }
        assert!(by_arrival[0] > 0.4 && by_arrival[3] < 0.1, "{by_arrival:?}: without a referee");
    }
}

/// Four standard errors are 1 % around a half.
#[test]
fn the_nearest_against_the_farthest_is_a_fair_game() {
    let (judged, by_arrival) = shares(&[10, 300], 0);
    println!("judged {judged:?}, by arrival {by_arrival:?}");
    assert!((judged[0] - 0.5).abs() < 0.01, "{judged:?}");
    assert!(by_arrival[0] > 0.8, "{by_arrival:?}: without a referee");
}

/// What is lost on the longest way is missed for more than a second, which no
/// bounded wait makes up for: that is the share of lost messages, and no more.
#[test]
fn lost_messages_cost_the_farthest_no_more_than_their_share() {
    let (judged, _) = shares(&[10, 300], 10);
    println!("judged {judged:?}");
    assert!(judged[0] < 0.52, "{judged:?}");
}

#[test]
fn the_judged_moment_of_an_honest_press_is_the_true_one() {
    let players = [10, 80, 300].map(Player::honest);
    let (mut exact, mut presses) = (0, 0);
    for round in 0..4_000 {
        let outcome = race(&players, round);
        for judged in &outcome.judged {
            let truth = outcome.reactions[judged.seat.index()];
            assert!(judged.audit.pressed >= truth, "nobody is judged earlier than the truth");
            exact += u32::from(judged.audit.pressed == truth);
            presses += 1;
        }
    }
    // Only what was lost or met more wavering than sixteen pings is later.
    assert!(exact * 100 > presses * 95, "{exact} of {presses}");
}

#[test]
fn the_wait_is_short_where_all_are_near() {
    let near = [10, 15, 20].map(Player::honest);
    let waits: Vec<u32> = (0..2_000).map(|round| race(&near, round).wait).collect();
    let mut sorted = waits.clone();
    sorted.sort_unstable();
    println!("median {} ms, longest {} ms", sorted[1_000], sorted[1_999]);
    assert!(sorted[1_000] < 100);
    let far = [10, 300].map(Player::honest);
    let longest = (0..2_000).map(|round| race(&far, round).wait).max().unwrap();
    assert!(longest <= table::race::MAX_CREDIT + table::race::NEAR, "{longest}");
}
