import * as texts from '@quoin/messages/app/purposes';
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
    ...{ id: 'shop', name: texts.sellThings, hint: texts.aShopWithProducts, home: 'home-shop' },
    ...{ pages: ['about', 'contact'], collections: ['shop'] },
  },
  {
    ...{ id: 'studio', name: texts.showMyWork, hint: texts.aPortfolioWithProjects, home: 'home-studio' },
    ...{ pages: ['portfolio', 'about', 'contact'], collections: ['journal'] },
  },
  {
    ...{
      id: 'services',
      name: texts.offerServices,
      hint: texts.servicesPricesAndContact,
      home: 'home-services',
    },
    ...{ pages: ['services', 'about', 'contact'], collections: [] },
  },
  {
    ...{ id: 'cafe', name: texts.welcomeGuests, hint: texts.aCafOrRestaurant, home: 'home-cafe' },
    ...{ pages: ['menu', 'about', 'contact'], collections: ['events'] },
  },
  {
    ...{ id: 'journal', name: texts.write, hint: texts.aJournalOrBlog, home: 'home-journal' },
    ...{ pages: ['about', 'contact'], collections: ['journal'] },
  },
  {
    ...{
      id: 'events',
      name: texts.bringPeopleTogether,
      hint: texts.aVenueOrClub,
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
