const REMEMBERED = 'kiste.theme';

export type ThemeChoice = 'auto' | 'light' | 'dark';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function remembered(): ThemeChoice {
  const value = localStorage.getItem(REMEMBERED);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

let choice = $state<ThemeChoice>(remembered());

function apply(): void {
  const dark = choice === 'dark' || (choice === 'auto' && systemDark.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

systemDark.addEventListener('change', apply);
apply();

/** What the player chose; `auto` follows the system. */
export function themeChoice(): ThemeChoice {
  return choice;
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  if (next === 'auto') localStorage.removeItem(REMEMBERED);
  else localStorage.setItem(REMEMBERED, next);
  apply();
}
