// Generated from crates/protocol by `cargo xtask codegen`; changes here are lost.

/** Version of the protocol. */
export const VERSION = 1;
/** Longest message of a client, in bytes. */
export const MAX_MESSAGE = 65536;
/** Longest name, in characters. */
export const MAX_NAME = 24;
/** Longest chat message, in characters. */
export const MAX_CHAT = 200;

/** Every registered game. */
export type GameId = "hamsterrolle" | "hop-n-roll" | "hamstern" | "abquetschen" | "raffzahn" | "bunte-kuh" | "cui-bono" | "eintrichtern" | "wuerfelmarsch" | "pig" | "own";

/** From a client to the host of a table. */
export type ClientMessage = { "type": "hello",
/** Version of the protocol that the client speaks. */
version: number,
/** Id of the table. */
table: string,
/** What makes the client the holder of a seat. */
token?: string,
/** Number of the last event it has seen. */
last_seq?: number, } | { "type": "command",
/** Made by the client, at random. The same id is carried out once. */
id: string,
/** What. */
command: Command, } | { "type": "preview",
/** Comes back with the answer. */
id: string,
/** The move. */
action: string, } | { "type": "hand",
/** The question that the turn answers. */
asked: number,
/** The piece in the hand, in the notation of the game. */
piece: string,
/** Number of the first frame; 0 begins anew. */
from: number,
/** The motion, in the notation of the game. An empty one from 0 on: the
 * piece went back to where it came from. */
frames: string, } | { "type": "gesture",
/** How they feel. */
reaction?: Reaction,
/** Where they point to, in the notation of the game. */
place?: string, } | { "type": "settled",
/** The question that the turn answered. */
asked: number,
/** All bits of it, as 16 hexadecimal digits. */
digest: string, } | { "type": "look",
/** Whether it can. */
visible: boolean, } | { "type": "resync" } | { "type": "ping" } | { "type": "pong",
/** Of the ping. */
nonce: number, };

/** From the host of a table to a client. */
export type ServerMessage = { "type": "welcome",
/** Version of the protocol that the host speaks. */
version: number,
/** Id of the table. */
table: string,
/** A new token, for a client that came without one. To be kept. */
token?: string, } | { "type": "snapshot",
/** All that this viewer may know. */
snapshot: Snapshot, } | { "type": "update",
/** The news. */
update: Update, } | { "type": "ack",
/** Of the command. */
id: string,
/** Its first event. */
seq: number, } | { "type": "refused",
/** Of the command. */
id?: string,
/** Why. */
refusal: Refusal, } | { "type": "preview",
/** Of the question. */
id: string,
/** Where one would stand. */
standing: Standing, } | { "type": "hand",
/** Whose. */
seat: number,
/** The question that the turn answers. */
asked: number,
/** The piece in the hand, in the notation of the game. */
piece: string,
/** Number of the first frame; 0 begins anew. */
from: number,
/** Motions in the notation of the game, each following on the one
 * before. Whoever comes in the middle gets all of them. */
frames: Array<string>, } | { "type": "gesture",
/** How they feel. */
reaction?: Reaction,
/** Where they point to, in the notation of the game. */
place?: string, } | { "type": "pong" } | { "type": "ping",
/** Comes back with the answer. */
nonce: number, };

/** A game that a table can be made for. */
export type GameInfo = {
/** As in addresses and commands. */
id: string,
/** For people. */
name: string,
/** In one line. */
about: string,
/** Possible numbers of players, ascending. */
players: Array<number>,
/** Whether there are bots of the level `expert` for it. */
expert?: boolean,
/** What can be chosen beforehand. */
options: Array<OptionSpec>,
/** Ready evenings that begin with it, each a list of ids. */
evenings: Array<Array<string>>, };

/** One option, for menus and help. */
export type OptionSpec = {
/** As in `key=value`. */
key: string,
/** What it means, in one line. */
about: string,
/** What may stand behind the `=`. */
values: OptionValues,
/** What holds when nothing is said. */
default: string, };

/** What an option can be set to. */
export type OptionValues = Array<string> | {
/** Smallest allowed. */
min: number,
/** Largest allowed. */
max: number, };

/** Makes a table. */
export type CreateTable = {
/** What to play. */
setup: Setup,
/** For whom; the maker takes the first seat for a person. */
seats: Array<SeatPlan>,
/** How the maker is called. */
name: string, };

/** A table was made. */
export type TableCreated = {
/** Its id. */
table: string,
/** What makes the client the holder of its seat. To be kept. */
token: string,
/** For the link to pass on. */
invite: string, };

