import * as words from '@quoin/messages/app/blockWords';
import { choice, type Fields, type ValuesOf } from './field.ts';
import { ownValues } from './readValues.ts';

/** How one section differs from what the site's style says of all; drawn as fields like a block's own values. */
export const SECTION_STYLE_FIELDS = {
  padding: choice(words.verticalPadding, 'site', {
    site: words.siteDefault,
    none: words.none,
    small: words.small,
    medium: words.medium,
    large: words.large,
  }),
  align: choice(words.content, 'middle', { top: words.top, middle: words.middle, bottom: words.bottom }),
  divider: choice(words.bottomEdge, 'none', {
    none: words.straight,
    line: words.line,
    slant: words.slanted,
    curve: words.curved,
  }),
  gradient: choice(words.gradient, 'none', { none: words.none, soft: words.soft, accent: words.accent }),
} as const satisfies Fields;

export type SectionStyle = ValuesOf<typeof SECTION_STYLE_FIELDS>;

/** Null for a plain section. */
export function readSectionStyle(stored: unknown): Partial<SectionStyle> | null {
  return ownValues(SECTION_STYLE_FIELDS, stored);
}
