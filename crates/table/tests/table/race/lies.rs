//! What a lie can gain.

use engine::{Seat, Secret};
use proptest::prelude::*;
use table::race::{MAX_CREDIT, Press, PressKind, Referee, SLACK};

use super::network::{HONEST, Player, Tell, Way, race};

/// How often each of four wins, the last of them a liar, all 40 ms away.
fn share_of(liar: Player) -> f64 {
    let players = [Player::honest(40), Player::honest(40), Player::honest(40), liar];
    let rounds = 10_000;
    let wins = (0..rounds).filter(|round| race(&players, *round).judged[0].seat.index() == 3);
    wins.count() as f64 / rounds as f64
}

#[test]
fn a_clock_that_lies_gains_next_to_nothing() {
    let honest = share_of(Player::honest(40));
    let lies: [Tell; 3] =
        [|shown, _| (shown, 0), |shown, since| (shown, since / 2), |_, since| (u32::MAX, since)];
    for tell in lies {
        let share = share_of(Player { tell, ..Player::honest(40) });
        println!("honest {honest}, liar {share}");
        assert!(share < honest + 0.03, "{share}");
    }
}

#[test]
fn a_lie_gains_at_most_the_credit_above_the_true_travel() {
    let liar = Player { tell: |shown, _| (shown, 0), ..Player::honest(40) };
    for round in 0..4_000 {
        let outcome = race(&[Player::honest(100), liar], round);
        let judged = outcome.judged.iter().find(|judged| judged.seat.index() == 1).unwrap();
        let gain = outcome.reactions[1].saturating_sub(judged.audit.pressed);
        let travelled = judged.audit.arrived - outcome.reactions[1];
        assert!(gain <= judged.audit.credit.saturating_sub(travelled));
    }
}

/// Sixteen round trips of 80 to 98 ms lend a liar a few of them, and the slack.
#[test]
fn at_40_ms_a_lie_gains_less_than_40_ms() {
    let way = Way { loss: 0, ..Way::of(40) };
    let liar = Player { way, tell: |shown, _| (shown, 0), drag: 0 };
    let mut most = 0;
    for round in 0..4_000 {
        let outcome = race(&[Player::honest(100), liar], round);
        let judged = outcome.judged.iter().find(|judged| judged.seat.index() == 1).unwrap();
        most = most.max(outcome.reactions[1].saturating_sub(judged.audit.pressed));
    }
    println!("most gained: {most} ms");
    assert!(most <= 18 + SLACK, "{most}");
}

#[test]
fn looking_far_away_gains_no_more_than_the_most_credit() {
    let liar = Player { tell: |shown, _| (shown, 0), drag: 60_000, ..Player::honest(40) };
    for round in 0..2_000 {
        let outcome = race(&[Player::honest(100), liar], round);
        let judged = outcome.judged.iter().find(|judged| judged.seat.index() == 1).unwrap();
        assert!(judged.audit.credit <= MAX_CREDIT);
        assert!(judged.audit.arrived - judged.audit.pressed <= MAX_CREDIT);
    }
}

#[test]
fn dragging_pings_alone_gains_nothing() {
    let dragging = Player { tell: HONEST, drag: 300, ..Player::honest(40) };
    let share = share_of(dragging);
    assert!((share - 0.25).abs() < 0.02, "{share}");
}

proptest! {
    /// Whatever clients claim, in whatever order it arrives: everything is
    /// answered once, moments never run backwards, nobody is credited more
    /// than allowed and nobody has seen the future.
    #[test]
    fn any_claims_are_answered_in_order(
        trips in prop::collection::vec((0..4_u8, 0..2_000_u32), 0..60),
        presses in prop::collection::vec(
            (0..4_u8, any::<bool>(), any::<u32>(), any::<u32>(), 0..3_000_u64), 1..40,
        ),
        sent in 0..5_u32,
    ) {
        let mut referee = Referee::new(Secret::numbered(2, 2));
        for (seat, trip) in trips {
            referee.measured(Seat::new(seat), trip);
        }
        let mut now = 50_000;
        referee.begin(10, now);
        referee.sent(10 + sent, now);
        let mut judged = Vec::new();
        let mut expected = 0;
        for (seat, call, shown, since, later) in presses {
            now += later;
            expected += usize::from(shown >= 10);
            let kind = if call { PressKind::Call } else { PressKind::Grab };
            let press = Press { seat: Seat::new(seat), id: None, action: "x".into(), kind, shown, since };
            judged.extend(referee.release(now));
            judged.extend(referee.arrive(press, now));
        }
        while let Some(due) = referee.due() {
            judged.extend(referee.release(due));
        }
        prop_assert_eq!(judged.len(), expected);
        let mut last = 0;
        for one in &judged {
            let (_, stamp) = engine::Stamp::split(&one.action).unwrap();
            let stamp = stamp.unwrap();
            prop_assert!(stamp.at.millis() >= last);
            last = stamp.at.millis();
            prop_assert!(stamp.seen >= 10 && stamp.seen <= 10 + sent);
            prop_assert!(one.audit.pressed <= one.audit.arrived);
            prop_assert!(one.audit.arrived - one.audit.pressed <= one.audit.credit);
            prop_assert!(one.audit.credit <= MAX_CREDIT);
        }
    }
}
