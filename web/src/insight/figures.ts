/** What a report says in few words. Shares are whole numbers, in parts of `whole`. */
import type { Decision, Report, Throw } from '../protocol/reports';

/** Less than this share of a win is not worth a word: half a per cent. */
const WORTH_A_WORD = 200;

const noticed = (report: Report, share: number) => Math.abs(share) * WORTH_A_WORD >= report.whole;

/** The decisions that cost most, dearest first: of one seat, or of everybody. */
export function costliest(report: Report, seat: number | null, most = 3): Decision[] {
  return report.decisions
    .filter((decision) => (seat === null || decision.seat === seat) && noticed(report, decision.cost))
    .sort((a, b) => b.cost - a.cost || a.event - b.event)
    .slice(0, most);
}

/** A throw and whom it helped or hurt. */
export interface Luck {
  thrown: Throw;
  seat: number;
  share: number;
}

/** The throw that helped most, and the one that hurt most: one seat, or anybody. */
export function extremes(report: Report, seat: number | null): { best: Luck | null; worst: Luck | null } {
  const seats = seat === null ? report.names.map((_, index) => index + 1) : [seat];
  const all = report.throws.flatMap((thrown) =>
    seats.map((seat): Luck => ({ thrown, seat, share: thrown.luck[seat - 1] ?? 0 })),
  );
  const pick = (better: (a: Luck, b: Luck) => boolean) =>
    all.reduce<Luck | null>((found, luck) => (found && !better(luck, found) ? found : luck), null);
  const best = pick((a, b) => a.share > b.share);
  const worst = pick((a, b) => a.share < b.share);
  return {
    best: best && best.share > 0 && noticed(report, best.share) ? best : null,
    worst: worst && worst.share < 0 && noticed(report, worst.share) ? worst : null,
  };
}

/** What the judgement changed its own mind by, if that is more than a tenth of a win; otherwise nothing. */
export function doubt(report: Report): number {
  const rest = Math.max(...report.seats.map(({ rest }) => Math.abs(rest)), 0);
  return rest * 10 >= report.whole ? rest : 0;
}

export type Tendency = 'more' | 'less' | 'even';

/** Whether a share speaks for somebody, against, or is too small to say. */
export const tendency = (report: Report, share: number): Tendency =>
  noticed(report, share) ? (share > 0 ? 'more' : 'less') : 'even';

/** By how much somebody decided better than the others: what these gave away, less what was given away to them. */
export function skillOf(report: Report, seat: number): number {
  const totals = report.seats[seat - 1];
  return totals ? totals.gifts - totals.cost : 0;
}

/** A sign as wide as the other one, whatever the language's tables hold. */
const wide = (text: string) => text.replace('-', '−');

/** As per cent, without a sign unless asked for. */
export function percent(language: string, share: number, { signed = false } = {}): string {
  const text = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 0.0995 ? 1 : 0,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(share);
  return wide(text);
}

/** A number of points with its sign. */
export const signed = (language: string, points: number): string =>
  wide(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(points));
