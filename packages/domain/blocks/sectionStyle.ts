import { choice, type Fields, type ValuesOf } from './field.ts';
import { ownValues } from './readValues.ts';

/** How one section differs from what the site's style says of all; drawn as fields like a block's own values. */
export const SECTION_STYLE_FIELDS = {
  padding: choice('Vertical padding', 'site', {
    site: 'Site default',
    none: 'None',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
  }),
  align: choice('Content', 'middle', { top: 'Top', middle: 'Middle', bottom: 'Bottom' }),
  divider: choice('Bottom edge', 'none', { none: 'Straight', line: 'Line', slant: 'Slanted', curve: 'Curved' }),
  gradient: choice('Gradient', 'none', { none: 'None', soft: 'Soft', accent: 'Accent' }),
} as const satisfies Fields;

export type SectionStyle = ValuesOf<typeof SECTION_STYLE_FIELDS>;

/** Null for a plain section. */
export function readSectionStyle(stored: unknown): Partial<SectionStyle> | null {
  return ownValues(SECTION_STYLE_FIELDS, stored);
}
