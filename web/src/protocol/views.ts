// Generated from crates/games by `cargo xtask codegen`; changes here are lost.

/** What each game shows, by its id. */
export interface ViewOf {
  "hamsterrolle": HamsterrolleView;
  "hop-n-roll": HopView;
  "hamstern": HamsternView;
  "abquetschen": AbquetschenView;
  "raffzahn": RaffzahnView;
  "bunte-kuh": KuhView;
  "cui-bono": CuiView;
  "eintrichtern": EintrichternView;
  "wuerfelmarsch": MarchView;
  "pig": Pig;
  "own": OwnGameView;
}

/** What brought a game to its end. */
export type AbquetschenEnding = "buried" | "roll" | "supply";

/** What is going on. */
export type AbquetschenPhase = "start" | "turn" | "bonus" | "over";

/** One player's dice. */
export type AbquetschenPlayer = {
/** Who. */
seat: Seat,
/** Their colour. */
colour: DieColour,
/** Where they lie. */
dice: Cells,
/** How many are left. */
supply: number,
/** The empty cells right above them: with none, the player is buried. */
openings: Cells,
/** Whether this player must still leave the start pyramid an open place. */
bound: boolean, };

/** What everybody sees. */
export type AbquetschenView = {
/** Dice along an edge of the plate. */
plate: number,
/** What is going on. */
phase: AbquetschenPhase,
/** Whose turn it is. */
turn: Seat,
/** What the turquoise die shows, until the turn is over. */
roll: Pips | null,
/** How many bonus dice the player may place now. */
bonus: number | null,
/** How many dice are to be placed now, by the roll or as a bonus. */
due: number | null,
/** Where the start pyramid can go, while it is due. */
starts: Array<StartView>,
/** The rows that can be built now and bring a bonus. */
rows: Array<BonusRow>,
/** The start pyramid. */
start: Cells,
/** Whether the others must still leave the start pyramid an open place. */
guarded: boolean,
/** The dice built last, bonus dice included. */
latest: Cells,
/** What ended the game. */
ending: AbquetschenEnding | null,
/** Everybody's dice, by seat. */
players: Array<AbquetschenPlayer>, };

/** One of the three directions in which rows run. Each also names the side of
 * the pyramid that it leads away from: side x is where x = 0. */
export type Axis = "x" | "y" | "z";

/** A row of new dice that brings bonus dice. */
export type BonusRow = {
/** The row. */
cells: Cells,
/** How many bonus dice it brings. */
dice: number, };

/** Everything a page needs to draw a sheet. */
export type BurrowLayout = {
/** What people call the sheet. */
name: string,
/** Where the first throw goes. */
start: Letter,
/** In sheet order. */
chambers: Array<ChamberLayout>,
/** In reading order. */
passages: Array<Passage>,
/** What 1, 2, 3 and 4 acorns bring. */
acorn_points: [number, number, number, number],
/** What each mushroom brings. */
mushroom_points: number,
/** Boxes of the joker track. */
joker_track: number,
/** Boxes of the round counter. */
counter: number,
/** Faces that tick the counter. */
hourglass_faces: Array<Pips>,
/** How many chambers start the hourglass. */
hourglass_chambers: number, };

/** A place for one die: (x, y, z) ≥ 0 with x + y + z < [`MAX_SIZE`], written as
 * its three digits, `431`. */
export type Cell = string;

/** One cell to draw. */
export type CellLayout = {
/** Its number in the chamber. */
cell: number,
/** From 0, downwards. */
row: number,
/** From 0, to the right. */
column: number,
/** The cells of the chamber beside it. */
touches: CellNumbers,
/** What lies in it. */
food?: Food, };

/** A set of cells of one chamber, iterated by number. Cells are numbered from 1
 * in reading order. */
export type CellNumbers = Array<number>;

/** A set of cells, as bits: copied rather than borrowed. */
export type Cells = Array<string>;

/** Cells of one chamber. */
export type ChamberCells = {
/** Which chamber. */
chamber: Letter,
/** Which of its cells. */
cells: CellNumbers, };

/** One chamber to draw. */
export type ChamberLayout = {
/** Its letter. */
chamber: Letter,
/** What it brings when it is full. */
points: number,
/** By number. */
cells: Array<CellLayout>, };

