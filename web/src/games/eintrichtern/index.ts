import type { GameModule } from '../module';
import Art from './Art.svelte';

export default {
  compartment: { art: Art, lining: '#2f6a72' },
  play: () => import('./EintrichternPlay.svelte'),
  replay: () => import('./EintrichternReplay.svelte'),
  result: () => import('./EintrichternResult.svelte'),
  evening: true,
  lesson: true,
} satisfies GameModule;
