// Generated from crates/insight by `cargo xtask codegen`; changes here are lost.

import type { Seat } from "./messages";

export type Report = {
/**
 * Id of the game.
 */
game: string,
/**
 * Who played, by seat.
 */
names: Array<string>,
/**
 * What a whole win is counted as.
 */
whole: number,
/**
 * Whether everything has been looked at, and not only the curve so far.
 */
complete: boolean,
/**
 * How many of the events have been looked at, and how many there are.
 */
done: number,
/**
 * See `done`.
 */
of: number,
/**
 * Whether the game is over; if not, its result is what it is worth now.
 */
over: boolean,
/**
 * Win shares before the first event and after each.
 */
curve: Array<Point>,
/**
 * Every throw that could have been another one.
 */
throws: Array<Throw>,
/**
 * Every decision between several choices.
 */
decisions: Array<Decision>,
/**
 * What the game came to, by seat.
 */
seats: Array<SeatTotals>, };

export type Point = {
/**
 * How many events had happened.
 */
event: number,
/**
 * The line of the record, 0 before its first event.
 */
line: number,
/**
 * By seat; they add up to a whole win.
 */
shares: Array<number>, };

export type Throw = {
/**
 * The event, counted from 1: the step of a replay that shows it.
 */
event: number,
/**
 * The line of the record.
 */
line: number,
/**
 * What fell, in the notation of the game.
 */
thrown: string,
/**
 * What each seat has of it beyond the mean of all that could have fallen.
 */
luck: Array<number>,
/**
 * Whether the mean is over all outcomes there are; otherwise some were
 * drawn by chance, with a fixed seed.
 */
exact: boolean,
/**
 * How many outcomes that were.
 */
outcomes: number, };

export type Decision = {
/**
 * The event, counted from 1: the step of a replay that shows it.
 */
event: number,
/**
 * The line of the record.
 */
line: number,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What was done.
 */
chosen: string,
/**
 * What would have been best; the same if nothing was better.
 */
best: string,
/**
 * How many choices there were.
 */
choices: number,
/**
 * What the seat lost of its share by not doing the best; never negative.
 */
cost: number,
/**
 * Why the other choice was better, where that can be said.
 */
cause: Cause | null,
/**
 * Whether the seat could see everything that the judgement knew. If not,
 * what was hidden from it was drawn anew for judging.
 */
open: boolean, };

export type Cause = {
/**
 * Key of the sentence, in kebab-case.
 */
code: string,
/**
 * What the sentence speaks of.
 */
args: { [key in string]: string },
/**
 * The English sentence.
 */
text: string, };

export type SeatTotals = {
/**
 * What the seat had before the first event.
 */
start: number,
/**
 * All its luck with all throws.
 */
luck: number,
/**
 * What its own decisions cost it.
 */
cost: number,
/**
 * What it has of what the decisions of the others cost them.
 */
gifts: number,
/**
 * What the model cannot tell: where its own judgement changed without a
 * throw or a decision. The smaller, the surer the report.
 */
rest: number,
/**
 * The win, or the part of it; in a game that is not over, what the
 * position is worth.
 */
result: number,
/**
 * The result without the luck.
 */
corrected: number,
/**
 * How many decisions it had, and how many of them cost something.
 */
decisions: number,
/**
 * See `decisions`.
 */
mistakes: number, };

export type Insight = { "kind": "judged",
/**
 * What was found.
 */
report: Report, } | { "kind": "told",
/**
 * What can be said.
 */
totals: Totals, };

export type Totals = {
/**
 * Id of the game.
 */
game: string,
/**
 * Who played, by seat.
 */
names: Array<string>,
/**
 * Why there is no judgement.
 */
unsupported: Unsupported,
/**
 * Points of each seat before the first event and after each.
 */
points: Array<Array<number>>,
/**
 * The events after which somebody else was ahead, counted from 1.
 */
turning_points: Array<number>,
/**
 * Decisions of each seat.
 */
decisions: Array<number>,
/**
 * The decisions after which most points changed, in the order in which they
 * happened.
 */
moments: Array<Moment>, };

export type Moment = {
/**
 * The event, counted from 1: the step of a replay that shows it.
 */
event: number,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What was done, in the notation of the game.
 */
action: string,
/**
 * What it did to the points of each seat, until somebody decided again.
 */
changes: Array<number>, };

export type Unsupported = {
/**
 * Key of the sentence, in kebab-case.
 */
code: string,
/**
 * The English sentence.
 */
text: string, };
