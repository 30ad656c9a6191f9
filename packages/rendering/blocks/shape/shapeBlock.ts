import type { BlockValue, shapeDefinition } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';

type Value = BlockValue<typeof shapeDefinition>;

/** Forms in a square of 100 by 100; stretched where the block is. */
const PATHS: Readonly<Record<Exclude<Value['shape'], 'rectangle' | 'circle' | 'ellipse'>, string>> = {
  triangle: 'M50 2 98 98H2Z',
  diamond: 'M50 1 99 50 50 99 1 50Z',
  hexagon: 'M25 6h50l24 44-24 44H25L1 50Z',
  star: 'M50 3 61.8 36.2 97 37 69 58.4 78.8 92.3 50 72.2 21.2 92.3 31 58.4 3 37 38.2 36.2Z',
  arch: 'M2 98V50a48 48 0 0 1 96 0v48Z',
  blob: 'M84 22c16 17 17 45 4 60S48 102 27 92 1 52 10 32 34 3 54 4s18 5 30 18Z',
  wave: 'M0 40C18 14 34 14 50 40s32 26 50 0v60H0Z',
};

/** Seen only: nothing is said of it to those who don't see it. */
export const shapeBlock = blockKind<Value>({
  type: 'shape',
  render(value) {
    const { fill, stroke, strokeWidth, rotation, opacity, isStretched } = value;
    const style = [
      fill === '' ? '' : `--shape-fill:${fill}`,
      stroke === '' ? '' : `--shape-stroke:${stroke}`,
      rotation === 0 ? '' : `rotate:${rotation}deg`,
      opacity === 100 ? '' : `opacity:${opacity / 100}`,
    ].filter((each) => each !== '');
    const look = style.length === 0 ? '' : ` style="${escapeHtml(style.join(';'))}"`;
    const ratio = isStretched && value.shape !== 'circle' ? 'none' : 'xMidYMid meet';
    return `<svg class="shape shape--${value.shape}" viewBox="0 0 100 100" preserveAspectRatio="${ratio}" aria-hidden="true" focusable="false"${look}>${drawing(value, strokeWidth)}</svg>`;
  },
});

function drawing({ shape, radius }: Value, width: number): string {
  const edge = ` vector-effect="non-scaling-stroke" stroke-width="${width}"`;
  switch (shape) {
    case 'rectangle':
      return `<rect width="100" height="100" rx="${Math.min(50, radius / 4)}"${edge}/>`;
    case 'circle':
    case 'ellipse':
      return `<ellipse cx="50" cy="50" rx="50" ry="50"${edge}/>`;
    default:
      return `<path d="${PATHS[shape]}"${edge}/>`;
  }
}
