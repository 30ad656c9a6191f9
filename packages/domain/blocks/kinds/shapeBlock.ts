import type { BlockDefinition } from '../definition.ts';
import { choice, color, flag, number } from '../field.ts';

/** A plain shape behind or next to other blocks. Screen readers ignore it. */
export const shapeDefinition = {
  type: 'shape',
  name: 'Shape',
  group: 'basic',
  icon: 'shape',
  fields: {
    shape: choice('Form', 'rectangle', {
      rectangle: 'Rectangle',
      circle: 'Circle',
      ellipse: 'Ellipse',
      triangle: 'Triangle',
      diamond: 'Diamond',
      hexagon: 'Hexagon',
      star: 'Star',
      arch: 'Arch',
      blob: 'Blob',
      wave: 'Wave',
    }),
    fill: color('Colour'),
    stroke: color('Border color'),
    strokeWidth: number('Edge', 0, { min: 0, max: 40, unit: 'px' }),
    radius: number('Corner radius', 0, { min: 0, max: 200, unit: 'px' }),
    rotation: number('Turned', 0, { min: 0, max: 359, unit: '°' }),
    opacity: number('Opacity', 100, { min: 5, max: 100, step: 5, unit: '%' }),
    isStretched: flag('Fill area', true),
  },
  design: ['shape', 'fill', 'stroke', 'strokeWidth', 'radius', 'rotation', 'opacity', 'isStretched'],
  size: { columns: 3, rows: 6 },
  also: 'circle rectangle star decoration',
} as const satisfies BlockDefinition;
