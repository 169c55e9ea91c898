import type { Component } from 'svelte';
import type { GameId } from '../table/host';
import BurrowArt from './art/BurrowArt.svelte';
import DiscoArt from './art/DiscoArt.svelte';
import PyramidArt from './art/PyramidArt.svelte';
import WheelArt from './art/WheelArt.svelte';
import type { PyramidGame } from './art/pyramids';

/** A compartment of the crate. Whether its game can be played, the list of games and the page's own drawings say. */
export interface CrateGame {
  id: GameId;
  /** Proper names are not translated. */
  name: string;
  players: { least: number; most: number };
  /** Colour of the felt the game lies on. */
  lining: string;
}

export const CRATE: readonly CrateGame[] = [
  { id: 'hop-n-roll', name: 'Hop’n’ROLL', players: { least: 2, most: 6 }, lining: '#43295c' },
  { id: 'hamstern', name: 'Hamstern', players: { least: 1, most: 6 }, lining: '#8b5a35' },
  { id: 'hamsterrolle', name: 'Hamsterrolle', players: { least: 2, most: 4 }, lining: '#3d6f86' },
  { id: 'abquetschen', name: 'Abquetschen', players: { least: 2, most: 3 }, lining: '#2e6b57' },
  { id: 'raffzahn', name: 'Raffzahn', players: { least: 2, most: 3 }, lining: '#7c3a3a' },
  { id: 'bunte-kuh', name: 'Bunte Kuh', players: { least: 2, most: 6 }, lining: '#5d8250' },
  { id: 'cui-bono', name: 'Cui bono?', players: { least: 2, most: 6 }, lining: '#4a4a78' },
  { id: 'eintrichtern', name: 'Eintrichtern', players: { least: 2, most: 6 }, lining: '#2f6a72' },
  { id: 'wuerfelmarsch', name: 'Würfelmarsch', players: { least: 2, most: 3 }, lining: '#6a5230' },
];

const SCENES: Partial<Record<GameId, Component>> = {
  'hop-n-roll': DiscoArt,
  hamstern: BurrowArt,
  hamsterrolle: WheelArt,
};

/** The drawing in a game's compartment, with the props it needs. */
export function artOf(id: GameId): { art: Component<{ game?: PyramidGame }>; props: { game?: PyramidGame } } {
  const scene = SCENES[id];
  if (scene) return { art: scene as Component<{ game?: PyramidGame }>, props: {} };
  return { art: PyramidArt as unknown as Component<{ game?: PyramidGame }>, props: { game: id as PyramidGame } };
}

export function gameNamed(id: GameId): CrateGame {
  const found = CRATE.find((game) => game.id === id);
  if (!found) throw new Error(`${id} has no compartment`);
  return found;
}
