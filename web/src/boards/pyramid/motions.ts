/** From a list of moves to dice in flight: every pose is a function of time, so a test can stop anywhere. */
import { Matrix4, Quaternion, Vector3 } from 'three';
import {
  agreeing,
  AXES,
  add,
  azimuth,
  cellText,
  centre,
  fromRoom,
  parseCell,
  rotation,
  scale,
  step,
  tiltAxes,
  tilted,
  UP,
  type Cell,
  type Orientation,
  type Vector,
} from './geometry';
import type { CellText, Move, Off, Shown, Side } from './view';

/** Place, turn and size of a die, in the coordinates of the pyramid. */
export interface Pose {
  at: Vector3;
  turn: Quaternion;
  size: number;
}

export const newPose = (): Pose => ({ at: new Vector3(), turn: new Quaternion(), size: 1 });

interface Leg {
  start: number;
  length: number;
  pose(part: number, out: Pose): void;
}

/** One die on its way, perhaps in several legs: tilted, then captured. */
export interface Track {
  die: Shown;
  legs: Leg[];
  /** Where it rests at the end; null if it leaves. */
  to: CellText | null;
  /** Not there before the first leg. */
  arrives: boolean;
}

const LENGTH = { place: 380, remove: 340, slide: 300, tilt: 400, turn: 380 } as const;
/** How long the next move waits. A tilt is over before a capture; dice of one build follow each other quickly. */
const PAUSE = { place: 90, remove: 150, slide: 260, tilt: 380, turn: 120 } as const;
/** However many dice are placed at once, the last one starts by then. */
const MAX_QUEUE_MS = 700;
const ROW_STAGGER = 25;

const vector = (v: Vector) => new Vector3(v[0], v[1], v[2]);
const smooth = (t: number) => t * t * (3 - 2 * t);
const easeIn = (t: number) => t * t;
const easeOut = (t: number) => 1 - (1 - t) ** 3;

export function turnOf(faces: Orientation): Quaternion {
  const [x, y, z] = rotation(faces);
  return new Quaternion().setFromRotationMatrix(new Matrix4().set(...x, 0, ...y, 0, ...z, 0, 0, 0, 0, 1));
}

export function rest(die: Shown, out: Pose, off: Vector = [0, 0, 0]): void {
  const [x, y, z] = add(centre(parseCell(die.cell)), off);
  out.at.set(x, y, z);
  out.turn.copy(turnOf(agreeing(die.faces)));
  out.size = 1;
}

/** Beyond the rim of the plate, where the player of that side sits. */
function offPlate(off: Off, cell: Cell, side: number): Vector {
  if (off === 'above') return add(centre(cell), scale(UP, 6));
  const angle = azimuth(off);
  const far = side * 0.41 + 4.5;
  return fromRoom([Math.sin(angle) * far, 1.2, Math.cos(angle) * far], side);
}

function placeLeg(die: Shown, from: Off, start: number, side: number): Leg {
  const cell = parseCell(die.cell);
  const a = vector(offPlate(from, cell, side));
  const d = vector(centre(cell));
  const b = a.clone().addScaledVector(vector(UP), 3);
  const c = d.clone().addScaledVector(vector(UP), 2.4);
  const end = turnOf(agreeing(die.faces));
  const begin = end.clone().multiply(new Quaternion().setFromAxisAngle(new Vector3(0.6, 0.64, 0.48), 2.2));
  return {
    start,
    length: LENGTH.place,
    pose(part, out) {
      const t = smooth(part);
      bezier(a, b, c, d, t, out.at);
      out.turn.slerpQuaternions(begin, end, smooth(Math.min(1, part * 1.35)));
      out.size = from === 'above' ? 1 : 0.35 + 0.65 * smooth(Math.min(1, part * 2.5));
    },
  };
}

function removeLeg(die: Shown, to: Off, start: number, side: number): Leg {
  const there = placeLeg(die, to, start, side);
  return { start, length: LENGTH.remove, pose: (part, out) => there.pose(1 - part, out) };
}

function bezier(a: Vector3, b: Vector3, c: Vector3, d: Vector3, t: number, out: Vector3): void {
  const u = 1 - t;
  out.copy(a).multiplyScalar(u * u * u);
  out
    .addScaledVector(b, 3 * u * u * t)
    .addScaledVector(c, 3 * u * t * t)
    .addScaledVector(d, t * t * t);
}

function slideLeg(die: Shown, axis: Side, start: number): Leg {
  const from = vector(centre(parseCell(die.cell)));
  const turn = turnOf(agreeing(die.faces));
  return {
    start,
    length: LENGTH.slide,
    pose(part, out) {
      out.at.copy(from).addScaledVector(vector(AXES[axis]), easeIn(part));
      out.turn.copy(turn);
      out.size = 1;
    },
  };
}

