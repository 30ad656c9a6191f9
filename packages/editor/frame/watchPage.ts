import { gridOf, idOfSection, sectionElements, sectionOf } from './pageParts.ts';

/** Ids of the sections that may look otherwise inside; null: any may. */
export type Changed = readonly string[] | null;

/**
 * Reports which parts of the page may have another size or position, at most once per frame. Scrolling is reported
 * separately.
 */
export function watchPage(onChange: (changed: Changed) => void, onScroll: () => void): { observeAgain(): void } {
  let changed: Set<string> | null = new Set();
  const tell = oncePerFrame(() => {
    const told = changed;
    changed = new Set();
    onChange(told === null ? null : [...told]);
  });
  const note = (sections: Changed): void => {
    if (sections === null) changed = null;
    for (const id of sections ?? []) changed?.add(id);
    tell();
  };
  const watching = watchSizes(note);
  watching.observeAgain();
  window.addEventListener('resize', () => note(null));
  window.addEventListener('load', () => note(null));
  // Pictures, frames and sheets: their events don't bubble.
  document.addEventListener('load', ({ target }) => note(sectionsAround(target)), true);
  document.fonts?.addEventListener('loadingdone', () => note(null));
  window.addEventListener('scroll', oncePerFrame(onScroll), { passive: true });
  return watching;
}

function watchSizes(note: (changed: Changed) => void): { observeAgain(): void } {
  const root = document.documentElement;
  let observed = new Set<Element>();
  let width = root.clientWidth;
  const observer = new ResizeObserver((entries) => {
    const isWider = root.clientWidth !== width;
    width = root.clientWidth;
    // A page that only became longer looks as before inside of what kept its size.
    const around = entries.flatMap(({ target }) => (target === root ? [] : (sectionsAround(target) ?? [])));
    note(isWider ? null : around);
  });
  return {
    /** Only what is new: whatever one begins to observe counts as changed. */
    observeAgain() {
      const sections = sectionElements();
      const wanted = new Set<Element>([root, ...sections, ...sections.flatMap((section) => gridOf(section) ?? [])]);
      for (const element of observed) if (!wanted.has(element)) observer.unobserve(element);
      for (const element of wanted) if (!observed.has(element)) observer.observe(element);
      observed = wanted;
    },
  };
}

/** Returns the section that contains a target. Null outside of sections: any may be affected. */
function sectionsAround(target: EventTarget | null): Changed {
  const section = target instanceof Element ? sectionOf(target) : null;
  return section === null ? null : [idOfSection(section)];
}

export function oncePerFrame(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      run();
    });
  };
}