/** Hourglass and round counter. */
export type CounterView = {
/** Whether the hourglass runs, so that throws cross boxes. */
hourglass: boolean,
/** Crossed boxes. */
ticks: number,
/** Circled boxes, in a game for one. */
circles: number | null,
/** Whether the game ends with this round. */
last_round: boolean, };

/** A player. */
export type CuiPlayer = {
/** Kept dice: red, yellow, pearl. */
kept: [number, number, number],
/** Minus points. */
points: number, };

/** Why an action or a throw is refused. */
export type CuiReason = { "code": "pull-first" } | { "code": "holds-a-die" } | { "code": "not-at-the-bottom", cell: Cell, } | { "code": "nothing-to-pull", cell: Cell, } | { "code": "too-much-on-it", cell: Cell, dice: number, } | { "code": "onto-the-plate", cell: Cell, } | { "code": "cell-taken", cell: Cell, } | { "code": "no-funnel", cell: Cell, } | { "code": "mixed-funnel", two: DieColour, one: DieColour, } | { "code": "funnel-of-its-colour", colour: DieColour, } | { "code": "edge-of-one-colour", colour: DieColour, foot: Cell, } | { "code": "looks-the-same", times: number, } | { "code": "who-begins" } | { "code": "build-the-pyramid" } | { "code": "nobody-there", seat: Seat, players: number, } | { "code": "not-complete", dice: number, } | { "code": "wrong-colours", colour: DieColour, dice: number, } | { "code": "other-foundation" };

/** All that a page needs to draw a game and to play it. */
export type CuiView = {
/** By seat. */
players: Array<CuiPlayer>,
/** Whose turn it is. */
turn: Seat,
/** How many kept dice end the game. */
most_kept: number,
/** The dice in the pyramid, from the tip down: the faces that are uncovered
 * now, and the colour if it was ever to be seen. */
dice: Array<Shown>,
/** The pulled die, where it goes being open: its colour and its faces. */
held: HeldView | null,
/** The die that was pulled last, and what slid down over it. */
pulled: Pulled | null,
/** What the viewer can pull now. */
pulls: Array<PullView>,
/** Where the viewer can put the pulled die. */
puts: Array<Cell>,
/** The other funnels, and why they do not take it. */
refused: Array<RefusedFunnel>,
/** Whether the game has ended. */
over: boolean, };

/** The colours in the box. */
export type DieColour = "red" | "yellow" | "pearl" | "turquoise";

/** What the disco die shows: the row in which any number may be written. */
export type Disco = RowColour | "?";

/** What brought a game to its end. */
export type EintrichternEnding = "target" | "empty";

/** What is going on. */
export type EintrichternPhase = "throw" | "lift" | "choose" | "shown" | "over";

/** One player's red dice. */
export type EintrichternPlayer = {
/** Who. */
seat: Seat,
/** How many. */
kept: number, };

/** What everybody sees. */
export type EintrichternView = {
/** Dice along an edge of the plate. */
plate: number,
/** What is going on. */
phase: EintrichternPhase,
/** Whose turn it is. */
turn: Seat,
/** The pearl dice. */
thrown: [Pips, Pips, Pips] | null,
/** What they add up to. */
wanted: number | null,
/** The yellow dice, each with the faces that are open. */
yellow: Array<Shown>,
/** Where red dice lie, the lifted one included. */
red: Cells,
/** The lifted die, until it is put back. */
lifted: LiftedView | null,
/** How many red dice win. */
target: number,
/** What ended the game. */
ending: EintrichternEnding | null,
/** Everybody's red dice, by seat. */
players: Array<EintrichternPlayer>, };

/** A set of dice values. */
export type Faces = Array<1 | 2 | 3 | 4 | 5 | 6>;

/** A die that would leave the plate. */
export type FallView = {
/** Where it lies, after the tilt. */
cell: Cell,
/** Whose it is. */
seat: Seat,
/** Who captures it. */
captor: Seat | null, };

/** A field of the tableau. Counted and shown from 1, beginning at the top;
 * [`Field::index`] counts from zero for arrays. */
export type Field = number;

/** What a field allows to the pawn on it. Every effect is voluntary. */
export type FieldEffect = "none" | "minus-one" | "plus-minus-one" | "die-below" | "die-above" | "dj";

