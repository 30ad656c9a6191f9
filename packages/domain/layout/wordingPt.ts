import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('pt');

export const layoutWordsPt: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}, ${columns}`,
  row: (first, last) => (first === last ? `Linha ${first}` : `Linhas ${first} a ${last}`),
  column: (first, last) => (first === last ? `coluna ${first}` : `colunas ${first} a ${last}`),
  moved: (place) => `${place}, movido`,
  resized: (place) => `${place}, tamanho alterado`,
  movedMany: (count) => counted(count, { one: '# bloco movido', other: '# blocos movidos' }),
  movedTo: (place, section) => `${place}, movido para ${section}`,
  section: (number) => `Seção ${number}`,
  edge: 'A borda foi alcançada',
};
