import type { Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';

export const layoutWordsAr: Translated<typeof layoutWordsEn> = {
  rowAndColumns: (row, columns) => `${row}، ${columns}`,
  row: (first, last) => (first === last ? `الصف ${first}` : `الصفوف من ${first} إلى ${last}`),
  column: (first, last) => (first === last ? `العمود ${first}` : `الأعمدة من ${first} إلى ${last}`),
  moved: (place) => `${place}، تم النقل`,
  resized: (place) => `${place}، تم تغيير الحجم`,
  movedMany: (count) => `تم نقل ${count} من العناصر`,
  movedTo: (place, section) => `${place}، نُقل إلى ${section}`,
  section: (number) => `القسم ${number}`,
  edge: 'تم بلوغ الحافة',
};
