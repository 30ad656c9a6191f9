import type { PrintedPlace } from './places.ts';

/** Matches a picture whose address a script sets later, unless it is followed by its own fallback. */
const WAITING =
  /(?<!<\/noscript>\s*)<img\b(?=[^<>]*\sdata-src="([^"'\\()\s<>]+)")(?![^<>]*\s(?:src|data-type)=)(?![^<>]*--still:)[^<>]*>(?!\s*<noscript)/g;
const OURS = /^\/s\/images\/[^?#]+$/;

/**
 * `{@|image-meta}` prints an address that only a script reads. Without script, `--still` specifies the picture
 * (lent.less). It is not a separate element, because scripts of themes count a gallery's children.
 */
export const picturePlace: PrintedPlace = {
  sign: 'data-src="',
  fill(html) {
    return html.replace(WAITING, (tag: string, address: string) => {
      const still = `--still:url(${address}${OURS.test(address) ? '?format=1000w' : ''})`;
      return /\sstyle=["']/.test(tag)
        ? tag.replace(/(\sstyle=["'])/, `$1${still};`)
        : tag.replace('<img', `<img style="${still}"`);
    });
  },
};
