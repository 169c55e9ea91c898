import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { games } from '../games-plugin.ts';

const WORKER = join(import.meta.dirname, 'service-worker.js');
const MESSAGES = join(import.meta.dirname, '../../../../data/messages');
const NAME = 'sw.js';
/** Kept when it is wanted first, and not before: most visitors never play with the wheel. */
const LARGE = /^kiste_wheel_bg.*\.wasm$/;

/** Everything that `vite.config.ts` has to know about tables in the browser. */
export function offline(): Plugin[] {
  return [games(), keep()];
}

/** A page that works offline and can be installed. */
function keep(): Plugin {
  let folder = '';
  let isBuild = false;
  return {
    name: 'kiste-offline',
    // The workers import modules, and one starts the other.
    config: () => ({ worker: { format: 'es' } }),
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-180.png' }, injectTo: 'head' },
        // While working on the page nobody wants yesterday's files out of a cache.
        ...(isBuild
          ? [
              {
                tag: 'script',
                attrs: { type: 'module', src: '/src/local/offline/register.ts' },
                injectTo: 'head' as const,
              },
            ]
          : []),
      ],
    },
    closeBundle() {
      // After a build that failed too, whose own error must be the one that is seen.
      if (isBuild && existsSync(folder)) writeFileSync(join(folder, NAME), serviceWorker(folder));
    },
  };
}

/** What messages say to somebody who is away, in every language; what they tell stands in braces. */
export function words(): Record<string, Record<string, string>> {
  const languages = readdirSync(MESSAGES);
  return Object.fromEntries(languages.map((language) => [language, wordsIn(language)]));
}

function wordsIn(language: string): Record<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(MESSAGES, language, 'push.ftl'), 'utf8')));
  const t = (key: string, ...told: string[]): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern == null) throw new Error(`${key} is missing in ${language}`);
    return bundle.formatPattern(pattern, Object.fromEntries(told.map((name) => [name, `{${name}}`])));
  };
  return {
    turn: t('push-turn', 'game'),
    turns: t('push-turns'),
    with: t('push-with', 'names'),
    nudge: t('push-nudge', 'name', 'game'),
    stop: t('push-stop'),
  };
}

/** The service worker for the files in this folder. */
export function serviceWorker(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME && !LARGE.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const addresses: string[] = [];
  const spoken: Record<string, string[]> = {};
  for (const file of files) {
    const [, language] = /^assets\/(\w+)\//.exec(file) ?? [];
    (language ? (spoken[language] ??= []) : addresses).push(file === 'index.html' ? '/' : `/${file}`);
  }
  return readFileSync(WORKER, 'utf8')
    .replace("['__FILES__']", JSON.stringify(addresses))
    .replace('{ __SPOKEN__: [] }', JSON.stringify(spoken))
    .replace('{ __WORDS__: {} }', () => JSON.stringify(words()))
    .replace('__VERSION__', hash.digest('hex').slice(0, 16));
}
