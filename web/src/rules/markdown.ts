/** Rules that strangers have written, as plain pieces: what is no piece stays text, so nothing in it can run. */

export interface Run {
  text: string;
  style: 'plain' | 'strong' | 'em' | 'code';
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] };

const STYLES = { '**': 'strong', '*': 'em', '`': 'code' } as const;

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let last = 0;
  for (const found of text.matchAll(/(\*\*|\*|`)(\S|\S.*?\S)\1/g)) {
    if (found.index > last) runs.push({ text: text.slice(last, found.index), style: 'plain' });
    runs.push({ text: found[2] ?? '', style: STYLES[found[1] as keyof typeof STYLES] });
    last = found.index + found[0].length;
  }
  if (last < text.length) runs.push({ text: text.slice(last), style: 'plain' });
  return runs;
}

const ITEM = /^\s*(?:([-*+])|\d+[.)])\s+(.*)$/;

function blockOf(lines: string[]): Block[] {
  const heading = /^(#+)\s+(.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const level = heading[1]!.length > 2 ? 3 : 2;
    const rest = lines.slice(1);
    return [{ kind: 'heading', level, runs: runsOf(heading[2] ?? '') }, ...(rest.length > 0 ? blockOf(rest) : [])];
  }
  const begin = lines.findIndex((line) => ITEM.test(line));
  if (begin > 0) return [...blockOf(lines.slice(0, begin)), ...blockOf(lines.slice(begin))];
  if (begin < 0) return [{ kind: 'paragraph', runs: runsOf(lines.join(' ')) }];
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [{ kind: 'list', ordered: !ITEM.exec(lines[0] ?? '')?.[1], items: items.map(runsOf) }];
}

/** Headings, paragraphs and lists; the title of a page stands above it already. */
export function blocksOf(markdown: string): Block[] {
  const chunks = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/^# .*\n?/, '')
    .split(/\n\s*\n/);
  return chunks
    .map((chunk) => chunk.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(blockOf);
}
