import { afterEach, describe, expect, it } from 'vitest';
import { keep, kept, keptFiles, nameOf, retitled, SAMPLES, sampleText, throwAway, titleIn } from './files';

const TEXT = 'game = "own"\ntitle = "Große Türme"\n--- script\nlet title = "no";\n';

afterEach(() => localStorage.clear());

describe('a game file', () => {
  it('is called as its head says, not as its script does', () => {
    expect(titleIn(TEXT)).toBe('Große Türme');
    expect(titleIn('--- script\ntitle = "x"\n')).toBe('');
  });

  it('has a name that every disk takes', () => {
    expect(nameOf(TEXT)).toBe('grosse-turme.kiste-game');
    expect(nameOf('title = "…"')).toBe('game.kiste-game');
  });

  it('takes another title, whatever stands in it', () => {
    expect(retitled(TEXT, 'My "$&"')).toContain('title = "My \\"$&\\""\n--- script');
  });
});

describe('the drawer', () => {
  it('keeps files, the last changed first, each once', () => {
    const [one, two] = [kept('title = "One"'), kept('title = "Two"')];
    keep({ ...one, at: 1 });
    keep({ ...two, at: 2 });
    keep({ ...one, text: 'title = "Uno"', at: 3 });
    expect(keptFiles().map(({ text }) => text)).toEqual(['title = "Uno"', 'title = "Two"']);
    throwAway(one.id);
    expect(keptFiles().map(({ id }) => id)).toEqual([two.id]);
  });

  it('is empty where something else was written there', () => {
    localStorage.setItem('kiste.workshop', '[{"id":1},"x"]');
    expect(keptFiles()).toEqual([]);
    localStorage.setItem('kiste.workshop', '{');
    expect(keptFiles()).toEqual([]);
  });
});

it('every game to start from is there', async () => {
  for (const sample of SAMPLES) expect(await sampleText(sample)).toContain('--- script');
});
