import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#8b5a35', wide: true },
  play: () => import('./HamsternPlay.svelte'),
  replay: () => import('./HamsternReplay.svelte'),
  judged: true,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
