import { gridOf, sectionElements } from './pageParts.ts';

/** Says when something on the page may have another size or place, at most once a frame; scrolling is told apart. */
export function watchPage(onChange: () => void, onScroll: () => void): { observeAgain(): void } {
  const change = oncePerFrame(onChange);
  const observer = new ResizeObserver(change);
  const observe = (): void => {
    observer.disconnect();
    observer.observe(document.documentElement);
    for (const section of sectionElements()) {
      observer.observe(section);
      const grid = gridOf(section);
      if (grid !== null) observer.observe(grid);
    }
  };
  observe();
  window.addEventListener('resize', change);
  window.addEventListener('load', change);
  // Pictures, frames and sheets: their events don't bubble.
  document.addEventListener('load', change, true);
  document.fonts?.addEventListener('loadingdone', change);
  window.addEventListener('scroll', oncePerFrame(onScroll), { passive: true });
  return { observeAgain: observe };
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
