//! Before and after the game: seats, names, readiness, rematch.

use crate::common::{BOT, Host, PERSON, act, seat, setup, token};
use table::{
    BotLevel, Clock, Command, Input, Phase, Place, SeatPlan, Setup, SetupChange, Sheet, StandIn,
    Verdict,
};

fn pig() -> Setup {
    setup("pig", Clock::None)
}

fn ready(ready: bool) -> Command {
    Command::Ready { ready }
}

fn other_game(game: &str) -> Command {
    Command::Configure(SetupChange { game: Some(game.to_owned()), ..SetupChange::default() })
}

fn option(key: &str, value: &str) -> Command {
    let options = Some(vec![(key.to_owned(), value.to_owned())]);
    Command::Configure(SetupChange { options, ..SetupChange::default() })
}

fn clock(clock: Clock) -> Command {
    Command::Configure(SetupChange { clock: Some(clock), ..SetupChange::default() })
}

fn name(name: &str) -> Command {
    Command::Rename { name: name.to_owned() }
}

#[test]
fn a_table_starts_when_every_seat_is_filled_and_everybody_is_ready() {
    let mut host = Host::new(&pig(), &[PERSON, PERSON, BOT]);
    assert_eq!(host.refused(1, Command::Start), "empty-seat");
    host.join(2, "Tom").unwrap();
    assert_eq!(host.refused(1, Command::Start), "not-ready");
    host.send(2, ready(true)).unwrap();
    assert_eq!(host.refused(2, Command::Start), "host-only");
    host.send(1, Command::Start).unwrap();
    assert_eq!(host.table.phase(), Phase::Playing);
    assert_eq!(host.refused(1, Command::Start), "lobby-only");
    assert_eq!(host.table.game().unwrap().record().seats, ["Mia", "Tom", "Carla"]);
    host.check_replay();
}

#[test]
fn only_the_invited_sit_down_and_only_once() {
    let mut host = Host::new(&pig(), &[PERSON, PERSON]);
    let join = |invite: &str, name: &str, seat| Command::Join {
        invite: invite.to_owned(),
        name: name.to_owned(),
        seat,
    };
    let invite = host.table.invite().as_str().to_owned();
    assert_eq!(host.refused(2, join("guess", "Tom", None)), "wrong-invite");
    assert_eq!(host.refused(2, join(&invite, "Tom", Some(seat(1)))), "seat-taken");
    assert_eq!(host.refused(2, join(&invite, "Tom", Some(seat(7)))), "no-seat");
    assert_eq!(host.refused(2, join(&invite, " mia ", None)), "name-taken");
    assert_eq!(host.refused(2, join(&invite, "\u{7}", None)), "no-name");
    assert_eq!(host.refused(1, join(&invite, "Mia II", None)), "seated-already");
    host.send(2, join(&invite, "Tom", Some(seat(2)))).unwrap();
    assert_eq!(host.refused(3, join(&invite, "Eva", None)), "full");
    assert_eq!(host.refused(3, Command::Leave), "not-seated");
}

#[test]
fn the_host_arranges_the_seats() {
    let mut host = Host::new(&pig(), &[PERSON, PERSON]);
    host.join(2, "Tom").unwrap();
    assert_eq!(host.refused(2, Command::AddSeat { plan: BOT }), "host-only");
    for &level in BotLevel::ALL {
        host.send(1, Command::AddSeat { plan: SeatPlan::Bot { level } }).unwrap();
    }
    assert_eq!(host.table.place(seat(8)), Some(&Place::Bot(BotLevel::Expert)));
    assert_eq!(host.refused(1, Command::AddSeat { plan: BOT }), "players");
    host.send(1, Command::RemoveSeat { seat: seat(3) }).unwrap();
    assert_eq!(host.table.place(seat(3)), Some(&Place::Bot(BotLevel::Greedy)));
    host.send(1, Command::SetSeat { seat: seat(2), plan: BOT }).unwrap();
    assert_eq!(host.table.seat_of(&token(2)), None, "Tom was sent away");
    assert_eq!(host.refused(1, Command::SetSeat { seat: seat(8), plan: BOT }), "no-seat");
    host.check_replay();
}

#[test]
fn a_table_cannot_shrink_below_its_game() {
    let mut host = Host::new(&pig(), &[PERSON, PERSON]);
    assert_eq!(host.refused(1, Command::RemoveSeat { seat: seat(2) }), "players");
}

