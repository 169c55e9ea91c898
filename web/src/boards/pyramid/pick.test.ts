import { describe, expect, it } from 'vitest';
import { centre, parseCell } from './geometry';
import { meant, meets, nearby, pick, type Ray } from './pick';

/** Straight down onto a cell; down is (1, 1, 1). */
const onto = (cell: string): Ray => {
  const [x, y, z] = centre(parseCell(cell));
  return { origin: [x - 9, y - 9, z - 9], direction: [1, 1, 1] };
};

describe('picking', () => {
  it('meets a cube where the ray enters it', () => {
    expect(meets({ origin: [-2, 0.5, 0.5], direction: [1, 0, 0] }, [0, 0, 0])).toBe(2);
    expect(meets({ origin: [-2, 1.5, 0.5], direction: [1, 0, 0] }, [0, 0, 0])).toBeNull();
    expect(meets({ origin: [2, 0.5, 0.5], direction: [1, 0, 0] }, [0, 0, 0])).toBeNull();
  });

  it('takes the upper of two dice in one column, whatever their order', () => {
    for (const dice of [
      ['111', '222'],
      ['222', '111'],
    ])
      expect(pick(onto('222'), dice, [])).toBe('111');
  });

  it('takes an offered place before the dice that carry it, but not one behind a die', () => {
    const carriers = ['322', '232', '223'];
    expect(pick(onto('222'), carriers, ['222'])).toBe('222');
    expect(pick(onto('222'), [...carriers, '111'], ['222'])).toBe('111');
    expect(pick(onto('222'), carriers, [])).not.toBeNull();
  });

  it('meets nothing beside the pyramid', () => {
    expect(pick(onto('800'), ['080', '008'], [])).toBeNull();
  });

  it('means what is offered; in vain an empty place where places are offered, and else the die', () => {
    const carriers = new Set(['322', '232', '223']);
    expect(meant(onto('222'), carriers, ['222'], ['222'])).toBe('222');
    // Under the finger lies a place that refuses, and a die that carries it.
    expect(meant(onto('222'), carriers, ['800'], ['222', '800'])).toBe('222');
    expect(carriers).toContain(meant(onto('222'), carriers, ['322'], ['222']));
    expect(carriers).toContain(meant(onto('222'), carriers, [], ['222']));
    // On the bare plate nothing else can be meant; but never what stands behind a die.
    expect(meant(onto('800'), carriers, [], ['800'])).toBe('800');
    expect(meant(onto('222'), new Set([...carriers, '111']), ['800'], ['222', '800'])).toBe('111');
    expect(meant(onto('080'), carriers, [], ['800'])).toBeNull();
  });

  it('gives a finger the nearest offer within reach', () => {
    const places = [
      { cell: '800', x: 10, y: 10 },
      { cell: '080', x: 40, y: 10 },
    ];
    expect(nearby({ x: 22, y: 10 }, places, 20)).toBe('800');
    expect(nearby({ x: 30, y: 10 }, places, 20)).toBe('080');
    expect(nearby({ x: 200, y: 10 }, places, 20)).toBeNull();
  });
});
