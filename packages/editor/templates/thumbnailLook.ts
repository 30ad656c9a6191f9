import {
  fontIn,
  HOUSE_PALETTE,
  readSiteStyle,
  type SectionColors,
  type SectionTheme,
  sectionColors,
} from '@quoin/domain/styles';

/** How a site looks, as far as it shows in small. */
export interface ThumbnailLook {
  colors(theme: SectionTheme): SectionColors;
  readonly fontFamily: string;
  readonly fontWeight: number;
  /** Of buttons and fields. */
  readonly radius: number;
}

/** Of a site's style record; a site that has chosen nothing looks as our first theme does. */
export function thumbnailLook(style: Readonly<Record<string, unknown>>): ThumbnailLook {
  const read = readSiteStyle(style);
  const { palette, themes, fonts, buttons } = read;
  const made = new Map<SectionTheme, SectionColors>();
  const heading = fonts?.heading ?? null;
  const font = heading === null ? null : fontIn(read, heading.font);
  return {
    colors: (theme) => {
      const known = made.get(theme) ?? sectionColors(palette ?? HOUSE_PALETTE, theme, themes.own[theme]);
      made.set(theme, known);
      return known;
    },
    // The app doesn't have the fonts of sites, so it shows a substitute of the same kind.
    fontFamily: font?.kind === 'sans' ? 'var(--font)' : 'Georgia, "Times New Roman", serif',
    fontWeight: heading?.weight ?? 400,
    radius: RADII[buttons?.shape ?? 'square'] ?? buttons?.radius ?? 2,
  };
}

const RADII: Readonly<Record<string, number>> = { square: 2, rounded: 10, pill: 26 };
