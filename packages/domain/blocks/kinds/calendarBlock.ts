import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { flag, reference } from '../field.ts';

/** A month of a collection of events. */
export const calendarDefinition = {
  type: 'calendar',
  name: words.calendar,
  group: 'places',
  icon: 'calendar',
  fields: {
    collection: reference(words.events, 'collection'),
    showTimes: flag(words.times, true),
  },
  design: ['showTimes'],
  size: { columns: 12, rows: 12 },
  empty: words.selectAnEventsPage,
  also: 'month events',
} as const satisfies BlockDefinition;
