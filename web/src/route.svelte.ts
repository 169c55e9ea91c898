/**
 * Where the page is. Addresses stand behind the `#`, so that any server of files can serve the page,
 * it works offline, and invitations stay out of the logs of servers.
 */
export type Route =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'join'; id: string; invite: string }
  | { at: 'rules'; game: string }
  | { at: 'practice'; game: string }
  | { at: 'lesson'; game: string }
  | { at: 'puzzles'; game: string }
  | { at: 'history' }
  /** The games of today, or of a day before. */
  | { at: 'daily'; day?: string }
  /** A table for a big screen that nobody touches; with the invitation, so that phones can join. */
  | { at: 'screen'; id: string; invite?: string }
  /** Where games are written; a link can hold a whole one. */
  | { at: 'workshop'; packed?: string }
  /** Games that people wrote, or one of them. */
  | { at: 'shelf'; id?: string }
  /** A seat that comes from another device. */
  | { at: 'seat'; id: string; tokens: string[] }
  /** With `insight`, luck and skill beside it: of one seat, or of everybody. */
  | { at: 'replay'; record: string; insight?: number | null };

export function parseRoute(hash: string): Route {
  const [place, first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (place === 't' && first) return { at: 'table', id: first };
  if (place === 'join' && first && second) return { at: 'join', id: first, invite: second };
  if (place === 'rules' && first) return { at: 'rules', game: first };
  if (place === 'practice' && first) return { at: 'practice', game: first };
  if (place === 'learn' && first) return { at: 'lesson', game: first };
  if (place === 'puzzles' && first) return { at: 'puzzles', game: first };
  if (place === 'screen' && first)
    return second ? { at: 'screen', id: first, invite: second } : { at: 'screen', id: first };
  if (place === 'history') return { at: 'history' };
  if (place === 'daily') return first ? { at: 'daily', day: first } : { at: 'daily' };
  if (place === 'workshop') return first ? { at: 'workshop', packed: first } : { at: 'workshop' };
  if (place === 'shelf') return first ? { at: 'shelf', id: first } : { at: 'shelf' };
  if (place === 'seat' && first && second) return { at: 'seat', id: first, tokens: second.split('.') };
  if (place === 'replay' && first)
    return second ? { at: 'replay', record: first, insight: Number(second) || null } : { at: 'replay', record: first };
  return { at: 'home' };
}

/** The part of an address behind the page's own. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'table':
      return `#/t/${route.id}`;
    case 'join':
      return `#/join/${route.id}/${route.invite}`;
    case 'rules':
      return `#/rules/${route.game}`;
    case 'practice':
      return `#/practice/${route.game}`;
    case 'lesson':
      return `#/learn/${route.game}`;
    case 'puzzles':
      return `#/puzzles/${route.game}`;
    case 'history':
      return '#/history';
    case 'screen':
      return route.invite ? `#/screen/${route.id}/${route.invite}` : `#/screen/${route.id}`;
    case 'daily':
      return route.day ? `#/daily/${route.day}` : '#/daily';
    case 'workshop':
      return route.packed ? `#/workshop/${route.packed}` : '#/workshop';
    case 'shelf':
      return route.id ? `#/shelf/${route.id}` : '#/shelf';
    case 'seat':
      return `#/seat/${route.id}/${route.tokens.join('.')}`;
    case 'replay':
      return route.insight === undefined
        ? `#/replay/${route.record}`
        : `#/replay/${route.record}/${route.insight ?? 'all'}`;
  }
}

/** The whole address, to pass on. */
export function linkTo(route: Route): string {
  return new URL(addressOf(route), location.href).href;
}

let current = $state.raw<Route>(parseRoute(location.hash));
window.addEventListener('hashchange', () => (current = parseRoute(location.hash)));

export function route(): Route {
  return current;
}

const dialog = (): string | undefined => (history.state as { dialog?: string } | null)?.dialog;

/** What is to be written once the browser has gone back, while it does: that takes it a moment, and it would undo it. */
let afterReturn: (() => void)[] | null = null;
window.addEventListener('popstate', () => {
  const waiting = afterReturn ?? [];
  afterReturn = null;
  for (const write of waiting) write();
});

function whenReturned(write: () => void): void {
  if (afterReturn) afterReturn.push(write);
  else write();
}

function goBack(): void {
  afterReturn = [];
  history.back();
}

/** Opens a dialog as a place one can go back from. Returns what to do when it is closed in another way. */
export function enter(id: string, onback: () => void): () => void {
  const back = () => dialog() !== id && onback();
  let open = true;
  whenReturned(() => {
    if (!open) return;
    // One that follows another takes its place.
    if (dialog()) history.replaceState({ dialog: id }, '');
    else history.pushState({ dialog: id }, '');
    window.addEventListener('popstate', back);
  });
  return () => {
    open = false;
    window.removeEventListener('popstate', back);
    // Not at once: perhaps what closed it leads somewhere else, or opens the next one.
    setTimeout(() => !afterReturn && dialog() === id && goBack());
  };
}

export function go(to: Route, { replace = false } = {}): void {
  const address = addressOf(to);
  whenReturned(() => {
    // What leads on from an open dialog takes its place.
    if (replace || dialog()) history.replaceState(null, '', address);
    else if (location.hash !== address) history.pushState(null, '', address);
  });
  current = to;
  window.scrollTo(0, 0);
}
