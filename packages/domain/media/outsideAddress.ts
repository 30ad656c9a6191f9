import type { ImageRef } from './image.ts';
import { imageAddress } from './imageAddress.ts';
import type { ImageSize } from './imageSize.ts';
import { WIDTH_STEPS } from './widthSteps.ts';

/** Where the picture alone is the matter outside our pages: search engines, product and podcast directories. */
export const OUTSIDE_WIDTH = 1500;

const WITHOUT_FORMAT = /^\/s\/images\/[^?#]*$/;

/** An address of a page as it goes outside: a picture named without a format would be the original, and is named with a width. */
export function outsideAddress(address: string): string {
  return WITHOUT_FORMAT.test(address) ? imageAddress({ assetUrl: address }, OUTSIDE_WIDTH) : address;
}

/** Link previews leave out heavier pictures. JPEG and PNG up to `OUTSIDE_WIDTH` are kept below it. */
export const MAX_PREVIEW_BYTES = 300_000;
/** Of a preview; a photo of as many fits into `MAX_PREVIEW_BYTES`. */
const MAX_PREVIEW_PIXELS = 1_500_000;

export interface ImagePreview extends ImageSize {
  readonly address: string;
}

/** A picture as link previews and feed readers show it; its sides are 0 where nobody knows them. */
export function imagePreview(image: ImageRef): ImagePreview {
  const { originalWidth, originalHeight } = image;
  const heightAt = (width: number) => (originalWidth > 0 ? Math.round((width * originalHeight) / originalWidth) : 0);
  const steps = WIDTH_STEPS.filter((step) => step <= OUTSIDE_WIDTH);
  const step = steps.findLast((each) => each * heightAt(each) <= MAX_PREVIEW_PIXELS) ?? WIDTH_STEPS[0];
  const width = Math.min(step, originalWidth);
  return { address: imageAddress(image, step), width, height: heightAt(width) };
}
