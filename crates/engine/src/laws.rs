//! The laws every game obeys, as one suite for all of them.
//!
//! [`laws!`](crate::laws!) makes one test per law for a game. Each law plays
//! random games at every number of players and with every option, so a new
//! game is tested in depth before its author has written a single test.

#![allow(clippy::missing_panics_doc, reason = "a broken law panics: that is its whole purpose")]

mod odds;
mod walk;

use std::cell::LazyCell;
use std::collections::HashSet;

use crate::{
    Chance, Cost, Coverage, Event, Game, Match, Pending, QuickDice, Record, Seat, Viewer, advance,
    replay_trusted, sample_timeout, validate, verify,
};

pub use odds::the_odds_of_every_throw_add_up;
use walk::{ENDLESS, choices, ends, next_seat, patience, plays_to_the_end, walk};
pub use walk::{Setup, plausible_actions, setups, start};

/// After so many events of a game it is looked through for secrets only now and
/// then: races are long, and what leaks in them leaks early.
const LONG: usize = 300;

/// What is listed is accepted, and what is accepted is listed.
pub fn listed_is_what_is_accepted<G: Game>() {
    // Made where it is needed: where choices are samples, it is not.
    let pool = LazyCell::new(|| plausible_actions::<G>(300));
    walk::<G>(|game, _| {
        let game = game.game();
        for seat in game.pending().seats() {
            let (listed, coverage) = choices(game, seat);
            for action in &listed {
                let checked = game.check(seat, action);
                assert!(checked.is_ok(), "listed, but refused: {action}: {checked:?}\n{game:?}");
            }
            if coverage == Coverage::Every {
                for action in pool.iter() {
                    if game.check(seat, action).is_ok() {
                        assert!(listed.contains(action), "not listed: {action}\n{game:?}");
                    }
                }
            }
        }
    });
}

/// A refusal leaves everything as it was.
pub fn a_refusal_changes_nothing<G: Game>() {
    let pool = plausible_actions::<G>(60);
    let mut refusals = 0;
    walk::<G>(|game, _| {
        let mut tried = game.clone();
        for seat in Seat::all(crate::MAX_SEATS) {
            for action in &pool {
                if game.check(seat, action).is_err() {
                    let refused = tried.act(seat, action.clone());
                    assert!(refused.is_err(), "check and act disagree on {action}");
                    refusals += 1;
                }
            }
        }
        assert_eq!(tried.game(), game.game());
        assert_eq!(tried.events(), game.events());
    });
    assert!(refusals > 0, "no illegal action was tried");
}

/// Applying the events to a fresh game gives the same game.
pub fn events_replay_to_an_equal_state<G: Game>() {
    ends::<G>(|game| {
        let mut replayed = G::new(game.options(), game.names().len() as u8).expect("played");
        for event in game.events() {
            replayed.evolve(event);
        }
        assert_eq!(&replayed, game.game());
    });
}

/// The same inputs with the same chance give the same events.
pub fn the_same_chance_gives_the_same_events<G: Game>() {
    ends::<G>(|game| {
        let names = game.names().to_vec();
        let mut again =
            Match::<G>::new(game.options().clone(), names.clone(), *game.secret()).expect("played");
        for (index, event) in game.events().iter().enumerate() {
            match event {
                Event::Act(seat, action) => {
                    again.act(*seat, action.clone()).expect("was legal the first time");
                }
                // Not there yet, so it does not follow by itself.
                Event::Effect(_) if again.events().len() == index => {
                    again.timeout();
                }
                Event::Throw(_) | Event::Effect(_) => {}
            }
        }
        assert_eq!(again.events(), game.events());
        let events = game.events().iter().cloned();
        let resumed = Match::<G>::resume(game.options().clone(), names, *game.secret(), events)
            .expect("its own events");
        assert_eq!(resumed.game(), game.game());
    });
}

