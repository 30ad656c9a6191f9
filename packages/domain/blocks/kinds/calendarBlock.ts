import type { BlockDefinition } from '../definition.ts';
import { flag, reference } from '../field.ts';

/** A month of a collection of events. */
export const calendarDefinition = {
  type: 'calendar',
  name: 'Calendar',
  group: 'places',
  icon: 'calendar',
  fields: {
    collection: reference('Events', 'collection'),
    showTimes: flag('Times', true),
  },
  design: ['showTimes'],
  size: { columns: 12, rows: 12 },
  empty: 'Select an events page',
  also: 'month events',
} as const satisfies BlockDefinition;