/** A field of the tableau. */
export type FieldView = {
/** From 1 at the top. */
field: Field,
/** The number printed on it. */
label: number | null,
/** What it allows. */
effect: FieldEffect,
/** The die on it. */
die: HopDie | null,
/** The pawn beside it in the left column. */
left: Seat | null,
/** The pawn beside it in the right column. */
right: Seat | null, };

/** What can lie in a cell. */
export type Food = "acorn" | "mushroom";

/** What brought a game to its end. */
export type HamsternEnding = "counter" | "stuck";

/** One player's sheet as everybody sees it. */
export type HamsternPlayer = {
/** Whose. */
seat: Seat,
/** Crossed cells, by chamber in sheet order. */
crossed: Array<ChamberCells>,
/** Struck boxes of the joker track. */
jokers_struck: number,
/** Whether this player has yet to mark. */
asked: boolean,
/** Whether this player has marked, sealed until the round closes. */
done: boolean,
/** Whether this player has no room for the throw. */
passed: boolean,
/** What this player marked in the round before. */
last: Mark | null,
/** Points so far. */
score: number,
/** Where they come from. */
parts: Worth, };

/** What one viewer sees. */
export type HamsternView = {
/** The sheet to draw, serialised as its [`Layout`]. */
sheet: BurrowLayout,
/** From 1; 0 before the first throw. */
round: number,
/** What the die shows. */
throw: Pips | null,
/** Whether it is the joker: boxes of the joker track are struck for crosses. */
joker: boolean,
/** How near the end is. */
counter: CounterView,
/** The same before this round's throw, for whoever has yet to look at it. */
counter_before: CounterView,
/** What ended the game. */
ending: HamsternEnding | null,
/** Everybody's sheet, by seat. */
players: Array<HamsternPlayer>,
/** What the viewer can do; nothing for a spectator. */
own: OwnView | null, };

/** A game of Hamsterrolle as a page draws it. */
export type HamsterrolleView = {
/** Whose turn it is. */
turn: Seat | null,
/** The year of the rules. */
edition: "2000" | "2011",
/** Seconds for a turn, if they are counted. */
seconds: number | null,
/** The pieces of each player. */
stocks: Array<Stock>,
/** The team of each player, if there are teams. */
teams: Array<number> | null,
/** What whoever plays may build with. */
own: Stock,
/** The compartments open to whoever plays, 1 to 12. */
open: Array<number>,
/** The compartments a pass may take from, 1 to 12. */
lowest: Array<number>,
/** Where a pass may put which piece. */
passes: Array<Target>,
/** Whether whoever plays may sit the turn out. */
may_sit: boolean,
/** Where the newest piece lies that stayed in the wheel. */
last: number | null,
/** Set aside for the next player who fails (2000). */
aside: Stock,
/** Out of the game. */
out: Stock,
/** How far the wheel stands from the middle of the table, in micrometres. */
travel: number,
/** How far the wheel has turned, in degrees. */
angle: number,
/** What lies in the wheel. */
pieces: Array<Lying>,
/** The wheel as text, to start a simulation from. */
wheel: string,
/** The file of the wheel that is played with, if it is not the built-in
 * one: whoever draws it needs the sizes. */
own_wheel: string | null,
/** Where whoever plays may build with which piece, as far as compartments
 * and colours go. */
builds: Array<Target>,
/** What whoever plays may move by hand before building (2000). */
shifts: Stock,
/** Whether whoever plays may let a piece fall by will, and not only when
 * the time is over. */
may_drop: boolean, };

/** The pulled die. */
export type HeldView = {
/** Its colour. */
colour: DieColour,
/** Its faces towards x, y and z as it lay. */
faces: Orientation,
/** What it costs to keep it. */
cost: number, };

/** A die on the tableau. */
export type HopDie = { "number": Pips } | { "disco": Disco };

/** What a round waits for. */
export type HopPhase = "start" | "roll" | "hop" | "write" | "over";

/** A player's side of the table. */
export type HopPlayer = {
/** Who. */
seat: Seat,
/** Where the pawn stands. */
field: Field,
/** Whether it has hopped in this round. */
hopped: boolean,
/** The die it has hopped to. */
die: HopDie | null,
/** Whether this player is done with this round's writing. */
done: boolean,
/** Whether nothing fits, so that nothing is written. */
barred: boolean,
/** The rows of the sheet from the top. */
rows: Array<RowView>,
/** What the rows would take next, whatever the dice show. */
open: Array<OpenBox>,
/** Points for sixes. */
sixes: number,
/** All points so far. */
points: number,
/** How many rows are complete. */
complete_rows: number, };

