// What tests of languages share: switching, what is left of another language, and what does not fit its place.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const MESSAGES = new URL('../../../data/messages/', import.meta.url);

/** The languages that the page speaks: those with a folder. */
export const LANGUAGES = readdirSync(MESSAGES);

/** Switches as if it had been done in another window of this browser. */
export async function speak(page, language) {
  await page.evaluate((newValue) => {
    localStorage.setItem('kiste.language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'kiste.language', newValue }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A message as patterns for what it can say, one for each of its variants. */
function patternsOf(value) {
  if (typeof value === 'string') return [escaped(value)];
  if (Array.isArray(value))
    return value.reduce((begun, part) => begun.flatMap((one) => patternsOf(part).map((other) => one + other)), ['']);
  if (value?.type === 'select') return value.variants.flatMap((variant) => patternsOf(variant.value));
  if (value?.type === 'str') return [escaped(value.value)];
  return ['.+'];
}

/** All that a language says, by the keys of its messages. */
function catalogue(language) {
  const files = readdirSync(new URL(`${language}/`, MESSAGES));
  const sources = files.map((file) => readFileSync(new URL(`${language}/${file}`, MESSAGES), 'utf8'));
  const bodies = sources.flatMap((source) => new FluentResource(source).body);
  return new Map(bodies.filter(({ value }) => value != null).map(({ id, value }) => [id, patternsOf(value)]));
}

/** Enough of a sentence to know it by. */
const tells = (pattern) => pattern.replaceAll('.+', '').replace(/[^\p{L}]/gu, '').length >= 4;

/** What is seen and what is read aloud, text by text. */
const texts = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const add = (text) => text?.trim() && found.add(text.trim().replace(/\s+/g, ' '));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, article, .cm-editor')) add(textContent);
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) add(each.getAttribute(name));
    return [...found];
  });

/**
 * What on this page is said in another language than it speaks, and keys that show themselves. What people are called
 * stays: a table names whoever does not say, once.
 */
export async function leftovers(page, language, other = 'en') {
  const [foreign, own] = [catalogue(other), catalogue(language)];
  const whole = (pattern) => new RegExp(`^${pattern}$`, 'su');
  const ours = [...own.values()]
    .flat()
    .filter((pattern) => !pattern.includes('.+') || tells(pattern))
    .map(whole);
  const theirs = [...foreign]
    .filter(([key]) => key !== 'guest' && language !== other && `${foreign.get(key)}` !== `${own.get(key)}`)
    .flatMap(([key, patterns]) => patterns.filter(tells).map((pattern) => [key, whole(pattern)]));
  return (await texts(page)).flatMap((text) => {
    if (own.has(text) && text.includes('-')) return [`the key ${text}`];
    const [key] = theirs.find(([, pattern]) => pattern.test(text)) ?? [];
    return key && !ours.some((pattern) => pattern.test(text)) ? [`${key}: ${text}`] : [];
  });
}

/** Texts that are cut off, stand out of their place, are squeezed, or wrap to three lines on a button. */
export const misfits = (page) =>
  page.evaluate(() => {
    const found = [];
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`);
    const name = (element) => {
      const [first] = String(element.getAttribute('class') ?? '').split(' ');
      return element.tagName.toLowerCase() + (first && !first.startsWith('svelte') ? `.${first}` : '');
    };
    const modal = document.querySelector('dialog:modal');
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent.trim().replace(/\s+/g, ' ');
      if (!text || !element || element.closest('script, style, .visually-hidden, .cm-editor, option')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      const [left, right] = [Math.min(...rects.map((r) => r.left)), Math.max(...rects.map((r) => r.right))];
      const say = (what) =>
        found.push(`${what}: ${name(element.parentElement ?? element)} > ${name(element)} “${text}”`);
      const inScroller = (() => {
        for (let at = element; at && at !== document.body; at = at.parentElement) {
          const { overflowX } = getComputedStyle(at);
          if (
            ['auto', 'scroll'].includes(overflowX) &&
            at.scrollWidth > at.clientWidth + 1 &&
            !at.matches('dialog, .body')
          )
            return true;
        }
        return false;
      })();
      if (inScroller) continue;
      if (left < -1 || right > innerWidth + 1) say('outside of the screen');
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const { overflowX, display } = getComputedStyle(at);
        const frame = at.matches(
          'button, label, [role=button], summary, th, td, dialog, svg, h1, h2, h3, .card, .paper',
        );
        if (display === 'inline' || display === 'contents') continue;
        if ((overflowX !== 'visible' || frame) && (left < box.left - 2 || right > box.right + 2)) {
          say(
            `${overflowX === 'visible' ? 'out of' : 'cut by'} ${name(at)} by ${Math.round(Math.max(box.left - left, right - box.right))} px`,
          );
          break;
        }
      }
      // A sentence may be cut short where that is said by an ellipsis, never between two of its lines.
      let block = element;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      const { overflowY, webkitLineClamp } = getComputedStyle(block);
      const below = Math.max(...rects.map((r) => r.bottom)) - block.getBoundingClientRect().bottom;
      if (['hidden', 'clip'].includes(overflowY) && webkitLineClamp === 'none' && below > 3)
        say(`cut below by ${Math.round(below)} px`);
      const button = element.closest('button, [role=button], label');
      const lines = new Set(rects.map(({ top }) => Math.round(top / 4))).size;
      if (button && lines >= 3 && text.length < 60) say(`${lines} lines`);
      // Hardly more than a word in each line: something beside it takes the room.
      if (text.length > 40 && lines > text.length / 9) say(`squeezed into ${lines} lines`);
    }
    return found;
  });
