import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf, trueTypeOf } from './woff2.ts';

/** A font that comes in slices of some hundred letters, as browsers fetch them. */
export interface SlicedFont {
  /** The number of the slice that has a letter; null where none has. */
  sliceOf(code: number): number | null;
  read(slice: number): { readonly bytes: Buffer; readonly letters: ReadonlySet<number>; readonly isSliced: true };
}

/**
 * Opens a font of `@fontsource-variable`: a list of what is in each slice, and a file for each. No file is read before
 * it is needed.
 */
export function slicedFont(family: string): SlicedFont {
  const { resolve } = createRequire(import.meta.url);
  const place = (file: string) => resolve(`@fontsource-variable/${family}/${file}`);
  const slices = slicesOf(JSON.parse(readFileSync(place('unicode.json'), 'utf8')));
  return {
    sliceOf: (code) => slices.find(({ ranges }) => isWithin(code, ranges))?.slice ?? null,
    read(slice) {
      const bytes = trueTypeOf(readFileSync(place(`files/${family}-${slice}-wght-normal.woff2`)));
      return { bytes, letters: lettersOf(bytes), isSliced: true };
    },
  };
}

type Range = readonly [first: number, last: number];

interface Slice {
  readonly slice: number;
  readonly ranges: readonly Range[];
}

/** `{"[4]": "U+1f1e9-1f1f5,U+21"}`; slices with a name are of scripts that other fonts have. */
function slicesOf(listed: unknown): readonly Slice[] {
  return Object.entries(listed as Readonly<Record<string, string>>).flatMap(([key, text]) => {
    const slice = /^\[(\d+)\]$/.exec(key)?.[1];
    return slice === undefined ? [] : [{ slice: Number(slice), ranges: text.split(',').map(rangeOf) }];
  });
}

function rangeOf(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function isWithin(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last);
}
