import { beforeAll } from 'vitest';
import { setLanguage } from './i18n/index.svelte';

// jsdom has neither media queries nor the dialog methods the page relies on.
window.matchMedia ??= (query) =>
  ({ matches: query.includes('reduced-motion'), media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(() => setLanguage('en'));
