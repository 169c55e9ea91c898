/** What was done and what was better, in words that tell the two apart. */
import { layerOf, parseCell } from '../boards/pyramid/geometry';
import { lookingFrom } from '../boards/pyramid/looking.svelte';
import { placeWords } from '../boards/pyramid/places';
import { t } from '../i18n/index.svelte';
import { listed } from '../play/explain';
import { readable } from '../play/log';

/** An action in words, and the same with where, for whoever cannot tell it from another. */
function told(game: string, seat: number, action: string, instead: string, name: (seat: string) => string): string {
  const say = (action: string) => readable(game, `${seat}: ${action}`, name);
  const what = say(action);
  if (action === instead || what !== say(instead)) return what;
  const [, faces] = /^turn \d+ (\d+)$/.exec(action) ?? [];
  if (faces) return t('insight-act-faces', { what, faces: listed([...faces]) });
  const others = new Set(instead.split(' '));
  const all = action.split(' ').filter((word) => /^\d+$/.test(word));
  const cells = all.filter((cell) => !others.has(cell));
  // Of a build the die that lies highest says most: it is what others see of it.
  const [highest] = cells.filter((cell) => placeWords(cell, lookingFrom()) !== null).sort(byHeight);
  const where = highest === undefined ? null : placeWords(highest, lookingFrom());
  if (where !== null) return t('insight-act-where', { what, count: all.length, where });
  return cells.length > 0 ? t('insight-act-cells', { what, count: cells.length, cells: listed(cells) }) : what;
}

const byHeight = (one: string, other: string) => layerOf(parseCell(one)) - layerOf(parseCell(other));

/** Both as sentences. Where these are the same, each says the places that the other does not have. */
export function actsInWords(
  game: string,
  { seat, chosen, best }: { seat: number; chosen: string; best: string },
  name: (seat: string) => string,
): { chosen: string; best: string } {
  return { chosen: told(game, seat, chosen, best, name), best: told(game, seat, best, chosen, name) };
}
