import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('nl');

/** How often a Dutch calendar says something is. */
export const repeatWordsNl: RepeatWords = {
  daily: (every) => (every === 1 ? 'Elke dag' : `Elke ${every} dagen`),
  weekly: (every, days) => `${every === 1 ? 'Elke week' : `Elke ${every} weken`} op ${days}`,
  monthly: (every, day) => `${every === 1 ? 'Elke maand' : `Elke ${every} maanden`} op ${day}`,
  date: (day) => `de ${day}e`,
  weekday: (nth, weekday) => `de ${['laatste', '', 'eerste', 'tweede', 'derde', 'vierde'][nth + 1] ?? ''} ${weekday}`,
  until: (rule, day) => `${rule}, tot ${day}`,
  count: (rule, count) => `${rule}, ${counted(count, { other: '# keer' })}`,
};
