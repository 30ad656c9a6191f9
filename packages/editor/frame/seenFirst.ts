import { sectionElements } from './pageParts.ts';

/** How long after the last change of the look what is out of view follows. */
const REST_MS = 60;
/** So much above and below what is seen counts as seen, in pixels. */
const MARGIN = 200;

export interface SeenFirst {
  /** Changes how the page looks: what is in view at once, the rest a moment after. */
  change(apply: () => void): void;
}

/**
 * Another palette or pack of fonts gives every element of the page another style. On a page of a thousand blocks the browser
 * works on that for longer than ED-38 allows, mostly for what nobody sees: sections out of view are held as they are until
 * the first frame with the new look is painted. `onDone`: all of the page has it.
 */
export function createSeenFirst(onDone: () => void): SeenFirst {
  let held: readonly HTMLElement[] = [];
  let [timer, count] = [0, 0];

  function release(): void {
    for (const { style } of held) {
      style.removeProperty('content-visibility');
      style.removeProperty('contain-intrinsic-block-size');
    }
    held = [];
    onDone();
  }

  return {
    change(apply) {
      count += 1;
      const own = count;
      window.clearTimeout(timer);
      if (held.length === 0) held = hold(sectionElements().filter(isOutOfView));
      apply();
      if (held.length === 0 || document.hidden) {
        release();
        return;
      }
      requestAnimationFrame(() => {
        // Another change has come before this one was painted; the rest waits for that one.
        if (own === count) timer = window.setTimeout(release, REST_MS);
      });
    },
  };
}

function isOutOfView(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom < -MARGIN || top > window.innerHeight + MARGIN;
}

/** Keeps their heights, so that nothing in view moves; all are read before the first is changed. */
function hold(sections: readonly HTMLElement[]): readonly HTMLElement[] {
  const heights = sections.map(contentHeight);
  for (const [index, { style }] of sections.entries()) {
    style.setProperty('contain-intrinsic-block-size', `${heights[index]}px`);
    style.setProperty('content-visibility', 'hidden');
  }
  return sections;
}

function contentHeight(section: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(section);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  return around.reduce((rest, each) => rest - each, section.getBoundingClientRect().height);
}
