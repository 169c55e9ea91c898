import type { GameModule } from '../module';
import Art from './Art.svelte';
import { PATTERNS } from './log';

export default {
  compartment: { art: Art, lining: '#43295c', wide: true },
  play: () => import('./HopPlay.svelte'),
  replay: () => import('./HopReplay.svelte'),
  log: PATTERNS,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
