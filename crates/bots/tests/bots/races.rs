//! Bots in races: quick as people are, no quicker, and the same every time.

use bots::{Bot, BotLevel, Intent, Observation, Reflexes, Strategy, intend_any, make, play};
use engine::{AnyMatch, Event, Game, Match, Moment, Seat, Secret, Viewer};
use games::bunte_kuh::BunteKuh;
use games::raffzahn::{Raffzahn, RaffzahnAction, RaffzahnOptions};

fn race<G: Strategy>(levels: &[BotLevel], number: u64) -> Match<G> {
    let names = levels.iter().map(ToString::to_string).collect();
    let secret = Secret::numbered(9, number);
    let mut game = Match::<G>::new(G::Options::default(), names, secret).unwrap();
    let mut bots: Vec<_> =
        levels.iter().zip(number * 8..).map(|(level, seed)| make::<G>(*level, seed)).collect();
    play(&mut game, &mut bots).unwrap();
    assert!(game.is_over());
    game
}

/// Shares of wins, shared ones in parts; seats change from game to game.
fn shares<G: Strategy>(levels: [BotLevel; 2], games: u64) -> [f64; 2] {
    let mut wins = [0.0; 2];
    for number in 0..games {
        let swapped = number % 2 == 1;
        let seats = if swapped { [levels[1], levels[0]] } else { levels };
        let game = race::<G>(&seats, number);
        let best: Vec<usize> = game
            .game()
            .standings()
            .iter()
            .filter(|standing| standing.rank == 1)
            .map(|standing| standing.seat.index())
            .collect();
        for &winner in &best {
            wins[winner ^ usize::from(swapped)] += 1.0 / best.len() as f64;
        }
    }
    wins.map(|count| count / games as f64)
}

#[test]
fn better_reflexes_win() {
    for [weak, strong] in [[BotLevel::Easy, BotLevel::Medium], [BotLevel::Medium, BotLevel::Hard]] {
        let raffzahn = shares::<Raffzahn>([weak, strong], 30);
        assert!(raffzahn[1] > 0.6, "Raffzahn, {strong} against {weak}: {raffzahn:?}");
        let kuh = shares::<BunteKuh>([weak, strong], 30);
        assert!(kuh[1] > 0.6, "Bunte Kuh, {strong} against {weak}: {kuh:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_race() {
    let levels = [BotLevel::Easy, BotLevel::Hard, BotLevel::Medium];
    for number in 0..3 {
        let record = |_| race::<Raffzahn>(&levels, number).record();
        assert_eq!(record(1), record(2));
        let record = |_| race::<BunteKuh>(&levels, number).record();
        assert_eq!(record(1), record(2));
    }
}

/// On easy, the first die of a round takes a bot more than two seconds, and a
/// funnel about a quarter of a minute.
#[test]
fn a_person_can_beat_the_easy_bot() {
    let first = |id: &str, number: u64| -> Option<u32> {
        let names = vec![String::new(); 2];
        let secret = Secret::numbered(3, number);
        let mut game = games::new_match(id, &[], &[], names, secret).unwrap().unwrap();
        game.act(game.pending().seats().first().unwrap(), "roll").unwrap();
        let other = Seat::new(u8::from(game.pending().seats().first() == Some(Seat::new(0))));
        let (at, action) = intend_any(&*game, other, BotLevel::Easy, number)?;
        (!action.starts_with("nowhere")).then_some(at.millis())
    };
    let mean = |id: &str| {
        let times: Vec<u32> = (0..300).filter_map(|number| first(id, number)).collect();
        assert!(times.len() > 50);
        (times.iter().min().copied().unwrap(), times.iter().sum::<u32>() / times.len() as u32)
    };
    let (fastest, usual) = mean("raffzahn");
    println!("first grab: {fastest} ms at best, {usual} ms on average");
    assert!(fastest > 1_500 && usual > 2_000, "{fastest}, {usual}");
    let (fastest, usual) = mean("bunte-kuh");
    println!("first call: {fastest} ms at best, {usual} ms on average");
    assert!(fastest > 3_500 && usual > 12_000, "{fastest}, {usual}");
}

#[test]
fn no_bot_is_quicker_than_its_reflexes() {
    let game = race::<Raffzahn>(&[BotLevel::Hard, BotLevel::Hard, BotLevel::Hard], 1);
    let reflexes = Reflexes::of(BotLevel::Hard);
    let least = reflexes.start + (reflexes.look + reflexes.grab) * 2 / 3;
    let mut takes = 0;
    for event in game.events() {
        if let Event::Act(_, RaffzahnAction::Take { stamp: Some(stamp), .. }) = event {
            assert!(stamp.at.millis() + 10 > least.min(1_000), "{stamp}");
            takes += 1;
        }
    }
    assert!(takes > 100);
}

/// Faces of other sides do not come into what a bot intends.
#[test]
fn a_bot_intends_by_what_it_sees() {
    let mut game = race_begun();
    let seat = Seat::new(1);
    let plan = |game: &Raffzahn| intent(game, seat, 5);
    let truth = plan(&game);
    for number in 0..5 {
        game.determinize(Viewer::Seat(seat), &mut engine::QuickDice::new(number));
        assert_eq!(plan(&game), truth);
    }
}

/// Asked again after something that does not concern it, a bot says the same.
#[test]
fn a_plan_stays_the_same_while_nothing_changes() {
    let game = race_begun();
    let seat = Seat::new(2);
    let Some(before) = intent(&game, seat, 3) else { panic!("a plan") };
    let mut later = game.clone();
    let wrong: RaffzahnAction = "take 008 @700 seen 4".parse().unwrap();
    later.evolve(&Event::Act(Seat::new(0), wrong));
    later.evolve(&Event::Effect(later.next_effect().unwrap()));
    let after = intent(&later, seat, 3).unwrap();
    assert_eq!(after.at, before.at);
    assert!(before.at > Moment::new(700));
}

fn race_begun() -> Raffzahn {
    let names = vec![String::new(); 3];
    let secret = Secret::numbered(1, 4);
    let mut game = Match::<Raffzahn>::new(RaffzahnOptions::default(), names, secret).unwrap();
    let roller = game.pending().seats().first().unwrap();
    game.act(roller, RaffzahnAction::Roll).unwrap();
    game.game().clone()
}

fn intent(game: &Raffzahn, seat: Seat, seed: u64) -> Option<Intent<RaffzahnAction>> {
    let mut choices = Vec::new();
    let observation = Observation::new(game, seat, &mut choices).unwrap();
    let mut bot: Box<dyn Bot<Raffzahn>> = make(BotLevel::Medium, seed);
    bot.intend(&observation)
}

#[test]
fn bots_play_in_ticks_as_well() {
    fn ticks<G: Strategy>() {
        let mut options = G::Options::default();
        engine::Options::set(&mut options, "pace", "ticks").unwrap();
        let names = vec![String::new(); 3];
        let mut game = Match::<G>::new(options, names, Secret::numbered(1, 1)).unwrap();
        let mut bots: Vec<_> = (0..3).map(|seed| make::<G>(BotLevel::Medium, seed)).collect();
        play(&mut game, &mut bots).unwrap();
        assert!(game.is_over());
    }
    ticks::<Raffzahn>();
    ticks::<BunteKuh>();
}
