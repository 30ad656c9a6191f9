import { focalPointText, type ImageRef, imageAddress, srcset } from '@quoin/domain/media';
import { imageHtml } from './imageHtml.ts';

export interface PictureOptions {
  /** CSS widths for the browser's choice, for example `(min-width: 433px) 50vw, 100vw`. */
  readonly sizes: string;
  /** Says nothing to those who don't see it: words beside it say the same. */
  readonly isDecorative?: boolean;
  /** At the top of the page: comes at once and before others (IMG-04). */
  readonly isFirst?: boolean;
  /** Fills its frame, cropped around the focal point. */
  readonly isCropped?: boolean;
}

/** An image in its seven widths, never laid out anew when it arrives. */
export function pictureHtml(image: ImageRef, options: PictureOptions): string {
  return imageHtml({
    ...{ src: imageAddress(image, 750), srcset: srcset(image), sizes: options.sizes },
    ...{ width: image.originalWidth, height: image.originalHeight, priority: options.isFirst ? 'high' : null },
    alt: options.isDecorative ? '' : image.altText,
    ...(options.isCropped ? { style: `object-position:${focalPointText(image.focalPoint)}` } : {}),
  });
}

/** The page's narrowest margins on phones, where one picture more or less wide is another of the seven widths. */
const ON_PHONES = 'calc(100vw - 2rem)';

/** How wide a block's picture is shown: its columns of the page, the whole width on phones, but for the margins. */
export function sizesOf(columns: number): string {
  return `(min-width: 433px) ${Math.ceil((Math.min(12, columns) / 12) * 100)}vw, ${ON_PHONES}`;
}
