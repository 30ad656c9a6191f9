/**
 * Background films. Each plays while it is in view, once it can be stopped. For visitors with reduced motion or data
 * saving, nothing of it loads before they start it.
 */
export function start(backgrounds: readonly HTMLElement[]): void {
  for (const background of backgrounds) {
    const film = background.querySelector('video');
    const button = background.querySelector<HTMLButtonElement>('.background-film__stop');
    if (film === null || button === null) continue;
    const [pause, play] = [button.getAttribute('aria-label') ?? '', button.dataset.play ?? ''];
    let isWanted = !wantsStillness();
    let isInView = false;
    const show = (): void => {
      button.setAttribute('aria-label', isWanted ? pause : play);
      button.classList.toggle('is-paused', !isWanted);
    };
    const follow = (): void => {
      if (isWanted && isInView)
        film.play().catch(() => {
          // The browser refused, or playback was paused in the meantime.
          if (film.paused && isInView) isWanted = false;
          show();
        });
      else film.pause();
      show();
    };
    button.addEventListener('click', () => {
      background.classList.add('is-chosen');
      isWanted = !isWanted;
      isInView = true;
      follow();
    });
    new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      follow();
    }).observe(background);
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
