import './design/base.css';
import './design/theme.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { initialLanguage, setLanguage } from './i18n/index.svelte';
import { LocalHost } from './local/host';
import { Hosts } from './table/hosts';
import { ServerHost } from './table/server';

const target = document.getElementById('page');
if (!target) throw new Error('index.html lost its #page');
await setLanguage(initialLanguage());
mount(App, { target, props: { hosts: new Hosts(new LocalHost(), new ServerHost()) } });
