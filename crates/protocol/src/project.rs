//! What of a table each viewer is told.

use engine::{AnyView, DataFile, Seat, Viewer};
use table::{
    EveningGame, Hand, Line, Millis, Place, Recorded, Setup, Sheet, Table, TableEvent,
    TableRefused, TokenHash,
};

use crate::{
    ChatLine, Choices, EveningState, GameInfo, GameResult, Happening, LogLine, Phase, PublicEvent,
    Reveal, Rewind, SeatState, ServerMessage, Sitter, Snapshot, State, Summary, UndoWish, Update,
};

/// An event as `viewer` may know it when it happens.
pub fn project(recorded: &Recorded, viewer: Viewer) -> PublicEvent {
    let what = match &recorded.event {
        TableEvent::Created { .. } => Happening::Created,
        TableEvent::Joined { seat, name, token: _ } => {
            Happening::Joined { seat: *seat, name: name.clone() }
        }
        TableEvent::Left { seat } => Happening::Left { seat: *seat },
        TableEvent::Renamed { seat, name } => {
            Happening::Renamed { seat: *seat, name: name.clone() }
        }
        TableEvent::Readied { seat, ready } => Happening::Readied { seat: *seat, ready: *ready },
        TableEvent::Configured { .. } => Happening::Configured,
        TableEvent::SeatAdded { .. }
        | TableEvent::SeatRemoved { .. }
        | TableEvent::SeatSet { .. } => Happening::Arranged,
        TableEvent::Started { secret, lines, rules: _, from: _, day: _ } => Happening::Started {
            commitment: secret.0.commitment().to_string(),
            lines: readable(lines, viewer),
        },
        TableEvent::Acted { seat, bot, lines, audit } => Happening::Acted {
            seat: *seat,
            bot: *bot,
            lines: readable(lines, viewer),
            audit: audit.clone(),
        },
        TableEvent::Countdown { seat, bot, action: _ } => {
            Happening::Countdown { seat: *seat, bot: *bot }
        }
        TableEvent::TimedOut { lines } => Happening::TimedOut { lines: readable(lines, viewer) },
        TableEvent::Undone { seat, line: _ } => Happening::Undone { seat: *seat },
        TableEvent::UndoAsked { seat, line: _ } => Happening::UndoAsked { seat: *seat },
        TableEvent::UndoAgreed { seat } => Happening::UndoAgreed { seat: *seat },
        TableEvent::UndoDenied { seat } => Happening::UndoDenied { seat: *seat },
        TableEvent::Rewound { seat, line: _ } => Happening::Rewound { seat: *seat },
        TableEvent::Nudged { seat, whom } => Happening::Nudged { seat: *seat, whom: *whom },
        TableEvent::Hinted { seat } => Happening::Hinted { seat: *seat },
        TableEvent::StoodIn { seat, reason } => Happening::StoodIn { seat: *seat, reason: *reason },
        TableEvent::TakenBack { seat } => Happening::TakenBack { seat: *seat },
        TableEvent::Connected { seat, connection: _ }
        | TableEvent::Disconnected { seat, connection: _ } => Happening::Presence { seat: *seat },
        TableEvent::Chatted { seat, text } => {
            Happening::Chatted { seat: *seat, text: text.clone() }
        }
        TableEvent::Reacted { seat, reaction } => {
            Happening::Reacted { seat: *seat, reaction: *reaction }
        }
        TableEvent::Rematched { seat } => Happening::Rematched { seat: *seat },
        TableEvent::MovedOn { seat } => Happening::MovedOn { seat: *seat },
        TableEvent::Restarted { downtime: _ } => Happening::Restarted,
    };
    PublicEvent { seq: recorded.seq, at: recorded.at, what }
}

