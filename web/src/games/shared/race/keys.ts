/** Whether a key is meant for something else: for what is written, or for a dialog. */
function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio]), textarea, select, dialog, [role=dialog]') !== null
  );
}

/**
 * Keys that call, wherever the focus is: in a race nobody looks for a button first. They come before the
 * keys of the pyramid, where Enter does what the space bar does too.
 */
export function callKeys(calls: () => Readonly<Record<string, (() => void) | undefined>>): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const call = calls()[event.key.toLowerCase()];
    if (!call) return;
    event.preventDefault();
    event.stopPropagation();
    call();
  };
  window.addEventListener('keydown', down, { capture: true });
  return () => window.removeEventListener('keydown', down, { capture: true });
}
