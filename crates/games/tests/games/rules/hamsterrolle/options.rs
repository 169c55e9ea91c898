//! Everything that can be chosen, chosen together.

use engine::{Chance, Match, QuickDice, Record, Secret};

use super::*;

/// Every choice of options that a game can be set up with.
fn setups(players: u8) -> Vec<HamsterrolleOptions> {
    let mut all = vec![HamsterrolleOptions::default()];
    for spec in HamsterrolleOptions::spec() {
        let engine::OptionValues::Words(words) = spec.values else { panic!("{}", spec.key) };
        all = all
            .iter()
            .flat_map(|options| words.iter().map(move |word| (options.clone(), word)))
            .map(|(mut options, word)| {
                options.set(&spec.key, word).unwrap();
                options
            })
            .collect();
    }
    // What the edition or the number of players settles is played once.
    let mut different: Vec<(HamsterrolleOptions, Hamsterrolle)> = Vec::new();
    for options in all {
        if let Ok(game) = Hamsterrolle::new(&options, players)
            && !different.iter().any(|(_, other)| *other == game)
        {
            different.push((options, game));
        }
    }
    different.into_iter().map(|(options, _)| options).collect()
}

/// Random turns, so many at most; every piece is somewhere after each.
fn walk(options: &HamsterrolleOptions, players: u8, seed: u64, most: usize) -> Match<Hamsterrolle> {
    let names = Seat::all(players).map(|seat| format!("Player {seat}")).collect();
    let mut game =
        Match::<Hamsterrolle>::new(options.clone(), names, Secret::numbered(seed, 0)).unwrap();
    let mut chance = QuickDice::new(seed);
    all_29(game.game());
    for _ in 0..most {
        let Some(now) = game.game().pending().seats().first() else { break };
        let mut choices = Vec::new();
        game.game().choices(now, &mut choices);
        let chosen = chance.pick(&choices).expect("there is always something to do").clone();
        game.act(now, chosen).unwrap();
        all_29(game.game());
    }
    game
}

#[test]
fn every_choice_of_options_can_be_played_and_judged() {
    let counts = [2, 3, 4].map(|players| setups(players).len());
    assert_eq!(counts, [8, 16, 24]);
    for players in 2..=4 {
        for (index, options) in setups(players).iter().enumerate() {
            let game = walk(options, players, index as u64, 2);
            let text = game.record().to_string();
            let record: Record = text.parse().unwrap();
            let replayed = engine::validate::<Hamsterrolle>(&record, usize::MAX).unwrap();
            assert_eq!(&replayed.game, game.game(), "{text}");
        }
    }
}

/// The rules of 2000 with everything on, in teams, from the first turn to the
/// last.
#[test]
fn a_whole_game_of_2000_ends_and_loses_no_piece() {
    let all = [("edition", "2000"), ("tip", "true"), ("pass", "any")];
    let game = walk(&options(&all), 4, 7, 2_000);
    assert!(game.is_over());
    let teams = game.game().standings().iter().map(|one| one.score).collect::<Vec<_>>();
    assert_eq!((teams[0], teams[2]), (teams[1], teams[3]), "partners have a result together");
}
