import type { LightboxPicture } from './LightboxGallery.tsx';
import { openPictures, pictureIn } from './pictures.ts';

/** Links to full pictures: a click shows the picture over the page, with its group next to it. */
export function start(links: readonly HTMLElement[], _page: unknown, words: () => Promise<unknown>): void {
  const load = () => words().then(() => import('./LightboxGallery.tsx'));
  const bring = (): void => void load().catch(() => {});
  for (const link of links) {
    link.addEventListener('pointerenter', bring, { once: true });
    link.addEventListener('focus', bring, { once: true });
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const group = groupOf(link);
      const shown = { index: group.indexOf(link), theme: link.dataset.lightboxTheme };
      // Should it not come, the link leads where it always led.
      openPictures(load, group.map(pictureOf), shown).catch(() => location.assign((link as HTMLAnchorElement).href));
    });
  }
}

const SELECTOR = 'a[data-island="lightbox"]';

function groupOf(link: HTMLElement): HTMLElement[] {
  const group = link.closest('[data-lightbox-group]');
  return group === null ? [link] : [...group.querySelectorAll<HTMLElement>(SELECTOR)];
}

function pictureOf(link: HTMLElement): LightboxPicture {
  const words = link.closest('figure')?.querySelector('figcaption');
  const caption = [...(words?.children ?? [])].map((part) => part.textContent?.trim() ?? '').join(' – ');
  return pictureIn(link, (link as HTMLAnchorElement).href, caption);
}