/** A table at a glance, for one who sits at it: asked for from outside, it
 * makes nobody present. */
export type Summary = {
/** Its id. */
table: string,
/** Id of the game. */
game: string,
/** Name of the game. */
title: string,
/** How far the table is. */
phase: Phase,
/** The own seat. */
you: number,
/** Who sits where. */
seats: Array<SeatState>,
/** Whom the game waits for. */
pending: Array<number>,
/** The result, once the game is over. */
standings: Array<Standing> | null,
/** Time at the host, to show deadlines by. */
now: number, };

/** What somebody with a token, or without a seat yet, asks for. */
export type Command = { "do": "join",
/** From the link that the host passed on. */
invite: string,
/** How to be called. */
name: string,
/** Where to sit. */
seat?: number, } | { "do": "leave" } | { "do": "rename",
/** How to be called from now on. */
name: string, } | { "do": "ready",
/** Whether it may. */
ready: boolean, } | { "do": "start" } | { "do": "configure" } & SetupChange | { "do": "add-seat",
/** For whom. */
plan: SeatPlan, } | { "do": "remove-seat",
/** Which. */
seat: number, } | { "do": "set-seat",
/** Which. */
seat: number,
/** For whom. */
plan: SeatPlan, } | { "do": "act",
/** In the notation of the game. */
action: string,
/** What the move answers, as told in `asked`; a move that comes too
 * late for it is refused as stale. */
asked?: number,
/** In a race: how many lines of the game had been shown. */
shown?: number,
/** In a race: milliseconds from showing the last of them to the press,
 * by the client's own clock. */
since?: number, } | { "do": "undo" } | { "do": "agree",
/** Whether they may. */
agree: boolean, } | { "do": "let-bot-play",
/** For whom. */
seat: number, } | { "do": "nudge",
/** Whom. */
seat: number, } | { "do": "hint" } | { "do": "take-back" } | { "do": "chat",
/** What. */
text: string, } | { "do": "react",
/** How. */
reaction: Reaction, } | { "do": "rematch" } | { "do": "next" };

/** What is played and how. */
export type Setup = {
/** Id of the game. */
game: string,
/** Options as `key`, `value`; those left out have their defaults. */
options: Array<[string, string]>,
/** Sheets of the owner in place of the built-in ones. */
sheets?: Array<Sheet>,
/** How long a move may take. */
clock: Clock,
/** The games of the evening that this is one of, in order; none if it is a
 * game on its own. */
evening?: Array<EveningGame>, };

/** A game of an evening. */
export type EveningGame = string | {
/** Its id. */
game: string,
/** The files that it is played with. */
sheets: Array<Sheet>, };

/** What to play otherwise than so far. What is left out stays; but another
 * game begins with its own defaults and the built-in sheets, and without the
 * evening that the last one belonged to. */
export type SetupChange = {
/** Id of the game. */
game?: string,
/** All options as `key`, `value`; those not named have their defaults. */
options?: Array<[string, string]>,
/** All sheets of the owner. */
sheets?: Array<Sheet>,
/** How long a move may take. */
clock?: Clock,
/** The games of an evening; an empty list for a game on its own. Without a
 * `game`, the first of them is played. */
evening?: Array<EveningGame>, };

/** A data file of the owner. */
export type Sheet = {
/** What to call it in errors. */
name: string,
/** Its whole text. */
text: string, };

/** How long a move may take before a bot steps in. */
export type Clock = { "kind": "none" } | { "kind": "move",
/** 5 to 3600. */
seconds: number, } | { "kind": "days",
/** 1 to 30. */
days: number, };

/** Whom a seat is for. */
export type SeatPlan = { "kind": "person" } | { "kind": "bot",
/** How well it plays. */
level: Level, };

/** How well a bot plays. */
export type Level = "random" | "greedy" | "easy" | "medium" | "hard" | "expert";

/** How somebody feels about it. */
export type Reaction = "applause" | "laugh" | "wow" | "ouch" | "thinking" | "heart";

/** Why a bot plays somebody's seat. */
export type StandIn = "left" | "absent" | "timeout" | "asked";

/** All that a viewer may know of a table. */
export type Snapshot = {
/** How things stand. */
state: State,
/** The game so far. */
log: Array<LogLine>,
/** The last things said. */
chat: Array<ChatLine>, };

