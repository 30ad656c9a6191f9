import { MOTION_SCRIPT_ID } from '@quoin/domain/media';

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * A button that stops moving pictures and starts them again (WCAG 2.2.2), after them or the link around them. The still is in the
 * markup already: the button says when it is shown.
 * @param moving a picture, or what holds several.
 */
export function addMotionButton(moving: HTMLElement): void {
  const place = moving.closest('a, button') ?? moving;
  if (place.nextElementSibling?.classList.contains('motion-button')) return;
  const { pause = '', play = '' } = document.getElementById(MOTION_SCRIPT_ID)?.dataset ?? {};
  const button = document.createElement('button');
  let isStill = matchMedia(REDUCED).matches;
  const say = () => {
    button.ariaLabel = isStill ? play : pause;
    button.textContent = isStill ? '▶' : '❚❚';
  };
  button.type = 'button';
  button.className = 'motion-button';
  button.addEventListener('click', () => {
    isStill = !isStill;
    for (const still of moving.querySelectorAll('source')) still.media = isStill ? 'all' : 'not all';
    say();
  });
  say();
  place.after(button);
  const around = button.parentElement;
  if (around !== null && getComputedStyle(around).position === 'static') around.style.position = 'relative';
}
