import type { EventWords } from './wording.ts';

/** What a German calendar says. */
export const eventWordsDe: EventWords = {
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  nothing: 'In diesem Monat ist nichts geplant.',
  events: (day, count) => (count === 1 ? `${day}, 1 Termin` : `${day}, ${count} Termine`),
  today: 'Heute',
  calendar: 'Kalender',
};
