/** What the floating pill never covers: the button that fills it (WCAG 2.2, 2.4.11). */
const KEPT_CLEAR = '.sqs-add-to-cart-button';

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function overlap(one: Edges, other: Edges): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** Returns the pill's place at the bottom, from where it is now: there or, at the same distance, at the top. */
export function placeAtRest(now: Edges, isAside: boolean, viewHeight: number): Edges {
  return isAside ? { ...now, top: viewHeight - now.bottom, bottom: viewHeight - now.top } : now;
}

/** The pill moves to the other end of the window while its place is needed. Answers how to stop watching. */
export function keepClear(island: Pick<HTMLElement, 'dataset'>, pill: Element): () => void {
  const look = (): void => {
    const isAside = island.dataset.aside !== undefined;
    const place = placeAtRest(pill.getBoundingClientRect(), isAside, window.innerHeight);
    const isInTheWay = [...document.querySelectorAll(KEPT_CLEAR)].some((button) =>
      overlap(button.getBoundingClientRect(), place),
    );
    if (isInTheWay) island.dataset.aside = '';
    else delete island.dataset.aside;
  };
  const stop = new AbortController();
  look();
  window.addEventListener('scroll', look, { passive: true, signal: stop.signal });
  window.addEventListener('resize', look, { passive: true, signal: stop.signal });
  return () => stop.abort();
}
