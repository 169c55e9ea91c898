/** The time, for what counts down: it passes while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const watch = createSubscriber((tick) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  watch();
  return Date.now();
}
