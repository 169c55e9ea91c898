/** More than these are not offered at once, but word by word. */
export const AT_ONCE = 12;

/** A button: either a move, or the beginning of several. */
export interface Step {
  text: string;
  whole: boolean;
}

/** What can be pressed after `said`, the beginning of a move that ends with a blank or is empty. */
export function stepsAfter(choices: readonly string[], said: string): Step[] {
  const open = choices.filter((choice) => choice.startsWith(said));
  if (open.length <= AT_ONCE) return open.map((text) => ({ text, whole: true }));
  const groups = new Map<string, string[]>();
  for (const choice of open) {
    const blank = choice.indexOf(' ', said.length);
    const beginning = blank < 0 ? choice : choice.slice(0, blank + 1);
    groups.set(beginning, [...(groups.get(beginning) ?? []), choice]);
  }
  // A word that all have in common is no choice.
  const [only] = groups.keys();
  if (groups.size === 1 && only?.endsWith(' ')) return stepsAfter(choices, only);
  return [...groups].map(([beginning, members]) =>
    members.length === 1 ? { text: members[0] ?? '', whole: true } : { text: beginning, whole: false },
  );
}
