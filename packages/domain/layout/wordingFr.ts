import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('fr');

export const layoutWordsFr: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Ligne ${first}` : `Lignes ${first} à ${last}`),
  column: (first, last) => (first === last ? `colonne ${first}` : `colonnes ${first} à ${last}`),
  moved: (place) => `${place}, déplacé`,
  resized: (place) => `${place}, redimensionné`,
  movedMany: (count) => counted(count, { one: '# bloc déplacé', other: '# blocs déplacés' }),
  movedTo: (place, section) => `${place}, déplacé vers ${section}`,
  section: (number) => `Section ${number}`,
  edge: 'Le bord est atteint',
};
