//! Bonus dice.

use engine::{Game, Pending};
use games::abquetschen::{
    Abquetschen, AbquetschenAction, AbquetschenEffect, AbquetschenReason, Ending,
};
use pyramid::{Cells, longest_row};

use super::support::{acted, choices, random_games};

/// Every bonus offered in random games: before the build, the build, after it.
fn bonuses(mut at: impl FnMut(&Abquetschen, Cells, &Abquetschen, u8)) {
    let mut seen = 0;
    random_games(200, |before, action, after| {
        if let (AbquetschenAction::Build(build), Some(bonus)) = (action, offered(after)) {
            seen += 1;
            at(before, build, after, bonus);
        }
    });
    assert!(seen > 20, "only {seen} bonuses");
}

fn offered(game: &Abquetschen) -> Option<u8> {
    game.view(engine::Viewer::Spectator).bonus
}

#[test]
fn four_five_or_six_dice_in_a_row_bring_one_two_or_three_more() {
    let mut by_row = [0; 7];
    bonuses(|_, build, after, bonus| {
        let row = longest_row(build);
        by_row[row] += 1;
        assert_eq!(bonus, (row as u8 - 3).min(after.supply(after.turn())));
        assert_eq!(after.pending(), Pending::One(after.turn()), "the same player goes on");
    });
    assert!(by_row[4] > 0, "{by_row:?}");
    assert_eq!(by_row[..4], [0; 4], "a short row brings nothing");
}

#[test]
fn a_row_without_room_for_its_bonus_is_the_end_of_the_turn() {
    random_games(100, |before, action, after| {
        if let AbquetschenAction::Build(build) = action
            && longest_row(build) < 4
        {
            assert_eq!(offered(after), None);
            assert!(after.turn() != before.turn() || after.supply(before.turn()) == 0);
        }
    });
}

#[test]
fn bonus_dice_are_all_or_none() {
    bonuses(|_, _, after, bonus| {
        let listed = choices(after);
        assert_eq!(listed.last(), Some(&AbquetschenAction::Skip));
        let (_, builds) = listed.split_last().unwrap();
        assert!(!builds.is_empty());
        for action in builds {
            let AbquetschenAction::Bonus(dice) = action else { panic!("{action}") };
            assert_eq!(dice.len(), usize::from(bonus));
            assert!(dice.is_connected());
            let then = acted(after, *action);
            assert_eq!(then.supply(after.turn()), after.supply(after.turn()) - bonus);
            assert_eq!(offered(&then), None, "no bonus on a bonus");
        }
        let AbquetschenAction::Bonus(dice) = builds[0] else { unreachable!() };
        let one_more = dice.with((after.plate().cells() - dice).next().unwrap());
        assert_eq!(
            after.check(after.turn(), &AbquetschenAction::Bonus(one_more)),
            Err(AbquetschenReason::OtherThanBonus { due: bonus, dice: bonus + 1 }),
        );
        assert_eq!(
            after.check(after.turn(), &AbquetschenAction::Build(dice)),
            Err(AbquetschenReason::BonusOrSkip { dice: bonus }),
        );
    });
}

#[test]
fn a_bonus_may_be_skipped() {
    bonuses(|_, _, after, _| {
        let then = acted(after, AbquetschenAction::Skip);
        assert_eq!(then.heap(), after.heap());
        assert_eq!(then.turn(), after.turn().next(after.players()));
    });
}

#[test]
fn a_bonus_touches_an_own_die_which_may_be_of_this_turn() {
    let mut of_this_turn = 0;
    bonuses(|before, build, after, _| {
        for action in choices(after) {
            if let AbquetschenAction::Bonus(dice) = action {
                assert!(dice.touching().intersects(after.dice(after.turn())));
                let old = dice.touching().intersects(before.dice(before.turn()));
                assert!(old || dice.touching().intersects(build));
                of_this_turn += u32::from(!old);
            }
        }
    });
    assert!(of_this_turn > 0);
}

#[test]
fn the_last_dice_of_the_supply_can_be_bonus_dice() {
    random_games(300, |game, action, after| {
        if matches!(action, AbquetschenAction::Bonus(_)) && after.supply(game.turn()) == 0 {
            assert_eq!(after.pending(), Pending::Rules);
            assert_eq!(after.next_effect(), Some(AbquetschenEffect::End(Ending::Supply)));
        }
    });
}

#[test]
fn the_view_shows_the_rows_that_bring_a_bonus_and_no_others() {
    let mut rows = 0;
    random_games(40, |before, action, after| {
        let AbquetschenAction::Build(build) = action else { return };
        let view = before.view(engine::Viewer::Spectator);
        let within = view.rows.iter().filter(|row| row.cells.is_subset(build));
        let most = within.map(|row| row.dice).max().unwrap_or(0);
        let earned = longest_row(build).saturating_sub(3) as u8;
        assert_eq!(most, earned.min(after.supply(before.turn())));
        rows += view.rows.len();
        assert!(view.rows.iter().all(|row| longest_row(row.cells) == row.cells.len()));
    });
    assert!(rows > 0);
}
