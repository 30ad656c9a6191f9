import * as words from '@quoin/messages/app/blockWords';
import { choice, color, type Fields, number, type ValuesOf } from './field.ts';
import { ownValues } from './readValues.ts';

/** How one block differs from what the site's style says of all; drawn as fields like a block's own values. */
export const BLOCK_STYLE_FIELDS = {
  ground: choice(words.colors, 'none', {
    none: words.sameAsSection,
    white: words.white,
    light: words.light,
    bright: words.bright,
    dark: words.dark,
    black: words.black,
  }),
  vertical: choice(words.alignmentInItsArea, 'top', { top: words.top, middle: words.middle, bottom: words.bottom }),
  padding: number(words.padding, 0, { min: 0, max: 120, unit: 'px' }),
  radius: number(words.cornerRadius, 0, { min: 0, max: 100, unit: 'px' }),
  stroke: number(words.border, 0, { min: 0, max: 20, unit: 'px' }),
  ownGround: color(words.customBackground),
  ownInk: color(words.customTextColor),
  strokeColor: color(words.borderColor),
  opacity: number(words.opacity, 100, { min: 10, max: 100, unit: '%' }),
  hover: choice(words.hoverEffect, 'none', {
    none: words.nothing,
    lift: words.lift,
    grow: words.grow,
    fade: words.fade,
  }),
  enter: choice(words.appears, 'site', {
    site: words.siteDefault,
    none: words.none,
    fade: words.fadeIn,
    rise: words.slideUp,
    grow: words.growing,
    slide: words.slideIn,
  }),
  shadow: choice(words.shadow, 'none', {
    none: words.none,
    small: words.small,
    medium: words.medium,
    large: words.large,
  }),
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
