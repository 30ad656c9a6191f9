import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('es');

/** What a Spanish calendar says. */
export const eventWordsEs: EventWords = {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  nothing: 'No hay nada previsto este mes.',
  events: (day, count) => `${day}, ${counted(count, { one: '# evento', other: '# eventos' })}`,
  today: 'Hoy',
  calendar: 'Calendario',
};
