import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('ja');

/** How often a Japanese calendar says something is. */
export const repeatWordsJa: RepeatWords = {
  daily: (every) => (every === 1 ? '毎日' : `${every}日ごと`),
  weekly: (every, days) => `${every === 1 ? '毎週' : `${every}週間ごとの`}${days}`,
  monthly: (every, day) => `${every === 1 ? '毎月' : `${every}か月ごとの`}${day}`,
  date: (day) => `${day}日`,
  weekday: (nth, weekday) => `${['最終', '', '第1', '第2', '第3', '第4'][nth + 1] ?? ''}${weekday}`,
  until: (rule, day) => `${rule}、${day}まで`,
  count: (rule, count) => `${rule}、${counted(count, { other: '全#回' })}`,
};
