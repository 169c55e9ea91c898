import './design/base.css';
import './design/theme.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { initialLanguage, setLanguage } from './i18n/index.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html lost its #page');
await setLanguage(initialLanguage());
mount(App, { target });
