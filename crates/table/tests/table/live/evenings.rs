//! Evenings: one game after the other, on the pyramid as it stands.

use games::evening::PROGRAMMES;
use table::{
    BotLevel, Clock, Command, EveningGame, Phase, Setup, SetupChange, Sheet, Table, TableEvent,
};

use super::world::World;
use crate::common::{BOT, PERSON, setup, token};

fn evening(programme: &[&str]) -> Setup {
    let evening = programme.iter().map(|game| EveningGame::from(*game)).collect();
    Setup { evening, ..setup(programme[0], Clock::None) }
}

/// The opening throw of the present game, which shows what it stands on.
fn opening(world: &World) -> String {
    world.lines().into_iter().next().unwrap()
}

#[test]
fn every_programme_is_played_through_also_over_restarts() {
    let other = ["raffzahn", "abquetschen", "cui-bono"];
    for programme in [&PROGRAMMES[0][..], &PROGRAMMES[1][..], &other[..]] {
        let mut world = World::new(&evening(programme), 1, &[BotLevel::Easy]);
        let mut totals = vec![0, 0];
        for (at, game) in programme.iter().enumerate() {
            let state = world.table().evening().unwrap();
            assert_eq!((state.at, state.results.len()), (at, at), "{programme:?}");
            assert_eq!(world.table().setup().game, *game);
            world.send(1, Command::Start);
            world.send(1, Command::Leave);
            world.finish(Some(50));
            world.send(1, Command::Rename { name: format!("Mia {at}") });
            let state = world.table().evening().unwrap();
            let points = state.results.last().unwrap();
            assert_eq!(points.iter().sum::<u32>(), 2, "two points are shared out in each game");
            for (total, won) in totals.iter_mut().zip(points) {
                *total += won;
            }
            assert_eq!((state.at, &state.totals), (at, &totals));
            world.restart(1_000);
            assert_eq!(world.table().evening().unwrap().totals, totals);
            world.host.check_replay();
            if at + 1 < programme.len() {
                assert_eq!(world.host.refused(1, Command::Rematch), "evening-goes-on");
                world.send(1, Command::Next);
                assert_eq!(world.table().phase(), Phase::Lobby);
                world.restart(1_000);
            }
        }
        assert_eq!(world.host.refused(1, Command::Next), "no-next-game");
        world.send(1, Command::Rematch);
        let anew = world.table().evening().unwrap();
        assert_eq!((anew.at, anew.totals, anew.results.len()), (0, vec![0, 0], 0));
        assert_eq!(world.table().setup().game, programme[0]);
        world.host.check_replay();
    }
}

/// What Abquetschen built stands when Raffzahn begins: the same dice, colour by
/// colour, and the record says so itself.
#[test]
fn the_next_game_starts_on_what_stands() {
    let mut world = World::new(&evening(&PROGRAMMES[0]), 1, &[BotLevel::Easy]);
    world.send(1, Command::Start);
    world.send(1, Command::Leave);
    world.finish(None);
    let built = games::evening::left_standing(world.table().game().unwrap()).unwrap();
    assert!(built.heap().len() > 20);
    world.send(1, Command::Next);
    // Rolling on in ticks is possible: options are chosen game by game.
    world.send(
        1,
        Command::Configure(SetupChange {
            options: Some(vec![("pace".into(), "ticks".into())]),
            ..SetupChange::default()
        }),
    );
    assert_eq!(world.table().evening().unwrap().at, 1, "still the same evening");
    world.send(1, Command::Start);
    let record = world.table().record().unwrap();
    let file = record.to_string();
    assert!(file.contains(&built.to_string()), "the foundation goes along as a data file");
    assert!(opening(&world).starts_with("throw: "));
    world.finish(None);
    assert_eq!(world.table().evening().unwrap().results.len(), 2);
    world.host.check_replay();
}

