import { outlineOf } from '../../boards/wheel/flat';
import type { Rules } from '../../boards/wheel/engine';
import { indexOf, type Ghost, type Kit, type Poses } from '../../boards/wheel/kit';
import { balance, landing } from '../../boards/wheel/landing';
import type { Surface } from '../../boards/wheel/surface';
import { quaternion } from './carried';
import type { Signs } from './Prediction.svelte';

/** A piece as it would be let go. */
export function ghostOf(rules: Rules, action: string, piece: string, refused: boolean): Ghost | null {
  const last = rules.hands(action).findLast((hand) => hand.grip);
  if (!last) return null;
  return {
    index: indexOf(piece),
    pose: [...last.at.map((tenths) => tenths / 1000), ...quaternion(last.turn).toArray()],
    mood: refused ? 'refused' : 'legal',
  };
}

/** What will become of the piece in the hand, as places in the picture. */
export function signsOf(at: Surface, kit: Kit, now: Poses, index: number, pose: readonly number[]): Signs {
  const [x = 0, y = 0, z = 0] = pose;
  const found = landing(kit, now, index, pose);
  const { points } = outlineOf(kit, index, pose);
  const degrees = found ? balance(kit, now, { index, pose }) : 0;
  const roll = (Math.max(-60, Math.min(60, degrees)) * Math.PI * kit.radius) / 180;
  return {
    held: at.placeOf([x, y, z]),
    lands: found && at.placeOf([x, y - found.drop, z]),
    outline: found ? points.map(([px, py]) => at.placeOf([px, py - found.drop, z])) : [],
    contacts: found ? found.contacts.map(([px, py]) => at.placeOf([px, py, z])) : [],
    roll: found && { from: at.placeOf([0, -kit.radius, z]), to: at.placeOf([roll, -kit.radius, z]) },
    fate: found?.fate ?? null,
    way: found?.way ?? 0,
  };
}
