import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('ja');

const UNITS: Readonly<Record<TimeUnit, string>> = {
  year: '約#年前',
  month: '約#か月前',
  week: '約#週間前',
  day: '約#日前',
  hour: '約#時間前',
  minute: '約#分前',
};

/** How long ago, in Japanese. */
export const timeWordsJa: TimeWords = {
  invalidDate: '日付が正しくありません。',
  momentAgo: '1分以内',
  ago: (count, unit) => counted(count, { other: UNITS[unit] }),
};
