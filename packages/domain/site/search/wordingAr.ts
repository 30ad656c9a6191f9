import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('ar');

/** What searching an Arabic site says. */
export const searchWordsAr: SearchWords = {
  title: 'البحث',
  label: 'البحث في هذا الموقع',
  button: 'بحث',
  placeholder: 'بحث',
  resultsFor: (typed) => `نتائج «${typed}»`,
  found: (total) =>
    counted(total, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      other: '# نتيجة',
    }),
  corrected: (words) => `لا يوجد هذا النص تمامًا. هذه نتائج «${words}».`,
  nothing: (typed) => `لا نتائج عن «${typed}»`,
  nothingHint: 'جرّب كلمات أخرى أو أقل، أو إحدى هذه الصفحات.',
  start: 'اكتب كلمة لترى إلى أين تقود.',
  page: 'صفحة',
  suggestions: (count) =>
    counted(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  noSuggestions: 'لا اقتراحات',
  all: (typed) => `كل نتائج «${typed}»`,
};
