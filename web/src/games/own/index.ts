import { t } from '../../i18n/index.svelte';
import type { GameModule } from '../module';
import Art from './Art.svelte';
import type { OwnGameView } from '../../protocol/views';

export default {
  compartment: { art: Art, lining: '#5b4a2e', strip: true },
  play: () => import('./OwnPlay.svelte'),
  result: () => import('./OwnResult.svelte'),
  replay: () => import('./OwnReplay.svelte'),
  workshop: true,
  cutShort(view) {
    const { title, fault } = (view ?? {}) as Partial<OwnGameView>;
    return title && fault ? t('own-faulty', { title }) : null;
  },
  rules(view) {
    const { title, rules, language = '' } = (view ?? {}) as Partial<OwnGameView>;
    return title && rules ? { title, text: rules, language } : null;
  },
} satisfies GameModule;
