/** Whether the player asked the system for less movement; end states are shown at once then. */
export function reducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
