import type { FontFacts, FontKind, FontMeasure, FontWeights } from '@quoin/domain/styles';
import { fontName } from './fontNames.ts';
import type { FontTables } from './fontTables.ts';
import { textWidth } from './fontWidths.ts';

export interface ReadFontFacts extends FontFacts {
  /** Its makers say that nothing may carry it, pages included. */
  readonly isRestricted: boolean;
}

type Tables = FontTables['tables'];
const bytesOf = (tables: Tables, tag: string): Buffer => tables.get(tag)!.bytes;

/** What a font whose tables were looked through says of itself. `otherwise`: its family where it has no name. */
export function fontFacts(font: FontTables, otherwise: string): ReadFontFacts {
  const { tables } = font;
  const os2 = bytesOf(tables, 'OS/2');
  const weights = weightsOf(tables, os2);
  const family = familyOf(bytesOf(tables, 'name'), weights) || otherwise;
  const kind = kindOf(font, family);
  return {
    ...{ family, kind, weights },
    isItalic: (os2.readUInt16BE(62) & 0x0201) !== 0 || (bytesOf(tables, 'head').readUInt16BE(44) & 2) !== 0,
    meanwhile: measureOf(font, kind),
    isRestricted: (os2.readUInt16BE(8) & 0x000f) === 2,
  };
}

const WEIGHT_NAMES: readonly (readonly [name: string, weight: number])[] = [
  ...([
    ['thin', 100],
    ['hairline', 100],
    ['extralight', 200],
    ['ultralight', 200],
    ['light', 300],
  ] as const),
  ...([
    ['regular', 400],
    ['book', 400],
    ['medium', 500],
    ['semibold', 600],
    ['demibold', 600],
    ['bold', 700],
  ] as const),
  ...([
    ['extrabold', 800],
    ['ultrabold', 800],
    ['black', 900],
    ['heavy', 900],
  ] as const),
];

/**
 * The name of the family without what it says of this file: the weight that it has, of variable fonts any weight and size.
 * `Archivo Black`, which is of weight 400, is a family.
 */
function familyOf(names: Buffer, [lightest, heaviest]: FontWeights): string {
  const words = fontName(names, 'family').split(/\s+/);
  const isOfFile = (word: string) => {
    const weight = WEIGHT_NAMES.find(([name]) => name === word.toLowerCase().replace(/[^a-z]/g, ''))?.[1];
    if (lightest < heaviest) return weight !== undefined || /^\d+pt$/i.test(word);
    return weight !== undefined && Math.abs(weight - lightest) < 50;
  };
  while (words.length > 1 && isOfFile(words.at(-1)!)) words.pop();
  return words.join(' ');
}

/** Of a variable font all it can have, else its one. */
function weightsOf(tables: Tables, os2: Buffer): FontWeights {
  const [least, most] = axisOf(tables.get('fvar')?.bytes, 'wght') ?? [0, 0];
  if (most > least) return [clamped(least), clamped(most)];
  const own = os2.readUInt16BE(4);
  // Some old files count from 1 to 9.
  const weight = clamped(own < 10 ? own * 100 : own);
  return [weight, weight];
}

function clamped(weight: number): number {
  return Math.min(1000, Math.max(1, Math.round(weight)));
}

/** Least and most of an axis, numbers of 16 bits before and behind the point. */
function axisOf(fvar: Buffer | undefined, tag: string): readonly [number, number] | null {
  if (fvar === undefined) return null;
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  for (let index = 0; index < count; index += 1) {
    const at = start + index * size;
    if (fvar.toString('latin1', at, at + 4) !== tag) continue;
    return [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536];
  }
  return null;
}

const FAMILY_CLASSES: Readonly<Record<number, FontKind>> = {
  ...{ 1: 'serif', 2: 'serif', 3: 'serif', 4: 'serif', 5: 'serif', 7: 'serif', 8: 'sans' },
};

/** What families with serifs are called all over the world, whatever their makers left out. */
const SERIF_NAMES = /\b(?:serif|antiqua|garamond|caslon|baskerville|bodoni|didot|bembo|jenson|sabon)\b/i;

/**
 * Determines the kind by the class its makers gave it, its serifs (PANOSE), its name, or how wide an I is next to an H:
 * serifs make it wider.
 */
function kindOf(font: FontTables, family: string): FontKind {
  const os2 = bytesOf(font.tables, 'OS/2');
  const known = FAMILY_CLASSES[os2.readUInt8(30)];
  if (known !== undefined) return known;
  const [of, serifs] = [os2.readUInt8(32), os2.readUInt8(33)];
  if (of === 2 && serifs >= 2) return serifs >= 11 ? 'sans' : 'serif';
  if (/\bsans\b/i.test(family)) return 'sans';
  if (SERIF_NAMES.test(family)) return 'serif';
  return textWidth(font, 'I') > textWidth(font, 'H') * SERIF_SHARE ? 'serif' : 'sans';
}

/** Between the widest of sixteen families without serifs (0.419) and the narrowest with (0.423). */
const SERIF_SHARE = 0.421;

/** Long enough that letters are as frequent as in most texts. */
const SENTENCE =
  'When we opened the shop in the old quarter by the river, nobody had asked for prints of maps and quiet landscapes; now people write from far away, and every week a few boxes go out with the morning post.';
/** How wide Liberation Sans and Serif, and with them Arial and Times, set that sentence, in their size. */
export const REFERENCE_WIDTHS: Readonly<Record<FontKind, number>> = { sans: 92.053, serif: 83.421 };

/** Returns by what percent the system's font must be wider and higher to replace this one (`Font.meanwhile`). */
function measureOf(font: FontTables, kind: FontKind): FontMeasure {
  const unitsPerEm = bytesOf(font.tables, 'head').readUInt16BE(18);
  const size = textWidth(font, SENTENCE) / unitsPerEm / REFERENCE_WIDTHS[kind];
  const [ascent, descent] = heights(font.tables);
  const percent = (value: number) => Math.round(value * 1000) / 10;
  return [percent(size), percent(ascent / unitsPerEm / size), percent(descent / unitsPerEm / size)];
}

/** Above and below the line, as browsers read them. */
function heights(tables: Tables): readonly [ascent: number, descent: number] {
  const [hhea, os2] = [bytesOf(tables, 'hhea'), bytesOf(tables, 'OS/2')];
  const usesTypo = (os2.readUInt16BE(62) & 0x80) !== 0;
  const [ascent, descent] = usesTypo
    ? [os2.readInt16BE(68), os2.readInt16BE(70)]
    : [hhea.readInt16BE(4), hhea.readInt16BE(6)];
  if (ascent !== 0 || descent !== 0) return [ascent, Math.abs(descent)];
  return [os2.readUInt16BE(74), os2.readUInt16BE(76)];
}