/// The news for `viewer`: the events after number `after`, which `table` has
/// already seen.
pub fn update(
    table: &Table,
    after: u64,
    events: &[Recorded],
    viewer: Viewer,
    now: Millis,
) -> Update {
    let quiet = |recorded: &Recorded| {
        matches!(
            recorded.event,
            TableEvent::Chatted { .. } | TableEvent::Reacted { .. } | TableEvent::Nudged { .. }
        )
    };
    // Lines that were taken back vanish, a new game begins with none, and at
    // the end every line can be read.
    let rewritten = |recorded: &Recorded| match recorded.event {
        TableEvent::Undone { .. }
        | TableEvent::Rewound { .. }
        | TableEvent::Started { .. }
        | TableEvent::Rematched { .. }
        | TableEvent::MovedOn { .. } => true,
        TableEvent::Acted { .. } | TableEvent::TimedOut { .. } => table.phase() == Phase::Over,
        _ => false,
    };
    Update {
        after,
        seq: events.last().map_or(after, |last| last.seq),
        events: events.iter().map(|event| project(event, viewer)).collect(),
        state: (!events.iter().all(quiet)).then(|| state(table, viewer, now)),
        log: events.iter().any(rewritten).then(|| log(table, viewer)),
    }
}

/// Everything that `viewer` may know.
pub fn snapshot(table: &Table, viewer: Viewer, now: Millis) -> Snapshot {
    Snapshot {
        state: state(table, viewer, now),
        log: log(table, viewer),
        chat: table
            .chat()
            .map(|said| ChatLine {
                seq: said.seq,
                at: said.at,
                seat: said.seat,
                name: said.name.clone(),
                text: said.text.clone(),
            })
            .collect(),
    }
}

/// How things stand for `viewer`.
pub fn state(table: &Table, viewer: Viewer, now: Millis) -> State {
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let game = table.game();
    let race = table.race(now);
    let asked = |seat: &Seat| race.is_none() && table.pending().contains(*seat);
    let choices = you.filter(asked).and_then(|seat| table.choices(seat));
    let choices = choices.cloned().map(|(list, complete)| Choices { list, complete });
    let offer = offer(table);
    State {
        seq: table.seq(),
        now,
        you,
        phase: table.phase(),
        title: offer
            .as_ref()
            .map_or_else(|| title(&table.setup().game), |offer| offer.name.clone()),
        offer,
        setup: without_texts(table.setup()),
        invite: you.map(|_| table.invite().as_str().to_owned()),
        seats: seats(table),
        commitment: table.commitment().map(str::to_owned),
        view: game.map_or_else(AnyView::nothing, |game| game.view(viewer)),
        pending: table.pending().collect(),
        asked: you.and_then(|seat| table.asked(seat)),
        choices,
        race,
        evening: evening(table),
        can_undo: you.is_some_and(|seat| table.can_undo(seat)),
        rewind: you.and_then(|seat| table.rewind(seat)).map(|how| match how {
            table::Rewind::Freely => Rewind::Freely,
            table::Rewind::ByConsent => Rewind::ByConsent,
        }),
        wish: table
            .undo_wish()
            .map(|wish| UndoWish { seat: wish.seat, waits_for: table.undo_waits_for().collect() }),
        taken_back: some_above_zero(table.taken_back()),
        hints: some_above_zero(table.hints()),
        what_if: table.is_what_if(),
        day: table.day().map(|day| day.to_string()),
        series: table.series().map(<[u32]>::to_vec),
        standings: table.standings(),
        reveal: table
            .reveal()
            .map(|secret| Reveal { seed: secret.seed.to_string(), salt: secret.salt.to_string() }),
    }
}

/// What can be chosen before a game that a file makes.
fn offer(table: &Table) -> Option<GameInfo> {
    let sheet = table.setup().sheets.first().filter(|_| table.phase() == Phase::Lobby)?;
    let file = DataFile { name: sheet.name.clone(), text: sheet.text.clone() };
    crate::menu::offered(&table.setup().game, &file)
}

fn some_above_zero(counts: &[u32]) -> Option<Vec<u32>> {
    counts.iter().any(|count| *count > 0).then(|| counts.to_vec())
}

fn evening(table: &Table) -> Option<EveningState> {
    let table::EveningState { at, titles, totals, results } = table.evening()?;
    let programme: Vec<String> =
        table.setup().evening.iter().map(|item| item.game().to_owned()).collect();
    let results = programme
        .iter()
        .zip(results)
        .map(|(game, points)| GameResult { game: game.clone(), points })
        .collect();
    Some(EveningState { programme, titles, at, totals, results })
}

/// A hand that moves, for everybody who watches.
pub fn hand(hand: &Hand) -> ServerMessage {
    let Hand { seat, asked, piece, from, frames } = hand.clone();
    ServerMessage::Hand { seat, asked, piece, from, frames }
}

