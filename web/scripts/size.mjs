// What the whole page weighs, compressed as a server would send it: scripts, all languages and rules pages,
// styles, fonts and textures. A first visit loads less. Fails above the budget for a first visit, of which the
// engine is no part: it is fetched when a table is opened, or kept for offline play once the page is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BUDGET = 400_000;

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

let total = 0;
let later = 0;
for (const file of files) {
  const bytes = readFileSync(file);
  const sent = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  console.log(`${String(sent).padStart(8)}  ${file}`);
  if (file.endsWith('.wasm')) later += sent;
  else total += sent;
}
console.log(`${String(later).padStart(8)}  engine`);
console.log(`${String(total).padStart(8)}  everything else, of ${BUDGET}`);
if (total > BUDGET) process.exitCode = 1;
