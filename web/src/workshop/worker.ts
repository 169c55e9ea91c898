/** Checks game files and lets bots play them, away from the page. `workbench.ts` is its page's side. */
import { compile } from '../local/engine';
import * as bindings from '../local/pkg-wheel/kiste_wheel.js';
import address from '../local/pkg-wheel/kiste_wheel_bg.wasm?url';
import type { Checked, FromWorkshop, Position, ToWorkshop } from './types';

/** How often the page hears how far the games are. */
const NEWS_MS = 250;

const tell = (message: FromWorkshop) => postMessage(message);

const ready = compile({ bindings, address }).then((module) => {
  bindings.initSync({ module });
  tell({ kind: 'words', words: JSON.parse(bindings.own_words()) });
});

// What fails, loading included, the page hears of as an error of its worker.
addEventListener('message', ({ data }: MessageEvent<ToWorkshop>) => {
  void ready.then(() => (data.kind === 'check' ? check(data) : bench(data))).catch(reportError);
});

function check({ name, text, players, moves = [] }: Extract<ToWorkshop, { kind: 'check' }>): void {
  const checked = JSON.parse(bindings.own_check(name, text)) as Checked;
  if ('sentence' in checked) return tell({ kind: 'checked', checked, position: null });
  const count = players && checked.players.includes(players) ? players : (checked.players[0] ?? 2);
  const position = JSON.parse(bindings.own_position(name, text, count, JSON.stringify(moves))) as Position | null;
  tell({ kind: 'checked', checked, position });
}

function bench({ name, text, players, games }: Extract<ToWorkshop, { kind: 'bench' }>): void {
  const bench = new bindings.OwnBench(name, text, '[]', players, games);
  let told = performance.now();
  while (bench.step()) {
    if (performance.now() - told < NEWS_MS) continue;
    told = performance.now();
    tell({ kind: 'played', report: JSON.parse(bench.report()), done: false });
  }
  tell({ kind: 'played', report: JSON.parse(bench.report()), done: true });
  bench.free();
}
