import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/tourSteps';

/** What the tour shows: at most five places, those that are on the screen. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** CSS: where it is; the first of these that is there. */
  readonly at: readonly string[];
}

export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: texts.yourPage,
    text: texts.clickToSelectDrag,
    at: ['[data-region="canvas"]'],
  },
  {
    title: texts.pagesLayersStyle,
    text: texts.addPagesArrangeThe,
    at: ['[data-region="left"]', '[data-switches] button:first-of-type'],
  },
  {
    title: commonTexts.settings,
    text: texts.contentAndStyleOf,
    at: ['[data-region="right"]', '[data-switches] button:last-of-type'],
  },
  {
    title: texts.undoAndSearch,
    text: texts.undoIsUnlimitedAnd,
    at: ['[data-region="bar"] [role="toolbar"]'],
  },
  {
    title: commonTexts.publish,
    text: texts.changesGoLiveWhen,
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

/**
 * Returns a place for the card: next to the spot if there is room, else inside it. It is always on the screen, where
 * the rest of it can be scrolled to.
 */
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
