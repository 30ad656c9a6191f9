import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('ar');

/** How often an Arabic calendar says something is. */
export const repeatWordsAr: RepeatWords = {
  daily: (every) =>
    every === 1 ? 'كل يوم' : `كل ${counted(every, { two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}`,
  weekly: (every, days) =>
    `كل ${counted(every, { one: 'أسبوع', two: 'أسبوعين', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' })}: ${days}`,
  monthly: (every, day) =>
    `كل ${counted(every, { one: 'شهر', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' })}: ${day}`,
  date: (day) => `يوم ${day}`,
  weekday: (nth, weekday) => `${weekday} ${['الأخير', '', 'الأول', 'الثاني', 'الثالث', 'الرابع'][nth + 1] ?? ''}`,
  until: (rule, day) => `${rule}، حتى ${day}`,
  count: (rule, count) =>
    `${rule}، ${counted(count, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', other: '# مرة' })}`,
};
