import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#43295c', wide: true },
  play: () => import('./HopPlay.svelte'),
  replay: () => import('./HopReplay.svelte'),
  judged: true,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