/** What has happened since a client was last told. */
export type Update = {
/** The event before the first of these: a client that has not seen it has
 * missed something and asks for a resync. */
after: number,
/** The last event that these reach to. */
seq: number,
/** What can be told of them. Some say nothing to this viewer. */
events: Array<PublicEvent>,
/** How things stand now, if that has changed. */
state?: State,
/** The whole game so far, if lines of it were taken back or uncovered.
 * Otherwise lines come in the events. */
log?: Array<LogLine>, };

/** How things stand, for one viewer. */
export type State = {
/** Number of the last event. */
seq: number,
/** Time at the host, to show deadlines by. */
now: number,
/** The viewer's own seat; none for those who only watch. */
you: number | null,
/** How far the table is. */
phase: Phase,
/** Name of the game. */
title: string,
/** What is played and how; of sheets only their names, since the view
 * shows what is in them. */
setup: Setup,
/** What can be chosen, where a file is the game; before it begins. */
offer?: GameInfo,
/** What one must know to sit down; told to those who sit here. */
invite: string | null,
/** Who sits where. */
seats: Array<SeatState>,
/** What was promised about the dice, once the game is on. */
commitment: string | null,
/** What the viewer sees of the game. Its form is the game's own. */
view: unknown,
/** Whom the game waits for. */
pending: Array<number>,
/** The question put to the viewer; to be sent along with the answer. */
asked: number | null,
/** What the viewer can do now. Not told in a race, where finding it is the
 * game. */
choices: Choices | null,
/** How far the race is, if one is on or about to begin. */
race: RaceState | null,
/** How the evening goes, if the game is one of an evening. */
evening: EveningState | null,
/** Whether the viewer can take its last move back, which nobody has seen. */
can_undo: boolean,
/** How the viewer can take back what others have seen, if that is possible. */
rewind?: Rewind,
/** What somebody wants to take back. */
wish?: UndoWish,
/** How often everybody took something back that others had seen, by seat;
 * none if nobody did. */
taken_back?: Array<number>,
/** How many hints everybody was given, by seat; none if nobody was. */
hints?: Array<number>,
/** Whether the game goes on from another one, to try something out: it
 * counts for nothing. */
what_if?: boolean,
/** The day whose game this is: its dice are revealed when that is over. */
day?: string,
/** How many games everybody has won since they sat down, by seat; none
 * before the first is over. */
series?: Array<number>,
/** The result, once the game is over. */
standings: Array<Standing> | null,
/** What fixed the dice, once the game is over. */
reveal: Reveal | null, };

/** How far a table is. */
export type Phase = "lobby" | "playing" | "over";

/** A seat and who sits on it. */
export type SeatState = {
/** Which. */
seat: number,
/** Who. */
sitter: Sitter,
/** Whether it is the host of the table. */
host: boolean,
/** When the time for its move is up. */
deadline: number | null,
/** From when on others may let a bot play for the person who is away. */
bot_from?: number,
/** Whether the first race waits for them, who read what it is about. */
reading?: boolean, };

/** Who sits on a seat. */
export type Sitter = { "kind": "open" } | { "kind": "bot",
/** How it is called. */
name: string,
/** How well it plays. */
level: Level, } | { "kind": "person",
/** How they are called. */
name: string,
/** Whether they are there. */
connected: boolean,
/** Whether they said that the game may begin. */
ready: boolean,
/** Why a bot plays for them, if one does. */
stand_in: StandIn | null, };

/** What a player can do now. */
export type Choices = {
/** Moves in the notation of the game, in a stable order. */
list: Array<string>,
/** Whether these are all; if not, others may be possible too. */
complete: boolean, };

/** How far a race is, by the time of the state; all in milliseconds. */
export type RaceState = {
/** Until the throw is made. */
countdown: number | null,
/** How long of that it waits for those who still read, at most. */
waits: number | null,
/** Since it was made. */
since: number | null,
/** From the throw to the moment at which time is up. */
deadline: number | null, };

/** How an evening goes. */
export type EveningState = {
/** Ids of its games, in order. */
programme: Array<string>,
/** What they are called; those that somebody has written by their files. */
titles: Array<string>,
/** The present one, counted from 0. */
at: number,
/** Everybody's points so far, by seat. */
totals: Array<number>,
/** The games that are over. */
results: Array<GameResult>, };

/** What a game of an evening has brought. */
export type GameResult = {
/** Id of the game. */
game: string,
/** Everybody's points of the evening for it, by seat. */
points: Array<number>, };

/** How a move can be taken back that others have seen. */
export type Rewind = "freely" | "by-consent";

