import { choice, type Fields, type ValuesOf } from './field.ts';
import { readValues } from './readValues.ts';

/** How one section differs from what the site's style says of all; drawn as fields like a block's own values. */
export const SECTION_STYLE_FIELDS = {
  padding: choice('Room above and below', 'site', {
    site: 'As the site says',
    none: 'None',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
  }),
  align: choice('Content', 'middle', { top: 'Top', middle: 'Middle', bottom: 'Bottom' }),
  divider: choice('Lower edge', 'none', { none: 'Straight', line: 'Line', slant: 'Slanted', curve: 'Curved' }),
  gradient: choice('Gradient', 'none', { none: 'None', soft: 'Soft', accent: 'Accent' }),
} as const satisfies Fields;

export type SectionStyle = ValuesOf<typeof SECTION_STYLE_FIELDS>;

/** Values that differ from a plain section's; null for a plain one, and for what makes no sense. */
export function readSectionStyle(stored: unknown): Partial<SectionStyle> | null {
  const all = Object.entries(readValues(SECTION_STYLE_FIELDS, stored));
  const own = all.filter(([name, value]) => value !== SECTION_STYLE_FIELDS[name as keyof SectionStyle].initial);
  return own.length === 0 ? null : (Object.fromEntries(own) as Partial<SectionStyle>);
}
