import {
  focalPointText,
  type ImageRef,
  imageAddress,
  type PictureMotion,
  srcset,
  stillSrcset,
} from '@quoin/domain/media';
import { escapeHtml } from '../page/escape.ts';
import { imageHtml } from './imageHtml.ts';

export interface PictureOptions {
  /** CSS widths for the browser's choice, for example `(min-width: 433px) 50vw, 100vw`. */
  readonly sizes: string;
  /** Has no alternative text, because text next to it contains the same. */
  readonly isDecorative?: boolean;
  /** At the top of the page: comes at once and before others (IMG-04). */
  readonly isFirst?: boolean;
  /** Fills its frame, cropped around the focal point. */
  readonly isCropped?: boolean;
}

/** Renders an image in its seven widths, without a layout shift when it loads. */
export function pictureHtml(image: ImageRef, options: PictureOptions): string {
  const picture = imageHtml({
    ...{ src: imageAddress(image, 750), srcset: srcset(image), sizes: options.sizes },
    ...{ width: image.originalWidth, height: image.originalHeight, priority: options.isFirst ? 'high' : null },
    alt: options.isDecorative ? '' : image.altText,
    ...(options.isCropped ? { style: `object-position:${focalPointText(image.focalPoint)}` } : {}),
  });
  return image.motion ? stillable(picture, image, options.sizes, image.motion) : picture;
}

/** In a finished page: pictures that must have a way to stop them (WCAG 2.2.2). */
export const MOVES_LONG = 'data-motion="long"';

/**
 * Its first frame for who has asked for less motion, and a button to stop what does not end by itself, which the page's script
 * makes. The frame around it has no box: rules of themes see only the picture.
 */
export function stillable(
  picture: string,
  image: Pick<ImageRef, 'assetUrl' | 'originalWidth'>,
  sizes: string | null,
  motion: PictureMotion | null,
): string {
  const still = `srcset="${escapeHtml(stillSrcset(image))}"${sizes === null ? '' : ` sizes="${escapeHtml(sizes)}"`}`;
  const mark = motion === 'long' ? ` ${MOVES_LONG}` : '';
  return `<picture style="display:contents"${mark}><source media="(prefers-reduced-motion: reduce)" ${still}>${picture}</picture>`;
}

/** The page's narrowest margins on phones, where one picture more or less wide is another of the seven widths. */
const ON_PHONES = 'calc(100vw - 2rem)';

/** How wide a block's picture is shown: its columns of the page, the whole width on phones, but for the margins. */
export function sizesOf(columns: number): string {
  return `(min-width: 433px) ${Math.ceil((Math.min(12, columns) / 12) * 100)}vw, ${ON_PHONES}`;
}
