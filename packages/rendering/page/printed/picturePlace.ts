import type { PrintedPlace } from './places.ts';

/** Of a picture that waits for a script to give it its address; not one that has a fallback of its own beside it. */
const WAITING =
  /(?<!<\/noscript>\s*)<img\b(?=[^<>]*\sdata-src="([^"'\\()\s<>]+)")(?![^<>]*\s(?:src|data-type)=)(?![^<>]*--still:)[^<>]*>(?!\s*<noscript)/g;
const OURS = /^\/s\/images\/[^?#]+$/;

/**
 * `{@|image-meta}` prints an address that only a script reads. Without script the picture is what `--still` says (lent.less). It is
 * no element beside it: scripts of themes count what is in a gallery.
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
