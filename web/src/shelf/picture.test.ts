import { describe, expect, it } from 'vitest';
import { readPicture } from './picture';

describe('the picture of a game on the shelf', () => {
  it('has the plate and the dice that can be seen', () => {
    expect(readPicture('3 002r321 011-5--')).toEqual({
      side: 3,
      dice: [
        { cell: '002', colour: 'red', faces: [3, 2, 1] },
        { cell: '011', colour: null, faces: [5, null, null] },
      ],
    });
  });

  it('is an empty plate where nothing lies', () => {
    expect(readPicture('9')).toEqual({ side: 9, dice: [] });
  });

  it('leaves out what it cannot read', () => {
    expect(readPicture('x <b> 00r321 002z321 002r391')).toEqual({ side: 1, dice: [] });
    expect(readPicture('99').side).toBe(9);
  });
});
