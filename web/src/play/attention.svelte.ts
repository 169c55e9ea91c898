/** What tells somebody who looks elsewhere that a table waits: the title of the tab and the badge of the app. */

const NAME = 'Kiste';

/** `turns`: how many tables wait; `what` is said in the title, after a dot if somebody is waited for. */
export function callAttention(turns: number, what = ''): void {
  const title = what ? `${what} · ${NAME}` : NAME;
  document.title = turns > 0 ? `● ${what || `${turns} · ${NAME}`}` : title;
  const badge: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator;
  // Only installed pages have one, and not everywhere.
  const done = turns > 0 ? badge.setAppBadge?.(turns) : badge.clearAppBadge?.();
  done?.catch(() => undefined);
}
