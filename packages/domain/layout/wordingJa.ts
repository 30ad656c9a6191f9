import { countedIn, type Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

const counted = countedIn('ja');

export const layoutWordsJa: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}、${columns}`,
  row: (first, last) => (first === last ? `${first}行目` : `${first}〜${last}行目`),
  column: (first, last) => (first === last ? `${first}列目` : `${first}〜${last}列目`),
  moved: (place) => `${place}に移動しました`,
  resized: (place) => `${place}、サイズを変更しました`,
  movedMany: (count) => counted(count, { other: '#個のブロックを移動しました' }),
  movedTo: (place, section) => `${section}の${place}に移動しました`,
  section: (number) => `セクション${number}`,
  edge: '端に達しました',
};
