import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, link, list, longText, text } from '../field.ts';

const dish = {
  title: text(words.dish, '', 200),
  description: longText(words.description, '', 500),
  /** As the owner writes it: `3,20`, `3,20 / 3,80`, `by weight`. */
  price: text(words.price, '', 60),
};
const section = {
  title: text(words.heading, '', 200),
  description: longText(words.description, '', 500),
  items: list(words.dishes, dish, 60),
};

/** What is served: one or several menus, each with its headings and dishes. */
export const menuDefinition = {
  type: 'menu',
  name: words.menu,
  group: 'places',
  icon: 'menu',
  fields: {
    menus: list(
      words.menus,
      {
        title: text(words.name, '', 200),
        description: longText(words.description, '', 500),
        sections: list(words.headings, section, 30),
      },
      10,
      'menu',
    ),
    /** An account with a service that takes orders of food (EDIT-08). */
    orderLink: link(words.orderingPageUrl),
    orderTitle: text(words.orderingLinkText, 'Order Now', 100),
    currencySymbol: text(words.currencySymbol, '', 5),
    menuStyle: choice(words.design, 'classic', { classic: words.classic, simple: words.simple }),
  },
  design: ['menuStyle'],
  size: { columns: 12, rows: 12 },
  empty: words.enterTheMenu,
  also: 'food dishes prices restaurant',
  feature: 'menu',
} as const satisfies BlockDefinition;
