import { countedIn } from '@quoin/domain/languages';
import type { EventWords } from './wording.ts';

const counted = countedIn('fr');

/** What a French calendar says. */
export const eventWordsFr: EventWords = {
  previous: 'Mois précédent',
  next: 'Mois suivant',
  nothing: 'Rien n’est prévu ce mois-ci.',
  events: (day, count) => `${day}, ${counted(count, { one: '# événement', other: '# événements' })}`,
  today: 'Aujourd’hui',
  calendar: 'Calendrier',
};
