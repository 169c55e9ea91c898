//! Winning, alone and in teams.

use engine::Game;

use super::*;

/// Seat after seat builds in, one piece each, but those in `idle`, who let
/// theirs fall and take them back; until a stock is empty.
fn play_out(game: &mut Hamsterrolle, idle: &[u8]) {
    let mut lies: Vec<(Piece, Pose)> = game.wheel().pieces().to_vec();
    while let Pending::One(seat) = game.pending() {
        let number = seat.number();
        let own = game.stock_for(seat).pieces().next().unwrap();
        let text = format!("place {own} in 3 flat");
        if idle.contains(&number) {
            let settled = fell(Fate::Back, &[&own.to_string()], game.wheel().clone());
            turn(game, number, &text, settled);
        } else {
            lies.push((own, wheel(0, &[("red1", 60.0)]).pieces()[0].1));
            turn(game, number, &text, built(3, Arrangement::new(0, lies.clone())));
        }
    }
}

#[test]
fn whoever_has_no_piece_left_wins() {
    let mut game = table(3, &[]);
    play_out(&mut game, &[1, 3]);
    let places: Vec<(u8, i32)> = game.standings().iter().map(|one| (one.rank, one.score)).collect();
    assert_eq!(places, [(2, 7), (1, 0), (2, 7)]);
    all_29(&game);
}

/// Builds in whatever `number` has, one piece a turn, until `left` are left; the
/// others let theirs fall and take them back.
fn build_until(game: &mut Hamsterrolle, number: u8, left: usize) {
    while game.stock(seat(number)).len() > left {
        let Pending::One(now) = game.pending() else { panic!("over already") };
        let own = game.stock_for(now).pieces().next().unwrap();
        let text = format!("place {own} in 3 flat");
        if now == seat(number) {
            let pose = wheel(0, &[("red1", 60.0)]).pieces()[0].1;
            let lies = game.wheel().pieces().iter().copied().chain([(own, pose)]);
            let settled = built(3, Arrangement::new(0, lies));
            turn(game, now.number(), &text, settled);
        } else {
            let settled = fell(Fate::Back, &[&own.to_string()], game.wheel().clone());
            turn(game, now.number(), &text, settled);
        }
    }
}

/// “You win when, after everything rests, your stock is empty”: the last piece
/// is in, but something came down.
#[test]
fn a_last_piece_that_brings_others_down_does_not_win() {
    let mut game = table(2, &[]);
    build_until(&mut game, 1, 1);
    let own = game.stock(seat(2)).pieces().next().unwrap().to_string();
    let settled = fell(Fate::Back, &[&own], game.wheel().clone());
    turn(&mut game, 2, &format!("place {own} in 3 flat"), settled);

    let last = game.stock(seat(1)).pieces().next().unwrap();
    let pose = wheel(0, &[("red1", 60.0)]).pieces()[0].1;
    let rest = game.wheel().pieces().iter().copied();
    let lies = rest.filter(|(piece, _)| *piece != Piece::STARTER).chain([(last, pose)]);
    let settled = fell(
        Fate::Built(compartment(3)),
        &["starter"],
        Arrangement::new(0, lies.collect::<Vec<_>>()),
    );
    turn(&mut game, 1, &format!("place {last} in 3 flat"), settled);
    assert_eq!(game.pending(), Pending::One(seat(2)));
    assert_eq!(names(game.stock(seat(1))), ["starter"], "it must be built in as well");
    build_until(&mut game, 1, 0);
    assert_eq!(game.pending(), Pending::Over);
    assert_eq!(game.standings()[0].rank, 1);
    all_29(&game);
}

/// Passing gets rid of nothing.
#[test]
fn nobody_wins_by_a_pass() {
    let mut game = table(2, &[]);
    let lies = wheel(0, &[("starter", 60.0)]);
    turn(&mut game, 1, "pass starter in 3 upright", built(3, lies));
    assert_eq!(game.pending(), Pending::One(seat(2)));
    assert_eq!(game.stock(seat(1)).len(), 14);
}

