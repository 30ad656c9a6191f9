import type { BlockDefinition } from '../definition.ts';
import { date, flag, link, list, number, reference, text } from '../field.ts';

/** Dates of appearances: the block's own, or those that a page of events has ahead. */
export const tourDatesDefinition = {
  type: 'tourdates',
  name: 'Tour dates',
  group: 'places',
  icon: 'dates',
  fields: {
    dates: list(
      'Dates',
      {
        date: date('Day'),
        venue: text('Where', '', 200),
        city: text('Town', '', 200),
        link: link('Tickets'),
        note: text('Note, such as “Sold out”', '', 100),
      },
      100,
    ),
    collection: reference('Events page', 'collection'),
    limit: number('Maximum items', 20, { min: 1, max: 100 }),
    showsPast: flag('Show past dates', false),
  },
  design: ['limit', 'showsPast'],
  size: { columns: 12, rows: 10 },
  empty: 'Add dates',
  also: 'concerts gigs events shows tickets',
} as const satisfies BlockDefinition;
