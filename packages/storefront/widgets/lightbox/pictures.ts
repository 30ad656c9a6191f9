import type { LightboxPicture } from './LightboxGallery.tsx';

export type LoadLightbox = () => Promise<typeof import('./LightboxGallery.tsx')>;

/** Shows the picture of one of these links, and the others next to it. */
export async function openPictures(
  load: LoadLightbox,
  pictures: readonly LightboxPicture[],
  { index, theme = '' }: { readonly index: number; readonly theme?: string | undefined },
): Promise<void> {
  const { openLightbox } = await load();
  openLightbox({ pictures, index, theme: theme === 'light' ? 'light' : 'dark' });
}

/** What markup says of the picture in it; `src` is where its largest file is. */
export function pictureIn(link: HTMLElement, src: string, caption: string): LightboxPicture {
  const img = link.querySelector('img');
  const moving = img?.closest('picture');
  const [width = '', height = ''] = (img?.dataset.imageDimensions ?? '').split('x');
  return {
    src,
    srcset: img?.srcset ?? '',
    motion: moving ? (moving.dataset.motion === 'long' ? 'long' : 'brief') : null,
    alt: img?.alt ?? '',
    width: Number(width) || Number(img?.getAttribute('width')) || 1500,
    height: Number(height) || Number(img?.getAttribute('height')) || 1000,
    caption,
  };
}
