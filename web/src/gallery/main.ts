import '../design/base.css';
import '../design/theme.svelte';
import { mount } from 'svelte';
import { initialLanguage, setLanguage, speakOfGames } from '../i18n/index.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('gallery.html lost its #page');
await setLanguage(initialLanguage());
await speakOfGames();
// The pyramid has a page of its own: `gallery.html?scene=cui-bono`.
const { default: page } = await (location.search.includes('scene=')
  ? import('./PyramidGallery.svelte')
  : import('./Gallery.svelte'));
mount(page, { target });
