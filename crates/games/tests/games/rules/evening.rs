//! Evenings: games chained over one pyramid.

use bots_free::play_out;
use engine::{AnyMatch, Chance, DataFile, Game as _, Match, Options, QuickDice, Seat, Secret};
use games::abquetschen::Abquetschen;
use games::bunte_kuh::BunteKuh;
use games::cui_bono::CuiBono;
use games::evening::{Evening, Foundation, Item, PROGRAMMES, left_standing};
use games::own::{Own, OwnOptions, OwnReason, OwnThrow};
use games::raffzahn::{Raffzahn, RaffzahnOptions};
use pyramid::Plate;

/// Random play to the end, without the bots of another crate.
mod bots_free {
    use super::{AnyMatch, Chance, QuickDice};

    pub(crate) fn play_out(game: &mut dyn AnyMatch, seed: u64) {
        let mut chance = QuickDice::new(seed);
        loop {
            let mut seats = game.pending().seats();
            if game.deadline().is_some() && chance.below(4) == 0 {
                game.timeout();
                continue;
            }
            let nth = chance.below(seats.len().into()) as usize;
            let Some(seat) = seats.nth(nth) else { return };
            let (choices, _) = game.choices(seat);
            game.act(seat, chance.pick(&choices).unwrap()).unwrap();
        }
    }
}

fn start(evening: &Evening, players: usize, number: u64) -> Box<dyn AnyMatch> {
    let next = evening.next().unwrap();
    let names = vec![String::new(); players];
    let secret = Secret::numbered(6, number);
    games::new_match(next.game, next.options, &next.files, names, secret).unwrap().unwrap()
}

#[test]
fn what_was_built_up_is_taken_down() {
    for (index, programme) in PROGRAMMES.into_iter().enumerate() {
        let items = programme.map(Item::new).to_vec();
        let mut evening = Evening::new(items, 3).unwrap();
        let mut first = start(&evening, 3, index as u64);
        assert!(evening.next().unwrap().files.is_empty(), "nothing stands at first");
        play_out(&mut *first, 1);
        evening.finish(&*first).unwrap();
        let standing = evening.standing().unwrap().clone();
        assert!(standing.heap().len() > 10);
        assert_eq!(evening.next().unwrap().game, programme[1]);

        let mut second = start(&evening, 3, index as u64 + 10);
        let built = second.event(usize::from(programme[1] == CuiBono::ID)).unwrap();
        let pyramid = built.split(' ').find_map(|word| word.parse().ok()).unwrap();
        assert!(standing.carries(&pyramid), "{standing}\n{built}");
        play_out(&mut *second, 2);
        let record = second.record();
        assert_eq!(record.files.len(), 1, "the record is complete by itself");
        evening.finish(&*second).unwrap();
        assert_eq!(evening.next(), None);
        assert_eq!(evening.standing(), None, "it has been taken down");
        let points: u32 = evening.totals().iter().map(|total| total.points).sum();
        assert_eq!(points, 2 * 6, "six points a game for three players");
    }
}

#[test]
fn a_record_of_an_evening_is_judged_with_its_pyramid() {
    let items = PROGRAMMES[0].map(Item::new).to_vec();
    let mut evening = Evening::new(items, 2).unwrap();
    let mut first = start(&evening, 2, 1);
    play_out(&mut *first, 1);
    evening.finish(&*first).unwrap();
    let mut second = start(&evening, 2, 2);
    play_out(&mut *second, 5);
    let record = second.record();
    let replayed = engine::validate::<Raffzahn>(&record.to_string().parse().unwrap(), usize::MAX);
    engine::verify(&record, &replayed.unwrap()).unwrap();
    // The same dice do not stand on another foundation.
    let mut forged = record;
    let (head, dice) = forged.files[0].text.split_once("dice = ").unwrap();
    forged.files[0].text = format!("{head}dice = {}", dice.replacen('r', "p", 1));
    let forged: engine::Record = forged.to_string().parse().unwrap();
    let illegal = engine::validate::<Raffzahn>(&forged, usize::MAX).unwrap_err();
    assert_eq!(illegal.refusal.code, "not-that-pyramid");
}

#[test]
fn missing_cells_are_filled_with_what_is_left_in_the_box() {
    let mut game = Match::<BunteKuh>::new(
        games::bunte_kuh::KuhOptions::default(),
        vec![String::new(); 2],
        Secret::numbered(1, 1),
    )
    .unwrap();
    play_out(&mut game, 4);
    let standing = left_standing(&game).unwrap();
    assert!(standing.heap().len() > 45);
    for seed in 0..20 {
        let full = standing.complete(&mut QuickDice::new(seed));
        assert_eq!(full.heap(), Plate::STANDARD.cells());
        assert!(standing.carries(&full));
        for colour in pyramid::Colour::BUILDING {
            assert_eq!(full.of_colour(colour).len(), 55);
        }
    }
}

