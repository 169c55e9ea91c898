import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#4a4a78' },
  play: () => import('./CuiPlay.svelte'),
  replay: () => import('./CuiReplay.svelte'),
  evening: true,
  judged: true,
  lesson: true,
  puzzles: true,
} satisfies GameModule;