#[test]
fn programmes_that_make_no_sense_are_refused() {
    let refused = |setup: &Setup, seats: usize| {
        let seats = vec![PERSON; seats];
        Table::create(setup, &seats, ("Mia", token(1)), 0, &[5; 48]).unwrap_err().code
    };
    assert_eq!(refused(&evening(&["abquetschen", "pig"]), 2), "not-of-the-box");
    assert_eq!(refused(&evening(&["abquetschen", "chess"]), 2), "not-on-the-shelf");
    assert_eq!(refused(&evening(&["bunte-kuh", "raffzahn"]), 4), "players");
    assert_eq!(refused(&evening(&["bunte-kuh"; 7]), 2), "programme-too-long");
    let other = Setup { game: "raffzahn".into(), ..evening(&["bunte-kuh", "raffzahn"]) };
    assert_eq!(refused(&other, 2), "other-beginning");
}

#[test]
fn the_host_of_the_table_leads_through_the_evening() {
    let mut world = World::new(&evening(&PROGRAMMES[1]), 2, &[]);
    assert_eq!(world.host.refused(1, Command::Next), "over-only");
    world.send(1, Command::AddSeat { plan: BOT });
    assert_eq!(world.table().evening().unwrap().totals, [0, 0, 0]);
    world.send(1, Command::RemoveSeat { seat: crate::common::seat(3) });
    world.send(1, Command::Start);
    for n in [1, 2] {
        world.send(n, Command::Leave);
    }
    world.finish(None);
    assert_eq!(world.host.refused(2, Command::Next), "host-only");
    world.send(1, Command::Next);
    assert!(matches!(world.events().last().unwrap(), TableEvent::MovedOn { .. }));
    assert_eq!(world.host.refused(1, Command::AddSeat { plan: BOT }), "evening-seats");
    world.send(1, Command::SetSeat { seat: crate::common::seat(2), plan: BOT });
    assert_eq!(world.table().evening().unwrap().results.len(), 1);
    // Another game is another evening, or none.
    let change = SetupChange { game: Some("pig".into()), ..SetupChange::default() };
    world.send(1, Command::Configure(change));
    assert_eq!(world.table().evening(), None);
    let change = SetupChange {
        evening: Some(vec!["cui-bono".into(), "bunte-kuh".into()]),
        ..SetupChange::default()
    };
    world.send(1, Command::Configure(change));
    assert_eq!(world.table().setup().game, "cui-bono");
    assert_eq!(world.table().evening().unwrap().results, Vec::<Vec<u32>>::new());
    world.send(1, Command::AddSeat { plan: BOT });
    world.host.check_replay();
}

/// A game that somebody has written, in which everybody builds two dice.
fn written(title: &str, head: &str, choices: &str, apply: &str) -> EveningGame {
    let text = format!(
        "game = \"own\"\nkind = \"rules\"\ntitle = \"{title}\"\nauthor = \"Mia\"\n\
         licence = \"CC0-1.0\"\nplayers = [2, 3]\n{head}\n--- script\n\
         fn setup(t) {{ t.turns = 0; }}\nfn choices(t) {{ {choices} }}\n\
         fn apply(t, move) {{ {apply} t.turns += 1; t.next(); }}\n\
         fn score(t, seat) {{ seat }}\nfn over(t) {{ t.turns == 4 }}\n"
    );
    let sheets = vec![Sheet { name: format!("{title}.kiste-game"), text }];
    EveningGame::Brought { game: "own".into(), sheets }
}

fn builder() -> EveningGame {
    written("Builder", "", "puts(t.places)", "t.put(move.cell, die(RED));")
}

fn taker() -> EveningGame {
    let take = "let gone = t.take(move.cell);";
    written("Taker", "dice = \"random\"", "takes(t.free)", take)
}

fn evening_of(programme: Vec<EveningGame>) -> Setup {
    Setup { game: programme[0].game().to_owned(), evening: programme, ..Setup::default() }
}

