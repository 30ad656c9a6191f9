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

let stacks: Readonly<Record<FontName, readonly Font[]>> | null = null;

/** Instrument first, as the shop's pages; DejaVu for Greek, Cyrillic and what else Instrument lacks. Read once. */
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

export function registerFonts(pdf: PDFKit.PDFDocument): void {
  const all = new Map(Object.values(load()).flatMap((stack) => stack.map((font) => [font.name, font] as const)));
  for (const { name, bytes } of all.values()) pdf.registerFont(name, bytes);
}

/** Letters that follow each other in one font. */
export interface Run {
  readonly font: string;
  readonly text: string;
  readonly isThickened: boolean;
}

/** What no font has (Chinese, Japanese, Korean, emoji) is printed as this. */
const UNKNOWN = '\u25a1';

/** A text cut where its font changes; a letter is set in the first font of the stack that has it. */
export function runsOf(text: string, font: FontName): readonly Run[] {
  const stack = load()[font];
  const runs: { font: string; text: string; isThickened: boolean }[] = [];
  for (const letter of tidied(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const found = stack.find(({ letters }) => letters.has(code));
    const own = found ?? stack[stack.length - 1]!;
    const shown = found === undefined ? UNKNOWN : letter;
    const last = runs.at(-1);
    // A space belongs to what stands before it.
    if (last !== undefined && (last.font === own.name || letter === ' ')) last.text += shown;
    else runs.push({ font: own.name, text: shown, isThickened: own.isThickened });
  }
  return runs;
}

/** Spaces of every width as plain ones, signs that fonts lack as those they have; composed letters. */
function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/gu, ' ')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu, '')
    .replaceAll('\u2011', '-');
}