/** A field the viewer can hop to. */
export type HopTarget = {
/** The field. */
field: Field,
/** Numbers that may be written in any row. */
numbers: Faces,
/** Rows that may take any number. */
free_rows: Array<RowColour>,
/** Where that would fit on the viewer's sheet; nowhere is allowed too. */
boxes: Array<OpenBox>, };

/** All that a page needs to draw a game and to explain it. */
export type HopView = {
/** What the round waits for. */
phase: HopPhase,
/** From 1. */
round: number,
/** Whether this round is the last. */
last_round: boolean,
/** Who has to decide now. */
asked: Seats,
/** The seats in this round's order of hopping. */
order: Array<Seat>,
/** Whether pawns hop from left to right in this round, or back. */
rightward: boolean,
/** Name of the tableau. */
tableau: string,
/** The tableau from the top. */
fields: Array<FieldView>,
/** The printed sheet. */
sheet: SheetPrint,
/** By seat. */
players: Array<HopPlayer>,
/** What the viewer has written in this round while others still write. */
own: string | null,
/** Where the viewer can hop now. */
hops: Array<HopTarget>,
/** Where the viewer can write now, and what. */
boxes: Array<OpenBox>,
/** Whether the viewer may write nothing instead. */
may_decline: boolean, };

/** What there was to find in a round, for everybody to see once it is judged. */
export type Judged = {
/** The sum that was thrown. */
wanted: number,
/** The funnel that was pointed at. */
pointed: Cell | null,
/** The sum it has. */
sum: number | null,
/** Where the sum was to be found by somebody who did not. */
missed: Cell | null, };

/** A warning: this value makes that box useless. */
export type Kill = {
/** The value. */
value: Pips,
/** Row of the box. */
row: RowColour,
/** Number of the box. */
number: number, };

/** What a player can do. */
export type KuhAction = string;

/** One player as everybody sees them. */
export type KuhPlayer = {
/** Who. */
seat: Seat,
/** Dice left. */
dice: number,
/** Whether this player has written down a call in this round. */
done: boolean,
/** What this player called in the round before, in ticks. */
last: KuhAction | null,
/** How quick this player has been so far. */
tempo: RaceTempo, };

/** How far a round is. */
export type KuhStep = "build" | "ready" | "search" | "point" | "put" | "tick" | "over";

/** What one viewer sees. */
export type KuhView = {
/** How it is played. */
pace: RacePace,
/** How far the round is. */
step: KuhStep,
/** From 1; 0 before the first throw. */
round: number,
/** Who holds the three dice. */
roller: Seat,
/** What they show. */
throw: [Pips, Pips, Pips] | null,
/** The sum to look for. */
wanted: number | null,
/** When the last thing happened, in milliseconds since the throw. */
clock: Moment,
/** When the time of those asked is up. */
deadline: Moment | null,
/** How many milliseconds they had for it. */
time: number | null,
/** Milliseconds until a round without a call is over. */
patience: number,
/** How many events there have been: what a client that shows this view has
 * shown. */
events: number,
/** Who called, and must point or may put. */
caller: Seat | null,
/** The funnel that the caller's die goes into, if it is settled. */
pointed: Cell | null,
/** What came of the last round that was judged. */
judged: Judged | null,
/** Milliseconds of all searches that are over, against the clock: each until
 * somebody was judged, or until nobody had called. */
spent: number,
/** The colour of the die that is put next. */
next: DieColour,
/** The dice of the pyramid, with their uncovered faces. */
dice: Array<Shown>,
/** Where a die can be put. */
funnels: Array<Cell>,
/** Everybody, by seat. */
players: Array<KuhPlayer>,
/** The viewer's own call of this round in ticks, which others do not see
 * yet. */
sealed: KuhAction | null, };

/** The letter by which a chamber is called. */
export type Letter = string;

/** A lifted die. */
export type LiftedView = {
/** Where it belongs. */
cell: Cell,
/** The sum of the faces below it. */
sum: number,
/** Whether that is what was thrown. */
meets: boolean, };

