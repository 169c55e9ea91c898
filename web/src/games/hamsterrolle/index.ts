import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#3d6f86', wide: true },
  play: () => import('./HamsterrollePlay.svelte'),
  replay: () => import('./HamsterrolleReplay.svelte'),
  result: () => import('./HamsterrolleResult.svelte'),
  shown: true,
  withoutDice: true,
  withoutHints: true,
  lesson: true,
} satisfies GameModule;
