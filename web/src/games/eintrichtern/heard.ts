import type { CellText } from '../../boards/pyramid/view';

/** A sum that somebody looked for in vain, though it had been announced where it lay. */
export interface Unused {
  seat: number;
  sum: number;
  lifted: CellText;
  /** Where it lay. */
  cell: CellText;
  /** How many lifts before that was heard. */
  ago: number;
}

/** What everybody had heard and did not use, in the order of the game. */
export function unusedIn(lines: readonly (string | null)[]): Unused[] {
  const heard = new Map<CellText, { sum: number; lift: number }>();
  const unused: Unused[] = [];
  let wanted: number | null = null;
  let [seat, lifted, lifts] = [0, '', 0];
  for (const line of lines) {
    const thrown = /^throw: (\d) (\d) (\d)$/.exec(line ?? '');
    if (thrown) wanted = thrown.slice(1).reduce((sum, face) => sum + Number(face), 0);
    const lift = /^(\d): lift (\d{3})$/.exec(line ?? '');
    if (lift) {
      [seat, lifted] = [Number(lift[1]), lift[2] ?? ''];
      lifts += 1;
    }
    const announced = /^= sum (\d+)$/.exec(line ?? '');
    if (announced) {
      const sum = Number(announced[1]);
      const known = [...heard].find(([cell, was]) => cell !== lifted && was.sum === wanted);
      if (wanted !== null && sum !== wanted && known)
        unused.push({ seat, sum: wanted, lifted, cell: known[0], ago: lifts - known[1].lift });
      heard.set(lifted, { sum, lift: lifts });
    }
    // Who finds a sum keeps the red die, and its funnel is open.
    if (line?.startsWith('= keep')) heard.delete(lifted);
  }
  return unused;
}
