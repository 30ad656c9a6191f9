const REDUCED = '(prefers-reduced-motion: reduce)';

/** Buttons on pictures that move (WCAG 2.2.2). The still stands in the markup already: they only say when it is shown. */
for (const button of document.querySelectorAll<HTMLButtonElement>('.motion-button')) adopt(button);

function adopt(button: HTMLButtonElement): void {
  const still = button.parentElement?.querySelector<HTMLSourceElement>('picture > source');
  if (!still) return;
  let isStill = matchMedia(REDUCED).matches;
  const show = () => {
    still.media = isStill ? 'all' : 'not all';
    button.ariaLabel = (isStill ? button.dataset.play : button.dataset.pause) ?? '';
    button.textContent = isStill ? '▶' : '❚❚';
  };
  button.addEventListener('click', () => {
    isStill = !isStill;
    show();
  });
  show();
  button.hidden = false;
}
