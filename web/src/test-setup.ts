import { afterEach, beforeAll, vi } from 'vitest';

// Build tools are tested without a window.
if (typeof window !== 'undefined') {
  // What the page relies on and jsdom does not have.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (query) =>
    ({
      matches: query.includes('reduced-motion'),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  beforeAll(async () => {
    const { setLanguage, speakOfGames } = await import('./i18n/index.svelte');
    await setLanguage('en');
    await speakOfGames();
  });

  // All files share one window: what a test leaves in it is not for the next.
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    const { forgetTable, savedTables } = await import('./table/saved.svelte');
    for (const { id } of savedTables()) forgetTable(id);
    localStorage.clear();
    sessionStorage.clear();
  });
}
