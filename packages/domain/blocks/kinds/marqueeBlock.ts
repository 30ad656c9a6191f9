import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, list, number, text } from '../field.ts';

const MOST_ITEMS = 20;

/** Words that run across the page. They stop for visitors who prefer reduced motion, and for those who stop them. */
export const marqueeDefinition = {
  type: 'marquee',
  name: 'Scrolling text',
  group: 'more',
  icon: 'marquee',
  fields: {
    items: list('Texts', { text: text('Text', '', 200), link: link('Link') }, MOST_ITEMS),
    /** Pixels per second. */
    speed: number('Speed', 60, { min: 10, max: 300, unit: 'px/s' }),
    direction: choice('Direction', 'left', { left: 'Left', right: 'Right' }),
    size: choice('Size', 'large', { small: 'Small', medium: 'Medium', large: 'Large' }),
    isPausedOnHover: flag('Pause on hover', true),
  },
  design: ['speed', 'direction', 'size', 'isPausedOnHover'],
  size: { columns: 12, rows: 2 },
  empty: 'Enter the scrolling text',
  also: 'marquee ticker',
} as const satisfies BlockDefinition;
