//! Hands that play Hamsterrolle.

use bots::{Bot, BotLevel, Observation, PlacementBot, Skill, make};
use engine::{Game, Match, Secret};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleAction, HamsterrolleOptions};

const SKILLS: [Skill; 3] = [Skill::RECKLESS, Skill::AVERAGE, Skill::CAREFUL];

fn started() -> Match<Hamsterrolle> {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    Match::new(HamsterrolleOptions::default(), names, Secret::numbered(3, 0)).unwrap()
}

fn choose(game: &Match<Hamsterrolle>, hand: &mut dyn Bot<Hamsterrolle>) -> HamsterrolleAction {
    let seat = game.game().pending().seats().first().unwrap();
    let mut choices = Vec::new();
    hand.choose(&Observation::new(game.game(), seat, &mut choices).unwrap())
}

#[test]
fn every_skill_plays_by_the_rules_and_the_same_again() {
    for skill in SKILLS {
        let mut game = started();
        let [mut one, mut two] = [5, 5].map(|seed| PlacementBot::new(skill, seed));
        for _ in 0..3 {
            let turn = choose(&game, &mut one);
            assert_eq!(turn, choose(&game, &mut two), "{skill:?}");
            let seat = game.game().pending().seats().first().unwrap();
            assert_eq!(game.game().check(seat, &turn), Ok(()), "{skill:?}: {turn}");
            game.act(seat, turn).unwrap();
        }
    }
}

#[test]
fn a_careful_hand_mostly_gets_its_first_piece_in() {
    let game = started();
    let built = (0..5).filter(|seed| {
        let action = choose(&game, &mut PlacementBot::new(Skill::CAREFUL, *seed));
        let turn = action.turn().unwrap();
        let settled = game.game().settled(turn);
        settled.fell.is_empty() && settled.wheel.holds(turn.piece)
    });
    assert!(built.count() >= 3);
}

/// Reckless, average, careful: the same hand, with more thought from one to the next.
#[test]
fn a_better_hand_thinks_more_and_all_err_like_people() {
    for pair in SKILLS.windows(2) {
        let (worse, better) = (pair[0], pair[1]);
        assert!(worse.tries * worse.looks < better.tries * better.looks);
        assert_eq!(Skill { tries: worse.tries, looks: worse.looks, ..better }, worse);
    }
    for skill in SKILLS {
        assert!(skill.depth <= 8 && skill.tilt <= 15 && skill.skew <= 15, "{skill:?}");
    }
}

/// No search over random continuations: the levels of the other games are hands
/// here.
#[test]
fn every_level_of_bot_has_a_hand() {
    let game = started();
    let hard = choose(&game, &mut *make::<Hamsterrolle>(BotLevel::Hard, 9));
    assert_eq!(hard, choose(&game, &mut PlacementBot::new(Skill::CAREFUL, 9)));
    let easy = choose(&game, &mut *make::<Hamsterrolle>(BotLevel::Easy, 9));
    assert_eq!(easy, choose(&game, &mut PlacementBot::new(Skill::RECKLESS, 9)));
}
