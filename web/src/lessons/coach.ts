import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('coach');

/** In a lesson, what stands in place of tips and of what one does at a table. */
export interface Coach {
  words: Snippet;
  tools: Snippet;
  /** What is said at the top while nothing is asked and nobody else moves. */
  sentence: () => string | null;
}

export const teach = (coach: Coach): Coach => setContext(KEY, coach);

/** Whoever teaches here, if this is a lesson. */
export const coach = (): Coach | undefined => getContext<Coach | undefined>(KEY);
