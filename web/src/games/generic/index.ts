import type { GameModule } from '../module';

/** Any game, as buttons and text: what can be done, how things stand, what happened. */
export default {
  play: () => import('./GenericPlay.svelte'),
  replay: () => import('./GenericReplay.svelte'),
} satisfies GameModule;
