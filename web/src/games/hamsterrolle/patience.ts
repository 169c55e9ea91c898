/** A table that simulates the last turn is asked again. */
import type { Session } from '../../table/session.svelte';

/** Milliseconds between two tries. */
export const PATIENCE = 500;
const MAX_TRIES = 20;

export async function actPatiently(session: Session, action: string): ReturnType<Session['act']> {
  let answer = await session.act(action);
  for (let tries = 0; tries < MAX_TRIES && !answer.ok && answer.refusal.code === 'try-again'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    answer = await session.act(action);
  }
  return answer;
}