#[test]
fn a_finished_team_player_who_gets_pieces_is_no_longer_finished() {
    let mut game = table(4, &[("teams", "beside")]);
    build_until(&mut game, 1, 0);
    assert_eq!(game.pending(), Pending::One(seat(2)), "the partner still has pieces");
    for number in 2..=4 {
        let own = game.stock(seat(number)).pieces().next().unwrap().to_string();
        let settled = fell(Fate::Back, &[&own], game.wheel().clone());
        turn(&mut game, number, &format!("place {own} in 3 flat"), settled);
    }
    // The partner's piece is in, but the starter came down: it is seat 1's.
    let theirs = game.stock(seat(2)).pieces().next().unwrap();
    let pose = wheel(0, &[("red1", 60.0)]).pieces()[0].1;
    let rest = game.wheel().pieces().iter().copied();
    let lies: Vec<_> =
        rest.filter(|(piece, _)| *piece != Piece::STARTER).chain([(theirs, pose)]).collect();
    let settled = fell(Fate::Built(compartment(3)), &["starter"], Arrangement::new(0, lies));
    turn(&mut game, 1, &format!("place {theirs} in 3 flat"), settled);
    assert_eq!(names(game.stock(seat(1))), ["starter"]);
    assert_eq!(game.stock(seat(2)).len(), 6);

    // So when somebody of the other team is done, the game goes on.
    build_until(&mut game, 3, 0);
    assert_eq!(game.pending(), Pending::One(seat(4)));
    all_29(&game);
    build_until(&mut game, 1, 0);
    assert_eq!(game.pending(), Pending::Over, "now one of each team is done");
    let scores: Vec<i32> = game.standings().iter().map(|one| one.score).collect();
    assert_eq!(scores, [6, 6, 7, 7]);
}

#[test]
fn a_player_without_pieces_builds_with_the_partners() {
    let mut game = table(4, &[("teams", "across")]);
    // Seats 1 and 3 are partners; 3 never gets rid of anything, nor do 2 and 4.
    let mut lies = game.wheel().pieces().to_vec();
    for round in 0..7 {
        let own = game.stock(seat(1)).pieces().next().unwrap();
        lies.push((own, wheel(0, &[("red1", 60.0)]).pieces()[0].1));
        turn(
            &mut game,
            1,
            &format!("place {own} in 3 flat"),
            built(3, Arrangement::new(0, lies.clone())),
        );
        for number in 2..=4 {
            let own = game.stock(seat(number)).pieces().next().unwrap().to_string();
            let settled = fell(Fate::Back, &[&own], game.wheel().clone());
            turn(&mut game, number, &format!("place {own} in 3 flat"), settled);
        }
        assert_eq!(game.stock(seat(1)).len(), 6 - round);
    }
    assert_eq!(game.pending(), Pending::One(seat(1)), "one player done does not end it");
    assert_eq!(game.stock_for(seat(1)), game.stock(seat(3)));
    let theirs = game.stock(seat(3)).pieces().next().unwrap();
    let place = format!("place {theirs} in 3 flat up 1");
    assert!(game.check(seat(1), &"place red2 in 3 flat up 1".parse().unwrap()).is_err());

    // It falls: it is the own piece now, and the player is no longer done.
    let settled = fell(Fate::Back, &[&theirs.to_string()], game.wheel().clone());
    turn(&mut game, 1, &place, settled);
    assert_eq!(names(game.stock(seat(1))), [theirs.to_string()]);
    assert_eq!(game.stock(seat(3)).len(), 6);
    assert_eq!(game.stock_for(seat(1)), game.stock(seat(1)));
    all_29(&game);
}

#[test]
fn a_player_without_pieces_may_sit_out_instead() {
    let sit: HamsterrolleAction = "sit".parse().unwrap();
    assert_eq!((sit.to_string().as_str(), &sit), ("sit", &HamsterrolleAction::Sit));
    let view = |game: &Hamsterrolle| game.view(engine::Viewer::Spectator).may_sit;
    let listed = |game: &Hamsterrolle, number: u8| {
        let mut choices = Vec::new();
        game.choices(seat(number), &mut choices);
        assert!(choices.len() > 1, "there is more to do than to sit out");
        choices.contains(&HamsterrolleAction::Sit)
    };
    for (edition, teams) in [("2000", "edition"), ("2011", "beside"), ("2011", "across")] {
        let mut game = table(4, &[("edition", edition), ("teams", teams)]);
        let refused = game.check(seat(1), &sit).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "you have pieces of your own: only a player of a team who has none sits out"
        );
        assert!(!view(&game) && !listed(&game, 1));
        build_until(&mut game, 1, 0);
        for number in 2..=4 {
            assert_eq!(game.check(seat(number), &sit), Err(HamsterrolleReason::OwnPieces));
            let own = game.stock(seat(number)).pieces().next().unwrap().to_string();
            let settled = fell(Fate::Back, &[&own], game.wheel().clone());
            turn(&mut game, number, &format!("place {own} in 3 flat"), settled);
        }
        assert_eq!(game.check(seat(1), &sit), Ok(()));
        assert!(view(&game) && listed(&game, 1));
        let before = game.clone();
        game.evolve(&Event::Act(seat(1), sit.clone()));
        assert_eq!(game.pending(), Pending::One(seat(2)), "nothing is left to be settled");
        assert_eq!(game.wheel(), before.wheel());
        for number in 1..=4 {
            assert_eq!(game.stock(seat(number)), before.stock(seat(number)));
        }
        assert_eq!(open(&game), open(&before));
        assert!(!view(&game));
    }
    // Alone nobody sits out: without pieces one has won.
    assert_eq!(table(2, &[]).check(seat(1), &sit), Err(HamsterrolleReason::OwnPieces));
}

