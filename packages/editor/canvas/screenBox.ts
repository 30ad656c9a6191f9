import type { Box } from '@quoin/domain/layout';

/** A box of the page as a style of the overlay's layer, which scrolls with the page. */
export function screenBox({ left, top, width, height }: Box, scale: number) {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}
