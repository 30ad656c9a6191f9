export {
  paceClass,
  pageClasses,
  type TweakValues,
  tweakClasses,
  tweakValue,
} from './bodyClasses.ts';
export { fromHsl, hexOf, mixColors, parseColor, toHex, toHsl } from './color.ts';
export {
  contrastBetween,
  contrastReport,
  LARGE_CONTRAST,
  luminanceOf,
  TEXT_CONTRAST,
} from './contrast.ts';
export { type DirtyPath, dirtyPaths, type FontPackChange, fontPackChange } from './dirtyPaths.ts';
export { FONT_LOAD_LIMITS, fontLoad, fontPreloads } from './fonts/fontLoad.ts';
export {
  FONT_PACKS,
  FONT_ROLES,
  FONT_USES,
  type FontPack,
  type FontRole,
  type FontUse,
  fontPackOf,
  type RoleStyle,
  TEXT_CASES,
} from './fonts/fontPacks.ts';
export {
  FONTS,
  type Font,
  type FontFile,
  type FontKind,
  type FontMeasure,
  type FontWeights,
  fontDisplay,
  fontFaces,
  fontFileFor,
  fontOf,
} from './fonts/fonts.ts';
export {
  type FontFacts,
  OWN_FONT_LIMITS,
  type OwnFontFile,
  ownFontId,
  plainFamily,
} from './fonts/ownFonts.ts';
export { listTweaks } from './listTweaks.ts';
export { PALETTES } from './palettes.ts';
export { parseTweaks } from './parseTweaks.ts';
export {
  ANY_TONES,
  contrastOver,
  overlayFor,
  type PictureTones,
  tonesIn,
  type WordsOver,
} from './pictureTones.ts';
export { DEFAULT_PRESET, type Preset, presetValues, valuesOver, withPreset } from './presets.ts';
export {
  HOUSE_PALETTE,
  isSectionTheme,
  PALETTE_COLORS,
  type Palette,
  type PaletteColor,
  READ_ON,
  SECTION_THEMES,
  type SectionColors,
  type SectionTheme,
  sectionColors,
  THEME_ELEMENTS,
  type ThemeElement,
} from './sectionThemes.ts';
export {
  HEADER_LAYOUTS,
  LOGO_SIZES,
  readSharePicture,
  readSiteFooter,
  readSiteHeader,
  readSiteIcon,
  readSiteLogo,
  readSiteMenus,
} from './siteFrame.ts';
export {
  fontIn,
  readSiteStyle,
  type SiteStyle,
  STYLE_DEFAULTS,
  STYLE_RANGES,
  type StyleNumber,
  styleOver,
} from './siteStyle.ts';
export { tweakSlug } from './slug.ts';
export type { Stored } from './stored.ts';
export { styleSheetOf } from './styleSheet.ts';
export { isSystemTweak, systemTweaksBeside } from './systemTweaks.ts';
export type { Tweak } from './tweak.ts';
export { chosenParts, declarationsOf, imageLess, partDefaults, safeLess } from './tweakParts.ts';
export { type StyleCode, styleSentence, styleWording } from './wording.ts';
