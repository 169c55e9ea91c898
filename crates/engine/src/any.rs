//! Matches of any game behind one type, for code that hosts them all.

use std::any::Any;

use crate::{
    AnyView, Audience, Chance, Cost, Coverage, Event, EventOf, Game, Match, Moment, NotationError,
    Outcome, Pending, QuickDice, Record, Refusal, Refused, Seat, Seats, Secret, Standing, Viewer,
    rank,
};

/// A [`Match`] of some game. Actions and events go in and out as text.
pub trait AnyMatch: Send + Sync {
    /// Id of the game.
    fn id(&self) -> &'static str;
    /// Name of the game.
    fn name(&self) -> &'static str;
    /// How much work its rules are.
    fn cost(&self) -> Cost;
    /// How many play.
    fn players(&self) -> u8;
    /// Whom or what it waits for.
    fn pending(&self) -> Pending;
    /// What `seat` can do now.
    fn choices(&self, seat: Seat) -> (Vec<String>, Coverage);
    /// The first of these, at most so many, and whether that is all of them:
    /// for whoever shows a list, which costs more than the choices do.
    fn first_choices(&self, seat: Seat, most: usize) -> (Vec<String>, bool);
    /// Whether `seat` may do this now; if not, why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Does it, and everything that follows; returns how many events that was.
    fn act(&mut self, seat: Seat, action: &str) -> Result<usize, Refusal>;
    /// Lets stored lines happen again, as [`Match::apply_stored`] does.
    fn apply_stored(&mut self, lines: &[&str]) -> Result<(), Refusal>;
    /// Whether something has to be simulated for this action; not if it cannot
    /// be read.
    fn is_simulated(&self, action: &str) -> bool;
    /// What this comes to, as [`Match::simulate`] says; nothing if it may not be
    /// done.
    fn simulate(&self, seat: Seat, action: &str) -> Option<Outcome>;
    /// Does it with what was simulated for it, as [`Match::act_with`] does.
    fn act_with(&mut self, seat: Seat, action: &str, outcome: &Outcome) -> Result<usize, Refusal>;
    /// Until when those asked have time. While it runs, actions need a
    /// [`Stamp`](crate::Stamp), which whoever keeps the match writes.
    fn deadline(&self) -> Option<Moment>;
    /// Lets the rules do what they do when that time is up; returns how many
    /// events that was, none if no deadline runs.
    fn timeout(&mut self) -> usize;
    /// How many events there are.
    fn len(&self) -> usize;
    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whether what this line of the game tells is only seen for a moment, as
    /// [`Game::is_fleeting`] says.
    fn is_fleeting(&self, line: &str) -> bool;
    /// Event `index` as text, for whoever keeps the match.
    fn event(&self, index: usize) -> Option<String>;
    /// How event `index` is told with what was to be seen of it, if that is more
    /// than its notation says, as [`Match::told`] does.
    fn told(&self, index: usize) -> Option<&str>;
    /// Who could read event `index` when it happened.
    fn audience(&self, index: usize) -> Option<Audience>;
    /// Where `seat` would stand after doing this, once those asked with it
    /// have acted too. No dice are thrown for it and nobody's secret is looked
    /// at: what the others do is made up.
    fn preview(&self, seat: Seat, action: &str) -> Result<Standing, Refusal>;
    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// Whether somebody who plays cannot know all of how things stand.
    fn has_secrets(&self) -> bool;
    /// Everybody's place.
    fn standings(&self) -> Vec<Standing>;
    /// The match as a record.
    fn record(&self) -> Record;
    /// Seed and salt, once the game is over.
    fn reveal(&self) -> Option<Secret>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
    /// A copy without its past, as [`Match::trial`] makes one.
    fn trial(&self) -> Box<dyn AnyMatch>;
    /// Takes over what has happened to a trial of this match, as
    /// [`Match::adopt`] does; not if it is one of another game.
    fn adopt(&mut self, trial: Box<dyn AnyMatch>) -> bool;
    /// Goes back to when `trial` was made, as [`Match::go_back`] does; not if it
    /// is one of another game.
    fn go_back(&mut self, events: usize, trial: &dyn AnyMatch) -> bool;
    /// The [`Match`] itself, for code that knows which game to expect.
    fn as_any(&self) -> &dyn Any;
    /// The same, to keep.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn cost(&self) -> Cost {
        G::COST
    }

    fn players(&self) -> u8 {
        self.game().players()
    }

    fn pending(&self) -> Pending {
        self.game().pending()
    }

    fn choices(&self, seat: Seat) -> (Vec<String>, Coverage) {
        let mut choices = Vec::new();
        let coverage = self.game().choices(seat, &mut choices);
        (choices.iter().map(ToString::to_string).collect(), coverage)
    }

    fn first_choices(&self, seat: Seat, most: usize) -> (Vec<String>, bool) {
        let mut choices = Vec::new();
        let coverage = self.game().choices(seat, &mut choices);
        let complete = coverage == Coverage::Every && choices.len() <= most;
        (choices.iter().take(most).map(ToString::to_string).collect(), complete)
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action = read::<G>(action)?;
        Self::check(self, seat, &action).map_err(|refused| Refusal::from_reason(&refused))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<usize, Refusal> {
        let action = read::<G>(action)?;
        match Self::act(self, seat, action) {
            Ok(events) => Ok(events.len()),
            Err(refused) => Err(Refusal::from_reason(&refused)),
        }
    }

    fn apply_stored(&mut self, lines: &[&str]) -> Result<(), Refusal> {
        let events = lines.iter().map(|line| line.parse()).collect::<Result<Vec<EventOf<G>>, _>>();
        let events = events.map_err(|error: NotationError| refusal::<G>(error))?;
        Self::apply_stored(self, events).map_err(|error| error.refusal())
    }

    fn is_simulated(&self, action: &str) -> bool {
        read::<G>(action).is_ok_and(|action| self.game().is_simulated(&action))
    }

    fn simulate(&self, seat: Seat, action: &str) -> Option<Outcome> {
        let action = read::<G>(action).ok()?;
        Some(Self::simulate(self, seat, &action).ok()??.to_text())
    }

    fn act_with(&mut self, seat: Seat, action: &str, outcome: &Outcome) -> Result<usize, Refusal> {
        let effect = outcome.effect.parse().map_err(|error| refusal::<G>(error))?;
        match Self::act_with(self, seat, read::<G>(action)?, effect) {
            Ok(events) => Ok(events.len()),
            Err(refused) => Err(Refusal::from_reason(&refused)),
        }
    }

    fn deadline(&self) -> Option<Moment> {
        self.game().deadline()
    }

    fn timeout(&mut self) -> usize {
        Self::timeout(self).len()
    }

    fn len(&self) -> usize {
        self.events().len()
    }

    fn is_fleeting(&self, line: &str) -> bool {
        G::REMEMBERED && line.parse::<EventOf<G>>().is_ok_and(|event| G::is_fleeting(&event))
    }

    fn event(&self, index: usize) -> Option<String> {
        self.events().get(index).map(ToString::to_string)
    }

    fn told(&self, index: usize) -> Option<&str> {
        Self::told(self, index)
    }

    fn audience(&self, index: usize) -> Option<Audience> {
        Self::audience(self, index)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Standing, Refusal> {
        let action = read::<G>(action)?;
        Self::check(self, seat, &action).map_err(|refused| Refusal::from_reason(&refused))?;
        let mut guess = self.game().clone();
        // Whatever the action would uncover is made up beforehand, so that
        // asking for a preview uncovers nothing.
        guess.determinize(Viewer::Seat(seat), &mut QuickDice::new(0));
        guess.evolve(&Event::Act(seat, action));
        let others = match guess.pending() {
            Pending::All(asked) if !asked.contains(seat) => asked,
            _ => Seats::NONE,
        };
        for other in others {
            let mut choices = Vec::new();
            guess.choices(other, &mut choices);
            if let Some(choice) = choices.into_iter().next() {
                guess.evolve(&Event::Act(other, choice));
            }
        }
        while guess.pending() == Pending::Rules
            && let Some(effect) = guess.next_effect()
        {
            guess.evolve(&Event::Effect(effect));
        }
        let score = guess.score(seat);
        Ok(Standing {
            seat,
            score: score.points(),
            rank: rank(score, Seat::all(guess.players()).map(|other| guess.score(other))),
            parts: guess.parts(seat),
        })
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        AnyView::of(&self.game().view(viewer))
    }

    fn has_secrets(&self) -> bool {
        // A game without secrets redraws nothing; one that has some redraws them
        // as they are now and then, but not every time.
        const TRIES: u64 = 6;
        let differs = |seat: Seat| {
            for seed in 0..TRIES {
                let mut guess = self.game().clone();
                let mut chance = Counted { dice: QuickDice::new(seed), drawn: false };
                guess.determinize(Viewer::Seat(seat), &mut chance);
                if guess != *self.game() {
                    return true;
                }
                // Without chance it comes to the same every time.
                if !chance.drawn {
                    return false;
                }
            }
            false
        };
        Seat::all(self.game().players()).any(differs)
    }

    fn standings(&self) -> Vec<Standing> {
        self.game().standings()
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn reveal(&self) -> Option<Secret> {
        Self::reveal(self)
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn trial(&self) -> Box<dyn AnyMatch> {
        Box::new(Self::trial(self))
    }

    fn adopt(&mut self, trial: Box<dyn AnyMatch>) -> bool {
        let trial = trial.into_any().downcast::<Self>();
        trial.map(|trial| Self::adopt(self, *trial)).is_ok()
    }

    fn go_back(&mut self, events: usize, trial: &dyn AnyMatch) -> bool {
        let trial = trial.as_any().downcast_ref::<Self>();
        trial.map(|trial| Self::go_back(self, events, trial)).is_some()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Chance that tells whether it was asked for anything.
struct Counted {
    dice: QuickDice,
    drawn: bool,
}

impl Chance for Counted {
    fn bits(&mut self) -> u32 {
        self.drawn = true;
        self.dice.bits()
    }
}

fn read<G: Game>(action: &str) -> Result<G::Action, Refusal> {
    action.trim().parse().map_err(|error| refusal::<G>(error))
}

fn refusal<G: Game>(error: NotationError) -> Refusal {
    Refusal::from_reason(&Refused::<G::Reason>::from(error))
}