/** A piece in the wheel. */
export type Lying = {
/** Which. */
piece: string,
/** In which compartment, 1 to 12. */
compartment: number,
/** Micrometres to the right of the axle, above it, and towards the viewer. */
at: [number, number, number],
/** Its rotation as a quaternion x, y, z, w of length 32767. */
turn: [number, number, number, number], };

/** A die on the plate. */
export type MarchDie = {
/** Where it lies. */
cell: Cell,
/** Whose it is. */
seat: Seat,
/** Its faces towards x, y and z. */
faces: Orientation, };

/** How a game ended. */
export type MarchEnd = "corner" | "empty" | "turning" | "sideways";

/** A player. */
export type MarchPlayer = {
/** Where the player sits. */
side: Axis,
/** The colour of the dice. */
colour: DieColour,
/** The corner to reach. */
goal: Cell,
/** Dice on the plate. */
dice: number,
/** Dice of others captured. */
captured: number,
/** The same by colour. */
prey: Array<PreyView>,
/** Own dice that left the game. */
lost: number, };

/** All that a page needs to draw a game and to show what a tilt brings. */
export type MarchView = {
/** By seat. */
players: Array<MarchPlayer>,
/** Whose turn it is. */
turn: Seat,
/** The dice on the plate, in the order of their cells. */
dice: Array<MarchDie>,
/** What the viewer can tilt now, and what comes of it. */
tilts: Array<Outlook>,
/** Turns left without a tilt before dice are counted. */
turns_left: number,
/** Turns left without a tilt forward before dice are counted. */
sideways_left: number,
/** How it ended, once it has. */
end: MarchEnd | null, };

/** What a player does with a throw: crosses in cells of one chamber. */
export type Mark = {
/** Where. */
chamber: Letter,
/** Which cells of it. */
cells: CellNumbers, };

/** A die in a saddle. */
export type Meeting = {
/** Where it lies. */
cell: Cell,
/** Whose it is. */
seat: Seat,
/** The face that looks into the funnel. */
pips: Pips, };

/** A point in time: milliseconds since the last throw, written `@2310`. */
export type Moment = number;

/** A box and what may be written into it. */
export type OpenBox = {
/** Its row. */
row: RowColour,
/** From 1. */
number: number,
/** What fits. */
values: Faces,
/** Values after which another box can never be filled. */
kills: Array<Kill>, };

/** How a die stands: what its three upper faces show, written as three digits,
 * `321`, for −x, −y and −z. */
export type Orientation = [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6];

/** What a tilt would bring. */
export type Outlook = {
/** The die. */
from: Cell,
/** Where it goes. */
to: Cell,
/** How it stands there. */
faces: Orientation,
/** Whether that is the corner that wins. */
wins: boolean,
/** The saddles it completes, two at most, none if it wins. */
saddles: Array<Saddle>,
/** The dice that leave the plate, with who captures them; nobody if they
 * leave the game. */
falls: Array<FallView>, };

/** What is wrong with a script, for its author. */
export type OwnFault = {
/** Name of the file. */
file: string,
/** The line in it; none if the mistake is in no line. */
line: number | null,
/** In English. */
sentence: string,
/** A word for it; empty if there is none. */
mistake: string,
/** What stands in it, by name. */
with: Record<string, string>, };

/** All that a page needs to draw a game that somebody has written. What can be
 * done is among the choices, in words that name their cells. */
export type OwnGameView = {
/** What the game is called. */
title: string,
/** Who wrote it. */
author: string,
/** The rules in words, Markdown. */
rules: string,
/** The language they are written in, such as `en`. */
language: string,
/** Dice along an edge of the plate. */
plate: number,
/** By seat. */
players: Array<OwnPlayer>,
/** Whose turn it is. */
turn: Seat,
/** The dice in the pyramid, from the tip down, as far as they are known. */
dice: Array<Shown>,
/** The die in the hand of whose turn it is. */
held: OwnHeld | null,
/** What was thrown last. */
thrown: Array<Pips>,
/** Cells that the script wants to be looked at. */
marks: Cells,
/** What the script told about the last move. */
told: string,
/** Whether the game has ended. */
over: boolean,
/** What is wrong with the file, if that has ended the game. */
fault: OwnFault | null, };

/** A die in somebody's hand. */
export type OwnHeld = {
/** Its colour. */
colour: DieColour,
/** Its faces towards x, y and z. */
faces: Orientation, };

