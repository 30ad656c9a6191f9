import type { Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

export const layoutWordsDe: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Zeile ${first}` : `Zeile ${first} bis ${last}`),
  column: (first, last) => (first === last ? `Spalte ${first}` : `Spalte ${first} bis ${last}`),
  moved: (place) => `${place}, verschoben`,
  resized: (place) => `${place}, Größe geändert`,
  movedMany: (count) => `${count} Blöcke verschoben`,
  movedTo: (place, section) => `${place}, verschoben nach ${section}`,
  section: (number) => `Abschnitt ${number}`,
  edge: 'Der Rand ist erreicht',
};
