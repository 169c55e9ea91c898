import type { Quaternion } from 'three';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { centre, ORIENTATIONS, parseCell, tilted, type Orientation } from './geometry';
import { endOf, newPose, plan, poseAt, rest, turnOf, type Track } from './motions';
import type { Move, Shown } from './view';

const die = (cell: string, faces: Orientation = [3, 2, 1]): Shown => ({ cell, colour: 'red', faces });
const map = (...dice: Shown[]) => new Map(dice.map((each) => [each.cell, each]));
const turned = (a: Quaternion, b: Quaternion) => a.angleTo(b);

function expectEnd(track: Track, at: Shown) {
  const [end, there] = [newPose(), newPose()];
  expect(poseAt(track, endOf(track), end)).toBe(true);
  rest(at, there);
  expect(end.at.distanceTo(there.at)).toBeCloseTo(0);
  expect(turned(end.turn, there.turn)).toBeCloseTo(0);
  expect(end.size).toBeCloseTo(1);
}

describe('tilting', () => {
  it('ends in the orientation that the rules name, for every die and direction', () => {
    for (const faces of ORIENTATIONS)
      for (const [from, to, i, j] of [
        ['044', '134', 0, 1],
        ['134', '044', 1, 0],
        ['134', '125', 2, 1],
        ['134', '224', 0, 1],
        ['134', '233', 0, 2],
      ] as const) {
        const after = die(to, tilted(faces, i, j));
        const [track] = plan(map(die(from, faces)), map(after), [{ kind: 'tilt', from, to }], 9);
        if (!track) throw new Error('no track');
        expectEnd(track, after);
      }
  });

  it('turns about the ridge first: one edge of the die stays where it is', () => {
    const [track] = plan(
      map(die('044')),
      map(die('134', tilted([3, 2, 1], 0, 1))),
      [{ kind: 'tilt', from: '044', to: '134' }],
      9,
    );
    const pose = newPose();
    const ridge = new Vector3(1, 4, 4.5);
    const local = ridge
      .clone()
      .sub(new Vector3(...centre(parseCell('044'))))
      .applyQuaternion(turnOf([3, 2, 1]).invert());
    for (const time of [0, 60, 130, 200, 260]) {
      poseAt(track as Track, time, pose);
      expect(local.clone().applyQuaternion(pose.turn).add(pose.at).distanceTo(ridge)).toBeCloseTo(0);
    }
  });
});

describe('a list of moves', () => {
  it('slides a whole row down one cell and stops at a gap', () => {
    const before = map(die('800'), die('700'), die('600'), die('400'));
    const after = map(die('800'), die('700'), die('400'));
    const moves: Move[] = [
      { kind: 'remove', cell: '800' },
      { kind: 'slide', cell: '800', axis: 0 },
    ];
    const tracks = plan(before, after, moves, 9);
    expect(tracks.map((track) => track.to)).toEqual([null, '800', '700']);
    expectEnd(tracks[1] as Track, die('800'));
  });

  it('carries one die through several moves: tilted, then captured', () => {
    const tracks = plan(
      map(die('044')),
      map(),
      [
        { kind: 'tilt', from: '044', to: '134' },
        { kind: 'remove', cell: '134', to: 1 },
      ],
      9,
    );
    expect(tracks).toHaveLength(1);
    expect(tracks[0]?.legs).toHaveLength(2);
    expect(tracks[0]?.to).toBeNull();
  });

  it('captures a tilted die as it came to lie: it never jumps from one leg to the next', () => {
    const pose = newPose();
    for (const faces of ORIENTATIONS) {
      // Another die is put where it fell, which must not be taken for it.
      const moves: Move[] = [
        { kind: 'tilt', from: '044', to: '134' },
        { kind: 'remove', cell: '134', to: 1 },
        { kind: 'place', cell: '134', from: 0 },
      ];
      const [track] = plan(map(die('044', faces)), map(die('134', [1, 3, 2])), moves, 9);
      const [tilting, leaving] = track?.legs ?? [];
      if (!tilting || !leaving) throw new Error('two legs');
      tilting.pose(1, pose);
      const [at, turn] = [pose.at.clone(), pose.turn.clone()];
      leaving.pose(0, pose);
      expect(pose.at.distanceTo(at)).toBeCloseTo(0);
      expect(turned(pose.turn, turn)).toBeCloseTo(0);
    }
  });

  it('does not show a die before it arrives, and never makes a long queue', () => {
    const many = Array.from({ length: 45 }, (_, i) => die(`${i % 9}00`));
    const tracks = plan(
      map(),
      map(...many),
      many.map(({ cell }) => ({ kind: 'place', cell, from: 0 })),
      9,
    );
    const last = tracks.at(-1) as Track;
    expect(poseAt(last, 0, newPose())).toBe(false);
    expect(endOf(last)).toBeLessThan(1200);
  });

  it('leaves out what cannot be: no such die, no neighbour, or gone at the end', () => {
    const moves: Move[] = [
      { kind: 'remove', cell: '111' },
      { kind: 'tilt', from: '044', to: '440' },
      { kind: 'place', cell: '008' },
    ];
    expect(plan(map(die('044')), map(die('044')), moves, 9)).toEqual([]);
  });

  it('lifts a die to turn it and puts it down as it shall lie', () => {
    const after = die('134', [1, 3, 2]);
    const [track] = plan(map(die('134')), map(after), [{ kind: 'turn', cell: '134' }], 9);
    expectEnd(track as Track, after);
  });
});
