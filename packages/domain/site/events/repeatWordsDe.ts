import type { RepeatWords } from './repeatText.ts';

/** How often a German calendar says something is. */
export const repeatWordsDe: RepeatWords = {
  daily: (every) => (every === 1 ? 'Jeden Tag' : `Alle ${every} Tage`),
  weekly: (every, days) => (every === 1 ? `Jede Woche am ${days}` : `Alle ${every} Wochen am ${days}`),
  monthly: (every, day) => (every === 1 ? `Jeden Monat am ${day}` : `Alle ${every} Monate am ${day}`),
  date: (day) => `${day}.`,
  weekday: (nth, weekday) => `${['letzten', '', 'ersten', 'zweiten', 'dritten', 'vierten'][nth + 1] ?? ''} ${weekday}`,
  until: (rule, day) => `${rule}, bis ${day}`,
  count: (rule, count) => (count === 1 ? `${rule}, einmal` : `${rule}, ${count}-mal`),
};
