/** Runs in a task of its own once what has just changed is painted: a press is answered first (PF-09). Answers how to call it off. */
export function afterPaint(run: () => void): () => void {
  let isOff = false;
  requestAnimationFrame(() => setTimeout(() => isOff || run()));
  return () => {
    isOff = true;
  };
}
