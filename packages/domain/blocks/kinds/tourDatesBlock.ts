import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { date, flag, link, list, number, reference, text } from '../field.ts';

/** Dates of appearances: the block's own, or those that a page of events has ahead. */
export const tourDatesDefinition = {
  type: 'tourdates',
  name: words.tourDates,
  group: 'places',
  icon: 'dates',
  fields: {
    dates: list(
      words.dates,
      {
        date: date(words.day),
        venue: text(words.where, '', 200),
        city: text(words.town, '', 200),
        link: link(words.tickets),
        note: text(words.noteSuchAsSoldOut, '', 100),
      },
      100,
    ),
    collection: reference(words.eventsPage, 'collection'),
    limit: number(words.maximumItems, 20, { min: 1, max: 100 }),
    showsPast: flag(words.showPastDates, false),
  },
  design: ['limit', 'showsPast'],
  size: { columns: 12, rows: 10 },
  empty: words.addDates,
  also: 'concerts gigs events shows tickets',
} as const satisfies BlockDefinition;
