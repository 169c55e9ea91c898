import { beforeAll } from 'vitest';
import { setLanguage } from './i18n/index.svelte';

// What the page relies on and jsdom does not have. Tests of build tools run without a window.
if (typeof window !== 'undefined') {

}

beforeAll } from 'vitest';
import { setLanguage } from './i18n/index.svelte';

// What the page relies on and jsdom does not have.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (query) =>
  ({ matches: query.includes('reduced-motion'), media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(async () => {
  if (typeof window !== 'undefined') await setLanguage('en');
});
