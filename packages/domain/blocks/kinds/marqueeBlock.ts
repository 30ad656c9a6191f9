import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, list, number, text } from '../field.ts';

const MOST_ITEMS = 20;

/** Words that run across the page. They stop for visitors who prefer reduced motion, and for those who stop them. */
export const marqueeDefinition = {
  type: 'marquee',
  name: words.scrollingText,
  group: 'more',
  icon: 'marquee',
  fields: {
    items: list(words.texts, { text: text(words.text, '', 200), link: link(words.link) }, MOST_ITEMS),
    /** Pixels per second. */
    speed: number(words.speed, 60, { min: 10, max: 300, unit: 'px/s' }),
    direction: choice(words.direction, 'left', { left: words.left, right: words.right }),
    size: choice(words.size, 'large', { small: words.small, medium: words.medium, large: words.large }),
    isPausedOnHover: flag(words.pauseOnHover, true),
  },
  design: ['speed', 'direction', 'size', 'isPausedOnHover'],
  size: { columns: 12, rows: 2 },
  empty: words.enterTheScrollingText,
  also: 'marquee ticker',
} as const satisfies BlockDefinition;