#[test]
fn a_foundation_is_read_as_it_is_written() {
    let base = "p".repeat(45);
    let text = format!("{base}/r{}y", ".".repeat(34));
    let foundation: Foundation = text.parse().unwrap();
    assert_eq!(foundation.to_string(), text);
    assert_eq!(foundation.heap().len(), 47);
    let hanging = format!("{}/r{}", ".".repeat(45), ".".repeat(35));
    let turquoise = format!("t{}", "p".repeat(44));
    let too_red = format!("{}/{}", "r".repeat(45), "r".repeat(36));
    for wrong in ["", "p", &hanging, &turquoise, &too_red, &format!("{base}/r")] {
        assert!(wrong.parse::<Foundation>().is_err(), "{wrong}");
    }
}

#[test]
fn a_foundation_is_a_data_file_with_mistakes_told_by_place() {
    let attach = |text: &str| {
        let file = DataFile { name: "our.toml".to_owned(), text: text.to_owned() };
        RaffzahnOptions::default().attach(file)
    };
    let dice = "p".repeat(45);
    attach(&format!("game = \"raffzahn\"\nkind = \"pyramid\"\ndice = \"{dice}\"")).unwrap();
    let wrong = attach(&format!("game = \"raffzahn\"\nkind = \"sheet\"\ndice = \"{dice}\""));
    assert!(wrong.unwrap_err().to_string().contains("kind"));
    let wrong = attach("game = \"raffzahn\"\nkind = \"pyramid\"\ndice = \"pp\"");
    assert!(wrong.unwrap_err().to_string().contains("dice"));
}

#[test]
fn a_smaller_plate_leaves_nothing_for_the_box() {
    let mut options = games::abquetschen::AbquetschenOptions::default();
    options.set("plate", "6").unwrap();
    let names = vec![String::new(); 2];
    let mut game = Match::<Abquetschen>::new(options, names, Secret::numbered(1, 1)).unwrap();
    play_out(&mut game, 1);
    assert_eq!(left_standing(&game), None);
}

#[test]
fn the_programme_is_kept_to() {
    let items = vec![Item::new("abquetschen"), Item::new("raffzahn")];
    let mut evening = Evening::new(items, 3).unwrap();
    let mut other =
        games::new_match("hamstern", &[], &[], vec![String::new(); 3], Secret::numbered(1, 1))
            .unwrap()
            .unwrap();
    play_out(&mut *other, 1);
    assert_eq!(evening.finish(&*other).unwrap_err().code, "other-game");
    let mut first = start(&evening, 3, 1);
    assert_eq!(evening.finish(&*first).unwrap_err().code, "not-played-out");
    play_out(&mut *first, 1);
    evening.finish(&*first).unwrap();
    assert_eq!(evening.played(), 1);
    let winner = evening.totals().into_iter().max_by_key(|total| total.points).unwrap();
    assert_eq!((winner.points, winner.wins), (4, 1));
    let standings = first.standings();
    assert_eq!(standings[winner.seat.index()].rank, 1);
    let points: Vec<u32> = evening.totals().iter().map(|total| total.points).collect();
    assert_eq!(evening.points(), [points]);
    assert!(Seat::all(3).all(|seat| evening.totals()[seat.index()].seat == seat));

    assert_eq!(Evening::new(vec![], 2).unwrap_err().code, "empty-programme");
    let unknown = Evening::new(vec![Item::new("chess")], 2).unwrap_err();
    assert_eq!(unknown.code, "not-on-the-shelf");
    let elsewhere = Evening::new(vec![Item::new("raffzahn"), Item::new("pig")], 2).unwrap_err();
    assert_eq!(elsewhere.code, "not-of-the-box");
    let long = Evening::new(vec![Item::new("raffzahn"); 7], 2).unwrap_err();
    assert_eq!(long.code, "programme-too-long");
    let crowd = Evening::new(vec![Item::new("bunte-kuh"), Item::new("raffzahn")], 4).unwrap_err();
    assert_eq!(crowd.code, "players");
}

fn with_file(file: DataFile) -> Item {
    Item { files: vec![file], ..Item::new("own") }
}