/// Every action, throw and effect is read back from its text.
pub fn notation_goes_both_ways<G: Game>() {
    // The same actions are listed again and again; each text is read once.
    let mut read = HashSet::new();
    let mut events = 0;
    walk::<G>(|game, _| {
        // Fewer than before: another game.
        events = if game.events().len() < events { 0 } else { events };
        for event in &game.events()[events..] {
            let text = event.to_string();
            assert_eq!(text.parse().as_ref(), Ok(event), "{text}");
        }
        events = game.events().len();
        for seat in game.game().pending().seats() {
            for action in choices(game.game(), seat).0 {
                let text = action.to_string();
                if read.contains(&text) {
                    continue;
                }
                assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action), "{text}");
                assert_eq!(text.trim(), text, "no blanks around a notation");
                assert!(!text.contains(['\n', '#']), "{text}: one line without a comment");
                read.insert(text);
            }
        }
    });
}

/// A record is read back, replayed legal with the same result, and its dice are
/// proven; also when it leaves to the rules what follows from them, all of it or
/// all but the last of what follows from one event. That time was up does not
/// follow, so those lines stay.
pub fn records_validate<G: Game>() {
    ends::<G>(|game| {
        let text = game.record().to_string();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.to_string(), text);
        let replayed = validate::<G>(&record, usize::MAX).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(&replayed.game, game.game());
        let trusted = replay_trusted::<G>(&record).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(
            (trusted.game, trusted.events),
            (replayed.game.clone(), replayed.events.clone())
        );
        verify(&record, &replayed).unwrap_or_else(|error| panic!("{error}\n{text}"));

        let mut played = G::new(game.options(), game.names().len() as u8).expect("played");
        let follows = game.events().iter().map(|event| {
            let follows = played.pending() == Pending::Rules;
            played.evolve(event);
            follows
        });
        let follows: Vec<bool> = follows.chain([false]).collect();
        let shortened = |left_out: fn(&[bool]) -> bool| {
            let mut bare = record.clone();
            let mut pairs = follows.windows(2);
            bare.events.retain(|_| !left_out(pairs.next().expect("a line for each event")));
            if bare.events.len() == record.events.len() {
                return;
            }
            let replayed = validate::<G>(&bare, usize::MAX).expect("still legal");
            assert_eq!(&replayed.game, game.game());
            assert_eq!(replayed.events.len(), game.events().len());
        };
        shortened(|pair| pair[0]);
        shortened(|pair| pair[0] && pair[1]);
    });
}

/// Every random game ends, for bare states as well as for matches.
pub fn every_random_game_ends<G: Game>() {
    for (index, setup) in setups::<G>().into_iter().enumerate() {
        let games = if G::COST == Cost::Quick { 20 } else { 1 };
        for seed in 0..games {
            if !plays_to_the_end::<G>(index) {
                continue;
            }
            let mut game = G::new(&setup.options, setup.players).expect("tried before");
            let mut chance = QuickDice::new(seed);
            let mut decisions = 0;
            while let Some(seat) = advance(&mut game, &mut chance) {
                let listed = choices(&game, seat).0;
                let action = chance.pick(&listed).expect("somebody asked has a choice").clone();
                game.evolve(&Event::Act(seat, action));
                decisions += 1;
                assert!(decisions < ENDLESS, "{setup:?}, seed {seed}: the game does not end");
            }
            assert_eq!(game.pending(), Pending::Over);
        }
    }
}

/// At the end, and on the way there, everybody has one place; better scores
/// have better ranks and the parts add up.
pub fn standings_agree_with_the_end<G: Game>() {
    let agree = |game: &G| {
        let standings = game.standings();
        assert!(standings.iter().map(|s| s.seat).eq(Seat::all(game.players())));
        assert!(standings.iter().any(|s| s.rank == 1));
        for one in &standings {
            let parts: i32 = one.parts.iter().map(|part| part.points).sum();
            assert_eq!(parts, one.score, "the parts of {one:?}");
            for other in &standings {
                assert_eq!(
                    game.score(one.seat).cmp(&game.score(other.seat)),
                    other.rank.cmp(&one.rank),
                    "{one:?} against {other:?}",
                );
            }
        }
    };
    walk::<G>(|game, _| agree(game.game()));
    // The others have been walked to their end.
    if G::COST == Cost::Simulated {
        ends::<G>(|game| agree(game.game()));
    }
}

