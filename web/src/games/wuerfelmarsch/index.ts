import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#6a5230' },
  play: () => import('./MarchPlay.svelte'),
  replay: () => import('./MarchReplay.svelte'),
  evening: true,
  judged: true,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
