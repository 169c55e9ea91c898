import { describe, expect, it } from 'vitest';
import type { Hand } from './engine';
import { ReceivedHand, SentHand } from './stream';

const hand = (x: number, grip = true, hold = false): Hand => ({ at: [x, 0, 1200], turn: [0, 0, 0], grip, hold });
const hands = (from: number, to: number): Hand[] => Array.from({ length: to - from }, (_, i) => hand(from + i));

/** A hand that moves so long, holds the wheel for a moment, and is gone. */
function moving(frames: number) {
  let at = 0;
  const next = () => (at < frames ? hand(at++) : at < frames + 3 ? hand(at++, false, true) : null);
  return { next };
}

describe('the own hand', () => {
  it('is told ten times a second, frame by frame, and at last as gone', () => {
    const said: { from: number; hands: readonly Hand[] }[] = [];
    const sent = new SentHand(moving(20), (from, hands) => said.push({ from, hands }) > 0);
    const shown = Array.from({ length: 30 }, () => sent.next());
    expect(shown.filter(Boolean)).toHaveLength(23);
    expect(said.map(({ from }) => from)).toEqual([0, 6, 12, 18]);
    const all = said.flatMap(({ hands }) => hands);
    expect(all.slice(0, 20)).toEqual(hands(0, 20));
    expect(all.at(-1)).toEqual({ ...hand(22), grip: false, hold: false });
    expect(all).toHaveLength(24);
  });

  it('goes on after a lost line where the host is, whatever was said into the void', () => {
    const said: { from: number; hands: readonly Hand[] }[] = [];
    let open = true;
    const sent = new SentHand(moving(1000), (from, hands) => open && said.push({ from, hands }) > 0);
    for (let i = 0; i < 12; i++) sent.next();
    open = false;
    for (let i = 0; i < 12; i++) sent.next();
    sent.interrupted();
    open = true;
    for (let i = 0; i < 12; i++) sent.next();
    expect(said.map(({ from }) => from)).toEqual([0, 6]);
    expect(sent.waiting).toBe(true);
    // The second message did not arrive.
    sent.goOn(6);
    expect(said.at(-1)?.from).toBe(6);
    expect(said.at(-1)?.hands).toEqual(hands(6, 36));
    // A host that knows nothing hears everything, in pieces that it takes.
    for (let i = 0; i < 400; i++) sent.next();
    sent.interrupted();
    said.length = 0;
    sent.goOn(0);
    expect(said.flatMap(({ hands }) => hands)).toEqual(hands(0, 436));
    expect(Math.max(...said.map(({ hands }) => hands.length))).toBeLessThanOrEqual(150);
  });

  it('is not told any more once the turn is at the table', () => {
    let said = 0;
    const sent = new SentHand(moving(1000), () => (said += 1) > 0);
    for (let i = 0; i < 6; i++) sent.next();
    sent.end();
    for (let i = 0; i < 60; i++) expect(sent.next()).not.toBeNull();
    expect(said).toBe(1);
  });
});

describe('the hand of somebody else', () => {
  it('begins with a little in stock, and waits when there is nothing left', () => {
    const heard = new ReceivedHand();
    expect(heard.ready()).toBe(0);
    expect(heard.hear(0, hands(0, 6))).toBe(true);
    expect(heard.ready()).toBe(0);
    expect(heard.hear(6, hands(6, 18))).toBe(true);
    expect(heard.ready()).toBe(18);
    for (let i = 0; i < 18; i++) expect(heard.next()).toEqual(hand(i));
    expect(heard.ready()).toBe(0);
    heard.hear(18, hands(18, 24));
    expect(heard.ready()).toBe(0);
    heard.hear(24, hands(24, 36));
    expect(heard.ready()).toBe(18);
  });

  it('is not waited for once it is open', () => {
    const heard = new ReceivedHand();
    heard.hear(0, [...hands(0, 3), hand(3, false, true), hand(4, false, false)]);
    expect(heard.ready()).toBe(Infinity);
    for (let i = 0; i < 5; i++) expect(heard.next()).not.toBeNull();
    expect(heard.next()).toBeNull();
  });

  it('shows whoever comes late the present, not the past', () => {
    const heard = new ReceivedHand();
    heard.hear(0, hands(0, 600));
    expect(heard.skip()).toBeGreaterThan(500);
    for (let i = 0; i < 560; i++) heard.next();
    expect(heard.skip()).toBe(0);
  });

  it('notices a gap, and what was otherwise', () => {
    const heard = new ReceivedHand();
    heard.hear(0, hands(0, 20));
    expect(heard.hear(26, hands(26, 32))).toBe(false);
    for (let i = 0; i < 10; i++) heard.next();
    expect(heard.hearAgain(hands(0, 40))).toBe(true);
    expect(heard.next()).toEqual(hand(10));
    expect(heard.hearAgain(hands(0, 5))).toBe(false);
    expect(heard.hearAgain(hands(3, 40))).toBe(false);
    expect(heard.complete(hands(3, 40))).toBe(false);
    expect(heard.complete(hands(0, 30))).toBe(true);
    expect(heard.ready()).toBe(Infinity);
    for (let i = 11; i < 30; i++) expect(heard.next()).toEqual(hand(i));
    expect(heard.next()).toBeNull();
  });
});
