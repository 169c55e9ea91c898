import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { HOP_INFO } from '../gallery/fixtures';
import { eveningFor, intentFor, defaultOptions, playersOf } from './start';
import type { GameInfo } from '../protocol/messages';
import { optionsFor, settled } from '../table/options';
import StartForm from './StartForm.svelte';

describe('start intent', () => {
  it('seats one person and bots, with the defaults of the game', () => {
    const intent = intentFor(HOP_INFO, 'bots', { players: 3, level: 'easy', options: defaultOptions(HOP_INFO) });
    expect(intent.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot']);
    expect(intent.options).toEqual({ sheet: 'standard', tableau: 'a' });
  });

  it('leaves seats open behind a link and asks people to share a screen in hotseat', () => {
    const choices = { players: 2, level: 'easy' as const, options: {} };
    expect(intentFor(HOP_INFO, 'link', choices).seats[1]).toEqual({ kind: 'open' });
    expect(intentFor(HOP_INFO, 'hotseat', choices).seats[1]).toEqual({ kind: 'person', name: '' });
  });
});

describe('an evening', () => {
  const game = (id: GameInfo['id'], players: number[]): GameInfo => ({
    ...HOP_INFO,
    id,
    players,
    options: [{ key: 'pace', about: '', values: ['live', 'ticks'], default: 'live' }],
  });
  const raffzahn = game('raffzahn', [2, 3]);
  const kuh = game('bunte-kuh', [2, 3, 4, 5, 6]);

  it('is for as many as can play all of its games', () => {
    expect(playersOf([kuh, raffzahn])).toEqual([2, 3]);
    expect(playersOf([kuh, game('hamstern', [1, 6])])).toEqual([6]);
    expect(playersOf([])).toEqual([]);
  });

  it('begins with its first game and names the others', () => {
    const intent = eveningFor([{ info: kuh }, { info: raffzahn }], 'bots', 3, 'easy');
    expect(intent).toMatchObject({ game: 'bunte-kuh', evening: ['bunte-kuh', 'raffzahn'] });
    expect(intent?.seats).toHaveLength(3);
    expect(eveningFor([], 'bots', 2, 'easy')).toBeNull();
  });

  it('takes files of games that people wrote along', () => {
    const sheet = { name: 'mine.kiste-game', text: 'title = "Mine"' };
    const intent = eveningFor([{ info: kuh }, { info: game('own', [2]), sheet }], 'link', 2, 'easy');
    expect(intent?.evening).toEqual(['bunte-kuh', { game: 'own', sheets: [sheet] }]);
  });

  it('has no race at one screen where everybody sees another side', () => {
    const choices = { players: 2, level: 'easy' as const, options: { pace: 'live' } };
    expect(intentFor(raffzahn, 'hotseat', choices).options).toEqual({ pace: 'ticks' });
    expect(intentFor(raffzahn, 'bots', choices).options).toEqual({ pace: 'live' });
    expect(intentFor(kuh, 'hotseat', choices).options).toEqual({ pace: 'live' });
  });
});

describe('start form', () => {
  it('starts against bots with one press', async () => {
    const onstart = vi.fn();
    render(StartForm, { info: HOP_INFO, modes: ['bots', 'link', 'hotseat'], onstart });
    await fireEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
    expect(onstart).toHaveBeenCalledWith(
      intentFor(HOP_INFO, 'bots', { players: 2, level: 'medium', options: defaultOptions(HOP_INFO) }),
    );
  });

  it('offers only what the host can do', () => {
    render(StartForm, { info: HOP_INFO, modes: ['hotseat'], onstart: () => {} });
    expect(screen.queryByRole('button', { name: 'Play against bots' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Share this screen' })).toBeTruthy();
  });

  it('passes on changed players and options', async () => {
    const onstart = vi.fn();
    render(StartForm, { info: HOP_INFO, modes: ['hotseat'], onstart });
    await fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Share this screen' }));
    const intent = onstart.mock.calls[0]?.[0];
    expect(intent.seats).toHaveLength(3);
    expect(intent.options.sheet).toBe('advanced');
  });
});

describe('what can be settled', () => {
  const march: GameInfo = {
    ...HOP_INFO,
    id: 'wuerfelmarsch',
    players: [2, 3],
    options: [
      { key: 'sides', about: '', values: ['xy', 'xz'], default: 'xy' },
      { key: 'first', about: '', values: ['random', '1', '2', '3'], default: 'random' },
    ],
  };

  it('is what matters to so many players', () => {
    expect(optionsFor(march, 2).map(({ key }) => key)).toEqual(['sides', 'first']);
    expect(optionsFor(march, 2)[1]?.values).toEqual(['random', '1', '2']);
    expect(optionsFor(march, 3).map(({ key }) => key)).toEqual(['first']);
  });

  it('leaves the game its own choice where a choice does not fit any more', () => {
    expect(settled(march, { sides: 'xz', first: '3' }, 2)).toEqual({ sides: 'xz', first: 'random' });
    expect(settled(march, { sides: 'xz', first: '3' }, 3)).toEqual({ sides: 'xy', first: '3' });
  });
});
