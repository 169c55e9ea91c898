// `node times.mjs GAME LEVEL [SECONDS]` plays a game against a bot in the module that `cargo xtask web --wasm` has
// built, doing what hints say, and tells how long the decisions of the bot occupied a processor, with what compiling
// the module took meanwhile.
import { readFileSync } from "node:fs";
import {
  Host,
  hint,
  initSync,
  think,
} from "../../../../web/src/local/pkg/kiste_wasm.js";

const module = new URL(
  "../../../../web/src/local/pkg/kiste_wasm_bg.wasm",
  import.meta.url,
);
initSync({ module: readFileSync(module) });

const CONNECTION = 1;
const [game, level, seconds = "60"] = process.argv.slice(2);
const host = new Host(new Uint8Array(32).fill(17));
let now = 1_700_000_000_000;
let state;

function take(text) {
  for (const { message } of JSON.parse(text).send) {
    if (message.type === "snapshot") state = message.snapshot.state;
    else if (message.type === "update") state = message.update.state ?? state;
    else if (message.type === "refused") throw new Error(message.refusal.text);
  }
}

function say(message) {
  now += 100;
  take(host.receive(CONNECTION, JSON.stringify(message), now));
}

let commands = 0;
function command(what) {
  commands += 1;
  say({ type: "command", id: `command${commands}`, command: what });
}

const seats = [{ kind: "person" }, { kind: "bot", level }];
const { created } = JSON.parse(
  host.create(
    JSON.stringify({ setup: { game, options: [] }, seats, name: "Mia" }),
    now,
  ),
);
const { table, token } = created;
say({ type: "hello", version: 1, table, token });
command({ do: "start" });

const times = [];
const end = Date.now() + 1000 * Number(seconds);
while (state.phase !== "over" && Date.now() < end) {
  const [thought] = JSON.parse(host.thoughts());
  if (thought) {
    const before = process.cpuUsage().user;
    const decision = think(JSON.stringify(thought), "[]");
    times.push((process.cpuUsage().user - before) / 1000);
    now += 100;
    take(host.bot(table, thought.seat, thought.asked, decision, now));
  } else {
    command({ do: "hint" });
    const { action } = JSON.parse(hint(host.hint(table)));
    command({ do: "act", action, asked: state.asked });
  }
}
times.sort((one, other) => one - other);
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
const told = [mean, times[times.length >> 1], times.at(-1)].map((time) =>
  time.toFixed(0),
);
console.log(
  `${game} ${level}: ${times.length} decisions, ${told.join(", ")} ms (mean, middle, most)`,
);