/// The game waits for exactly what [`Game::pending`] says, and time runs only
/// while players are asked and only where the rules say what comes then.
pub fn pending_tells_what_comes<G: Game>() {
    for (index, setup) in setups::<G>().into_iter().enumerate() {
        let mut game = G::new(&setup.options, setup.players).expect("tried before");
        let mut chance = QuickDice::new(5);
        let mut decisions = 0;
        while decisions < patience::<G>(index) {
            let pending = game.pending();
            let asked = pending.seats();
            for seat in Seat::all(game.players()) {
                let some = !choices(&game, seat).0.is_empty();
                assert_eq!(some, asked.contains(seat), "choices of seat {seat}: {game:?}");
            }
            let throw = game.throw(&mut chance);
            assert_eq!(throw.is_some(), pending == Pending::Throw, "{game:?}");
            let effect = game.next_effect();
            assert_eq!(effect.is_some(), pending == Pending::Rules, "{game:?}");
            let timeout = game.timeout();
            assert_eq!(timeout.is_some(), game.deadline().is_some(), "{game:?}");
            assert!(timeout.is_none() || !asked.is_empty(), "nobody has the time of {game:?}");
            if let Some(throw) = &throw {
                let checked = game.check_throw(throw);
                assert!(checked.is_ok(), "thrown, but refused: {throw}: {checked:?}");
            }
            let act = asked.first().map(|seat| {
                let listed = choices(&game, seat).0;
                decisions += 1;
                Event::Act(seat, chance.pick(&listed).expect("checked above").clone())
            });
            let effect = effect.or(sample_timeout(&game, &mut chance));
            match effect.map(Event::Effect).or(act).or(throw.map(Event::Throw)) {
                Some(event) => game.evolve(&event),
                None => break,
            }
        }
        let left = decisions >= patience::<G>(index);
        assert!(left || game.pending() == Pending::Over, "a game stops only when it is over");
    }
}

/// Who cannot see a thing sees no difference when it differs, and if a game
/// hides anything, determinizing does change it.
pub fn hidden_things_stay_hidden<G: Game>() {
    let (mut hidden, mut redrawn) = (false, false);
    walk::<G>(|game, chance| {
        if game.events().len() > LONG && chance.below(8) != 0 {
            return;
        }
        let state = game.game();
        for viewer in viewers(state) {
            let mut other = state.clone();
            other.determinize(viewer, chance);
            redrawn |= other != *state;
            let (seen, seen_other) = (state.view(viewer), other.view(viewer));
            assert_eq!(seen, seen_other, "{viewer:?} sees what is hidden from it");
            // Equal views are written alike; now and then that is looked at, too.
            if chance.below(8) == 0 {
                assert_eq!(json(&seen), json(&seen_other));
            }
            assert_eq!(other.pending(), state.pending(), "whom it waits for is no secret");
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(
                    choices(&other, seat).0,
                    choices(state, seat).0,
                    "own choices are known"
                );
            }
        }
        // What somebody does in secret shows in nobody else's view.
        for seat in state.pending().seats() {
            let listed = choices(state, seat).0;
            let (Some(one), Some(two)) = (chance.pick(&listed), chance.pick(&listed)) else {
                continue;
            };
            let events = [one, two].map(|action| Event::Act(seat, action.clone()));
            let unseen = |viewer: &Viewer| {
                *viewer != Viewer::Seat(seat)
                    && events.iter().all(|event| !state.visible_to(event, *viewer))
            };
            let unseen: Vec<Viewer> = viewers(state).filter(unseen).collect();
            if unseen.is_empty() {
                continue;
            }
            hidden = true;
            let [one, two] = events.map(|event| {
                let mut after = state.clone();
                after.evolve(&event);
                after
            });
            for viewer in unseen {
                assert_eq!(one.view(viewer), two.view(viewer), "{viewer:?} was not told");
            }
        }
    });
    assert!(redrawn || !hidden, "the game hides actions, but determinizing never changes anything");
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("a view is plain data")
}

