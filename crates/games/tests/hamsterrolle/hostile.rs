//! Arbitrary and almost-right input gets an answer, never a panic.

use engine::Game;
use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn any_text_gets_an_answer(text in "\\PC{0,60}", head in "(place|drop|pass|built 3;|back;) [a-z]{3,6}[1-4] (in|by hand|fell) ?") {
        let game = table(2, &[]);
        for text in [text.clone(), head.clone() + &text] {
            if let Ok(turn) = text.parse::<Turn>() {
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
        verb in "place|drop|pass", name in "red1|yellow2|starter|blue4", number in 0..20_u8,
        lie in "flat|edge|across|upright", offset in -400..400_i16, up in 0..99_u8, out in -99..99_i8,
    ) {
        let game = table(2, &[]);
        let text = format!("{verb} {name} in {number} {lie} {offset:+} up {up} out {out}");
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string(), text);
            let _ = game.check(seat(1), &turn);
        }
    }
}
