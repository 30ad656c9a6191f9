import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('nl');

/** What a Dutch calendar says. */
export const eventWordsNl: EventWords = {
  previous: 'Vorige maand',
  next: 'Volgende maand',
  nothing: 'Deze maand staat er niets gepland.',
  events: (day, count) => `${day}, ${counted(count, { one: '# evenement', other: '# evenementen' })}`,
  today: 'Vandaag',
  calendar: 'Kalender',
};