/** A quarter turn over the ridge between the two funnels, then down into the new one. */
function tiltLeg(die: Shown, i: Side, j: Side, start: number): Leg {
  const OVER = 0.66;
  const cell = parseCell(die.cell);
  const pivot = vector(centre(cell)).addScaledVector(vector(AXES[i]), 0.5).addScaledVector(vector(AXES[j]), -0.5);
  const arm = vector(AXES[i]).multiplyScalar(-0.5).addScaledVector(vector(AXES[j]), 0.5);
  const axis = new Vector3().crossVectors(vector(AXES[i]), vector(AXES[j]));
  const before = turnOf(agreeing(die.faces));
  const turn = new Quaternion();
  return {
    start,
    length: LENGTH.tilt,
    pose(part, out) {
      turn.setFromAxisAngle(axis, smooth(Math.min(1, part / OVER)) * (Math.PI / 2));
      out.at.copy(arm).applyQuaternion(turn).add(pivot);
      if (part > OVER) out.at.addScaledVector(vector(AXES[i]), easeIn((part - OVER) / (1 - OVER)));
      out.turn.copy(turn).multiply(before);
      out.size = 1;
    },
  };
}

function turnLeg(before: Shown, after: Shown, start: number): Leg {
  const at = vector(centre(parseCell(after.cell)));
  const from = turnOf(agreeing(before.faces));
  const to = turnOf(agreeing(after.faces));
  return {
    start,
    length: LENGTH.turn,
    pose(part, out) {
      out.at.copy(at).addScaledVector(vector(UP), 1.3 * Math.sin(Math.PI * easeOut(part)));
      out.turn.slerpQuaternions(from, to, smooth(Math.min(1, Math.max(0, part * 1.4 - 0.2))));
      out.size = 1;
    },
  };
}

/** What flies, given the dice before and after; a move that fits neither is left out, and the end is shown at once. */
export function plan(
  before: ReadonlyMap<CellText, Shown>,
  after: ReadonlyMap<CellText, Shown>,
  moves: readonly Move[],
  side: number,
): Track[] {
  const standing = new Map(before);
  const carriers = new Map<CellText, Track>();
  const tracks: Track[] = [];
  const builds = moves.filter((move) => move.kind === 'place').length;
  const placePause = Math.min(PAUSE.place, MAX_QUEUE_MS / Math.max(1, builds));
  let clock = 0;

  /** The track of the die that stands at `cell` now; it may have moved already. */
  const carry = (cell: CellText, die: Shown): Track => {
    const known = carriers.get(cell);
    carriers.delete(cell);
    if (known) return known;
    const track: Track = { die, legs: [], to: null, arrives: false };
    tracks.push(track);
    return track;
  };
  const arrive = (track: Track, at: CellText, die: Shown) => {
    track.to = at;
    carriers.set(at, track);
    standing.set(at, { ...die, cell: at });
  };

  for (const move of moves) {
    if (move.kind === 'place') {
      const die = after.get(move.cell);
      if (!die) continue;
      const track: Track = { die, legs: [placeLeg(die, move.from ?? 'above', clock, side)], to: null, arrives: true };
      tracks.push(track);
      arrive(track, move.cell, die);
      clock += placePause;
      continue;
    }
    if (move.kind === 'slide') {
      const axis = move.axis;
      let hole = parseCell(move.cell);
      for (let i = 0; ; i++) {
        const above = step(hole, axis, -1);
        const die = standing.get(cellText(above));
        if (!die) break;
        const track = carry(die.cell, die);
        track.legs.push(slideLeg(die, axis, clock + i * ROW_STAGGER));
        standing.delete(die.cell);
        arrive(track, cellText(hole), die);
        hole = above;
      }
      clock += PAUSE.slide;
      continue;
    }
    const cell = move.kind === 'tilt' ? move.from : move.cell;
    const die = standing.get(cell);
    if (!die) continue;
    if (move.kind === 'remove') {
      const track = carry(cell, die);
      track.legs.push(removeLeg(die, move.to ?? 'above', clock, side));
      track.to = null;
      standing.delete(cell);
    } else if (move.kind === 'tilt') {
      const axes = tiltAxes(parseCell(move.from), parseCell(move.to));
      if (!axes) continue;
      const track = carry(cell, die);
      track.legs.push(tiltLeg(die, axes.i, axes.j, clock));
      standing.delete(cell);
      // Not as it stands afterwards: it may be captured by then, and another one in its place.
      arrive(track, move.to, { ...die, faces: tilted(agreeing(die.faces), axes.i, axes.j) });
    } else {
      const turned = after.get(cell);
      if (!turned) continue;
      const track = carry(cell, die);
      track.legs.push(turnLeg(die, turned, clock));
      arrive(track, cell, turned);
    }
    clock += PAUSE[move.kind];
  }
  // A die is drawn as it will be known at the end, so that no face is blank on the way.
  for (const track of tracks) track.die = (track.to !== null ? after.get(track.to) : undefined) ?? track.die;
  return tracks.filter((track) => track.to === null || after.has(track.to));
}

export const endOf = (track: Track) => Math.max(...track.legs.map((leg) => leg.start + leg.length));

/** Where the die is at `time` after the start; false while it is not there yet. */
export function poseAt(track: Track, time: number, out: Pose): boolean {
  let current = track.legs[0];
  if (!current || (track.arrives && time < current.start)) return false;
  for (const leg of track.legs) if (leg.start <= time) current = leg;
  current.pose(Math.min(1, Math.max(0, (time - current.start) / current.length)), out);
  return true;
}