/// Whoever has moved pieces by hand has begun and builds.
#[test]
fn nobody_sits_out_after_moving_pieces() {
    let mut game = table(4, &[("edition", "2000")]);
    build_until(&mut game, 1, 0);
    for number in 2..=4 {
        let own = game.stock(seat(number)).pieces().next().unwrap().to_string();
        let settled = fell(Fate::Back, &[&own], game.wheel().clone());
        turn(&mut game, number, &format!("place {own} in 3 flat"), settled);
    }
    let lies = game.wheel().clone();
    let moved = lies.pieces_in(game.kit(), compartment(3)).next().unwrap();
    turn(&mut game, 1, &format!("shift {moved} in 3 flat -60"), built(3, lies));
    assert_eq!(game.pending(), Pending::One(seat(1)));
    let refused = game.check(seat(1), &HamsterrolleAction::Sit);
    assert_eq!(refused, Err(HamsterrolleReason::Begun));
}

#[test]
fn a_team_without_pieces_wins() {
    let mut game = table(4, &[("teams", "across")]);
    play_out(&mut game, &[2, 4]);
    let ranks: Vec<u8> = game.standings().iter().map(|one| one.rank).collect();
    assert_eq!(ranks, [1, 3, 1, 3]);
    assert!(game.stock(seat(1)).is_empty() && game.stock(seat(3)).is_empty());
}

#[test]
fn with_one_player_of_each_team_done_the_team_with_fewer_pieces_wins() {
    let mut game = table(4, &[("edition", "2000")]);
    // Neighbours: 1 and 2 against 3 and 4. Seats 1 and 3 get done.
    play_out(&mut game, &[2, 4]);
    let done = |number: u8| game.stock(seat(number)).is_empty();
    assert!(done(1) && done(3) && !done(2) && !done(4));
    let scores: Vec<i32> = game.standings().iter().map(|one| one.score).collect();
    assert_eq!(scores, [7, 7, 7, 7], "seat 1 was done first, then seat 3");
    assert!(game.standings().iter().all(|one| one.rank == 1), "equal is a draw");
    let parts = &game.standings()[0].parts;
    assert_eq!((parts[0].points, parts[1].points), (0, 7));
}

#[test]
fn fewer_pieces_in_total_decide_otherwise() {
    let mut game = table(4, &[("edition", "2000")]);
    let mut lies = game.wheel().pieces().to_vec();
    let mut first = true;
    while let Pending::One(now) = game.pending() {
        let own = game.stock_for(now).pieces().next().unwrap();
        let text = format!("place {own} in 3 flat");
        // Seat 2 builds once; seats 1 and 3 always, seat 4 never.
        let builds = match now.number() {
            2 => std::mem::take(&mut first),
            number => number != 4,
        };
        if builds {
            lies.push((own, wheel(0, &[("red1", 60.0)]).pieces()[0].1));
            turn(&mut game, now.number(), &text, built(3, Arrangement::new(0, lies.clone())));
        } else {
            let settled = fell(Fate::Back, &[&own.to_string()], game.wheel().clone());
            turn(&mut game, now.number(), &text, settled);
        }
    }
    let ranks: Vec<(u8, i32)> = game.standings().iter().map(|one| (one.rank, one.score)).collect();
    assert_eq!(ranks, [(1, 6), (1, 6), (3, 7), (3, 7)]);
}
