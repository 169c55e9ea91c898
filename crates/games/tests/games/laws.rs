//! The laws of the engine, for every registered game.

games::registered!(engine::laws);

/// Arbitrary and almost-right input gets an answer, never a panic.
mod hostile {
    use engine::{Game, Match, Playout, Record, Seat, Secret};
    use games::Visitor;
    use proptest::prelude::*;

    struct Answer<'a> {
        text: &'a str,
        seat: Seat,
        moment: u64,
    }

    impl Visitor for Answer<'_> {
        type Out = ();
        fn visit<G: Game>(self) {
            engine::laws::any_text_gets_an_answer::<G>(self.text, self.seat, self.moment);
        }
    }

    /// A record of a random game.
    struct Recorded(u64);

    impl Visitor for Recorded {
        type Out = String;
        fn visit<G: Game>(self) -> String {
            let players = *G::PLAYERS.start();
            let names = (1..=players).map(|number| format!("Player {number}")).collect();
            let secret = Secret::numbered(self.0, 1);
            let mut game = Match::<G>::new(G::Options::default(), names, secret).unwrap();
            let mut chance = engine::QuickDice::new(self.0);
            let mut choices = Vec::new();
            while let Some(seat) = game.game().pending().seats().first() {
                if engine::sample_timeout(game.game(), &mut chance).is_some() {
                    game.timeout();
                    continue;
                }
                choices.clear();
                game.game().choices(seat, &mut choices);
                let action = engine::Chance::pick(&mut chance, &choices).unwrap().clone();
                game.act(seat, action).unwrap();
            }
            game.record().to_string()
        }
    }

    /// Judges without caring for the result.
    struct Validate<'a>(&'a Record);

    impl Visitor for Validate<'_> {
        type Out = ();
        fn visit<G: Game>(self) {
            if let Ok(replayed) = engine::validate::<G>(self.0, usize::MAX) {
                let _ = engine::verify(self.0, &replayed);
                Playout::<G>::default()
                    .run(&mut replayed.game.clone(), &mut engine::QuickDice::new(1));
            }
        }
    }

    struct Quick;

    impl Visitor for Quick {
        type Out = bool;
        fn visit<G: Game>(self) -> bool {
            G::COST == engine::Cost::Quick
        }
    }

    /// Games that can be played hundreds of times; the others have hostile
    /// tests of their own.
    fn game() -> impl Strategy<Value = &'static str> {
        let quick = games::ids().iter().filter(|id| games::visit(id, Quick) == Some(true));
        prop::sample::select(quick.copied().collect::<Vec<_>>())
    }

    proptest! {
        #[test]
        fn arbitrary_text_as_an_action(
            id in game(), text in "\\PC{0,40}", seat in 0..8_u8, moment in 0..10_000_u64,
        ) {
            games::visit(id, Answer { text: &text, seat: Seat::new(seat), moment });
        }

        #[test]
        fn arbitrary_bytes_as_a_record(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            if let Ok(record) = String::from_utf8_lossy(&bytes).parse::<Record>() {
                games::visit(&record.game.clone(), Validate(&record));
            }
        }

        #[test]
        fn a_record_with_a_changed_line(
            id in game(),
            seed in 0..40_u64,
            at in any::<prop::sample::Index>(),
            other in any::<prop::sample::Index>(),
            change in 0..4_u8,
            word in "[a-z0-9: =]{0,12}",
        ) {
            let text = games::visit(id, Recorded(seed)).unwrap();
            let mut lines: Vec<&str> = text.lines().collect();
            let (at, other) = (at.index(lines.len()), other.index(lines.len()));
            match change {
                0 => { lines.remove(at); }
                1 => lines.swap(at, other),
                2 => lines.insert(at, lines[other]),
                _ => lines[at] = &word,
            }
            if let Ok(record) = lines.join("\n").parse::<Record>() {
                games::visit(&record.game.clone(), Validate(&record));
            }
        }
    }
}
