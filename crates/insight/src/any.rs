//! Analysis of whatever a record holds.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use bots::{Strategy, Visitor, visit};
use engine::{
    AnyMatch, Event, Game, Match, Record, RecordError, Refusal, Seat, replay_trusted, validate,
};

use crate::compare::{Weighed, weigh};
use crate::report::{Cause, Insight, Moment, Totals, Unsupported};
use crate::{Analysis, Report};

/// An [`Analysis`] of any game.
pub struct Analyst(Kind);

enum Kind {
    Judging(Box<dyn Steps>),
    Told(Totals),
}

impl std::fmt::Debug for Analyst {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self.0, Kind::Told(_)) { "Analyst: told" } else { "Analyst" })
    }
}

trait Steps {
    fn step(&mut self) -> bool;
    fn report(&self) -> &Report;
}

impl<G: Strategy> Steps for Analysis<G> {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn report(&self) -> &Report {
        Self::report(self)
    }
}

impl Analyst {
    /// Of a record as text; one with a mistake is refused with its line.
    pub fn new(text: &str) -> Result<Self, RecordError> {
        Self::of(&text.parse()?)
    }

    /// Of a record, which is only read.
    pub fn of(record: &Record) -> Result<Self, RecordError> {
        struct Begin<'a>(&'a Record);
        impl Visitor for Begin<'_> {
            type Out = Result<Kind, RecordError>;
            fn visit<G: Strategy>(self) -> Self::Out {
                // Whoever plays alone wins whatever happens: there is no share to gain or lose.
                let judged =
                    if self.0.seats.len() > 1 { Analysis::<G>::new(self.0)? } else { None };
                Ok(match judged {
                    Some(analysis) => Kind::Judging(Box::new(analysis)),
                    None => Kind::Told(tell::<G>(self.0)?),
                })
            }
        }
        let kind = visit(&record.game, Begin(record)).unwrap_or_else(|| {
            let text = format!("there is no game “{}”", record.game);
            let refusal = Refusal::new("no-such-game", text);
            Err(RecordError { line: 0, refusal: Box::new(refusal) })
        })?;
        Ok(Self(kind))
    }

    /// Looks at one more event; false once all is done.
    pub fn step(&mut self) -> bool {
        match &mut self.0 {
            Kind::Judging(steps) => steps.step(),
            Kind::Told(_) => false,
        }
    }

    /// How much is done, and of how much.
    pub fn progress(&self) -> (usize, usize) {
        match &self.0 {
            Kind::Judging(steps) => (steps.report().done, steps.report().of),
            Kind::Told(_) => (1, 1),
        }
    }

    /// What was found so far.
    pub fn insight(&self) -> Insight {
        match &self.0 {
            Kind::Judging(steps) => Insight::Judged { report: steps.report().clone() },
            Kind::Told(totals) => Insight::Told { totals: totals.clone() },
        }
    }
}

/// Judges a whole record at once.
pub fn analyse(text: &str) -> Result<Insight, RecordError> {
    let mut analyst = Analyst::new(text)?;
    while analyst.step() {}
    Ok(analyst.insight())
}

/// Decisions that are told of a game that is not judged.
const MOMENTS: usize = 3;

