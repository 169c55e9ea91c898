import type { GameModule } from '../module';
import { PATTERNS } from './log';

export default {
  play: () => import('./OwnPlay.svelte'),
  replay: () => import('./OwnReplay.svelte'),
  log: PATTERNS,
  files: '.kiste-game',
} satisfies GameModule;
