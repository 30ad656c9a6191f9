import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('ar');

/** What an Arabic calendar says. */
export const eventWordsAr: EventWords = {
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  nothing: 'لا شيء مخطط لهذا الشهر.',
  events: (day, count) =>
    `${day}، ${counted(count, { one: 'فعالية واحدة', two: 'فعاليتان', few: '# فعاليات', other: '# فعالية' })}`,
  today: 'اليوم',
  calendar: 'التقويم',
};
