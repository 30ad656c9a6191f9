import { readAnnouncement } from '@quoin/domain/site';
import { fontPreloads, HOUSE_PALETTE, readSiteStyle, sectionColors, styleOver } from '@quoin/domain/styles';
import type { Theme } from '@quoin/rendering/theme';
import type { SiteContent } from '../content/siteContent.ts';
import { ANNOUNCEMENT_SETTING } from '../notices/notices.ts';
import type { JsonObject } from './imageData.ts';
import { settingObject } from './settings.ts';

/**
 * `siteLook`: what the head of a page says about the site's style. Null where neither the owner nor the theme has one:
 * then templates say what they always said.
 */
export function lookData({ settings }: SiteContent, theme: Partial<Pick<Theme, 'look'>>): JsonObject | null {
  const style = readSiteStyle(styleOver(theme.look ?? {}, settingObject(settings, 'siteStyle')));
  const { themes, palette } = style;
  const hasColors = palette !== null || themes.page !== null || Object.keys(themes.own).length > 0;
  if (style.fonts === null && !hasColors) return null;
  const page = themes.page ?? 'white';
  const { ground } = sectionColors(palette ?? HOUSE_PALETTE, page, themes.own[page]);
  const fonts = [...fontPreloads(style)];
  return { fonts, hasFonts: fonts.length > 0, themeColor: hasColors ? ground : '' };
}

/** `siteBar`: how the announcement bar looks where its owner chose; colours out of the palette, as sections have them. */
export function barData({ settings }: SiteContent, theme: Partial<Pick<Theme, 'look'>>): JsonObject {
  const { theme: chosen, size, align } = readAnnouncement(settingObject(settings, ANNOUNCEMENT_SETTING));
  const classes = `${size === 'small' ? '' : ` announcement--${size}`}${align === 'center' ? '' : ` announcement--${align}`}`;
  if (chosen === '') return { classes, style: '' };
  const { palette, themes } = readSiteStyle(styleOver(theme.look ?? {}, settingObject(settings, 'siteStyle')));
  const { ground, text } = sectionColors(palette ?? HOUSE_PALETTE, chosen, themes.own[chosen]);
  // Whichever of them a theme paints its bar with.
  const colors = `--ink:${ground};--wall:${text};--accent:${ground};--on-accent:${text}`;
  return { classes, style: ` style="${colors}"` };
}
