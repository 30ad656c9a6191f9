import { inLanguage } from '@quoin/domain/languages';
import { otherLayoutWords } from './otherWording.ts';
import type { Placement } from './placement.ts';

/** What is said of a block's place (ED-15). */
export const layoutWordsEn = {
  rowAndColumns: (row: string, columns: string) => `${row}, ${columns}`,
  row: (first: number, last: number) => (first === last ? `Row ${first}` : `Row ${first} to ${last}`),
  column: (first: number, last: number) => (first === last ? `column ${first}` : `column ${first} to ${last}`),
  moved: (place: string) => `${place}, moved`,
  resized: (place: string) => `${place}, resized`,
  movedMany: (count: number) => `${count} blocks moved`,
  movedTo: (place: string, section: string) => `${place}, moved to ${section}`,
  section: (number: number) => `section ${number}`,
  edge: 'The edge is reached',
};

const ALL = { en: layoutWordsEn, ...otherLayoutWords };

export function layoutWords(language = 'en'): typeof layoutWordsEn {
  return inLanguage(ALL, language);
}

/** `Row 3, column 5 to 8`: where a block begins and which columns it takes. */
export function spokenPlace(place: Placement, language = 'en'): string {
  const words = layoutWords(language);
  const columns = words.column(place.column, place.column + place.columns - 1);
  return words.rowAndColumns(words.row(place.row, place.row), columns);
}
