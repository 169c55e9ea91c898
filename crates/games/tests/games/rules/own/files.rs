//! What a file can say.

use engine::{Game, Seat};
use games::own::{Own, Sample};

use super::support::{act, choices, file, play_out, script, start};

#[test]
fn a_game_of_twenty_lines_plays_to_its_end() {
    let mut game = start(&file(&script("fn score(t, seat) { t.heap.len * seat }")), 2).unwrap();
    assert_eq!(choices(&game), ["put 002", "put 011", "put 020", "put 101", "put 110", "put 200"]);
    act(&mut game, "put 011");
    assert_eq!(game.score(Seat::new(1)).points(), 2);
    assert_eq!(play_out(&mut game, 1), 9);
    assert_eq!(game.fault(), None);
}

#[test]
fn the_games_that_come_with_the_crate_play_to_their_ends() {
    for sample in Sample::ALL {
        let file = sample.read().unwrap_or_else(|error| panic!("{error}"));
        for players in file.head.players.clone() {
            for seed in 0..5 {
                let mut game = start(&sample.data_file(), players).unwrap();
                play_out(&mut game, seed);
                assert_eq!(game.fault(), None, "{sample} with {players}, seed {seed}");
            }
        }
    }
}

#[test]
fn nobody_has_lost_a_game_that_a_mistake_has_ended() {
    let own = "fn score(t, seat) { if t.heap.len > 1 { x } else { seat } }";
    let mut game = start(&file(&script(own)), 3).unwrap();
    act(&mut game, "put 011");
    let ahead = |game: &Own| game.standings().into_iter().filter(|s| s.rank == 1).count();
    assert_eq!(ahead(&game), 1);
    act(&mut game, "put 002");
    assert!(game.fault().is_some());
    assert_eq!(ahead(&game), 3);
}