/** A player. */
export type OwnPlayer = {
/** The colour of the seat. */
colour: DieColour,
/** Dice left to play with. */
stock: number,
/** Points so far. */
points: number, };

/** What only the player at the seat sees. */
export type OwnView = {
/** Who looks. */
seat: Seat,
/** The own mark of this round, which others do not see yet. */
sealed: Mark | null,
/** Fewest crosses that can be made now; 0 if the player is not asked. */
least: number,
/** Most crosses that can be made now; 0 if the player is not asked. */
most: number,
/** Cells that connect a mark to the burrow: each has a mark through it, and
 * each mark needs one of them. */
begin: Array<ChamberCells>,
/** All cells that some mark crosses. */
free: Array<ChamberCells>, };

/** A passage between two chambers. */
export type Passage = {
/** Its left or upper end. */
from: Place,
/** Its right or lower end. */
to: Place, };

/** A game of Pig. There are no secrets, so it is its own view. */
export type Pig = {
/** Points that win. */
target: number,
/** Points each player holds. */
banked: Array<number>,
/** Whose turn it is. */
turn: Seat,
/** Points of this turn, which a 1 takes away. */
at_stake: number, rolling: boolean, };

/** What a die shows, 1 to 6. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** A cell of the burrow. */
export type Place = {
/** Its chamber. */
chamber: Letter,
/** Its number there. */
cell: number, };

/** Captured dice of one colour. */
export type PreyView = {
/** Which colour. */
colour: DieColour,
/** How many. */
count: number, };

/** A die that can be pulled. */
export type PullView = {
/** Where it lies. */
cell: Cell,
/** The row that slides down over it, from below; empty if nothing lies on
 * it. */
slides: Array<Cell>, };

/** A die that was pulled. */
export type Pulled = {
/** Where it lay. */
cell: Cell,
/** The direction of the row that slid down; none if nothing lay on it. */
row: Axis | null, };

/** How a race is played. */
export type RacePace = "live" | "ticks";

/** How quick somebody has been, for the end of a race. */
export type RaceTempo = {
/** Presses that counted. */
right: number,
/** Presses that were wrong, too late or void. */
wrong: number,
/** The quickest that counted, from the throw. */
best: Moment | null,
/** Milliseconds of all that counted together. */
total: number, };

/** What a player can do. */
export type RaffzahnAction = string;

/** The end of a round. */
export type RaffzahnCalled = {
/** Who called STOP; nobody if time was up. */
by: Seat | null,
/** When, from the throw. */
at: Moment, };

/** What came of a grab. */
export type RaffzahnFate = "taken" | "wrong" | "void" | "late";

/** A hand reached for a die. */
export type RaffzahnGrab = {
/** Whose hand. */
seat: Seat,
/** When, from the throw. */
at: Moment,
/** What came of it. */
fate: RaffzahnFate, };

/** One player as everybody sees them. */
export type RaffzahnPlayer = {
/** Who. */
seat: Seat,
/** Where. */
side: Axis,
/** Dice taken. */
dice: number,
/** Until when the hand is locked. */
locked: Moment | null,
/** The last grab of this round. */
grabbed: Moment,
/** Whether this player has decided in this tick. */
done: boolean,
/** What this player did in the tick before. */
last: RaffzahnAction | null,
/** How quick this player has been so far. */
tempo: RaceTempo, };

/** What has happened since the throw. */
export type RaffzahnRound = {
/** What was thrown. */
throw: Pips,
/** What hands have reached for, in order. */
grabs: Array<RaffzahnGrab>,
/** How it ended, once it has. */
stop: RaffzahnCalled | null, };

/** How far a round is. */
export type RaffzahnStep = "build" | "ready" | "race" | "stopped" | "tick" | "over";

