import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('it');

/** How often an Italian calendar says something is. */
export const repeatWordsIt: RepeatWords = {
  daily: (every) => (every === 1 ? 'Ogni giorno' : `Ogni ${every} giorni`),
  weekly: (every, days) => `${every === 1 ? 'Ogni settimana' : `Ogni ${every} settimane`}: ${days}`,
  monthly: (every, day) => `${every === 1 ? 'Ogni mese' : `Ogni ${every} mesi`}: ${day}`,
  date: (day) => `giorno ${day}`,
  weekday: (nth, weekday) =>
    `${weekday} (${['ultimo', '', 'primo', 'secondo', 'terzo', 'quarto'][nth + 1] ?? ''} del mese)`,
  until: (rule, day) => `${rule}, fino al ${day}`,
  count: (rule, count) => `${rule}, ${counted(count, { one: '# volta', other: '# volte' })}`,
};
