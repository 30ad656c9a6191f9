import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('ar');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, two: string, few: string, many: string, other: string]>> =
  {
    year: ['سنة', 'سنتين', '# سنوات', '# سنة', '# سنة'],
    month: ['شهر', 'شهرين', '# أشهر', '# شهرًا', '# شهر'],
    week: ['أسبوع', 'أسبوعين', '# أسابيع', '# أسبوعًا', '# أسبوع'],
    day: ['يوم', 'يومين', '# أيام', '# يومًا', '# يوم'],
    hour: ['ساعة', 'ساعتين', '# ساعات', '# ساعة', '# ساعة'],
    minute: ['دقيقة', 'دقيقتين', '# دقائق', '# دقيقة', '# دقيقة'],
  };

/** How long ago, as Germans say it. */
export const timeWordsAr: TimeWords = {
  invalidDate: 'تاريخ غير صالح.',
  momentAgo: 'قبل أقل من دقيقة',
  ago: (count, unit) => {
    const [one, two, few, many, other] = UNITS[unit];
    return `قبل نحو ${counted(count, { one, two, few, many, other })}`;
  },
};
