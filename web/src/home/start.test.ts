import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { HOP_INFO } from '../gallery/fixtures';
import { intentFor, defaultOptions } from './start';
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

describe('start form', () => {
  it('starts against bots with one press', async () => {
    const onstart = vi.fn();
    render(StartForm, { info: HOP_INFO, modes: ['bots', 'link', 'hotseat'], onstart });
    await fireEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
    expect(onstart).toHaveBeenCalledWith(intentFor(HOP_INFO, 'bots', { players: 2, level: 'medium', options: defaultOptions(HOP_INFO) }));
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
