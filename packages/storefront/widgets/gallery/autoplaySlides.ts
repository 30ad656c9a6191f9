import { afterInBrowser } from '../../timing/after.ts';
import { type Autoplay, createAutoplay } from './autoplay.ts';

/** Plays until a visitor interacts with it. Never plays with reduced motion. */
export function autoplaySlides(gallery: HTMLElement, seconds: number, advance: () => void): Autoplay {
  const autoplay = createAutoplay(afterInBrowser, seconds, advance);
  const when = (isSo: boolean, reason: Parameters<Autoplay['hold']>[0]): void =>
    isSo ? autoplay.hold(reason) : autoplay.release(reason);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const holdMotion = (): void => when(motion.matches, 'motion');
  const holdHidden = (): void => when(document.hidden, 'hidden');
  holdMotion();
  holdHidden();
  motion.addEventListener('change', holdMotion);
  document.addEventListener('visibilitychange', holdHidden);
  gallery.addEventListener('focusin', () => autoplay.hold('focus'));
  gallery.addEventListener('focusout', ({ relatedTarget }) =>
    when(relatedTarget instanceof Node && gallery.contains(relatedTarget), 'focus'),
  );
  gallery.addEventListener('pointerenter', () => autoplay.hold('hover'));
  gallery.addEventListener('pointerleave', () => autoplay.release('hover'));
  return autoplay;
}
