import { fontIn, type SiteStyle } from '../siteStyle.ts';
import { FONT_ROLES, type FontRole } from './fontPacks.ts';
import { type FontFile, fontFileFor } from './fonts.ts';

/** Addresses of at most two fonts that every page begins with: those of headings and of text (PF-05). */
export function fontPreloads(style: SiteStyle): readonly string[] {
  return filesFor(style, ['heading', 'body']).map(({ address }) => address);
}

/** What comes before text is read in its own fonts (PF-05). */
export const FONT_LOAD_LIMITS = { files: 2, bytes: 60 * 1024 } as const;

export interface FontLoad {
  readonly files: number;
  readonly bytes: number;
  readonly isHeavy: boolean;
}

/** Files that text of any role waits for, upright as most of it is; none where the fonts are the theme's own. */
export function fontLoad(style: SiteStyle): FontLoad {
  const needed = filesFor(style, FONT_ROLES);
  const bytes = needed.reduce((sum, file) => sum + file.bytes, 0);
  const isHeavy = needed.length > FONT_LOAD_LIMITS.files || bytes > FONT_LOAD_LIMITS.bytes;
  return { files: needed.length, bytes, isHeavy };
}

/** Each once. */
function filesFor(style: SiteStyle, roles: readonly FontRole[]): readonly FontFile[] {
  const { fonts } = style;
  if (fonts === null) return [];
  const files = roles.flatMap((role) => {
    const font = fontIn(style, fonts[role].font);
    return (font && fontFileFor(font, fonts[role].weight)) ?? [];
  });
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
