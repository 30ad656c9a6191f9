import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('fr');

/** How often a French calendar says something is. */
export const repeatWordsFr: RepeatWords = {
  daily: (every) => (every === 1 ? 'Tous les jours' : `Tous les ${every} jours`),
  weekly: (every, days) => `${every === 1 ? 'Toutes les semaines' : `Toutes les ${every} semaines`}, le ${days}`,
  monthly: (every, day) => `${every === 1 ? 'Tous les mois' : `Tous les ${every} mois`}, le ${day}`,
  date: (day) => (day === 1 ? '1er' : String(day)),
  weekday: (nth, weekday) =>
    `${['dernier', '', 'premier', 'deuxième', 'troisième', 'quatrième'][nth + 1] ?? ''} ${weekday}`,
  until: (rule, day) => `${rule}, jusqu’au ${day}`,
  count: (rule, count) => `${rule}, ${counted(count, { one: '# fois', other: '# fois' })}`,
};
