import { type GalleryOptions, galleryWordsIn, type ImageRef, imageAddress } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { linkAttributes, safeAddress } from '../link.ts';
import { pictureHtml } from '../picture.ts';

/** A picture of a gallery with its words; texts are plain. */
export interface GalleryPicture {
  readonly image: ImageRef;
  readonly title: string;
  readonly description: string;
  /** Where it leads; '' for nowhere. */
  readonly link: string;
}

export interface SlideOptions {
  readonly options: GalleryOptions;
  /** CSS widths for the browser's choice. */
  readonly sizes: string;
  /** The page's, BCP 47. */
  readonly language: string;
  /** At the top of the page. */
  readonly isFirst: boolean;
}

/** The largest kept width: what a press on a picture shows. */
const LARGEST = 2500;

/** One picture: enlarged or followed by a press where the owner wants that, with its words below or over it. */
export function slideHtml(picture: GalleryPicture, { options, sizes, language, isFirst }: SlideOptions): string {
  const isCropped = options.autoCrop && options.design !== 'stacked';
  const img = pictureHtml(picture.image, { sizes, isCropped, isFirst });
  return `<figure class="gallery-slide">${linked(picture, options, img, language)}${wordsHtml(picture, options)}</figure>`;
}

function linked(picture: GalleryPicture, options: GalleryOptions, img: string, language: string): string {
  const { image, title } = picture;
  const address = safeAddress(picture.link);
  if (!options.lightbox) {
    if (address === '') return `<div class="gallery-picture">${img}</div>`;
    return `<a class="gallery-picture" ${linkAttributes(address, options.newWindow)}${nameOf(image, title || address)}>${img}</a>`;
  }
  const full = escapeHtml(imageAddress(image, LARGEST));
  const name = `${galleryWordsIn(language).enlarge}: ${image.altText || title}`.replace(/: $/, '');
  return (
    `<a class="gallery-picture" href="${full}" data-island="lightbox" data-lightbox-theme="${options.lightboxTheme}"` +
    ` aria-label="${escapeHtml(name)}">${img}</a>`
  );
}

/** Returns the name of a link whose picture has no alternative text. Otherwise the picture names it. */
function nameOf(image: ImageRef, fallback: string): string {
  return image.altText === '' ? ` aria-label="${escapeHtml(fallback)}"` : '';
}

function wordsHtml(picture: GalleryPicture, options: GalleryOptions): string {
  const { title, description } = shownWords(picture, options);
  if (title === '' && description === '') return '';
  const heading = title === '' ? '' : `<p class="gallery-title">${escapeHtml(title)}</p>`;
  const lines = escapeHtml(description).replace(/\r?\n/g, '<br>');
  const more = description === '' ? '' : `<p class="gallery-description">${lines}</p>`;
  return `<figcaption class="gallery-meta">${heading}${more}</figcaption>`;
}

/** Which words a design shows (GAL-02): both where there is room, a title in grids, none in a slider. */
function shownWords({ title, description }: GalleryPicture, options: GalleryOptions) {
  if (options.design === 'grid') return { title: options.titleOnly ? title : '', description: '' };
  const hasWords = options.design !== 'slider' && options.titleAndDescription;
  return hasWords ? { title, description } : { title: '', description: '' };
}