#[test]
fn when_the_host_goes_the_next_person_is_host() {
    let mut host = Host::new(&pig(), &[PERSON, BOT, PERSON]);
    host.join(2, "Tom").unwrap();
    host.send(1, Command::Leave).unwrap();
    assert_eq!(host.table.host(), Some(seat(3)));
    host.send(2, Command::RemoveSeat { seat: seat(1) }).unwrap();
    assert_eq!(host.table.host(), Some(seat(2)), "seats moved up");
    host.send(2, Command::Leave).unwrap();
    assert_eq!(host.table.host(), None);
    host.join(5, "Eva").unwrap();
    assert_eq!(host.table.host(), Some(seat(2)));
    host.check_replay();
}

#[test]
fn game_options_and_clock_are_checked_when_chosen() {
    let mut host = Host::new(&pig(), &[PERSON, BOT]);
    assert_eq!(host.refused(1, other_game("chess")), "no-such-game");
    assert_eq!(host.refused(1, option("target", "5")), "bad-value");
    assert_eq!(host.refused(1, option("stakes", "5")), "unknown-option");
    assert_eq!(host.refused(1, clock(Clock::Move { seconds: 4 })), "bad-clock");
    assert_eq!(host.refused(1, clock(Clock::Days { days: 31 })), "bad-clock");
    let many = Some(vec![<(String, String)>::default(); 33]);
    let many = SetupChange { options: many, ..SetupChange::default() };
    assert_eq!(host.refused(1, Command::Configure(many)), "too-many-options");
    host.send(1, option("target", "20")).unwrap();
    host.send(1, Command::Start).unwrap();
    assert_eq!(host.refused(1, option("target", "30")), "lobby-only");
    assert_eq!(host.table.record().unwrap().options, [("target".into(), "20".into())]);
    host.check_replay();
}

#[test]
fn a_refused_option_says_what_would_be_possible() {
    let mut host = Host::new(&pig(), &[PERSON, BOT]);
    let refusal = host.send(1, option("target", "5")).unwrap_err();
    assert_eq!((&refusal.args["key"], &refusal.args["value"]), (&"target".into(), &"5".into()));
    let allowed = refusal.args["allowed"].as_str().unwrap();
    assert!(allowed.contains('–') && refusal.text.contains(allowed), "{}", refusal.text);
}

#[test]
fn what_a_change_does_not_name_stays() {
    let side = games::hamstern::Side::A.file();
    let sheet = Sheet { name: "mine.toml".into(), text: side.text };
    let mine = Setup { sheets: vec![sheet], ..setup("hamstern", Clock::Days { days: 2 }) };
    let mut host = Host::new(&mine, &[PERSON, BOT]);
    host.send(1, clock(Clock::None)).unwrap();
    assert_eq!(*host.table.setup(), Setup { clock: Clock::None, ..mine.clone() });
    host.send(1, other_game("hamstern")).unwrap();
    assert_eq!(host.table.setup().sheets, mine.sheets, "that is no other game");
    host.send(1, other_game("pig")).unwrap();
    assert_eq!(*host.table.setup(), pig(), "Pig has no sheets");
    host.send(1, option("target", "20")).unwrap();
    host.send(1, clock(Clock::Days { days: 1 })).unwrap();
    assert_eq!(host.table.setup().options, [("target".into(), "20".into())]);
    host.check_replay();
}

#[test]
fn a_change_asks_everybody_again_whether_they_are_ready() {
    let mut host = Host::new(&pig(), &[PERSON, PERSON]);
    host.join(2, "Tom").unwrap();
    host.send(2, ready(true)).unwrap();
    assert_eq!(host.refused(2, option("target", "20")), "host-only");
    host.send(1, option("target", "20")).unwrap();
    assert_eq!(host.refused(1, Command::Start), "not-ready");
    host.send(2, ready(true)).unwrap();
    host.send(1, option("target", "20")).unwrap();
    host.send(1, Command::Start).expect("nothing was changed, so Tom is still ready");
    host.check_replay();
}

#[test]
fn names_can_change_but_not_into_those_of_others() {
    let mut host = Host::new(&pig(), &[PERSON, BOT]);
    assert_eq!(host.refused(1, name("BERTA")), "name-taken");
    assert_eq!(host.refused(1, name(&"x".repeat(25))), "name-too-long");
    host.send(1, name("Mia\u{202e}  Maus")).unwrap();
    assert_eq!(host.table.name(seat(1)), Some("Mia Maus"));
}

#[test]
fn whoever_leaves_during_the_game_leaves_a_bot_and_can_come_back() {
    let mut host = Host::started(&pig(), 2);
    host.send(1, Command::Leave).unwrap();
    assert_eq!(host.refused(1, act("roll")), "bot-plays");
    assert_eq!(host.table.due_bots()[0].seat, seat(1));
    assert!(host.run_bot());
    host.send(1, Command::TakeBack).unwrap();
    assert_eq!(host.refused(1, Command::TakeBack), "no-stand-in");
    assert_eq!(host.table.due_bots(), []);
    host.check_replay();
}