/// The same state lists the same choices in the same order, each once.
pub fn choices_come_in_a_stable_order<G: Game>() {
    // The same game, played along from its events: long games are walked once.
    let mut along: Option<(G, usize)> = None;
    walk::<G>(|game, _| {
        // Some games are left before their end, so a new one is known by its beginning.
        let begun = game.events().iter().any(|event| matches!(event, Event::Act(..)));
        let (mut rebuilt, played) = along.take().filter(|_| begun).unwrap_or_else(|| {
            (G::new(game.options(), game.names().len() as u8).expect("played"), 0)
        });
        for event in &game.events()[played..] {
            rebuilt.evolve(event);
        }
        for seat in game.game().pending().seats() {
            let listed = choices(game.game(), seat).0;
            assert_eq!(listed, choices(&rebuilt, seat).0);
            let mut texts: Vec<String> = listed.iter().map(ToString::to_string).collect();
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), listed.len(), "a choice is listed twice: {listed:?}");
        }
        along = Some((rebuilt, game.events().len()));
    });
}

/// Whatever text arrives for whichever seat: an answer, never a panic, and no
/// change after a refusal.
pub fn any_text_gets_an_answer<G: Game>(text: &str, seat: Seat, moment: u64) {
    let setups = setups::<G>();
    let setup = &setups[moment as usize % setups.len()];
    let mut game = start(setup, moment);
    let mut chance = QuickDice::new(moment);
    for _ in 0..moment % 50 {
        if sample_timeout(game.game(), &mut chance).is_some() {
            game.timeout();
            continue;
        }
        let Some(seat) = next_seat(&game, &mut chance) else { break };
        let action = chance.pick(&choices(game.game(), seat).0).expect("a choice").clone();
        game.act(seat, action).expect("a listed choice");
    }
    let before = game.clone();
    if let Ok(action) = text.parse::<G::Action>()
        && game.act(seat, action).is_err()
    {
        assert_eq!(game.game(), before.game());
        assert_eq!(game.events(), before.events());
    }
    let _ = text.parse::<crate::EventOf<G>>();
    if let Ok(record) = text.parse::<Record>() {
        let _ = validate::<G>(&record, usize::MAX);
    }
}

/// Makes a module of tests, one for each game of a list such as
/// `games::registered!` and of its name, which hand its id to a function:
/// whoever changes one game need not wait for the others.
#[macro_export]
macro_rules! each_game {
    ($list:path: $name:ident = $check:ident) => {
        mod $name {
            use super::$check as check;
            $list!($crate::test_of_each);
        }
    };
}

/// The tests of [`each_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! test_of_each {
    ($($game:ident: $type:ty,)*) => {
        $(
            #[test]
            fn $game() {
                check(&stringify!($game).replace('_', "-"));
            }
        )*
    };
}

/// Makes a test of each law for a game.
///
/// ```
/// engine::laws! { pig: games::pig::Pig }
/// ```
#[macro_export]
macro_rules! laws {
    ($($module:ident: $game:ty),* $(,)?) => { $(
        mod $module {
            $crate::laws!(@each $game;
                listed_is_what_is_accepted
                a_refusal_changes_nothing
                events_replay_to_an_equal_state
                the_same_chance_gives_the_same_events
                notation_goes_both_ways
                records_validate
                every_random_game_ends
                standings_agree_with_the_end
                pending_tells_what_comes
                hidden_things_stay_hidden
                choices_come_in_a_stable_order
                the_odds_of_every_throw_add_up
            );
        }
    )* };
    (@each $game:ty; $($law:ident)*) => { $(
        #[test]
        fn $law() {
            $crate::laws::$law::<$game>();
        }
    )* };
}
