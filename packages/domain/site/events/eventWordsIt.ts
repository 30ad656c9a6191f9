import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('it');

/** What an Italian calendar says. */
export const eventWordsIt: EventWords = {
  previous: 'Mese precedente',
  next: 'Mese successivo',
  nothing: 'Questo mese non c’è nulla in programma.',
  events: (day, count) => `${day}, ${counted(count, { one: '# evento', other: '# eventi' })}`,
  today: 'Oggi',
  calendar: 'Calendario',
};
