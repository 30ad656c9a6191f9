import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('nl');

export const layoutWordsNl: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Rij ${first}` : `Rij ${first} tot ${last}`),
  column: (first, last) => (first === last ? `kolom ${first}` : `kolom ${first} tot ${last}`),
  moved: (place) => `${place}, verplaatst`,
  resized: (place) => `${place}, grootte gewijzigd`,
  movedMany: (count) => counted(count, { one: '# blok verplaatst', other: '# blokken verplaatst' }),
  movedTo: (place, section) => `${place}, verplaatst naar ${section}`,
  section: (number) => `Sectie ${number}`,
  edge: 'De rand is bereikt',
};
