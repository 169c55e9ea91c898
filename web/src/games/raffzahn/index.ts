import type { GameModule } from '../module';
import Art from './Art.svelte';
import { practice } from './practice';

export default {
  compartment: { art: Art, lining: '#7c3a3a' },
  play: () => import('./RaffzahnPlay.svelte'),
  replay: () => import('./RaffzahnReplay.svelte'),
  result: () => import('./RaffzahnResult.svelte'),
  race: true,
  practice,
  // Nobody can race at one screen on a side that only they see.
  fixedAtOneScreen: { pace: 'ticks' },
  evening: true,
  lesson: true,
} satisfies GameModule;
