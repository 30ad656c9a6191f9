import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('pt');

/** What a Brazilian calendar says. */
export const eventWordsPt: EventWords = {
  previous: 'Mês anterior',
  next: 'Próximo mês',
  nothing: 'Não há nada previsto neste mês.',
  events: (day, count) => `${day}, ${counted(count, { one: '# evento', other: '# eventos' })}`,
  today: 'Hoje',
  calendar: 'Calendário',
};
