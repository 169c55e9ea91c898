// The own turn by hand: fingers on stock and picture, with a made-up picture and table.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Surface } from '../../boards/wheel/surface';
import type { Source } from '../../boards/wheel/show';
import type { Moves } from '../../play/moves.svelte';
import type { State } from '../../protocol/messages';
import type { HamsterrolleView } from '../../protocol/views';
import type { Session } from '../../table/session.svelte';
import { OwnTurn, type Moment } from './own.svelte';
import type { Turns } from './turns.svelte';
import { chooseWay, noteBuilt } from './way.svelte';

const KIT = {
  inner: 1.72,
  radius: 1.8,
  width: 0.6,
  reach: 5000,
  pieces: [{ colour: 'red', shape: 'slab', half: [0.3, 0.2, 0.05], grams: 9 }],
};
/** A picture in which a decimetre is a hundred pixels, with the axle at 200, 200. */
const surface: Surface = {
  pointAt: (x, y) => ({ x: (x - 200) / 100, y: (200 - y) / 100 }),
  placeOf: ([x, y]) => ({ x: 200 + 100 * x, y: 200 - 100 * y }),
};

let hands: Source[];
let told: string[];

function own(): OwnTurn {
  const place = document.createElement('div');
  place.getBoundingClientRect = () => new DOMRect(10, 50, 400, 400);
  const client = {
    settled() {},
    hand: [],
    showHand: ({ frames }: { frames: string }) => void told.push(frames === '' ? 'put back' : 'moves'),
  };
  const moment: Moment = {
    session: { client } as unknown as Session,
    moves: { sending: false, refuse: () => told.push('refused') } as unknown as Moves,
    table: { asked: 7, seats: [], choices: null } as unknown as State,
    seat: 1,
    view: {
      builds: [{ piece: 'red1', to: [3, 4] }],
      passes: [],
      shifts: [],
      pieces: [],
      own: ['red1'],
      seconds: 30,
      may_drop: false,
      angle: 0,
    } as unknown as HamsterrolleView,
    turns: {
      free: true,
      frames: 0,
      kit: KIT,
      rules: () => ({ why: () => null }),
      engine: { motion: () => 'MOTION' },
      take: (_: number, verb: string, piece: string, hand: Source) => {
        hands.push(hand);
        told.push(`${verb} ${piece}`);
      },
      putBack: () => told.push('back'),
    } as unknown as Turns,
    surface,
    place,
  };
  return new OwnTurn(moment);
}
const finger = (x: number, y: number, pointerType = 'touch') =>
  ({ clientX: x, clientY: y, pointerType }) as unknown as PointerEvent;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  chooseWay('hand');
  noteBuilt();
  [hands, told] = [[], []];
});

it('a piece goes where the finger draws it from the stock, above the finger so that it is seen', () => {
  const turn = own();
  turn.draw.lift('red1');
  expect(told).toEqual(['place red1']);
  expect(turn.drawing).toBe(true);
  // 100 pixels left of the axle and 80 under it, in the picture that begins at 10, 50.
  turn.draw.to(finger(110, 330, 'mouse'));
  expect(turn.carried?.goal).toEqual([-1000, -800, 0]);
  turn.draw.to(finger(110, 330 + 64));
  expect(turn.carried?.goal).toEqual([-1000, -800, 0]);
  turn.draw.drop();
  expect(turn.drawing).toBe(false);
  expect(turn.carried?.goal).toEqual([-1000, -800, 0]);
});

it('drawn beside the wheel it is not lost: it hangs where it most likely goes', () => {
  const turn = own();
  turn.draw.lift('red1');
  turn.draw.to(finger(210, 800, 'mouse'));
  expect(turn.carried?.outside).toBe(true);
  turn.draw.drop();
  expect(turn.carried?.outside).toBe(false);
  // Over the fourth compartment, at nine o'clock.
  const [x = 0, y = 0] = turn.carried?.goal ?? [];
  expect(x).toBeLessThan(-500);
  expect(Math.abs(y)).toBeLessThan(1);
});

it('a finger on the picture moves it by as much, and a third of that where it is meant finely', () => {
  const turn = own();
  turn.pick('red1');
  const [x, y] = turn.carried?.goal ?? [NaN, NaN];
  turn.grab.drag({ x: 100, y: 100 }, { x: 120, y: 90 });
  expect(turn.carried?.goal[0]).toBeCloseTo(x + 200);
  expect(turn.carried?.goal[1]).toBeCloseTo(y + 100);
  turn.fine = true;
  turn.grab.drag({ x: 120, y: 90 }, { x: 100, y: 100 });
  expect(turn.carried?.goal[0]).toBeCloseTo(x + 140);
  expect(turn.carried?.goal[1]).toBeCloseTo(y + 70);
});

it('two fingers push it in and turn it, and the other hand holds while they are there', () => {
  const turn = own();
  turn.pick('red1');
  const angle = () => {
    for (let frame = 0; frame < 60; frame++) turn.carried?.next();
    return turn.carried?.now.turn[0] ?? NaN;
  };
  turn.grab.push(12);
  expect(turn.carried?.goal[2]).toBe(-120);
  const before = angle();
  turn.grab.tilt(20);
  // Clockwise, in tenths of a degree.
  expect((before - angle() + 3600) % 3600).toBeCloseTo(200, -1);
  turn.switchHold();
  expect(turn.carried?.hold).toBe(false);
  turn.grab.hold(true);
  expect(turn.carried?.hold).toBe(true);
  turn.grab.hold(false);
  expect(turn.carried?.hold).toBe(false);
});

it('it can be put back, and the others hear of it', () => {
  const turn = own();
  turn.pick('red1');
  expect(turn.grab.carrying()).toBe(true);
  turn.putBack();
  expect(turn.grab.carrying()).toBe(false);
  expect(turn.piece).toBeNull();
  expect(told).toEqual(['place red1', 'put back', 'back']);
});
