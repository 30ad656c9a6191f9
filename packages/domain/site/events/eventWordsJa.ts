import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('ja');

/** What a Japanese calendar says. */
export const eventWordsJa: EventWords = {
  previous: '前の月',
  next: '次の月',
  nothing: '今月の予定はありません。',
  events: (day, count) => `${day}、${counted(count, { other: 'イベント#件' })}`,
  today: '今日',
  calendar: 'カレンダー',
};
