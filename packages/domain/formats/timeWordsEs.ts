import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('es');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['# año', '# años'],
  month: ['# mes', '# meses'],
  week: ['# semana', '# semanas'],
  day: ['# día', '# días'],
  hour: ['# hora', '# horas'],
  minute: ['# minuto', '# minutos'],
};

/** How long ago, as Germans say it. */
export const timeWordsEs: TimeWords = {
  invalidDate: 'Fecha no válida.',
  momentAgo: 'hace menos de un minuto',
  ago: (count, unit) => `hace aproximadamente ${counted(count, { one: UNITS[unit][0], other: UNITS[unit][1] })}`,
};
