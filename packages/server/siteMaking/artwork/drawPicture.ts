import type { PictureShape } from '@quoin/domain/sections';
import type { Palette } from '@quoin/domain/styles';
import { loadSharp } from '../../platform/background/loadSharp.ts';
import { chanceFrom } from './chance.ts';
import { hills } from './hills.ts';
import { inksOf, type Motif } from './motif.ts';
import { arches, stems, tiles } from './patterns.ts';
import { vessels } from './vessels.ts';

export interface DrawnPicture {
  readonly shape: PictureShape;
  readonly filename: string;
  readonly alt: readonly [english: string, german: string];
  /** JPEG. */
  readonly bytes: Uint8Array;
}

const SIZES: Readonly<Record<PictureShape, readonly [width: number, height: number]>> = {
  wide: [1600, 1000],
  tall: [1200, 1500],
  square: [1300, 1300],
};
const MOTIFS = { hills, vessels, tiles, arches, stems } as const satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;

/** One picture in a site's colours. The same seed draws the same again. */
export async function drawPicture(
  seed: string,
  wanted: { readonly shape: PictureShape; readonly motif: MotifName; readonly palette: Palette },
): Promise<DrawnPicture> {
  const { shape, motif, palette } = wanted;
  const [width, height] = SIZES[shape];
  const { draw, alt } = MOTIFS[motif];
  const shapes = draw({ width, height, chance: chanceFrom(seed), inks: inksOf(palette) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  return { shape, filename: `${seed.replace(/[^a-z0-9]+/gi, '-')}.jpg`, alt, bytes };
}
