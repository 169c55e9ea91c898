// `node play.mjs GAME LEVEL [FILE]` plays a game of one person against a bot in the module that
// `cargo xtask web --wasm` has built, just as page.rs does natively, and prints its record. FILE is one of the
// games that come as files.
import { readFileSync } from 'node:fs';

const [game, level, file] = process.argv.slice(2);
// Games as files are in the larger module, as on the page.
const name = file ? 'pkg-wheel/kiste_wheel' : 'pkg/kiste_wasm';
const built = (ending) => new URL(`../../../../web/src/local/${name}${ending}`, import.meta.url);
const { Host, initSync, think } = await import(built('.js'));
initSync({ module: readFileSync(built('_bg.wasm')) });

const CONNECTION = 1;
const host = new Host(new Uint8Array(32).fill(9));
let now = 1_700_000_000_000;
let state;

function take(text) {
  const { send } = JSON.parse(text);
  let answer;
  for (const { message } of send) {
    if (message.type === 'snapshot') state = message.snapshot.state;
    else if (message.type === 'update') state = message.update.state ?? state;
    else if (message.type !== 'welcome') answer = message;
  }
  return answer;
}

function say(message) {
  now += 100;
  const answer = take(host.receive(CONNECTION, JSON.stringify(message), now));
  if (answer?.type === 'refused') throw new Error(answer.refusal.text);
}

function command(id, command) {
  say({ type: 'command', id, command });
}

const seats = [{ kind: 'person' }, { kind: 'bot', level }];
const setup = { game, options: file ? [['game', file]] : [] };
const { created } = JSON.parse(host.create(JSON.stringify({ setup, seats, name: 'Mia' }), now));
const { table, token } = created;
say({ type: 'hello', version: 1, table, token });
command('start', { do: 'start' });

for (let moves = 0; ; ) {
  const [thought] = JSON.parse(host.thoughts());
  if (thought) {
    const decision = think(JSON.stringify(thought), '[]');
    now += 100;
    take(host.bot(table, thought.seat, thought.asked, decision, now));
  } else if (state.choices) {
    const { list } = state.choices;
    const action = list[(moves * 7) % list.length];
    moves += 1;
    command(`move${moves}`, { do: 'act', action, asked: state.asked });
  } else break;
}
process.stdout.write(host.record(table));