/// What the holder of the token `who` may know of table `id` without being
/// there.
pub fn summary(
    table: &Table,
    id: &str,
    who: &TokenHash,
    now: Millis,
) -> Result<Summary, TableRefused> {
    let you = table.seat_of(who).ok_or(TableRefused::NotSeated)?;
    let game = table.setup().game.clone();
    Ok(Summary {
        table: id.to_owned(),
        title: title(&game),
        game,
        phase: table.phase(),
        you,
        seats: seats(table),
        pending: table.pending().collect(),
        standings: table.standings(),
        now,
    })
}

/// What is played, and of sheets their names alone.
fn without_texts(setup: &Setup) -> Setup {
    let named = |sheet: &Sheet| Sheet { name: sheet.name.clone(), text: String::new() };
    let names_of = |sheets: &[Sheet]| sheets.iter().map(named).collect();
    let item = |item: &EveningGame| match item {
        EveningGame::Named(_) => item.clone(),
        EveningGame::Brought { game, sheets } => {
            EveningGame::Brought { game: game.clone(), sheets: names_of(sheets) }
        }
    };
    Setup {
        game: setup.game.clone(),
        options: setup.options.clone(),
        sheets: names_of(&setup.sheets),
        clock: setup.clock,
        evening: setup.evening.iter().map(item).collect(),
    }
}

fn seats(table: &Table) -> Vec<SeatState> {
    table.places().map(|(seat, place)| seat_state(table, seat, place)).collect()
}

fn seat_state(table: &Table, seat: Seat, place: &Place) -> SeatState {
    let name = table.name(seat).unwrap_or_default().to_owned();
    let sitter = match place {
        Place::Open => Sitter::Open,
        Place::Bot(level) => Sitter::Bot { name, level: *level },
        Place::Person(person) => Sitter::Person {
            name,
            connected: person.is_connected(),
            ready: person.is_ready(),
            stand_in: person.stand_in(),
        },
    };
    SeatState {
        seat,
        sitter,
        host: table.host() == Some(seat),
        deadline: table.deadline(seat),
        bot_from: table.bot_from(seat),
        reading: table.is_reading(seat),
    }
}

/// The game so far. Once it is over nothing is sealed any more. Until then what
/// was seen for a moment is in the heads of those who saw it, and not in here.
fn log(table: &Table, viewer: Viewer) -> Vec<LogLine> {
    let over = table.phase() == Phase::Over;
    let lasts = |line: &Line| !table.game().is_some_and(|game| game.is_fleeting(&line.text));
    let may_know = |line: &Line| over || (may_read(line, viewer) && lasts(line));
    table.lines().map(|line| log_line(line, may_know(line))).collect()
}

/// Leaves out of `events`, which happened while somebody was away, what was
/// seen for a moment only: who says to have been away must not be told it as
/// often as they like.
pub(crate) fn forget_moments(table: &Table, events: &mut [PublicEvent]) {
    let Some(game) = table.game().filter(|_| table.phase() == Phase::Playing) else { return };
    for event in events {
        let (Happening::Started { lines, .. }
        | Happening::Acted { lines, .. }
        | Happening::TimedOut { lines }) = &mut event.what
        else {
            continue;
        };
        for line in lines {
            if line.text.take_if(|text| game.is_fleeting(text)).is_some() {
                line.told = None;
            }
        }
    }
}

fn readable(lines: &[Line], viewer: Viewer) -> Vec<LogLine> {
    lines.iter().map(|line| log_line(line, may_read(line, viewer))).collect()
}

fn may_read(line: &Line, viewer: Viewer) -> bool {
    match (&line.only, viewer) {
        (None, _) => true,
        (Some(only), Viewer::Seat(seat)) => only.contains(&seat),
        (Some(_), Viewer::Spectator) => false,
    }
}

fn log_line(line: &Line, readable: bool) -> LogLine {
    let seat = line.text.split_once(':').and_then(|(who, _)| who.parse().ok());
    let told = line.told.clone().filter(|_| readable);
    LogLine { text: readable.then(|| line.text.clone()), told, seat }
}

fn title(game: &str) -> String {
    games::title(game, None).unwrap_or_else(|| game.to_owned())
}
