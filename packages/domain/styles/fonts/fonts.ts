/** Lightest and heaviest; the same twice for a font of one weight. */
export type FontWeights = readonly [lightest: number, heaviest: number];

/**
 * A font family that sites serve themselves: a built-in one, or one that the owner of the site has uploaded
 * (`ownFonts.ts`).
 */
export interface Font {
  readonly id: string;
  /** As stylesheets call it. */
  readonly family: string;
  readonly kind: FontKind;
  readonly weights: FontWeights;
  readonly hasItalic: boolean;
  /**
   * Percent that make the system's own font as wide and as high as this one, so that nothing moves when it arrives:
   * size, ascent, descent. Measured on a long sentence against Liberation Sans or Serif, which are as wide as Arial and Times.
   */
  readonly meanwhile: FontMeasure;
  /** Built-in fonts begin with the upright western letters: the file to preload. */
  readonly files: readonly FontFile[];
}

export const FONT_KINDS = ['serif', 'sans'] as const;
export type FontKind = (typeof FONT_KINDS)[number];
export type FontMeasure = readonly [size: number, ascent: number, descent: number];

/** A file of a font. */
export interface FontFile {
  readonly address: string;
  readonly isItalic: boolean;
  readonly weights: FontWeights;
  /**
   * Unicode range for which it is loaded: western letters, or the additional ones of other languages. '' for all it
   * contains.
   */
  readonly range: string;
  readonly bytes: number;
}

/**
 * Version: of its npm package, for names of files hold it, so that browsers keep them for ever; the build checks it. Kilobytes:
 * of the upright western letters, which a page begins with (PF-05).
 */
type Row = readonly [
  ...[id: string, family: string, kind: FontKind, weights: FontWeights, hasItalic: boolean],
  ...[version: string, kilobytes: number, meanwhile: FontMeasure],
];

const ROWS: readonly Row[] = [
  ['instrument-serif', 'Instrument Serif', 'serif', [400, 400], false, '5.3.0', 21, [82.1, 120.5, 37.7]],
  ['instrument-sans', 'Instrument Sans', 'sans', [400, 700], false, '5.3.0', 30.1, [100.6, 96.5, 24.9]],
  ['archivo', 'Archivo', 'sans', [100, 900], true, '5.3.0', 34.9, [98.1, 89.5, 21.4]],
  ['bricolage-grotesque', 'Bricolage Grotesque', 'sans', [200, 800], false, '5.3.0', 41.3, [105.3, 88.3, 25.6]],
  ['dm-sans', 'DM Sans', 'sans', [100, 1000], true, '5.3.0', 36.9, [104.1, 95.3, 29.8]],
  ['eb-garamond', 'EB Garamond', 'serif', [400, 800], true, '5.3.0', 44.3, [94.6, 106.5, 31.5]],
  ['figtree', 'Figtree', 'sans', [300, 900], true, '5.3.0', 20.2, [99.9, 95.1, 25]],
  ['fraunces', 'Fraunces', 'serif', [100, 900], true, '5.3.0', 36.6, [114.6, 85.4, 22.3]],
  ['inter', 'Inter', 'sans', [100, 900], true, '5.3.0', 48.3, [106.9, 90.7, 22.6]],
  ['jost', 'Jost', 'sans', [100, 900], true, '5.3.0', 26.6, [96.3, 111.1, 38.9]],
  ['karla', 'Karla', 'sans', [200, 800], true, '5.3.0', 32.1, [101.5, 90.3, 24.8]],
  ['lora', 'Lora', 'serif', [400, 700], true, '5.3.0', 37.8, [114.5, 87.9, 23.9]],
  ['manrope', 'Manrope', 'sans', [200, 800], false, '5.3.0', 24.8, [102.1, 104.4, 29.4]],
  ['newsreader', 'Newsreader', 'serif', [200, 800], true, '5.3.0', 58.1, [105.2, 69.9, 25.2]],
  ['playfair-display', 'Playfair Display', 'serif', [400, 900], true, '5.3.0', 38.4, [109.4, 98.9, 22.9]],
  ['source-serif-4', 'Source Serif 4', 'serif', [200, 900], true, '5.3.1', 50.9, [116.2, 89.1, 28.8]],
  ['space-grotesk', 'Space Grotesk', 'sans', [300, 700], false, '5.3.0', 22.3, [109.3, 90.1, 26.7]],
  ['work-sans', 'Work Sans', 'sans', [100, 900], true, '5.3.0', 50.3, [111.8, 83.2, 21.7]],
];

