import type { Sharp } from 'sharp';
import type { RenditionFormat } from '../storage/assets.ts';

export interface DrawnRendition {
  readonly data: Uint8Array;
  readonly height: number;
  readonly format: RenditionFormat;
}

/** `image` writes this format already; here its pixels are read and written. */
export async function encodeRendition(image: Sharp, format: RenditionFormat): Promise<DrawnRendition> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, height: info.height, format };
}
