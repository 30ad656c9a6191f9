import { type Color, hexOf, mixColors, parseColor, toHex } from './color.ts';
import { contrastOf, LARGE_CONTRAST, readable, TEXT_CONTRAST } from './contrast.ts';

/** Ten ways to colour a section, all made of a palette's five colours. */
export const SECTION_THEMES = [
  'white',
  'white-bold',
  'light',
  'light-bold',
  'bright',
  'bright-inverse',
  'dark',
  'dark-bold',
  'black',
  'black-bold',
] as const;
export type SectionTheme = (typeof SECTION_THEMES)[number];

export const PALETTE_COLORS = ['white', 'light', 'accent', 'dark', 'black'] as const;
export type PaletteColor = (typeof PALETTE_COLORS)[number];
export type Palette = Readonly<Record<PaletteColor, string>>;

/** Elements of a section that have their own colour. Each can be set for each theme. */
export const THEME_ELEMENTS = [
  'ground',
  'tint',
  'heading',
  'text',
  'soft',
  'link',
  'line',
  'button',
  'buttonText',
  'field',
  'fieldText',
  'fieldLine',
] as const;
export type ThemeElement = (typeof THEME_ELEMENTS)[number];
export type SectionColors = Readonly<Record<ThemeElement, string>>;
/** The owner's own colours by theme and element; missing ones are derived. */
export type ThemeOverrides = Readonly<Partial<Record<SectionTheme, Readonly<Partial<Record<ThemeElement, string>>>>>>;

/** Of our first theme, as it looks while nobody chose anything. */
export const HOUSE_PALETTE: Palette = {
  white: '#fcfcfa',
  light: '#f1f0ec',
  accent: '#b8361a',
  dark: '#24345e',
  black: '#17191d',
};

/** Which colour of the palette is the ground, which is meant for text, and whether headings and buttons shine. */
const RECIPES: Readonly<Record<SectionTheme, readonly [ground: PaletteColor, ink: PaletteColor, isBold: boolean]>> = {
  white: ['white', 'black', false],
  'white-bold': ['white', 'black', true],
  light: ['light', 'black', false],
  'light-bold': ['light', 'black', true],
  bright: ['accent', 'white', false],
  'bright-inverse': ['accent', 'black', false],
  dark: ['dark', 'white', false],
  'dark-bold': ['dark', 'white', true],
  black: ['black', 'white', false],
  'black-bold': ['black', 'white', true],
};

/**
 * Returns the colours of one theme. They are readable by construction: text, headings and links have a contrast of
 * 4.5:1 against ground and tint, text on buttons and in fields against theirs, edges of buttons and fields 3:1 against
 * the ground. The owner's choices stay unchanged, and derived colours follow them.
 */
export function sectionColors(
  palette: Palette,
  theme: SectionTheme,
  own: ThemeOverrides[SectionTheme] = {},
): SectionColors {
  const [groundName, inkName, isBold] = RECIPES[theme];
  const chosen = (element: ThemeElement, derive: () => Color): Color =>
    parseColor(own[element] ?? '') ?? rounded(derive());
  const color = (name: PaletteColor) => colorOf(palette[name]);
  const ground = chosen('ground', () => color(groundName));
  const tint = chosen('tint', () => tintOf(ground, color('light'), groundName));
  const grounds = [ground, tint];
  const text = chosen('text', () => readable(color(inkName), grounds, TEXT_CONTRAST));
  const loud = groundName === 'accent' ? text : readable(color('accent'), grounds, TEXT_CONTRAST);
  const button = chosen('button', () => readable(isBold ? color('accent') : text, grounds, LARGE_CONTRAST));
  const field = chosen('field', () => mixColors(ground, isLight(ground) ? WHITE : text, isLight(ground) ? 0.9 : 0.08));
  const colors: Record<ThemeElement, Color> = {
    ...{ ground, tint, text, button, field },
    heading: chosen('heading', () => (isBold ? loud : text)),
    soft: chosen('soft', () => readable(mixColors(text, ground, 0.3), grounds, TEXT_CONTRAST)),
    link: chosen('link', () => loud),
    line: chosen('line', () => mixColors(ground, text, 0.15)),
    buttonText: chosen('buttonText', () => readable(isBold ? color('white') : ground, [button], TEXT_CONTRAST)),
    fieldText: chosen('fieldText', () => readable(text, [field], TEXT_CONTRAST)),
    fieldLine: chosen('fieldLine', () => readable(mixColors(text, ground, 0.5), [ground, field], LARGE_CONTRAST)),
  };
  return Object.fromEntries(THEME_ELEMENTS.map((name) => [name, toHex(colors[name])])) as Record<ThemeElement, string>;
}

/** What is read on what: pairs whose contrast the panel shows. */
export const READ_ON: Readonly<Partial<Record<ThemeElement, ThemeElement>>> = {
  ...{ heading: 'ground', text: 'ground', soft: 'ground', link: 'ground', button: 'ground' },
  ...{ buttonText: 'button', fieldText: 'field', fieldLine: 'ground' },
};

const WHITE: Color = { red: 1, green: 1, blue: 1 };
const BLACK: Color = { red: 0, green: 0, blue: 0 };

function colorOf(text: string): Color {
  return parseColor(hexOf(text, '#000000')) ?? WHITE;
}

function isLight({ red, green, blue }: Color): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 0.6;
}

/** As it will be written: contrast is measured on that. */
function rounded(color: Color): Color {
  return parseColor(toHex(color)) ?? color;
}

/**
 * A second ground, near the first, for what is set off within a section. So near that one colour can be read on both: a
 * palette whose "light" is dark has a tint somewhere between.
 */
function tintOf(ground: Color, light: Color, name: PaletteColor): Color {
  const end: Color = isLight(ground) ? BLACK : WHITE;
  const wanted = name === 'white' ? light : mixColors(ground, end, name === 'light' ? 0.04 : 0.07);
  const steps = [0, 0.25, 0.5, 0.7, 0.85, 0.95].map((step) => mixColors(wanted, ground, step));
  return steps.find((tint) => isReadableOn(ground, tint)) ?? ground;
}

/** Reports whether some colour contrasts with both: then black or white does, slightly above the minimum. */
function isReadableOn(ground: Color, tint: Color): boolean {
  return [BLACK, WHITE].some((ink) => [ground, tint].every((under) => contrastOf(ink, under) >= TEXT_CONTRAST + 0.05));
}

export function isSectionTheme(value: unknown): value is SectionTheme {
  return SECTION_THEMES.includes(value as SectionTheme);
}
