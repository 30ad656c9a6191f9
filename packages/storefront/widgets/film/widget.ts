/**
 * Films behind a screen: each starts by itself once it can be stopped, and not a byte of it comes before it is asked for to
 * who wants nothing to move or saves data.
 */
export function start(backgrounds: readonly HTMLElement[]): void {
  for (const background of backgrounds) {
    const film = background.querySelector('video');
    const button = background.querySelector<HTMLButtonElement>('.screen__stop');
    if (film === null || button === null) continue;
    const [pause, play] = [button.getAttribute('aria-label') ?? '', button.dataset.play ?? ''];
    const show = (): void => {
      button.setAttribute('aria-label', film.paused ? play : pause);
      button.classList.toggle('is-paused', film.paused);
    };
    const run = (): void => {
      film.play().catch(show);
    };
    film.addEventListener('play', show);
    film.addEventListener('pause', show);
    button.addEventListener('click', () => {
      background.classList.add('is-chosen');
      if (film.paused) run();
      else film.pause();
    });
    if (!wantsStillness()) run();
    show();
    button.hidden = false;
    background.dataset.islandAwake = '';
  }
}

/** Browsers that know how much data people want to use say so here; not all do. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function wantsStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || (navigator as DataSaver).connection?.saveData === true
  );
}
