import { type ImageProps, imageLoading } from '@quoin/domain/media';
import { escapeHtml } from '../page/escape.ts';

export type PrintedImage = Pick<ImageProps, 'src' | 'width' | 'height' | 'priority' | 'srcset' | 'sizes'> & {
  readonly alt: string;
  /** CSS declarations. */
  readonly style?: string;
};

/** An image as every page prints it: its room is kept before it comes, and it comes when it is near or at once (IMG-04). */
export function imageHtml({ src, width, height, priority, srcset, sizes, alt, style }: PrintedImage): string {
  const attribute = (name: string, value: string | null | undefined) =>
    value === null || value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
  return (
    `<img${attribute('src', src)}${attribute('srcset', srcset)}${attribute('sizes', sizes)} width="${width}" height="${height}"` +
    `${attribute('alt', alt)}${attribute('fetchpriority', priority)} loading="${imageLoading(priority)}" decoding="async"${attribute('style', style)}>`
  );
}
