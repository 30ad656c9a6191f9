import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('es');

/** How often a Spanish calendar says something is. */
export const repeatWordsEs: RepeatWords = {
  daily: (every) => (every === 1 ? 'Todos los días' : `Cada ${every} días`),
  weekly: (every, days) => `${every === 1 ? 'Todas las semanas' : `Cada ${every} semanas`}, el ${days}`,
  monthly: (every, day) => `${every === 1 ? 'Todos los meses' : `Cada ${every} meses`}, el ${day}`,
  date: (day) => `día ${day}`,
  weekday: (nth, weekday) => `${['último', '', 'primer', 'segundo', 'tercer', 'cuarto'][nth + 1] ?? ''} ${weekday}`,
  until: (rule, day) => `${rule}, hasta el ${day}`,
  count: (rule, count) => `${rule}, ${counted(count, { one: '# vez', other: '# veces' })}`,
};
