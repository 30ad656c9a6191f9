import { sectionElements } from '../pageParts.ts';

/** How long after the last change of the look what is out of view follows. */
const REST_MS = 60;
/** So much above and below what is seen counts as seen, in pixels. */
const MARGIN = 200;
/** So many elements get the new look in one go: a press that comes meanwhile waits no longer than for these. */
const MOST_AT_ONCE = 300;

export interface VisibleFirst {
  /** Changes how the page looks: what is in view at once, the rest a moment after. */
  change(apply: () => void): void;
  /** Whether a section still waits for the look: looking into it would work out what was put off. */
  isHeld(section: HTMLElement): boolean;
  /** Called when the view moves: what is now in view gets the look at once. */
  viewMoved(): void;
}

/**
 * Another palette or pack of fonts gives every element of the page another style. On a page of a thousand blocks the browser
 * works on that for longer than ED-38 allows, mostly for what nobody sees: sections out of view are held as they are until
 * the first frame with the new look is painted, and follow a few at a time, the nearest first. Another change makes those wait
 * again that are out of view. `onSeen`: what is in view has the look; `onDone`: all of the page has it.
 */
export function createVisibleFirst(onSeen: () => void, onDone: () => void): VisibleFirst {
  let held: ReadonlySet<HTMLElement> = new Set();
  let [timer, count] = [0, 0];

  function release(some: readonly HTMLElement[]): void {
    for (const { style } of some) {
      style.removeProperty('content-visibility');
      style.removeProperty('contain-intrinsic-block-size');
    }
    held = new Set([...held].filter((section) => !some.includes(section)));
  }

  /** A slice for each frame, until nothing is held or another change begins. */
  function follow(own: number): void {
    if (own !== count) return;
    release(nextOf(held));
    if (held.size === 0) onDone();
    else requestAnimationFrame(() => follow(own));
  }

  return {
    change(apply) {
      count += 1;
      const own = count;
      window.clearTimeout(timer);
      const away = sectionElements().filter(isOutOfView);
      release([...held].filter((section) => !away.includes(section)));
      hold(away.filter((section) => !held.has(section)));
      held = new Set(away);
      apply();
      if (held.size === 0 || document.hidden) {
        release([...held]);
        onDone();
        return;
      }
      requestAnimationFrame(() => {
        // Another change has come before this one was painted; the rest waits for that one.
        if (own !== count) return;
        timer = window.setTimeout(() => {
          onSeen();
          follow(own);
        }, REST_MS);
      });
    },
    isHeld: (section) => held.has(section),
    viewMoved() {
      if (held.size > 0) release([...held].filter((section) => !isOutOfView(section)));
    },
  };
}

/** The nearest ones, at least one. */
function nextOf(held: ReadonlySet<HTMLElement>): readonly HTMLElement[] {
  const middle = window.innerHeight / 2;
  const away = (section: HTMLElement): number => {
    const { top, bottom } = section.getBoundingClientRect();
    return top > middle ? top - middle : middle - bottom;
  };
  const nearest = [...held].map((section) => ({ section, far: away(section) })).sort((one, two) => one.far - two.far);
  let room = MOST_AT_ONCE;
  return nearest.flatMap(({ section }, index) => {
    room -= section.getElementsByTagName('*').length;
    return index === 0 || room >= 0 ? [section] : [];
  });
}

function isOutOfView(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom < -MARGIN || top > window.innerHeight + MARGIN;
}

/** Keeps their heights, so that nothing in view moves; all are read before the first is changed. */
function hold(sections: readonly HTMLElement[]): void {
  const heights = sections.map(contentHeight);
  for (const [index, { style }] of sections.entries()) {
    style.setProperty('contain-intrinsic-block-size', `${heights[index]}px`);
    style.setProperty('content-visibility', 'hidden');
  }
}

function contentHeight(section: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(section);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  return around.reduce((rest, each) => rest - each, section.getBoundingClientRect().height);
}
