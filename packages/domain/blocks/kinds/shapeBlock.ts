import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, color, flag, number } from '../field.ts';

/** A plain shape behind or next to other blocks. Screen readers ignore it. */
export const shapeDefinition = {
  type: 'shape',
  name: words.shape,
  group: 'basic',
  icon: 'shape',
  fields: {
    shape: choice(words.form, 'rectangle', {
      rectangle: words.rectangle,
      circle: words.circle,
      ellipse: words.ellipse,
      triangle: words.triangle,
      diamond: words.diamond,
      hexagon: words.hexagon,
      star: words.star,
      arch: words.arch,
      blob: words.blob,
      wave: words.wave,
    }),
    fill: color(words.colour),
    stroke: color(words.borderColor),
    strokeWidth: number(words.edge, 0, { min: 0, max: 40, unit: 'px' }),
    radius: number(words.cornerRadius, 0, { min: 0, max: 200, unit: 'px' }),
    rotation: number(words.turned, 0, { min: 0, max: 359, unit: '°' }),
    opacity: number(words.opacity, 100, { min: 5, max: 100, step: 5, unit: '%' }),
    isStretched: flag(words.fillArea, true),
  },
  design: ['shape', 'fill', 'stroke', 'strokeWidth', 'radius', 'rotation', 'opacity', 'isStretched'],
  size: { columns: 3, rows: 6 },
  also: 'circle rectangle star decoration',
} as const satisfies BlockDefinition;
