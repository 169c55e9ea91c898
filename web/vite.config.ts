import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { smallFonts } from './src/design/fonts-plugin.ts';
import { messages } from './src/i18n/vite-plugin.ts';
import { offline } from './src/local/offline/plugin.ts';
import { precompress } from './src/local/offline/precompress.ts';
import { rulesPages } from './src/rules/vite-plugin.ts';

// With KISTE_SERVER=http://127.0.0.1:8080 the page talks to a running `kiste serve`.
const server = process.env.KISTE_SERVER;
// The host stays as the browser asked for it: a server refuses the pages of other sites.
const proxy = server ? { '/api': { target: server }, '/ws': { target: server, ws: true } } : undefined;

// `vite build --mode gallery` builds the component gallery beside the page, for screenshots.
// The page that ships never contains it.
export default defineConfig(({ mode }) => ({
  plugins: [smallFonts(), messages(), rulesPages(), offline(), svelte(), svelteTesting(), precompress()],
  // Catalogues and rules pages lie beside web/, because Rust reads them too.
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    emptyOutDir: true,
    // Nothing inlined as data: addresses, so the content security policy can stay strict.
    assetsInlineLimit: 0,
    // What a chunk needs it asks for itself: lists of names to fetch ahead weighed more than they saved, and whoever comes
    // again has all of it already.
    modulePreload: { resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []) },
    rolldownOptions: {
      input: mode === 'gallery' ? ['index.html', 'gallery.html'] : ['index.html'],
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    // One jsdom for all: making eighty of them took five times as long as the tests.
    isolate: false,
    // The crate is a large drawing; on a busy machine jsdom takes its time to read it.
    testTimeout: 30_000,
  },
}));
