/** The result of a game as a picture to pass on. */
import { calledAs } from '../games/listed';
import { language, t } from '../i18n/index.svelte';
import type { Finished } from './history';

const WIDTH = 1200;
const HEIGHT = 630;
const ROW = 74;

/** Draws it; null where the browser cannot. */
export function drawResult(game: Finished): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const to = canvas.getContext('2d');
  if (!to) return Promise.resolve(null);
  to.fillStyle = '#8a5a2b';
  to.fillRect(0, 0, WIDTH, HEIGHT);
  to.fillStyle = '#f9f2e2';
  to.beginPath();
  to.roundRect(28, 28, WIDTH - 56, HEIGHT - 56, 24);
  to.fill();
  to.fillStyle = '#2a211c';
  to.textBaseline = 'alphabetic';
  to.font = "640 64px 'Fraunces Variable', serif";
  to.fillText(calledAs(game), 80, 124, WIDTH - 160);
  to.font = "26px 'Nunito Variable', sans-serif";
  to.fillStyle = '#63503f';
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(game.at);
  to.fillText(`Kiste · ${when}`, 80, 166);
  const ranked = [...game.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat).slice(0, 6);
  const step = Math.min(ROW, 400 / Math.max(1, ranked.length));
  ranked.forEach(({ seat, rank, score }, i) => {
    const y = 240 + i * step;
    to.fillStyle = rank === 1 ? '#2d6a2e' : '#2a211c';
    to.font = `${rank === 1 ? 800 : 600} ${Math.round(step * 0.56)}px 'Nunito Variable', sans-serif`;
    to.textAlign = 'left';
    to.fillText(`${t('rank', { rank })} ${game.names[seat - 1] ?? ''}`, 80, y, 780);
    to.textAlign = 'right';
    to.fillText(String(score), WIDTH - 80, y, 240);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Hands a file to whatever the device passes things on with, or else lays it into the downloads. */
export async function handOut(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function shareResult(game: Finished): Promise<boolean> {
  const picture = await drawResult(game);
  if (!picture) return false;
  await handOut(new File([picture], `kiste-${game.game}.png`, { type: 'image/png' }), calledAs(game));
  return true;
}