/// How a game went, by its points.
fn tell<G: Game>(record: &Record) -> Result<Totals, RecordError> {
    let start = validate::<G>(&Record { events: Vec::new(), ..record.clone() }, 0)?;
    let told = replay_trusted::<G>(record)?;
    let mut game = start.game;
    let players = game.players();
    let points = |game: &G| Seat::all(players).map(|seat| game.score(seat).points()).collect();
    let leader = |game: &G| {
        let best = Seat::all(players).max_by_key(|seat| game.score(*seat))?;
        let alone = Seat::all(players).filter(|seat| game.score(*seat) == game.score(best));
        (alone.count() == 1).then_some(best)
    };
    let mut totals = Totals {
        game: G::ID.to_owned(),
        names: record.seats.clone(),
        unsupported: unsupported::<G>(players),
        points: vec![points(&game)],
        turning_points: Vec::new(),
        decisions: vec![0; players.into()],
        moments: Vec::new(),
    };
    let mut ahead = leader(&game);
    for (index, (_, event)) in told.events.iter().skip(start.events.len()).enumerate() {
        if let Event::Act(seat, action) = event {
            totals.decisions[seat.index()] += 1;
            totals.moments.push(Moment {
                event: index + 1,
                seat: *seat,
                action: action.to_string(),
                changes: vec![0; players.into()],
            });
        }
        let before = totals.points.last().cloned().unwrap_or_default();
        game.evolve(event);
        let after: Vec<i32> = points(&game);
        if let Some(moment) = totals.moments.last_mut() {
            let each = moment.changes.iter_mut().zip(after.iter().zip(before));
            each.for_each(|(change, (after, before))| *change += after - before);
        }
        totals.points.push(after);
        let now = leader(&game);
        if now.is_some() && now != ahead {
            if ahead.is_some() {
                totals.turning_points.push(index + 1);
            }
            ahead = now;
        }
    }
    keep_greatest(&mut totals.moments);
    Ok(totals)
}

fn unsupported<G: Game>(players: u8) -> Unsupported {
    let (code, text) = if players == 1 {
        (
            "alone",
            "Whoever plays alone wins against nobody: luck and skill have no share.".to_owned(),
        )
    } else {
        ("not-judged", format!("What luck and skill are worth is not known for {}.", G::NAME))
    };
    Unsupported { code: code.to_owned(), text }
}

/// Of all decisions those that changed most; of equal ones those that brought what
/// decisions seldom bring, and of these the first.
fn keep_greatest(moments: &mut Vec<Moment>) {
    let size = |moment: &Moment| moment.changes.iter().map(|change| change.abs()).max();
    let own = |moment: &Moment| moment.changes[moment.seat.index()];
    let mut often = BTreeMap::new();
    for moment in &*moments {
        *often.entry(own(moment)).or_insert(0) += 1;
    }
    moments.sort_by_key(|moment| (Reverse(size(moment)), often[&own(moment)], moment.event));
    moments.truncate(MOMENTS);
    moments.retain(|moment| size(moment) > Some(0));
    moments.sort_by_key(|moment| moment.event);
}

/// Whether it is known what positions of the game named `id` are worth: it was
/// learnt, or one can look ahead.
pub fn is_judged(id: &str) -> bool {
    struct Ask;
    impl Visitor for Ask {
        type Out = bool;
        fn visit<G: Strategy>(self) -> bool {
            G::VALUE.is_some() || G::HEURISTICS.alpha_beta.is_some()
        }
    }
    visit(id, Ask).unwrap_or(false)
}

/// What speaks for `action` rather than for what else `seat` could do now that
/// looks best, where that can be said.
pub fn why(game: &dyn AnyMatch, seat: Seat, action: &str) -> Option<Cause> {
    compare(game, seat, action, None)?.cause
}

/// What `best` is worth to `seat` beyond `instead`, or beyond the next best
/// choice; nothing where nobody knows what positions are worth, or where there
/// is no such choice.
pub fn compare(
    game: &dyn AnyMatch,
    seat: Seat,
    best: &str,
    instead: Option<&str>,
) -> Option<Weighed> {
    struct Compare<'a>(&'a dyn AnyMatch, Seat, &'a str, Option<&'a str>);
    impl Visitor for Compare<'_> {
        type Out = Option<Weighed>;
        fn visit<G: Strategy>(self) -> Self::Out {
            let Self(game, seat, best, instead) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?.game();
            let instead = instead.map(str::parse).transpose().ok()?;
            weigh(game, seat, &best.parse().ok()?, instead)
        }
    }
    visit(game.id(), Compare(game, seat, best, instead))?
}
