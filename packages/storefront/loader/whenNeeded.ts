const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
/** An idle moment comes at the latest after that many milliseconds; on a busy phone it might never. */
const LATEST_IDLE = 5000;

/** Runs once: when a visitor approaches an island, or when the page has loaded and the browser is idle. */
export function whenNeeded(islands: readonly HTMLElement[], run: () => void): void {
  const once = whenApproached(islands, run);
  if (once !== null && !isDataPrecious()) whenQuiet(once);
}

/**
 * Runs once, when a visitor approaches an island. Returns null if that is already so, else a function that runs it for
 * another reason.
 */
export function whenApproached(islands: readonly HTMLElement[], run: () => void): (() => void) | null {
  const once = onFirst(islands, INTENTS, run);
  if (!islands.some((island) => island.contains(document.activeElement))) return once;
  once();
  return null;
}

/** Runs once, at the first of these events on one of the targets or within; answers the same to be run by another reason. */
export function onFirst(targets: readonly EventTarget[], events: readonly string[], run: () => void): () => void {
  const stop = new AbortController();
  const once = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  const how = { signal: stop.signal, passive: true, capture: true };
  for (const target of targets) for (const event of events) target.addEventListener(event, once, how);
  return once;
}

/** Runs when all that the visitor came for is there. */
export function whenQuiet(run: () => void): void {
  whenLoaded(() => whenIdle(run));
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_IDLE });
  else setTimeout(run, 200);
}

/** A visitor who saves data gets the widgets on intent alone. */
function isDataPrecious(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
