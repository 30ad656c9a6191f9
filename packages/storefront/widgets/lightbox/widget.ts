import type { LightboxPicture } from './LightboxGallery.tsx';

/** Links to full pictures: a press shows the picture over the page, and those of its group beside it. */
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
      // Should it not come, the link leads where it always led.
      open(load, group, group.indexOf(link)).catch(() => location.assign((link as HTMLAnchorElement).href));
    });
  }
}

const SELECTOR = 'a[data-island="lightbox"]';

function groupOf(link: HTMLElement): HTMLElement[] {
  const group = link.closest('[data-lightbox-group]');
  return group === null ? [link] : [...group.querySelectorAll<HTMLElement>(SELECTOR)];
}

type Load = () => Promise<typeof import('./LightboxGallery.tsx')>;

async function open(load: Load, links: readonly HTMLElement[], index: number): Promise<void> {
  const { openLightbox } = await load();
  const theme = links[index]?.dataset.lightboxTheme === 'light' ? 'light' : 'dark';
  openLightbox({ pictures: links.map(pictureOf), index, theme });
}

function pictureOf(link: HTMLElement): LightboxPicture {
  const img = link.querySelector('img');
  const words = link.closest('figure')?.querySelector('figcaption');
  return {
    src: (link as HTMLAnchorElement).href,
    srcset: img?.srcset ?? '',
    alt: img?.alt ?? '',
    width: Number(img?.getAttribute('width')) || 1500,
    height: Number(img?.getAttribute('height')) || 1000,
    caption: [...(words?.children ?? [])].map((part) => part.textContent?.trim() ?? '').join(' – '),
  };
}
