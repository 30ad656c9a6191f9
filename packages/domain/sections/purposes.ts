import type { CollectionRole } from './template.ts';

/** What a site is for: the first of three answers that make one. */
export interface Purpose {
  readonly id: string;
  /** As the app asks for it. */
  readonly name: string;
  readonly hint: string;
  /** Template of its home page. */
  readonly home: string;
  /** Templates of its other pages, in the order of the navigation; `shop`, `journal` and `events` hold entries. */
  readonly pages: readonly string[];
  /** Pages that hold entries, with a few samples in them. */
  readonly collections: readonly CollectionRole[];
}

export const PURPOSES: readonly Purpose[] = [
  {
    ...{ id: 'shop', name: 'Sell things', hint: 'A shop with products, a cart and a checkout', home: 'home-shop' },
    ...{ pages: ['about', 'contact'], collections: ['shop'] },
  },
  {
    ...{ id: 'studio', name: 'Show my work', hint: 'A portfolio with projects and images', home: 'home-studio' },
    ...{ pages: ['portfolio', 'about', 'contact'], collections: ['journal'] },
  },
  {
    ...{
      id: 'services',
      name: 'Offer services',
      hint: 'Services, prices and contact',
      home: 'home-services',
    },
    ...{ pages: ['services', 'about', 'contact'], collections: [] },
  },
  {
    ...{ id: 'cafe', name: 'Welcome guests', hint: 'A café or restaurant with menu and hours', home: 'home-cafe' },
    ...{ pages: ['menu', 'about', 'contact'], collections: ['events'] },
  },
  {
    ...{ id: 'journal', name: 'Write', hint: 'A journal or blog with a newsletter', home: 'home-journal' },
    ...{ pages: ['about', 'contact'], collections: ['journal'] },
  },
  {
    ...{
      id: 'events',
      name: 'Bring people together',
      hint: 'A venue or club with dates and news',
      home: 'home-events',
    },
    ...{ pages: ['about', 'contact'], collections: ['events', 'journal'] },
  },
];

export function purposeOf(id: string): Purpose | null {
  return PURPOSES.find((each) => each.id === id) ?? null;
}

/** Titles of pages that hold entries. */
export const COLLECTION_TITLES: Readonly<Record<CollectionRole, readonly [english: string, german: string]>> = {
  shop: ['Shop', 'Laden'],
  journal: ['Journal', 'Journal'],
  events: ['Events', 'Termine'],
};