/** What one viewer sees. */
export type RaffzahnView = {
/** How it is played. */
pace: RacePace,
/** How far the round is. */
step: RaffzahnStep,
/** From 1; 0 before the first throw. */
round: number,
/** Who holds the turquoise die. */
roller: Seat,
/** What it shows. */
throw: Pips | null,
/** When the last thing happened, in milliseconds since the throw. */
clock: Moment,
/** When the round ends or closes by itself. */
deadline: Moment | null,
/** From when on STOP can be called. */
stop_after: Moment,
/** When STOP was called. */
stopped: Moment | null,
/** How many events there have been: what a client that shows this view has
 * shown. */
events: number,
/** Whether a STOP ends the game. */
last_round: boolean,
/** The dice of the pyramid, with what the viewer sees of them. */
dice: Array<Shown>,
/** Everybody, by seat. */
players: Array<RaffzahnPlayer>,
/** How many milliseconds a wrong grab locks the hand. */
lock: number,
/** While the viewer's hand is locked: why the grab was wrong, as in a
 * refusal. Others do not see what this side shows. */
wrong: ({ code: string } & Record<string, unknown>) | null,
/** The last round against the clock, this one if one is on. */
last: RaffzahnRound | null,
/** Milliseconds of all rounds that are over, each until its STOP. */
spent: number,
/** What the viewer could still have taken in it; once it is over. */
overlooked: Array<Cell>,
/** The viewer's own decision of this tick, which others do not see yet. */
sealed: RaffzahnAction | null, };

/** A funnel that does not take the pulled die. */
export type RefusedFunnel = {
/** Where it is. */
cell: Cell,
/** Why not, as in a refusal. */
reason: CuiReason, };

/** A row of the sheet, and a face of the disco die. */
export type RowColour = "yellow" | "red" | "blue" | "green" | "purple";

/** A printed row. */
export type RowPrint = {
/** Its colour. */
colour: RowColour,
/** What may be written. */
rule: Rule,
/** How its boxes stand. */
shape: RowShape,
/** How many boxes, all levels together. */
boxes: number,
/** How many boxes are in each level or group, in the order of writing. */
parts: Array<number>,
/** Points by box, in pyramids by level. */
stars: Array<number>,
/** Numbers of the boxes that count extra. */
special: Array<number>, };

/** How the boxes of a row stand. */
export type RowShape = "line" | "up" | "down";

/** A row as a player has filled it. */
export type RowView = {
/** Its colour. */
colour: RowColour,
/** By box. */
numbers: Array<Pips | null>,
/** Points for stars so far. */
stars: number,
/** Which star brings them, counted from 0. */
star: number | null,
/** Points from special boxes. */
special: number,
/** Whether every box is filled. */
complete: boolean,
/** Numbers of empty boxes that can never be filled. */
dead: Array<number>, };

/** What a row asks of its numbers. */
export type Rule = "equal" | "ascending" | "descending" | "sum-seven" | "even-odd" | "two-numbers" | "arithmetic-pyramid" | "unequal-pyramid" | "groups" | "smaller-larger";

/** Three dice around a saddle, compared. */
export type Saddle = {
/** The funnel above the plate that the three faces look into. */
funnel: Cell,
/** The dice, by the side that the compared face points to. */
dice: [Meeting, Meeting, Meeting],
/** What comes of it. */
verdict: Verdict, };

/** A place at the table. People count from one, so seats are *shown* from one
 * (`Display`, JSON, records); [`Seat::index`] counts from zero for arrays. */
export type Seat = number;

/** A set of seats, iterated clockwise from the first. */
export type Seats = Array<number>;

/** The printed sheet. */
export type SheetPrint = {
/** Its name. */
name: string,
/** From the top. */
rows: Array<RowPrint>, };

/** A die as a viewer knows it. */
export type Shown = {
/** Where it lies. */
cell: Cell,
/** Its colour, if known. */
colour: DieColour | null,
/** Its faces on −x, −y and −z, as far as known. */
faces: [Pips | null, Pips | null, Pips | null], };

/** A place for the start pyramid. */
export type StartView = {
/** Its top die. */
top: Cell,
/** All its dice. */
cells: Cells, };

/** Some of the 29 pieces. */
export type Stock = Array<string>;

/** A piece, and where it may go. */
export type Target = {
/** Which. */
piece: string,
/** Into which compartments, 1 to 12. */
to: Array<number>, };

/** Who captures in a saddle. */
export type Verdict = { "kind": "tie" } | { "kind": "capture",
/** Where it lies. */
captor: Cell, } | { "kind": "nothing" };

/** Where the points of a sheet come from. */
export type Worth = {
/** From full chambers. */
chambers: number,
/** From crossed mushrooms. */
mushrooms: number,
/** From crossed acorns. */
acorns: number,
/** How many acorns these are. */
acorn_count: number, };
