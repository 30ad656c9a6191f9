import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('es');

export const layoutWordsEs: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Fila ${first}` : `Filas ${first} a ${last}`),
  column: (first, last) => (first === last ? `columna ${first}` : `columnas ${first} a ${last}`),
  moved: (place) => `${place}, movido`,
  resized: (place) => `${place}, tamaño cambiado`,
  movedMany: (count) => counted(count, { one: '# bloque movido', other: '# bloques movidos' }),
  movedTo: (place, section) => `${place}, movido a ${section}`,
  section: (number) => `Sección ${number}`,
  edge: 'Se ha llegado al borde',
};
