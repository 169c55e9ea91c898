// Games in a browser: all tests, those of a folder, or those of the files named. `--game` with `--spare` for each of the
// others leaves out what is named after these and not after that.
//
// Three browsers share the cores, and now and then one starves. So what fails is tried once more, alone; what fails
// then is broken. Whatever needed that is named at the end, and `STRICT=1` gives no second chance.
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const AT_ONCE = 3;

const { values: wish, positionals: named } = parseArgs({
  options: { game: { type: 'string' }, spare: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

/** How names of tests write a game of this id. */
const written = (id) => id.replaceAll('ue', '(ue|ü)').replaceAll('-', '\\W?');
// The root of all tests has a name, too, in angles; if that fits, all do.
const testNamePatterns =
  wish.game && wish.spare.length > 0
    ? [new RegExp(`^(?!<)(?=.*\\b${written(wish.game)}\\b|(?!.*\\b(${wish.spare.map(written).join('|')})\\b))`, 'i')]
    : undefined;

const files = (named.length > 0 ? named : ['tests/browser']).flatMap((path) => {
  const place = resolve(WEB, path);
  if (place.endsWith('.test.mjs')) return [place];
  return readdirSync(place)
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => join(place, file));
});

/** Runs tests and says which failed: those of one file by their names, or all of it if it did not even load. */
async function failures(tests) {
  const failed = [];
  const stream = run(tests);
  stream.on('test:fail', ({ name, file, nesting, todo, skip }) => {
    if (nesting === 0 && todo === undefined && skip === undefined)
      failed.push({ name, file: file ?? resolve(WEB, name) });
  });
  const told = stream.compose(new spec());
  told.pipe(process.stdout, { end: false });
  await new Promise((done) => told.once('end', done));
  return failed;
}

const exactly = (name) => new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

let broken = await failures({ files, concurrency: AT_ONCE, testNamePatterns });
if (broken.length > 0 && !process.env.STRICT) {
  const first = broken;
  broken = [];
  for (const { name, file } of first) {
    console.log(`\nOnce more, alone: ${name}`);
    const whole = resolve(WEB, name) === file;
    const again = await failures({
      files: [file],
      concurrency: 1,
      ...(!whole && { testNamePatterns: [exactly(name)] }),
    });
    broken.push(...again);
  }
  const starved = first.filter(({ name }) => !broken.some((one) => one.name === name));
  for (const { name, file } of starved) console.log(`\nHeld only when it ran alone: ${name} (${relative(WEB, file)})`);
}
for (const { name, file } of broken) console.log(`\nBroken: ${name} (${relative(WEB, file)})`);
process.exitCode = broken.length > 0 ? 1 : 0;
