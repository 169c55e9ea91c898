import { describe, expect, it } from 'vitest';
import { formOf, spoken, type Words } from './state';

const words: Words = { players: ['Mia', 'Tom'], field: spoken, yes: 'yes', no: 'no' };

describe('a view as text', () => {
  it('of Pig says who has what and whose turn it is', () => {
    const pig = { target: 100, banked: [12, 40], turn: 2, at_stake: 7, rolling: false };
    expect(formOf(pig, words)).toEqual({
      kind: 'list',
      items: [
        { name: 'Target', form: { kind: 'text', text: '100' } },
        {
          name: 'Banked',
          form: {
            kind: 'list',
            items: [
              { name: 'Mia', form: { kind: 'text', text: '12' } },
              { name: 'Tom', form: { kind: 'text', text: '40' } },
            ],
          },
        },
        { name: 'Turn', form: { kind: 'text', text: 'Tom' } },
        { name: 'At stake', form: { kind: 'text', text: '7' } },
        { name: 'Rolling', form: { kind: 'text', text: 'no' } },
      ],
    });
  });

  it('puts things that are alike into a table', () => {
    const dice = [{ cell: '004', faces: [1, 2, 3] }, { cell: '013', faces: [] }, { cell: '022' }];
    expect(formOf({ dice }, words)).toEqual({
      kind: 'list',
      items: [
        {
          name: 'Dice',
          form: {
            kind: 'table',
            columns: ['Cell', 'Faces'],
            rows: [
              { name: '1', cells: ['004', '1, 2, 3'] },
              { name: '2', cells: ['013', '–'] },
              { name: '3', cells: ['022', '–'] },
            ],
          },
        },
      ],
    });
  });

  it('goes as deep as the view', () => {
    const form = formOf([{ rows: [{ colours: { red: 1 } }] }], words);
    expect(JSON.stringify(form)).toContain('"Red"');
    expect(formOf([], words)).toEqual({ kind: 'text', text: '–' });
    expect(formOf(null, words)).toEqual({ kind: 'text', text: '–' });
  });
});
