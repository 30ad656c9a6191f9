import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('it');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['# anno', '# anni'],
  month: ['# mese', '# mesi'],
  week: ['# settimana', '# settimane'],
  day: ['# giorno', '# giorni'],
  hour: ['# ora', '# ore'],
  minute: ['# minuto', '# minuti'],
};

/** How long ago, as Germans say it. */
export const timeWordsIt: TimeWords = {
  invalidDate: 'Data non valida.',
  momentAgo: 'meno di un minuto fa',
  ago: (count, unit) => `circa ${counted(count, { one: UNITS[unit][0], other: UNITS[unit][1] })} fa`,
};