/** Fonts for which the house theme has its own file, under a name without parts. */
const HOUSE_FONTS: ReadonlySet<string> = new Set(['instrument-serif', 'instrument-sans']);

const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

function houseFiles([id, , , weights, hasItalic, version, kilobytes]: Row): readonly FontFile[] {
  const address = (part: string) => `/assets/fonts/${id}${part}-${version}.woff2`;
  const file = { weights, bytes: Math.round(kilobytes * 1000) };
  if (HOUSE_FONTS.has(id)) return [{ ...file, address: address(''), isItalic: false, range: '' }];
  return (['latin', 'latin-ext'] as const).flatMap((part) =>
    (hasItalic ? [false, true] : [false]).map((isItalic) => ({
      ...{ ...file, address: address(`-${part}${isItalic ? '-italic' : ''}`), isItalic, range: RANGES[part] },
    })),
  );
}

export const FONTS: readonly Font[] = ROWS.map((row) => {
  const [id, family, kind, weights, hasItalic, , , meanwhile] = row;
  return { ...{ id, family, kind, weights, hasItalic, meanwhile }, files: houseFiles(row) };
});

export function fontOf(id: string): Font | null {
  return FONTS.find((font) => font.id === id) ?? null;
}

/** The upright file of a font in which a weight is set: one that has it, else the one that comes closest. */
export function fontFileFor({ files }: Font, weight: number): FontFile | null {
  const away = ({ weights: [lightest, heaviest] }: FontFile) => Math.max(lightest - weight, weight - heaviest, 0);
  const upright = files.filter(({ isItalic }) => !isItalic);
  const all = upright.length === 0 ? files : upright;
  return all.reduce<FontFile | null>((best, file) => (best === null || away(file) < away(best) ? file : best), null);
}

/** What a stylesheet writes after `font-family:`. */
export function fontStack(font: Font): string {
  return `"${font.family}","${meanwhileName(font)}",${font.kind === 'serif' ? 'serif' : 'sans-serif'}`;
}

function meanwhileName({ family }: Font): string {
  return `${family} Meanwhile`;
}

/**
 * Returns the `font-display` value. Visitors keep the font that the page began with, so a late font neither moves nor
 * repaints text (PF-07, PF-08). In the editor the font itself always appears, however late.
 */
export function fontDisplay(isCanvas: boolean): 'optional' | 'swap' {
  return isCanvas ? 'swap' : 'optional';
}

/** Returns the `@font-face` rules of a font and of its fallback until it loads. */
export function fontFaces(font: Font, isCanvas: boolean): string {
  const faces = font.files.map(
    ({ address, isItalic, weights, range }) =>
      `@font-face{font-family:"${font.family}";font-style:${isItalic ? 'italic' : 'normal'};font-weight:${weightText(weights)};font-display:${fontDisplay(isCanvas)};src:url("${address}") format("woff2")${range === '' ? '' : `;unicode-range:${range}`}}`,
  );
  const [size, ascent, descent] = font.meanwhile;
  const local =
    font.kind === 'serif'
      ? 'local("Liberation Serif"),local("Times New Roman")'
      : 'local("Liberation Sans"),local("Arial")';
  const meanwhile = `@font-face{font-family:"${meanwhileName(font)}";src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  return [...faces, meanwhile].join('\n');
}

function weightText([lightest, heaviest]: FontWeights): string {
  return lightest === heaviest ? `${lightest}` : `${lightest} ${heaviest}`;
}
