const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** An idle moment comes at the latest after that many milliseconds; on a busy phone it might never. */
const LATEST_IDLE = 5000;

/** Runs once: when somebody turns to an island, or when the page has loaded and the browser is idle. */
export function whenWanted(islands: readonly HTMLElement[], run: () => void): void {
  const once = whenTurnedTo(islands, run);
  if (once !== null && !isDataPrecious()) whenQuiet(once);
}

/** Runs once, when somebody turns to an island; null when that is so already. Else the same to be run by another reason. */
export function whenTurnedTo(islands: readonly HTMLElement[], run: () => void): (() => void) | null {
  const stop = new AbortController();
  const once = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  for (const island of islands) {
    for (const intent of INTENTS) island.addEventListener(intent, once, { signal: stop.signal, passive: true });
  }
  if (!islands.some((island) => island.contains(document.activeElement))) return once;
  once();
  return null;
}

/** Runs when all that the visitor came for is there. */
export function whenQuiet(run: () => void): void {
  whenLoaded(() => whenIdle(run));
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_IDLE });
  else setTimeout(run, 200);
}

/** A visitor who saves data gets the widgets on intent alone. */
function isDataPrecious(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
