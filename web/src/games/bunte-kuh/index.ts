import type { GameModule } from '../module';
import Art from './Art.svelte';
import { practice } from './practice';

export default {
  compartment: { art: Art, lining: '#5d8250' },
  play: () => import('./KuhPlay.svelte'),
  replay: () => import('./KuhReplay.svelte'),
  result: () => import('./KuhResult.svelte'),
  race: true,
  practice,
  evening: true,
  lesson: true,
} satisfies GameModule;
