/** Films behind a screen: each can be stopped, and stands still from the start for who wants nothing to move. */
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
    film.addEventListener('play', show);
    film.addEventListener('pause', show);
    button.addEventListener('click', () => {
      background.classList.add('is-chosen');
      if (film.paused) film.play().catch(show);
      else film.pause();
    });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) film.pause();
    show();
    button.hidden = false;
    background.dataset.islandAwake = '';
  }
}
