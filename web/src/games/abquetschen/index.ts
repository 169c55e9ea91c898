import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#2e6b57' },
  play: () => import('./AbquetschenPlay.svelte'),
  replay: () => import('./AbquetschenReplay.svelte'),
  evening: true,
  judged: true,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
