//! Hands that play Hamsterrolle.

use bots::{Bot, Kind, Level, Placer, Sight, make};
use engine::{Game, Match, Secret};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleOptions, Turn};

fn started() -> Match<Hamsterrolle> {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    Match::new(HamsterrolleOptions::default(), names, Secret::numbered(3, 0)).unwrap()
}

fn choose(game: &Match<Hamsterrolle>, hand: &mut dyn Bot<Hamsterrolle>) -> Turn {
    let seat = game.game().pending().seats().first().unwrap();
    let mut choices = Vec::new();
    hand.choose(&Sight::new(game.game(), seat, &mut choices).unwrap())
}

#[test]
fn every_level_plays_by_the_rules_and_the_same_again() {
    for level in Level::ALL {
        let mut game = started();
        let [mut one, mut two] = [5, 5].map(|seed| Placer::new(*level, seed));
        for _ in 0..3 {
            let turn = choose(&game, &mut one);
            assert_eq!(turn, choose(&game, &mut two), "{level}");
            let seat = game.game().pending().seats().first().unwrap();
            assert_eq!(game.game().check(seat, &turn), Ok(()), "{level}: {turn}");
            game.act(seat, turn).unwrap();
        }
    }
}

#[test]
fn a_careful_hand_gets_its_first_piece_in() {
    for seed in 0..3 {
        let mut game = started();
        let turn = choose(&game, &mut Placer::new(Level::Careful, seed));
        let seat = game.game().pending().seats().first().unwrap();
        let settled = game.game().settled(&turn);
        assert!(settled.fell.is_empty() && settled.wheel.holds(turn.piece), "{turn}: {settled}");
        game.act(seat, turn).unwrap();
        assert_eq!(game.game().stock(seat).len(), 13);
    }
}

/// No search over random continuations: the kinds of the other games are hands
/// here.
#[test]
fn every_kind_of_bot_has_a_hand() {
    let game = started();
    let hard = choose(&game, &mut *make::<Hamsterrolle>(Kind::Hard, 9));
    assert_eq!(hard, choose(&game, &mut Placer::new(Level::Careful, 9)));
    let easy = choose(&game, &mut *make::<Hamsterrolle>(Kind::Easy, 9));
    assert_eq!(easy, choose(&game, &mut Placer::new(Level::Reckless, 9)));
}
