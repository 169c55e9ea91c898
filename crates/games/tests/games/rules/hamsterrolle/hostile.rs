//! Arbitrary and almost-right input gets an answer, never a panic.

use engine::Game;
use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn any_text_gets_an_answer(text in "\\PC{0,60}", head in "(place|drop|pass|shift|built 3;|back;) [a-z]{3,6}[1-4] (in|by hand|fell) ?") {
        let game = table(2, &[]);
        for text in [text.clone(), format!("{head}{text}")] {
            if let Ok(turn) = text.parse::<HamsterrolleAction>() {
                let _ = game.check(seat(1), &turn);
            }
            if let Ok(settled) = text.parse::<Settled>() {
                prop_assert_eq!(settled.to_string(), text.clone());
            }
            let _ = text.parse::<games::hamsterrolle::Deal>();
        }
    }

    #[test]
    fn numbers_of_any_size_are_judged(
        verb in "place|drop|pass|shift", name in "red1|yellow2|starter|blue4", number in 0..20_u8,
        lie in "flat|edge|across|upright", offset in -400..400_i16, up in 0..99_u8, out in -99..99_i8,
    ) {
        let game = table(2, &[]);
        let text = format!("{verb} {name} in {number} {lie} {offset:+} up {up} out {out}");
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string(), text);
            let _ = check_turn(&game, 1, &turn);
        }
    }
}

/// The hand goes anywhere, holding the wheel or not, and stays for a while.
fn stir() -> impl Strategy<Value = (Hand, usize)> {
    let at = prop::array::uniform3(-2_500..=2_500);
    (at, prop::array::uniform3(0..3_600), any::<bool>(), 1..30_usize)
        .prop_map(|(at, turn, hold, frames)| (Hand { at, turn, grip: true, hold }, frames))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the hands do, on their way to spots that are allowed or to
    /// anywhere: of the 29 pieces each is in the wheel, in a stock, set aside or
    /// out of the game, every number is one, and the game goes on.
    #[test]
    fn no_piece_is_lost_however_the_hands_move(
        edition in "2000|2011",
        players in 2..=4_u8,
        turns in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::collection::vec(stir(), 1..6), any::<bool>()), 3),
    ) {
        let mut game = table(players, &[("edition", &edition)]);
        for (index, stirred, aimed) in turns {
            let Pending::One(now) = game.pending() else { break };
            let mut choices = Vec::new();
            game.choices(now, &mut choices);
            let chosen = index.get(&choices).turn().expect("nobody is without pieces so soon");
            let stirring =
                stirred.iter().flat_map(|(hand, frames)| std::iter::repeat_n(*hand, *frames));
            let to = if aimed { game.motion(chosen) } else { Motion::default() };
            let motion = Motion::new(stirring.chain(to.hands()));
            let wild = Turn { how: How::ByHand(motion), ..chosen.clone() };
            // A drop of 2011 has no time left to stir.
            let fits = check_turn(&game, now.number(), &wild).is_ok();
            let wild = if fits { wild } else { chosen.clone() };
            prop_assert_eq!(check_turn(&game, now.number(), &wild), Ok(()));
            game.evolve(&Event::Act(now, wild.into()));
            let settled = game.next_effect().unwrap();
            prop_assert_eq!(settled.to_string().parse(), Ok(settled.clone()));
            game.evolve(&Event::Effect(settled));
            all_29(&game);
            for (piece, pose) in game.wheel().pieces() {
                // What is no number would be written as zeros.
                let length = pose.turn.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>().sqrt();
                prop_assert!((length - 32_767.0).abs() < 4.0, "{} is turned by {:?}", piece, pose.turn);
                let [x, y, _] = pose.at.map(|x| f64::from(x) / 1e3);
                prop_assert!(x.hypot(y) < 190.0, "{} is outside the wheel: {:?}", piece, pose);
            }
        }
    }
}
