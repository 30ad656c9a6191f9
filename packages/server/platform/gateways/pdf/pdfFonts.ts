import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type SlicedFont, slicedFont } from './slicedFont.ts';
import { lettersOf, trueTypeOf } from './woff2.ts';

export type FontName = 'text' | 'strong' | 'title';

/** One font of a stack: how the PDF knows it, and what it has letters for. Only letters that are used are embedded. */
interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  /** There is no such weight of it that can be embedded: width of a line around each letter, of its size; 0 for none. */
  readonly outline: number;
  readonly letters: ReadonlySet<number>;
  /** A part of a font: it has no space. */
  readonly isSliced?: boolean;
}

const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans';
const SERIF = '@fontsource/instrument-serif/files/instrument-serif';
const DEJAVU = 'dejavu-fonts-ttf/ttf/DejaVuSans';
const JAPANESE = '@expo-google-fonts/biz-udpgothic';
/** Fraction of a letter's size: as heavy as the Japanese next to it. */
const NOTO_OUTLINE = { text: 0.028, strong: 0.055 } as const;
/** Of Instrument Sans, whose bold cannot be embedded. */
const BOLD_OUTLINE = 0.018;

let stacks: Readonly<Record<FontName, readonly Font[]>> | null = null;

/** Large fonts, read when the first letter of them is printed. */
const read = new Map<string, Font>();

function remembered(name: string, load: () => Omit<Font, 'name'>): Font {
  const known = read.get(name) ?? { name, ...load() };
  read.set(name, known);
  return known;
}

/** BIZ UDPGothic, made for papers of offices: 9 MB. */
function japaneseFont(isStrong: boolean): Font {
  const [name, file] = isStrong
    ? ['japaneseBold', '700Bold/BIZUDPGothic_700Bold.ttf']
    : ['japanese', '400Regular/BIZUDPGothic_400Regular.ttf'];
  return remembered(name, () => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(`${JAPANESE}/${file}`));
    return { bytes, outline: 0, letters: lettersOf(bytes) };
  });
}

let noto: Readonly<Record<'korean' | 'chinese', SlicedFont>> | null = null;

/** Noto Sans in slices of some hundred letters. What is in them is its thinnest weight: the line around makes the others. */
function notoFont(script: 'korean' | 'chinese', code: number, isStrong: boolean): Font | null {
  noto ??= { korean: slicedFont('noto-sans-kr'), chinese: slicedFont('noto-sans-sc') };
  const slice = noto[script].sliceOf(code);
  if (slice === null) return null;
  const outline = isStrong ? NOTO_OUTLINE.strong : NOTO_OUTLINE.text;
  const name = `${script}${isStrong ? 'Bold' : ''}${slice}`;
  const font = remembered(name, () => ({ ...noto![script].read(slice), outline }));
  return font.letters.has(code) ? font : null;
}

/** Instrument first, as the shop's pages; DejaVu for Greek, Cyrillic, Arabic and what else Instrument lacks. Read once. */
function load(): Readonly<Record<FontName, readonly Font[]>> {
  if (stacks !== null) return stacks;
  const { resolve } = createRequire(import.meta.url);
  const bytesOf = (file: string) => readFileSync(resolve(file));
  const font = (name: string, bytes: Buffer, outline = 0): Font => ({
    ...{ name, bytes, outline, letters: lettersOf(bytes) },
  });
  const latin = trueTypeOf(bytesOf(`${SANS}-latin-wght-normal.woff2`));
  const extended = trueTypeOf(bytesOf(`${SANS}-latin-ext-wght-normal.woff2`));
  const serif = ['latin', 'latin-ext'].map((part) => trueTypeOf(bytesOf(`${SERIF}-${part}-400-normal.woff2`)));
  const wide = font('wide', bytesOf(`${DEJAVU}.ttf`));
  const wideBold = font('wideBold', bytesOf(`${DEJAVU}-Bold.ttf`));
  stacks = {
    text: [font('text', latin), font('textExt', extended), wide],
    strong: [font('strong', latin, BOLD_OUTLINE), font('strongExt', extended, BOLD_OUTLINE), wideBold],
    title: [...serif.map((bytes, index) => font(index === 0 ? 'title' : 'titleExt', bytes)), wide],
  };
  return stacks;
}

