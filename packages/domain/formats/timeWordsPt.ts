import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('pt');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['# ano', '# anos'],
  month: ['# mês', '# meses'],
  week: ['# semana', '# semanas'],
  day: ['# dia', '# dias'],
  hour: ['# hora', '# horas'],
  minute: ['# minuto', '# minutos'],
};

/** How long ago, as Germans say it. */
export const timeWordsPt: TimeWords = {
  invalidDate: 'Data inválida.',
  momentAgo: 'há menos de um minuto',
  ago: (count, unit) => `há cerca de ${counted(count, { one: UNITS[unit][0], other: UNITS[unit][1] })}`,
};
