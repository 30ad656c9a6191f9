/** What the tour shows: at most five places, those that are on the screen. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** CSS: where it is; the first of these that is there. */
  readonly at: readonly string[];
}

export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'This is your page',
    text: 'Click anything to choose it, drag it where it should be, double-click a text to write. Everything is saved by itself.',
    at: ['[data-region="canvas"]'],
  },
  {
    title: 'Pages, layers, style',
    text: 'Add pages and sort the navigation, see what lies where, change colours and letters for the whole site.',
    at: ['[data-region="left"]', 'nav[aria-label="Panels"] button:first-of-type'],
  },
  {
    title: 'Settings of what you chose',
    text: 'A block, a section or the page: what it shows and how it looks is set here.',
    at: ['[data-region="right"]', 'nav[aria-label="Panels"] button:last-of-type'],
  },
  {
    title: 'Nothing is lost',
    text: 'Undo goes back as far as you like, even tomorrow. Ctrl+K, or ⌘K, finds every page and every action.',
    at: ['[data-region="bar"] [role="toolbar"]'],
  },
  {
    title: 'Show it to everybody',
    text: 'Visitors see your changes when you publish them. Until then they are only yours.',
    at: ['[data-region="bar"] [role="toolbar"] button:last-of-type'],
  },
];

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a step's place is on the screen; null when it is not there. */
export function spotOf({ at }: TourStep): Spot | null {
  for (const selector of at) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null || found.offsetParent === null) continue;
    const { left, top, width, height } = found.getBoundingClientRect();
    return { left, top, width, height };
  }
  return null;
}

const [CARD_WIDTH, CARD_HEIGHT, AWAY] = [340, 210, 16];
/** In windows that are narrower than the card its words take more lines. */
const NARROW_HEIGHT = 236;

/** Beside the place where there is room, else inside of it; always on the screen, where the rest of it can be scrolled to. */
export function cardPlace(
  spot: Spot,
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly maxHeight: number } {
  const isNarrow = view.width < CARD_WIDTH + 2 * AWAY;
  const height = isNarrow ? NARROW_HEIGHT : CARD_HEIGHT;
  const right = spot.left + spot.width + AWAY;
  const left = spot.left - CARD_WIDTH - AWAY;
  const isFlat = spot.height < view.height / 3;
  const wanted =
    right + CARD_WIDTH <= view.width && !isFlat
      ? { left: right, top: spot.top + AWAY * 3 }
      : left >= AWAY && !isFlat
        ? { left, top: spot.top + AWAY * 3 }
        : isFlat
          ? { left: spot.left + spot.width / 2 - CARD_WIDTH / 2, top: belowOrAbove(spot, view.height, height) }
          : { left: spot.left + spot.width / 2 - CARD_WIDTH / 2, top: spot.top + spot.height / 2 - height / 2 };
  const top = Math.max(AWAY / 2, Math.min(wanted.top, view.height - height - AWAY));
  return {
    left: Math.max(AWAY, Math.min(wanted.left, view.width - CARD_WIDTH - AWAY)),
    ...{ top, maxHeight: view.height - top - AWAY / 2 },
  };
}

function belowOrAbove({ top, height }: Spot, viewHeight: number, cardHeight: number): number {
  const below = top + height + AWAY;
  return below + cardHeight <= viewHeight ? below : top - cardHeight - AWAY;
}
