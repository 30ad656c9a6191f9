import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf, trueTypeOf } from './woff2.ts';

export type FontName = 'text' | 'strong' | 'title';

/** One font of a stack: how the PDF knows it, and what it has letters for. Only letters that are used are embedded. */
interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  /** There is no bold of it that can be embedded: it is printed with a thin line around each letter. */
  readonly isThickened: boolean;
  readonly letters: ReadonlySet<number>;
}

const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans';
const SERIF = '@fontsource/instrument-serif/files/instrument-serif';
const DEJAVU = 'dejavu-fonts-ttf/ttf/DejaVuSans';
const JAPANESE = '@expo-google-fonts/biz-udpgothic';

let stacks: Readonly<Record<FontName, readonly Font[]>> | null = null;

let japanese: Readonly<Record<'text' | 'strong', Font>> | null = null;

/** BIZ UDPGothic, made for papers of offices: read when somebody prints the first letter of it, 9 MB. */
function loadJapanese(): Readonly<Record<'text' | 'strong', Font>> {
  if (japanese !== null) return japanese;
  const read = (name: string, file: string): Font => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(`${JAPANESE}/${file}`));
    return { name, bytes, isThickened: false, letters: lettersOf(bytes) };
  };
  japanese = {
    text: read('japanese', '400Regular/BIZUDPGothic_400Regular.ttf'),
    strong: read('japaneseBold', '700Bold/BIZUDPGothic_700Bold.ttf'),
  };
  return japanese;
}

/** Instrument first, as the shop's pages; DejaVu for Greek, Cyrillic, Arabic and what else Instrument lacks. Read once. */
function load(): Readonly<Record<FontName, readonly Font[]>> {
  if (stacks !== null) return stacks;
  const { resolve } = createRequire(import.meta.url);
  const read = (file: string) => readFileSync(resolve(file));
  const font = (name: string, bytes: Buffer, isThickened = false): Font => ({
    ...{ name, bytes, isThickened, letters: lettersOf(bytes) },
  });
  const latin = trueTypeOf(read(`${SANS}-latin-wght-normal.woff2`));
  const extended = trueTypeOf(read(`${SANS}-latin-ext-wght-normal.woff2`));
  const serif = ['latin', 'latin-ext'].map((part) => trueTypeOf(read(`${SERIF}-${part}-400-normal.woff2`)));
  const wide = font('wide', read(`${DEJAVU}.ttf`));
  const wideBold = font('wideBold', read(`${DEJAVU}-Bold.ttf`));
  stacks = {
    text: [font('text', latin), font('textExt', extended), wide],
    strong: [font('strong', latin, true), font('strongExt', extended, true), wideBold],
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

/** Turns a PDF to a font: the large ones are told to it here, when they are needed. */
export function useFont(pdf: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  const known = REGISTERED.get(pdf) ?? new Set();
  const large = Object.values(japanese ?? {}).find((font) => font.name === name);
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
  readonly isThickened: boolean;
}

/** What no font has (Korean, emoji) is printed as this. */
const UNKNOWN = '\u25a1';
/** From the first Japanese sign on: what stands before it, the other fonts have or nobody. */
const FIRST_JAPANESE = 0x2e80;

/** Each letter in the first font of the stack that has it. A space belongs to what stands before it. */
export function setLetters(text: string, name: FontName): readonly SetLetter[] {
  const letters: SetLetter[] = [];
  for (const letter of tidied(text)) {
    const before = letters.at(-1);
    const found = letter === ' ' && before !== undefined ? before : fontOf(letter.codePointAt(0) ?? 0, name);
    letters.push(
      found === null
        ? { ...lastOf(load()[name]), letter: UNKNOWN }
        : { font: found.font, isThickened: found.isThickened, letter },
    );
  }
  return letters;
}

function fontOf(code: number, name: FontName): Omit<SetLetter, 'letter'> | null {
  const found = load()[name].find(({ letters }) => letters.has(code)) ?? furtherFont(code, name);
  return found === null ? null : { font: found.name, isThickened: found.isThickened };
}

function furtherFont(code: number, name: FontName): Font | null {
  if (code < FIRST_JAPANESE) return null;
  const font = loadJapanese()[name === 'strong' ? 'strong' : 'text'];
  return font.letters.has(code) ? font : null;
}

function lastOf(stack: readonly Font[]): Omit<SetLetter, 'letter'> {
  const { name, isThickened } = stack[stack.length - 1]!;
  return { font: name, isThickened };
}

/** Spaces of every width as plain ones, signs that fonts lack as those they have; composed letters. */
function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/gu, ' ')
    .replace(/[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replaceAll('\u2011', '-');
}