/** Tells a PDF its fonts; only those it prints with are embedded, and of these only the letters that are used. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  const all = new Map(Object.values(load()).flatMap((stack) => stack.map((font) => [font.name, font] as const)));
  for (const { name, bytes } of all.values()) pdf.registerFont(name, bytes);
}

const REGISTERED = new WeakMap<PDFKit.PDFDocument, Set<string>>();

/** Sets a PDF to a font. Large fonts are registered here, when they are needed. */
export function useFont(pdf: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  const known = REGISTERED.get(pdf) ?? new Set();
  const large = read.get(name);
  if (large !== undefined && !known.has(name)) {
    pdf.registerFont(name, large.bytes);
    REGISTERED.set(pdf, known.add(name));
  }
  return pdf.font(name);
}

/** A letter with the font it is set in. */
export interface SetLetter {
  readonly letter: string;
  readonly font: string;
  readonly outline: number;
}

/** What no font has (newer emoji) is printed as this. */
const UNKNOWN = '\u25a1';
/** The first East Asian code point: earlier ones are in the other fonts or in none. Then jamo, the parts of Hangul. */
const FIRST_EASTERN = 0x2e80;
const JAMO = /[\u1100-\u11ff]/u;
const KANA = /[\u3041-\u30ff]/u;
const HAN = /\p{Script=Han}/u;

/**
 * Sets each letter in the first font of the stack that has it. A space takes the font of the letter before it, where
 * that font has one.
 */
export function setLetters(text: string, name: FontName): readonly SetLetter[] {
  const letters: SetLetter[] = [];
  const isChinese = lacksJapanese(text);
  for (const letter of tidied(text)) {
    const before = letters.at(-1);
    const isSpaced = letter === ' ' && before !== undefined && !read.get(before.font)?.isSliced;
    const found = isSpaced ? before : fontOf(letter.codePointAt(0) ?? 0, { name, isChinese });
    letters.push(
      found === null
        ? { ...lastOf(load()[name]), letter: UNKNOWN }
        : { font: found.font, outline: found.outline, letter },
    );
  }
  return letters;
}

/** Chinese in the forms of the signs that its readers know: at least where Japanese has none for one of them. */
function lacksJapanese(text: string): boolean {
  if (!HAN.test(text) || KANA.test(text)) return false;
  const { letters } = japaneseFont(false);
  return [...text].some((letter) => HAN.test(letter) && !letters.has(letter.codePointAt(0) ?? 0));
}

interface Setting {
  readonly name: FontName;
  readonly isChinese: boolean;
}

function fontOf(code: number, setting: Setting): Omit<SetLetter, 'letter'> | null {
  const found = load()[setting.name].find(({ letters }) => letters.has(code)) ?? easternFont(code, setting);
  return found === null ? null : { font: found.name, outline: found.outline };
}

function easternFont(code: number, { name, isChinese }: Setting): Font | null {
  const letter = String.fromCodePoint(code);
  if (code < FIRST_EASTERN && !JAMO.test(letter)) return null;
  const isStrong = name === 'strong';
  const chinese = () => notoFont('chinese', code, isStrong);
  if (isChinese && HAN.test(letter)) return chinese() ?? ownFont(code, isStrong);
  return ownFont(code, isStrong) ?? notoFont('korean', code, isStrong) ?? chinese();
}

function ownFont(code: number, isStrong: boolean): Font | null {
  const font = japaneseFont(isStrong);
  return font.letters.has(code) ? font : null;
}

function lastOf(stack: readonly Font[]): Omit<SetLetter, 'letter'> {
  const { name, outline } = stack[stack.length - 1]!;
  return { font: name, outline };
}

/** Spaces of every width as plain ones, signs that fonts lack as those they have; composed letters. */
function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/gu, ' ')
    .replace(/[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replaceAll('\u2011', '-');
}