/// A game that builds up on the plate of the box, in one move a player.
fn builder() -> DataFile {
    let text = r#"game = "own"
kind = "rules"
title = "Builder"
author = "Mia"
licence = "CC0-1.0"
players = [2, 3]

--- script
fn setup(t) { }
fn choices(t) { puts(t.places) }
fn apply(t, move) { t.put(move.cell, die(t.colour(t.seat))); t.next(); }
fn score(t, seat) { t.of_colour(t.colour(seat)).len }
fn over(t) { t.heap.len == 5 }
"#;
    DataFile { name: "builder.kiste-game".into(), text: text.into() }
}

/// One that takes dice off the whole pyramid.
fn taker() -> DataFile {
    let text = builder()
        .text
        .replace("players =", "dice = \"random\"\nplayers =")
        .replace("puts(t.places)", "takes(t.free)")
        .replace("t.put(move.cell, die(t.colour(t.seat)))", "let _die = t.take(move.cell)")
        .replace("t.heap.len == 5", "t.heap.len < 160");
    DataFile { name: "taker.kiste-game".into(), text }
}

/// Files chain with the box's games: what one builds up stands for Cui bono?,
/// and one that chance lays the pyramid for starts on what Abquetschen built.
#[test]
fn games_that_people_wrote_hand_the_pyramid_on_and_start_on_it() {
    let programme = vec![
        with_file(builder()),
        with_file(taker()),
        Item::new("abquetschen"),
        with_file(taker()),
        with_file(builder()),
        Item::new("cui-bono"),
    ];
    let mut evening = Evening::new(programme, 2).unwrap();
    for number in 0..6 {
        let standing = evening.standing().cloned();
        let stands = evening.next().unwrap().files.iter().any(|file| file.name == "evening.toml");
        assert_eq!(stands, [1, 3, 5].contains(&number), "game {number}");
        let mut game = start(&evening, 2, number);
        if stands {
            let laid = game.event(usize::from(game.id() == CuiBono::ID)).unwrap();
            let pyramid = laid.split(' ').find_map(|word| word.parse().ok()).unwrap();
            assert!(standing.unwrap().carries(&pyramid), "{laid}");
        }
        play_out(&mut *game, number);
        if game.id() == Own::ID {
            let replayed = engine::validate::<Own>(&game.record(), usize::MAX);
            assert!(replayed.is_ok(), "the record is complete by itself: {:?}", replayed.err());
        }
        evening.finish(&*game).unwrap();
        let built = evening.standing().map(|standing| standing.heap().len());
        assert_eq!(built.is_some(), [0, 2, 4].contains(&number), "what is taken down is gone");
    }
    assert_eq!(evening.next(), None);
}

#[test]
fn a_file_for_fewer_players_or_none_at_all_is_refused() {
    let refused = |item: Item, players| Evening::new(vec![item], players).unwrap_err();
    let many = refused(with_file(builder()), 4);
    assert_eq!((many.code.as_str(), many.text.contains("2 to 3 players")), ("players", true));
    assert_eq!(refused(Item::new("own"), 2).code, "without-file");
}

/// What stands cannot be laid otherwise, and only a whole pyramid stands on it.
#[test]
fn chance_lays_what_is_missing_and_nothing_else() {
    let standing = DataFile {
        name: "evening.toml".into(),
        text: format!("game = \"own\"\nkind = \"pyramid\"\ndice = \"r{}\"\n", ".".repeat(44)),
    };
    let mut options = OwnOptions::default();
    options.attach(taker()).unwrap();
    let bare = Own::new(&options, 2).unwrap();
    options.attach(standing.clone()).unwrap();
    assert_eq!(options.attached(), [taker(), standing.clone()]);
    let stands = Own::new(&options, 2).unwrap();
    let mut chance = QuickDice::new(1);
    let laid = stands.throw(&mut chance).unwrap();
    assert_eq!(stands.check_throw(&laid), Ok(()));
    assert_eq!(bare.check_throw(&laid), Ok(()));
    let corner = Plate::STANDARD.layer(0).into_iter().next().unwrap();
    let other = loop {
        let throw = bare.throw(&mut chance).unwrap();
        let OwnThrow::Pyramid(pyramid) = &throw else { panic!("{throw:?}") };
        if pyramid.die(corner).unwrap().colour() != pyramid::Colour::Red {
            break throw;
        }
    };
    assert_eq!(stands.check_throw(&other), Err(OwnReason::OtherFoundation));

    let mut options = OwnOptions::default();
    options.attach(builder()).unwrap();
    options.attach(standing).unwrap();
    let refused = Own::new(&options, 2).unwrap_err().to_string();
    assert_eq!(refused, "“Builder” does not begin on a pyramid that stands");
}
