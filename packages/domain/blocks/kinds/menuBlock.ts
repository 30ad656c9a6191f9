import type { BlockDefinition } from '../definition.ts';
import { choice, link, list, longText, text } from '../field.ts';

const dish = {
  title: text('Dish', '', 200),
  description: longText('Description', '', 500),
  /** As the owner writes it: `3,20`, `3,20 / 3,80`, `by weight`. */
  price: text('Price', '', 60),
};
const section = {
  title: text('Heading', '', 200),
  description: longText('Description', '', 500),
  items: list('Dishes', dish, 60),
};

/** What is served: one or several menus, each with its headings and dishes. */
export const menuDefinition = {
  type: 'menu',
  name: 'Menu',
  group: 'places',
  icon: 'menu',
  fields: {
    menus: list(
      'Menus',
      {
        title: text('Name', '', 200),
        description: longText('Description', '', 500),
        sections: list('Headings', section, 30),
      },
      10,
      'menu',
    ),
    /** An account with a service that takes orders of food (EDIT-08). */
    orderLink: link('Ordering page URL'),
    orderTitle: text('Ordering link text', 'Order Now', 100),
    currencySymbol: text('Currency symbol', '', 5),
    menuStyle: choice('Design', 'classic', { classic: 'Classic', simple: 'Simple' }),
  },
  design: ['menuStyle'],
  size: { columns: 12, rows: 12 },
  empty: 'Enter the menu',
  also: 'food dishes prices restaurant',
  feature: 'menu',
} as const satisfies BlockDefinition;
