//! What can be found on a bare base layer.

use engine::{Event, Game, QuickDice};
use games::bunte_kuh::{BunteKuh, KuhOptions};

/// Fresh games up to their first throw.
fn first_throws(count: u64) -> impl Iterator<Item = BunteKuh> {
    (0..count).map(|number| {
        let mut chance = QuickDice::new(number);
        let mut game = BunteKuh::new(&KuhOptions::default(), 2).unwrap();
        while game.sum().is_none() {
            let event = match game.throw(&mut chance) {
                Some(throw) => Event::Throw(throw),
                None => {
                    Event::Act(game.pending().seats().first().unwrap(), "roll".parse().unwrap())
                }
            };
            game.evolve(&event);
        }
        game
    })
}

/// Of 20,000 throws about 8.2 % are nowhere to be found, and 3.34 funnels fit
/// on average; the tolerances are four standard errors.
#[test]
fn nowhere_is_right_once_in_twelve_and_three_funnels_fit_on_average() {
    let games = 20_000;
    let (mut nowhere, mut fitting) = (0_u32, 0);
    for game in first_throws(games) {
        assert_eq!(game.funnels().len(), 36);
        let found = game.matching().len();
        nowhere += u32::from(found == 0);
        fitting += found;
    }
    let share = f64::from(nowhere) / games as f64;
    let mean = fitting as f64 / games as f64;
    assert!((share - 0.082).abs() < 0.008, "nowhere: {share}");
    assert!((mean - 3.34).abs() < 0.06, "funnels that fit: {mean}");
}
