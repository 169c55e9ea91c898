import { language } from '../../../i18n/index.svelte';

/** Milliseconds as seconds with two places, as in “2.05”. */
export function seconds(millis: number, places = 2): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: places, maximumFractionDigits: places }).format(
    millis / 1000,
  );
}

/** A moment that the notation of a race writes, as in `stop @4200 seen 61`. */
export function momentIn(line: string): number | null {
  const [, at] = / @(\d+)( |$)/.exec(line) ?? [];
  return at === undefined ? null : Number(at);
}
