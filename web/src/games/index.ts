import type { GameId } from '../protocol/messages';
import abquetschen from './abquetschen';
import bunteKuh from './bunte-kuh';
import cuiBono from './cui-bono';
import eintrichtern from './eintrichtern';
import generic from './generic';
import hamstern from './hamstern';
import hamsterrolle from './hamsterrolle';
import hopNRoll from './hop-n-roll';
import type { GameModule } from './module';
import own from './own';
import raffzahn from './raffzahn';
import wuerfelmarsch from './wuerfelmarsch';

/** Every registered game, in the order of the crate. */
export const GAMES = {
  'hop-n-roll': hopNRoll,
  hamstern,
  hamsterrolle,
  abquetschen,
  raffzahn,
  'bunte-kuh': bunteKuh,
  'cui-bono': cuiBono,
  eintrichtern,
  wuerfelmarsch,
  own,
  pig: generic,
} satisfies Record<GameId, GameModule>;

/** What the page knows of a game; of one that was registered a minute ago, what is true of all. */
export function moduleOf(game: string): GameModule {
  return Object.hasOwn(GAMES, game) ? GAMES[game as GameId] : generic;
}

/** What a look back at a game is called: luck and skill are told apart only where positions have a worth to more than one. */
export const lookingBack = (game: string, players: number) =>
  moduleOf(game).judged && players > 1
    ? { open: 'insight-open', close: 'insight-close', title: 'insight-title' }
    : { open: 'insight-course', close: 'insight-course-close', title: 'insight-course' };
