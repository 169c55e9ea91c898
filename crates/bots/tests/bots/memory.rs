//! The bot that remembers: what it hears, what it keeps, and that it is the
//! better the longer it keeps it.

use bots::{Bot, BotLevel, Interval, MemoryBot, Observation, Recall, choose_any, make, play};
use engine::{Event, Match, QuickDice, Seat, Secret};
use games::eintrichtern::{
    Eintrichtern, EintrichternAction, EintrichternEffect, EintrichternOptions, EintrichternThrow,
};
use pyramid::Cell;

fn new_match(players: usize, index: u64) -> Match<Eintrichtern> {
    let names = vec![String::new(); players];
    Match::new(EintrichternOptions::default(), names, Secret::numbered(4, index)).unwrap()
}

/// Lets random players go on; `at` sees the match before each decision.
fn walk(game: &mut Match<Eintrichtern>, mut at: impl FnMut(&Match<Eintrichtern>, Seat)) {
    let mut chance = QuickDice::new(1);
    let mut choices = Vec::new();
    while let Some(seat) = engine::Game::pending(game.game()).seats().first() {
        at(game, seat);
        choices.clear();
        engine::Game::choices(game.game(), seat, &mut choices);
        let action = *engine::Chance::pick(&mut chance, &choices).unwrap();
        game.act(seat, action).unwrap();
    }
}

fn remembered(game: &Match<Eintrichtern>, seat: Seat, half_life: u32) -> Vec<(Cell, u8)> {
    let mut choices = Vec::new();
    let observation = Observation::of_match(game, seat, &mut choices).unwrap();
    MemoryBot::new(Recall { half_life }, 1).remembered(&observation).collect()
}

/// The sums announced so far, the latest for each die.
fn announced(game: &Match<Eintrichtern>) -> Vec<(Cell, u8)> {
    let (mut sums, mut lifted) = (Vec::new(), Cell::TIP);
    for event in game.events() {
        match event {
            Event::Act(_, EintrichternAction::Lift(cell)) => lifted = *cell,
            Event::Effect(EintrichternEffect::Sum(sum)) => {
                sums.retain(|(cell, _)| *cell != lifted);
                sums.push((lifted, *sum));
            }
            _ => {}
        }
    }
    sums
}

#[test]
fn a_seat_hears_everything_but_how_the_dice_lie() {
    let mut game = new_match(3, 1);
    walk(&mut game, |game, seat| {
        let mut choices = Vec::new();
        let observation = Observation::of_match(game, seat, &mut choices).unwrap();
        assert_eq!(observation.history().count(), game.events().len() - 1);
        assert!(
            !observation.history().any(|e| matches!(e, Event::Throw(EintrichternThrow::Lay(_))))
        );
        // A state alone has no past.
        let mut choices = Vec::new();
        let observation = Observation::new(game.game(), seat, &mut choices).unwrap();
        assert_eq!(observation.history().count(), 0);
    });
}

#[test]
fn what_is_remembered_was_announced_and_fades() {
    let mut game = new_match(2, 2);
    let (mut short, mut long, mut all) = (0, 0, 0);
    let mut before: Vec<(Cell, u8)> = Vec::new();
    let mut lifts = 0;
    walk(&mut game, |game, seat| {
        let sums = announced(game);
        for half_life in [3, 100] {
            assert!(remembered(game, seat, half_life).iter().all(|known| sums.contains(known)));
        }
        assert!(remembered(game, seat, 0).is_empty());
        short += remembered(game, seat, 3).len();
        long += remembered(game, seat, 100).len();
        all += sums.len();
        // Nothing comes back by itself: only a new lift brings it to mind.
        if seat == Seat::new(0) {
            let now = remembered(game, seat, 3);
            let fresh = |known: &(Cell, u8)| {
                game.events()[lifts..].iter().any(|event| {
                    matches!(event, Event::Act(_, EintrichternAction::Lift(cell)) if *cell == known.0)
                })
            };
            assert!(now.iter().all(|known| before.contains(known) || fresh(known)));
            (before, lifts) = (now, game.events().len());
        }
    });
    assert!(short < long && long < all, "{short} {long} {all}");
    assert!(short > 0);
}

/// A host makes a new bot for each decision, as after a restart.
#[test]
fn a_bot_made_anew_remembers_the_same() {
    let mut game = new_match(2, 3);
    walk(&mut game, |game, seat| {
        let mut choices = Vec::new();
        let observation = Observation::of_match(game, seat, &mut choices).unwrap();
        let recall = Recall::of(BotLevel::Medium).unwrap();
        let known =
            |seed| MemoryBot::new(recall, seed).remembered(&observation).collect::<Vec<_>>();
        assert_eq!(known(1), known(2));
    });
}

#[test]
fn it_lifts_the_die_that_it_remembers() {
    let mut lifted = 0;
    for index in 0..10 {
        let mut game = new_match(2, index);
        walk(&mut game, |game, seat| {
            let mut choices = Vec::new();
            let observation = Observation::of_match(game, seat, &mut choices).unwrap();
            let wanted = game.game().wanted();
            let covered = game.game().covered();
            let known = |cell: &Cell| {
                remembered(game, seat, u32::MAX)
                    .iter()
                    .any(|(funnel, sum)| funnel == cell && Some(*sum) == wanted)
            };
            if covered.into_iter().any(|cell| known(&cell)) {
                let recall = Recall { half_life: u32::MAX };
                match MemoryBot::new(recall, 5).choose(&observation) {
                    EintrichternAction::Lift(cell) => {
                        assert!(known(&cell));
                        lifted += 1;
                    }
                    action => assert_ne!(action, EintrichternAction::Roll),
                }
            }
        });
    }
    assert!(lifted > 20, "{lifted}");
}

#[test]
fn a_host_gets_the_bot_that_remembers() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game =
        games::new_match("eintrichtern", &[], &[], names, Secret::numbered(1, 0)).unwrap().unwrap();
    for seed in 0..200 {
        let Some(seat) = game.pending().seats().first() else { break };
        let action = choose_any(&*game, seat, BotLevel::Hard, seed).unwrap();
        game.act(seat, &action).unwrap();
    }
    assert_eq!(game.pending(), engine::Pending::Over, "good memories soon find eight");
}

/// Share of games that `one` wins against `other`, changing seats.
fn share(one: BotLevel, other: BotLevel, games: u64) -> Interval {
    let mut wins = 0.0;
    for index in 0..games {
        let mut game = new_match(2, 100 + index);
        let first = Seat::new((index % 2) as u8);
        let mut seats: Vec<_> = Seat::all(2)
            .map(|seat| make::<Eintrichtern>(if seat == first { one } else { other }, index))
            .collect();
        play(&mut game, &mut seats).unwrap();
        let standings = engine::Game::standings(game.game());
        let winners = standings.iter().filter(|standing| standing.rank == 1).count() as f64;
        wins += if standings[first.index()].rank == 1 { 1.0 / winners } else { 0.0 };
    }
    Interval::wilson(wins, games)
}

#[test]
fn the_longer_it_remembers_the_more_it_wins() {
    for (one, other) in [
        (BotLevel::Greedy, BotLevel::Random),
        (BotLevel::Medium, BotLevel::Easy),
        (BotLevel::Hard, BotLevel::Medium),
        (BotLevel::Easy, BotLevel::Greedy),
    ] {
        let share = share(one, other, 150);
        assert!(share.low > 0.5, "{one} against {other}: {share}");
    }
}
