/** Above half of the window it is an overlay, not a header. */
const MOST = 0.5;
const GAP_PX = 8;
/** A header that is this far below the edge of the window still counts as lying at it. */
const EDGE_PX = 24;

const root = document.documentElement;
/** What the page's stylesheets keep clear by themselves. */
const own = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
let headers: readonly HTMLElement[] = [];

/**
 * A header of a theme that keeps its place would cover what links, keys and the way to a wrong field lead to: as much of the
 * window's upper end is kept clear as it takes up.
 */
function find(): void {
  headers = [...document.body.querySelectorAll<HTMLElement>('*')].filter(keepsPlace);
  keepClear();
}

function keepClear(): void {
  const [over] = document.elementsFromPoint(root.clientWidth / 2, 1);
  const room = Math.max(0, ...[...headers, ...around(over)].map(roomUnder));
  root.style.scrollPaddingTop = room > 0 && room + GAP_PX > own ? `${Math.ceil(room + GAP_PX)}px` : '';
}

/** What became a header only now: themes set a class while one scrolls. */
function around(element: Element | undefined): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let up = element ?? null; up !== null; up = up.parentElement)
    if (up instanceof HTMLElement && keepsPlace(up)) found.push(up);
  return found;
}

function keepsPlace(element: Element): boolean {
  return /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
}

/**
 * Returns where it ends when it is at the upper edge. 0 for an element that is elsewhere, invisible, or less than half
 * as wide as the page.
 */
function roomUnder(element: HTMLElement): number {
  const { position, top: wanted } = getComputedStyle(element);
  const { top, height, width } = element.getBoundingClientRect();
  const from = position === 'sticky' ? Number.parseFloat(wanted) : top;
  const isHeader = from <= EDGE_PX && height <= innerHeight * MOST && width >= root.clientWidth / 2;
  return isHeader && element.checkVisibility({ visibilityProperty: true }) ? Math.max(0, from + height) : 0;
}

let isAsked = false;
/** At most once a frame. */
function soon(look: () => void): () => void {
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      look();
    });
  };
}

find();
addEventListener('load', find);
addEventListener('resize', soon(find));
addEventListener('scroll', soon(keepClear), { passive: true });
