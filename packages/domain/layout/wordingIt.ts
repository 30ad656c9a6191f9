import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('it');

export const layoutWordsIt: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Riga ${first}` : `Righe da ${first} a ${last}`),
  column: (first, last) => (first === last ? `colonna ${first}` : `colonne da ${first} a ${last}`),
  moved: (place) => `${place}, spostato`,
  resized: (place) => `${place}, ridimensionato`,
  movedMany: (count) => counted(count, { one: '# blocco spostato', other: '# blocchi spostati' }),
  movedTo: (place, section) => `${place}, spostato in ${section}`,
  section: (number) => `Sezione ${number}`,
  edge: 'È stato raggiunto il bordo',
};