/// Their files travel with the programme: two of them in a row, and both ways
/// with a game of the box, over restarts and again from the beginning.
#[test]
fn games_that_people_wrote_belong_to_an_evening_with_their_files() {
    let programme = vec![builder(), taker(), "abquetschen".into(), taker()];
    let titles = ["Builder", "Taker", "Abquetschen", "Taker"];
    let mut world = World::new(&evening_of(programme.clone()), 1, &[BotLevel::Easy]);
    let mut standing: Option<games::evening::Foundation> = None;
    for (at, game) in programme.iter().enumerate() {
        let table = world.table();
        assert_eq!(table.evening().unwrap().titles, titles);
        let setup = table.setup();
        assert_eq!((&*setup.game, &*setup.sheets), (game.game(), game.sheets()), "game {at}");
        world.send(1, Command::Start);
        if at % 2 == 1 {
            let record = world.table().record().unwrap().to_string();
            assert!(record.contains(&standing.unwrap().to_string()), "it starts on what stands");
        }
        world.send(1, Command::Leave);
        world.finish(Some(7));
        world.send(1, Command::Rename { name: format!("Mia {at}") });
        standing = games::evening::left_standing(world.table().game().unwrap());
        assert_eq!(standing.is_some(), at % 2 == 0, "game {at}");
        assert_eq!(world.table().evening().unwrap().results.len(), at + 1);
        world.restart(1_000);
        world.host.check_replay();
        if at + 1 < programme.len() {
            world.send(1, Command::Next);
            world.restart(1_000);
        }
    }
    world.send(1, Command::Rematch);
    assert_eq!(world.table().setup().sheets, programme[0].sheets());
    assert_eq!(world.table().evening().unwrap().results.len(), 0);
    world.host.check_replay();
}

/// What cannot be played later is noticed before anybody sits down to it.
#[test]
fn a_file_that_cannot_be_played_is_refused_before_the_evening_begins() {
    let refused = |programme: Vec<EveningGame>, seats: usize| {
        let seats = vec![PERSON; seats];
        Table::create(&evening_of(programme), &seats, ("Mia", token(1)), 0, &[5; 48])
            .unwrap_err()
            .code
    };
    let broken = written("Broken", "", "nothing(t)", "");
    assert_eq!(refused(vec!["bunte-kuh".into(), broken], 2), "bad-file");
    assert_eq!(refused(vec!["bunte-kuh".into(), builder()], 4), "players");
    assert_eq!(refused(vec!["bunte-kuh".into(), "own".into()], 2), "without-file");
    let long = written("Long", "", "puts(t.places)", &format!("//{}\n", "x".repeat(40_000)));
    assert_eq!(refused(vec![long.clone(), long], 2), "too-many-sheets");
}

/// The programme says what is played; between its games only options change.
#[test]
fn the_files_of_a_programme_stay() {
    let mut world = World::new(&setup("pig", Clock::None), 2, &[]);
    let programme = vec![builder(), "bunte-kuh".into()];
    let change = SetupChange { evening: Some(programme), ..SetupChange::default() };
    world.send(1, Command::Configure(change));
    assert_eq!(world.table().setup().game, "own");
    assert_eq!(world.table().setup().sheets, builder().sheets());
    let sheets = Some(taker().sheets().to_vec());
    let change = SetupChange { sheets, ..SetupChange::default() };
    assert_eq!(world.host.refused(1, Command::Configure(change.clone())), "evening-files");
    world.send(2, Command::Ready { ready: true });
    world.send(1, Command::Start);
    for n in [1, 2] {
        world.send(n, Command::Leave);
    }
    world.finish(None);
    world.send(1, Command::Next);
    assert_eq!(
        (&*world.table().setup().game, world.table().setup().sheets.len()),
        ("bunte-kuh", 0)
    );
    world.host.check_replay();
}

/// Programmes of before are lists of ids, and still are where no file is needed.
#[test]
fn a_programme_without_files_is_written_as_ever() {
    let text = r#"{"game":"abquetschen","evening":["abquetschen","raffzahn"]}"#;
    let read: Setup = serde_json::from_str(text).unwrap();
    assert_eq!(read.evening, evening(&PROGRAMMES[0]).evening);
    let written = serde_json::to_value(&read).unwrap();
    assert_eq!(written["evening"], serde_json::json!(["abquetschen", "raffzahn"]));
}
