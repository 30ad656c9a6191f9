/**
 * Runs in a separate task once the latest change is painted: the response to a press comes first (PF-09). Returns a
 * function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let isOff = false;
  requestAnimationFrame(() => setTimeout(() => isOff || run()));
  return () => {
    isOff = true;
  };
}