#[test]
fn a_rematch_keeps_the_seats_and_needs_everybody_ready_again() {
    let mut host = Host::started(&pig(), 3);
    assert_eq!(host.refused(2, Command::Rematch), "over-only");
    host.finish();
    assert_eq!(host.refused(1, act("roll")), "playing-only");
    let first = host.table.record().unwrap();
    host.send(2, Command::Rematch).unwrap();
    assert_eq!(host.table.phase(), Phase::Lobby);
    assert_eq!(host.refused(1, Command::Start), "not-ready");
    host.send(3, ready(true)).unwrap();
    host.send(1, Command::Start).unwrap();
    let second = host.table.record().unwrap();
    assert_eq!(first.seats, second.seats);
    assert_ne!(first.commitment, second.commitment, "other dice");
    host.check_replay();
}

#[test]
fn wins_add_up_over_rematches_until_somebody_else_sits_down() {
    let mut host = Host::started(&pig(), 2);
    assert_eq!(host.table.series(), None);
    for game in 1..=3 {
        host.finish();
        assert_eq!(host.table.series().unwrap().iter().sum::<u32>(), game);
        host.send(1, Command::Rematch).unwrap();
        host.send(2, ready(true)).unwrap();
        if game < 3 {
            host.send(1, Command::Start).unwrap();
        }
    }
    let mia = host.table.series().unwrap()[0];
    host.send(2, Command::Leave).unwrap();
    host.join(3, "Ann").unwrap();
    assert_eq!(host.table.series().unwrap_or(&[0, 0]), [mia, 0]);
    host.check_replay();
}

#[test]
fn a_rematch_goes_on_without_a_host_who_has_left() {
    let mut host = Host::started(&pig(), 2);
    host.send(1, Command::Leave).unwrap();
    host.finish();
    host.send(2, Command::Rematch).unwrap();
    assert_eq!(host.table.host(), Some(seat(2)));
    host.send(2, Command::Start).unwrap();
    let Some(Place::Person(mia)) = host.table.place(seat(1)) else { panic!() };
    assert_eq!(mia.stand_in(), Some(StandIn::Left), "a bot plays on for her");
    host.check_replay();
}

#[test]
fn a_command_sent_twice_is_carried_out_once() {
    let mut host = Host::started(&pig(), 2);
    let id: table::CommandId = "tap-1".to_owned().try_into().unwrap();
    let input = Input::Command { from: token(1), id: id.clone(), command: act("roll") };
    let first = host.put(&input).unwrap();
    let seq = host.table.seq();
    assert_eq!(first.last().unwrap().seq, seq);
    let again = host.table.decide(&input, 9, &[0; 48]).unwrap();
    assert_eq!(again, Verdict::Repeated { seq: first[0].seq });
    assert_eq!(host.table.done(&id), Some(first[0].seq));
    let replayed = table::Table::replay(&host.log).unwrap();
    assert_eq!(replayed.decide(&input, 9, &[0; 48]).unwrap(), again, "also after a restart");
}

#[test]
fn chat_is_kept_for_those_who_come_later() {
    let mut host = Host::new(&pig(), &[PERSON, BOT]);
    assert_eq!(host.refused(2, Command::Chat { text: "hi".into() }), "not-seated");
    for n in 0..60 {
        host.send(1, Command::Chat { text: format!("message\n{n}") }).unwrap();
    }
    assert_eq!(host.table.chat().len(), table::CHAT_KEPT);
    assert_eq!(host.table.chat().next().unwrap().text, "message 10");
    host.send(1, Command::React { reaction: table::Reaction::Heart }).unwrap();
    host.check_replay();
}

#[test]
fn damaged_logs_are_found_out() {
    let host = Host::started(&pig(), 2);
    let mut gap = host.log.clone();
    gap.remove(2);
    assert!(matches!(
        table::Table::replay(&gap),
        Err(table::ReplayError::Gap { expected: 3, found: 4 })
    ));
    assert!(matches!(table::Table::replay(&[]), Err(table::ReplayError::Empty)));
    let mut host = host;
    host.send(1, act("roll")).unwrap();
    let mut forged = host.log.clone();
    let table::TableEvent::Acted { lines, .. } = &mut forged.last_mut().unwrap().event else {
        panic!()
    };
    let thrown = lines[1].text.clone();
    let other = if thrown == "throw: 6" { "throw: 5" } else { "throw: 6" };
    lines[1].text = other.to_owned();
    assert!(matches!(table::Table::replay(&forged), Err(table::ReplayError::Impossible { .. })));
}
