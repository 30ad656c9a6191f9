import { type GalleryOptions, type GalleryWords, galleryWordsIn } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { pictureHtml } from '../picture.ts';
import { gallerySizes, thumbnailSizes } from './gallerySizes.ts';
import { type GalleryPicture, slideHtml } from './slideHtml.ts';

export interface GalleryView {
  /** Part of element ids: unique on the page. */
  readonly id: string;
  readonly options: GalleryOptions;
  readonly pictures: readonly GalleryPicture[];
  /** What the gallery is called by screen readers. */
  readonly label: string;
  /** Its owner called it so: then it is one of the places people go to by name. */
  readonly isNamed?: boolean;
  /** The first picture of the page: comes at once and before others. */
  readonly isFirst?: boolean;
  /** The page's, BCP 47. */
  readonly language: string;
}

/**
 * A gallery as markup that is whole without script: slides that snap while one scrolls, thumbnails that are links to their
 * slides, full pictures behind links. Arrows and the pause button come with the widget.
 */
export function galleryHtml(view: GalleryView): string {
  const { options, pictures } = view;
  if (pictures.length === 0) return '';
  return options.design === 'slideshow' || options.design === 'slider' ? moving(view) : still(view);
}

function still(view: GalleryView): string {
  const { options, pictures, label } = view;
  const slides = pictures.map((picture, index) => `<li class="gallery-item">${slideOf(view, picture, index)}</li>`);
  return `<div class="${classesOf(options)}" style="${styleOf(options)}" data-lightbox-group><ul class="gallery-items" aria-label="${escapeHtml(label)}">${slides.join('')}</ul></div>`;
}

function slideOf({ options, language, isFirst }: GalleryView, picture: GalleryPicture, index: number): string {
  const sizes = gallerySizes(options);
  return slideHtml(picture, { options, sizes, language, isFirst: isFirst === true && index === 0 });
}

/** Pattern: carousel. The controls come before the slides. Each slide is named by its position. */
function moving(view: GalleryView): string {
  const { id, options, pictures, label, language } = view;
  const words = galleryWordsIn(language);
  const role = view.isNamed === false ? ' role="group"' : '';
  const slides = pictures.map((picture, index) => {
    const place = words.place(index + 1, pictures.length);
    return `<div class="gallery-item" id="${slideId(id, index)}" role="group" aria-roledescription="${words.slide}" aria-label="${place}">${slideOf(view, picture, index)}</div>`;
  });
  const controls = options.controls ? ' data-controls' : '';
  const autoplay = options.autoplay ? ` data-autoplay="${options.autoplayDelay}"` : '';
  return (
    `<section class="${classesOf(options)}" style="${styleOf(options)}"${role} aria-roledescription="${words.carousel}" aria-label="${escapeHtml(label)}"` +
    ` data-island="gallery" data-lightbox-group${controls}${autoplay}>` +
    `<div class="gallery-stage"><div class="gallery-controls"></div>` +
    `<div class="gallery-items" tabindex="0" role="group" aria-label="${escapeHtml(label)}">${slides.join('')}</div></div>` +
    `${thumbnails(id, options, pictures, words)}</section>`
  );
}

function thumbnails(
  id: string,
  options: GalleryOptions,
  pictures: readonly GalleryPicture[],
  words: GalleryWords,
): string {
  const isShown = options.design === 'slideshow' && options.thumbnails && options.stripHeight > 0;
  if (!isShown || pictures.length < 2) return '';
  const sizes = thumbnailSizes(options);
  const links = pictures.map(({ image, title }, index) => {
    const name = [words.place(index + 1, pictures.length), image.altText || title].filter((part) => part !== '');
    const current = index === 0 ? ' aria-current="true"' : '';
    return `<li><a class="gallery-thumb" href="#${slideId(id, index)}" aria-label="${escapeHtml(name.join(': '))}"${current}>${pictureHtml(image, { sizes, isDecorative: true, isCropped: true })}</a></li>`;
  });
  return `<ul class="gallery-thumbs">${links.join('')}</ul>`;
}

function slideId(id: string, index: number): string {
  return escapeHtml(`gallery-${id}-${index + 1}`);
}

/** Names that styles of existing sites look for, then our own. */
function classesOf(options: GalleryOptions): string {
  const { design, autoCrop, metaPosition, metaOnHover, activeAlignment, transparentBackground } = options;
  const hasWords = design === 'grid' ? options.titleOnly : design !== 'slider' && options.titleAndDescription;
  return [
    'sqs-gallery-container',
    `sqs-gallery-block-${design}`,
    `gallery--${design}`,
    ...(autoCrop && design !== 'stacked' ? ['gallery--cropped'] : []),
    ...(hasWords ? ['sqs-gallery-block-show-meta'] : []),
    ...(hasWords && design === 'slideshow' ? [`sqs-gallery-block-meta-position-${metaPosition}`] : []),
    ...(hasWords && design === 'slideshow' && metaOnHover ? ['sqs-gallery-block-show-meta-on-hover'] : []),
    ...(design === 'slider' ? [`gallery--align-${activeAlignment}`] : []),
    ...(transparentBackground ? ['gallery--transparent'] : []),
  ].join(' ');
}

/** Numbers of the owner's choice, for gallery.css. */
function styleOf(options: GalleryOptions): string {
  const { design, perRow, padding, aspectRatio, maxColumnWidth, sliderHeight, stripHeight, stripMargin } = options;
  if (design === 'grid') {
    return `--per-row:${perRow};--padding:${padding}px;--ratio:${ratioText(aspectRatio)};--max-column:${maxColumnWidth}px`;
  }
  if (design === 'slider') return `--padding:${padding}px;--height:${sliderHeight}`;
  return design === 'stacked'
    ? `--padding:${padding}px`
    : `--strip-height:${stripHeight}px;--strip-margin:${stripMargin}px`;
}

/** `16:9` → `16/9`; `2.40` is width over height already. */
function ratioText(ratio: string): string {
  return ratio.replace(':', '/');
}