/** Somebody wants to take back what others have seen. */
export type UndoWish = {
/** Who. */
seat: number,
/** Who has not said yet whether that is all right. */
waits_for: Array<number>, };

/** Where a player stands, at the end or on the way there. */
export type Standing = {
/** Who. */
seat: Seat,
/** All points together. */
score: number,
/** From 1; players who share a place share the better rank. */
rank: number,
/** Where the points come from, in the order of the score sheet. */
parts: Array<Part>, };

/** A named part of somebody's points. */
export type Part = [string, number];

/** A place at the table. People count from one, so seats are *shown* from one
 * (`Display`, JSON, records); [`Seat::index`] counts from zero for arrays. */
export type Seat = number;

/** What fixed the dice; its SHA-256 is the commitment. */
export type Reveal = {
/** 64 hexadecimal digits. */
seed: string,
/** 32 hexadecimal digits. */
salt: string, };

/** A line of the game. */
export type LogLine = {
/** In the notation of the game; none if the viewer may not read it yet. */
text: string | null,
/** The same with what was to be seen of it, where that is more: how to tell
 * it. */
told?: string,
/** Whose move it is, if it is one. */
seat: number | null, };

/** Something said. */
export type ChatLine = {
/** The event. */
seq: number,
/** When. */
at: number,
/** By whom. */
seat: number,
/** How they were called then. */
name: string,
/** What. */
text: string, };

/** An event as one viewer may know it. */
export type PublicEvent = {
/** Its number. */
seq: number,
/** When. */
at: number,
/** What. */
what: Happening, };

/** What happened. A type of its own: there is no field in it that a secret
 * could be left in by mistake. */
export type Happening = { "event": "created" } | { "event": "joined",
/** Where. */
seat: number,
/** Who. */
name: string, } | { "event": "left",
/** From where. */
seat: number, } | { "event": "renamed",
/** Who. */
seat: number,
/** How. */
name: string, } | { "event": "readied",
/** Who. */
seat: number,
/** Whether. */
ready: boolean, } | { "event": "configured" } | { "event": "arranged" } | { "event": "started",
/** What is promised about the dice. */
commitment: string,
/** What happened before the first decision. */
lines: Array<LogLine>, } | { "event": "acted",
/** By whom. */
seat: number,
/** Whether by a bot. */
bot: boolean,
/** The move and all that followed from it. */
lines: Array<LogLine>,
/** How its moment was judged, in a race. */
audit?: Audit, } | { "event": "countdown",
/** Who. */
seat: number,
/** Whether a bot. */
bot: boolean, } | { "event": "lapsed",
/** What the rules did then. */
lines: Array<LogLine>, } | { "event": "undone",
/** By whom. */
seat: number, } | { "event": "undo-asked",
/** Who. */
seat: number, } | { "event": "undo-agreed",
/** Who. */
seat: number, } | { "event": "undo-denied",
/** Who. */
seat: number, } | { "event": "rewound",
/** By whom. */
seat: number, } | { "event": "nudged",
/** By whom. */
seat: number,
/** Who. */
whom: number, } | { "event": "hinted",
/** Who. */
seat: number, } | { "event": "stood-in",
/** Whose. */
seat: number,
/** Why. */
reason: StandIn, } | { "event": "taken-back",
/** Who. */
seat: number, } | { "event": "presence",
/** Who. */
seat: number, } | { "event": "chatted",
/** Who. */
seat: number,
/** What. */
text: string, } | { "event": "reacted",
/** Who. */
seat: number,
/** How. */
reaction: Reaction, } | { "event": "rematched",
/** Who asked for it. */
seat: number, } | { "event": "moved-on",
/** Who said so. */
seat: number, } | { "event": "restarted" };

/** How a press was judged; all times in milliseconds since the throw was sent. */
export type Audit = {
/** When it arrived. */
arrived: number,
/** When it was done, according to the client. */
claimed: number,
/** The longest travel that the connection was granted. */
credit: number,
/** When it was done, as far as the credit goes. */
pressed: number,
/** With whom it was tied, if chance decided. */
tied?: Array<number>, };

/** A refusal of any game: code and arguments for a translated sentence, and
 * the English one. */
export type Refusal = {
/** Stable and in kebab-case, the key of the translated sentence. */
code: string,
/** What the sentence speaks of. */
args: Record<string, unknown>,
/** The English sentence. */
text: string, };

/** That a server sends such messages. */
export type PushOffer = {
/** The key that it signs with: an uncompressed point of P-256, in base64url. */
key: string, };

