export {
  type PageClassParts,
  paceClass,
  pageClasses,
  type TweakValues,
  tweakClass,
  tweakClasses,
  tweakValue,
} from './bodyClasses.ts';
export { type Color, fromHsl, type Hsl, hexOf, mixColors, parseColor, toHex, toHsl } from './color.ts';
export {
  type ContrastReport,
  contrastBetween,
  contrastOf,
  contrastReport,
  LARGE_CONTRAST,
  luminanceOf,
  readable,
  TEXT_CONTRAST,
} from './contrast.ts';
export { DIRTY_PATHS, type DirtyPath, dirtyPaths, type FontPackChange, fontPackChange } from './dirtyPaths.ts';
export { FONT_LOAD_LIMITS, type FontLoad, fontLoad, fontPreloads } from './fontLoad.ts';
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
  type TextCase,
} from './fontPacks.ts';
export {
  FONT_KINDS,
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
  fontStack,
} from './fonts.ts';
export { listTweaks } from './listTweaks.ts';
export {
  type FontFacts,
  OWN_FONT_LIMITS,
  type OwnFontFile,
  ownFontId,
  plainFamily,
  readOwnFonts,
} from './ownFonts.ts';
export { type NamedPalette, PALETTES } from './palettes.ts';
export { parseTweaks } from './parseTweaks.ts';
export {
  ANY_TONES,
  type Below,
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
  type ThemeOverrides,
} from './sectionThemes.ts';
export {
  HEADER_LAYOUTS,
  type HeaderLayout,
  LOGO_SIZES,
  type LogoSize,
  readSiteFooter,
  readSiteHeader,
  readSiteLogo,
  readSiteMenus,
  type SiteFooter,
  type SiteHeader,
  type SiteLogo,
} from './siteFrame.ts';
export {
  ANIMATION_SPEEDS,
  ANIMATIONS,
  BUTTON_FILLS,
  BUTTON_SHAPES,
  fontIn,
  IMAGE_HOVERS,
  IMAGE_TONES,
  readSiteStyle,
  type SiteStyle,
  STYLE_DEFAULTS,
  STYLE_RANGES,
  type StyleNumber,
  styleOver,
} from './siteStyle.ts';
export { tweakSlug } from './slug.ts';
export type { Stored } from './stored.ts';
export { type StyleSheetOptions, styleSheetOf } from './styleSheet.ts';
export { isSystemTweak, systemTweaksBeside } from './systemTweaks.ts';
export { TWEAK_TYPES, type Tweak, type TweakDiagnostic, type TweakType } from './tweak.ts';
export { chosenParts, declarationsOf, imageLess, partDefaults, safeLess } from './tweakParts.ts';
export { type StyleCode, styleSentence, styleWording } from './wording.ts';
