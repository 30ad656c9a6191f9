import type { SectionBackground } from '@quoin/domain/blocks';
import type { MadeBlock, MadeSection } from '@quoin/domain/sections';
import type { SectionColors } from '@quoin/domain/styles';
import { blockShapes } from './blockShapes.ts';

/** What a thumbnail is made of, in pixels of a page 1440 wide. */
export type Shape =
  | { readonly kind: 'box'; readonly at: Area; readonly fill: string; readonly line?: string; readonly radius?: number }
  | {
      readonly kind: 'picture';
      readonly at: Area;
      readonly ink: string;
      readonly ground: string;
      /** Id of the picture that is shown there, if known. Otherwise a placeholder is shown. */
      readonly image?: string;
    }
  | {
      readonly kind: 'words';
      readonly x: number;
      /** Of the line's foot. */
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly fill: string;
    };

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const PAGE_WIDTH = 1440;
const [MARGIN, GAP, ROW, PADDING] = [56, 24, 24, 84];
const LEAST = { content: 0, small: 330, medium: 560, large: 860 } as const;

/** A section as thumbnails draw it: a built-in template, or one that a user saved. */
export interface DrawnSection {
  readonly section: Omit<MadeSection['section'], 'name' | 'background'> & { readonly background: SectionBackground };
  readonly blocks: readonly MadeBlock[];
}

/** A section in small: its grid as it is, words as words where they can be read, lines where they can't. */
export function drawSection({ section, blocks }: DrawnSection, colors: SectionColors): Drawing {
  const rows = Math.max(1, ...blocks.map(({ place }) => place.row + place.rows - 1));
  const height = Math.max(LEAST[section.height], rows * ROW + PADDING * 2);
  const top = (height - rows * ROW) / 2;
  const whole: Area = { x: 0, y: 0, width: PAGE_WIDTH, height };
  const ground: Shape = { kind: 'box', at: whole, fill: colors.ground };
  const { background } = section;
  const image = background.kind === 'none' ? '' : background.imageId;
  const behind: Shape = { kind: 'picture', at: whole, ink: colors.link, ground: colors.ground, image };
  const veil: Shape = { kind: 'box', at: whole, fill: colors.ground };
  return {
    height,
    shapes: [
      ground,
      ...(background.kind === 'none' ? [] : [behind, { ...veil, fill: `${colors.ground}99` }]),
      ...blocks.flatMap((block) => blockShapes(block, areaOf(block, top, section.width === 'full'), colors)),
    ],
  };
}

function areaOf({ place }: MadeBlock, top: number, isFull: boolean): Area {
  const margin = isFull ? 24 : MARGIN;
  const step = (PAGE_WIDTH - margin * 2 + GAP) / 12;
  return {
    x: margin + (place.column - 1) * step,
    y: top + (place.row - 1) * ROW,
    width: place.columns * step - GAP,
    height: place.rows * ROW,
  };
}