/** Where the holder of a seat wants to be told that it is their turn: what the
 * browser says of its subscription, and the language to be told in. */
export type PushSubscribe = {
/** Address at the push service of the browser. */
endpoint: string,
/** The key of the browser: an uncompressed point of P-256, in base64url. */
p256dh: string,
/** What only the browser and this server know, 16 bytes in base64url. */
auth: string,
/** As in `de`. */
language: string, };

/** No more messages to a browser, of any table. */
export type PushOff = {
/** Its address at the push service, which nobody else knows. */
endpoint: string, };

/** What is sent, sealed for the browser: facts and names. Its service worker
 * has the words. */
export type PushMessage = {
/** The language of the subscription. */
language: string,
/** Every table that waits for somebody at this browser, the news first. */
turns: Array<PushTurn>, };

/** A table that waits. */
export type PushTurn = {
/** Its id. */
table: string,
/** Name of the game. */
title: string,
/** Who else plays. */
players: Array<string>,
/** Who reminds them, if somebody does. */
nudged_by?: string, };

/** Wants to play a game of today. */
export type PlayDaily = {
/** Id of the game. */
game: string,
/** How the list is to name them. */
name: string, };

/** A table with a game of today, which has begun. */
export type DailyStarted = {
/** The day. */
day: string,
/** Id of the table. */
table: string,
/** What makes somebody the player; with a second one they also move for
 * the chair across, where the game needs somebody there. */
tokens: Array<string>,
/** Whether its result goes into the list: only that of the first try does. */
counts: boolean, };

/** A day with its games, and what is promised about its dice. */
export type DailyList = {
/** The day, such as `2026-11-17`, by Universal Time. */
day: string,
/** The day it is now. */
today: string,
/** SHA-256 of the key that fixes the dice of this day. */
promise: string,
/** The key, once the day is over. */
key?: string,
/** The same promise for the day after, which has not begun. */
next: string,
/** When the key is revealed; until then a game that was begun counts. */
reveal: number,
/** Time at the host. */
now: number,
/** The games of the day. */
games: Array<DailyGame>, };

/** One game of a day and how it was played. */
export type DailyGame = {
/** Id of the game. */
game: string,
/** If the time counts that somebody takes: for how many dice. */
dice?: number,
/** How many have finished it. */
finished: number,
/** The best, in order. */
best: Array<DailyResult>,
/** What the asker has achieved. */
own?: DailyResult,
/** The table of the asker whose result counts. */
table?: string, };

/** A line of the list. */
export type DailyResult = {
/** Which place it is; equal results share one. */
place: number,
/** Whose. */
name: string,
/** Points, or milliseconds. */
result: number,
/** Whether it is the asker's. */
yours?: boolean, };

/** Wants a game to be put on the shelf. */
export type PutOnShelf = {
/** The file. */
text: string,
/** The game that it is a new version of. */
of?: ShelfKey, };

/** What makes somebody the author of a game on the shelf. */
export type ShelfKey = {
/** The game. */
id: string,
/** The key that its author was given. */
key: string, };

/** A game is on the shelf. */
export type OnShelf = {
/** Its id. */
id: string,
/** Which version this is. */
version: number,
/** For putting further versions there; only with the first. To be kept. */
key?: string,
/** Whether others can see it already. */
shown: boolean, };

/** A part of the shelf. */
export type ShelfList = {
/** The most played first. */
games: Array<ShelfGame>,
/** Whether there are more behind these. */
more: boolean,
/** Whether games show only after the operator has looked at them. */
looked_at: boolean, };

/** A game on the shelf, in the newest version that may be seen. */
export type ShelfGame = {
/** Its id. */
id: string,
/** Which version this is, from 1. */
version: number,
/** What the game is called. */
title: string,
/** Who wrote it. */
author: string,
/** Under which terms others may use it. */
licence: string,
/** The language it is written in. */
language: string,
/** The game in a line. */
about: string,
/** Fewest and most players. */
players: [number, number],
/** How it begins: the size of the plate, and each die that can be seen
 * with its cell, colour and upper faces, as in `3 002r321 011-5--`. */
picture: string,
/** How often games of any version have begun. */
played: number,
/** When this version was put there, in milliseconds since 1970. */
put_at: number, };

/** One version of a game, with its file. */
export type ShelfFile = {
/** What the list says of it. */
game: ShelfGame,
/** The versions that there are. */
versions: Array<number>,
/** The file. */
text: string, };
