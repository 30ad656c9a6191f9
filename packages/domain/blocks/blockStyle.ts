import { choice, color, type Fields, number, type ValuesOf } from './field.ts';
import { ownValues } from './readValues.ts';

/** How one block differs from what the site's style says of all; drawn as fields like a block's own values. */
export const BLOCK_STYLE_FIELDS = {
  ground: choice('Colors', 'none', {
    none: 'Same as section',
    white: 'White',
    light: 'Light',
    bright: 'Bright',
    dark: 'Dark',
    black: 'Black',
  }),
  vertical: choice('Alignment in its area', 'top', { top: 'Top', middle: 'Middle', bottom: 'Bottom' }),
  padding: number('Padding', 0, { min: 0, max: 120, unit: 'px' }),
  radius: number('Corner radius', 0, { min: 0, max: 100, unit: 'px' }),
  stroke: number('Border', 0, { min: 0, max: 20, unit: 'px' }),
  ownGround: color('Custom background'),
  ownInk: color('Custom text color'),
  strokeColor: color('Border color'),
  opacity: number('Opacity', 100, { min: 10, max: 100, unit: '%' }),
  hover: choice('Hover effect', 'none', { none: 'Nothing', lift: 'Lift', grow: 'Grow', fade: 'Fade' }),
  enter: choice('Appears', 'site', {
    site: 'Site default',
    none: 'None',
    fade: 'Fade in',
    rise: 'Slide up',
    grow: 'Growing',
    slide: 'Slide in',
  }),
  shadow: choice('Shadow', 'none', { none: 'None', small: 'Small', medium: 'Medium', large: 'Large' }),
} as const satisfies Fields;

export type BlockStyle = ValuesOf<typeof BLOCK_STYLE_FIELDS>;

/** Null for a plain block. */
export function readBlockStyle(stored: unknown): Partial<BlockStyle> | null {
  return ownValues(BLOCK_STYLE_FIELDS, stored);
}

/** Devices a block is left out on (ED-32); what is not named shows it. */
export interface HiddenOn {
  readonly desktop?: true;
  readonly phone?: true;
}

/** Null where it is shown everywhere. */
export function readHiddenOn(stored: unknown): HiddenOn | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { desktop, phone } = stored as { readonly desktop?: unknown; readonly phone?: unknown };
  if (desktop !== true && phone !== true) return null;
  return { ...(desktop === true ? { desktop } : {}), ...(phone === true ? { phone } : {}) };
}
