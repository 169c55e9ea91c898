import '../design/base.css';
import '../design/theme.svelte';
import { mount } from 'svelte';
import { initialLanguage, setLanguage } from '../i18n/index.svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('gallery.html lost its #page');
await setLanguage(initialLanguage());
mount(Gallery, { target });
