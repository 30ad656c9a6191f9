import { inside, type Stored } from '../stored.ts';
import {
  FONT_KINDS,
  FONTS,
  type Font,
  type FontFile,
  type FontKind,
  type FontMeasure,
  type FontWeights,
} from './fonts.ts';

/** What a file of a font says of itself; its owner may know better. */
export interface FontFacts {
  readonly family: string;
  readonly kind: FontKind;
  readonly weights: FontWeights;
  readonly isItalic: boolean;
  readonly meanwhile: FontMeasure;
}

/** A file of the media library that is a font. */
export interface OwnFontFile {
  /** Of the file in the library. */
  readonly id: string;
  /** Last part of its address. */
  readonly filename: string;
  readonly bytes: number;
}

export const OWN_FONT_LIMITS = { family: 60, files: 60, weight: [1, 1000], bytes: 3_000_000 } as const;

const ID = /^own-[a-z0-9-]{1,60}$/;
const FILE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FILENAME = /^[A-Za-z0-9._-]{1,200}$/;

/** The fonts an owner has uploaded, as the style record of the site holds them: by family, then by file of the library. */
export function readOwnFonts(stored: Stored): readonly Font[] {
  const own = inside(stored, 'ownFonts');
  return Object.keys(own)
    .filter((id) => ID.test(id))
    .map((id) => readFont(id, inside(own, id)))
    .filter(({ family, files }) => family !== '' && files.length > 0)
    .toSorted((one, other) => (one.family < other.family ? -1 : 1));
}

function readFont(id: string, own: Stored): Font {
  const stored = inside(own, 'files');
  const files = Object.keys(stored)
    .filter((file) => FILE.test(file) && FILENAME.test(String(inside(stored, file).filename ?? '')))
    .map((file) => readFile(file, inside(stored, file)))
    .toSorted((one, other) => one.weights[0] - other.weights[0] || Number(one.isItalic) - Number(other.isItalic));
  const weights = files.map((file) => file.weights);
  return {
    ...{ id, files, family: ownFamily(String(own.family ?? '')) },
    kind: FONT_KINDS.find((kind) => kind === own.kind) ?? 'sans',
    weights: [Math.min(...weights.map(([least]) => least)), Math.max(...weights.map(([, most]) => most))],
    hasItalic: files.some(({ isItalic }) => isItalic),
    meanwhile: meanwhileOf(stored, files),
  };
}

/** Returns a name that never collides with a built-in family of the same name. */
function ownFamily(given: string): string {
  const family = plainFamily(given);
  return FONTS.some((font) => font.family.toLowerCase() === family.toLowerCase()) ? `${family} (own)` : family;
}

/** Returns a name that needs no escaping in a stylesheet. */
export function plainFamily(given: string): string {
  const plain = given
    .replace(/[^\p{L}\p{M}\p{N} ._()'&+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, OWN_FONT_LIMITS.family).join('').trim();
}

interface ReadFile extends FontFile {
  readonly id: string;
}

function readFile(id: string, own: Stored): ReadFile {
  const [lightest, heaviest] = pair(own.weights);
  return {
    ...{ id, address: `/s/files/${id}/${String(own.filename)}`, isItalic: own.isItalic === true, range: '' },
    weights: [lightest, Math.max(lightest, heaviest)],
    bytes: number(own.bytes, 0, 0, OWN_FONT_LIMITS.bytes),
  };
}

function pair(value: unknown): FontWeights {
  const [lightest, heaviest] = Array.isArray(value) ? value : [400, 400];
  const [least, most] = OWN_FONT_LIMITS.weight;
  return [number(lightest, 400, least, most), number(heaviest, 400, least, most)];
}

/** Returns the fallback's measures, from the upright file closest to normal weight. */
function meanwhileOf(stored: Stored, files: readonly ReadFile[]): FontMeasure {
  const away = ({ isItalic, weights: [lightest, heaviest] }: ReadFile) =>
    (isItalic ? 1000 : 0) + Math.max(lightest - 400, 400 - heaviest, 0);
  const [first] = files.toSorted((one, other) => away(one) - away(other));
  const measure = first === undefined ? [] : inside(stored, first.id).meanwhile;
  const [size, ascent, descent] = Array.isArray(measure) ? measure : [];
  return [number(size, 100, 40, 250), number(ascent, 90, 20, 300), number(descent, 22, 0, 200)];
}

function number(value: unknown, fallback: number, least: number, most: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;
}

/** Which family of the record a name belongs to: names that differ in case or spaces alone are one. */
export function ownFontId(family: string): string {
  const slug = plainFamily(family)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  return `own-${
    slug ||
    [...plainFamily(family)]
      .map((sign) => sign.codePointAt(0)!.toString(36))
      .join('-')
      .slice(0, 50) ||
    'font'
  }`;
}
