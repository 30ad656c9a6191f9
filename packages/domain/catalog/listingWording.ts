import { inLanguage, type Translated } from '@quoin/domain/languages';
import type { ListingSort } from './listing.ts';
import { listingWordsAr } from './listingWordsAr.ts';
import { listingWordsDe } from './listingWordsDe.ts';
import { listingWordsEs } from './listingWordsEs.ts';
import { listingWordsFr } from './listingWordsFr.ts';
import { listingWordsIt } from './listingWordsIt.ts';
import { listingWordsJa } from './listingWordsJa.ts';
import { listingWordsNl } from './listingWordsNl.ts';
import { listingWordsPt } from './listingWordsPt.ts';

/** What stands around a list of products. */
export const listingWording = {
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    name: 'Name',
  } satisfies Record<ListingSort, string>,
  bestMatch: 'Best match',
  found: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  availability: 'Availability',
  inStock: 'In stock',
  sale: 'Sale',
  onSale: 'On sale',
  tags: 'Tags',
  categories: 'Categories',
  price: 'Price',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  corrected: (words: string) => `Nothing is called quite that. These are for “${words}”.`,
  searched: (words: string) => `“${words}”`,
  nothing: (words: string) => `Nothing found for “${words}”`,
  nothingFits: 'Nothing fits all of these filters',
} as const;

export type ListingWords = Translated<typeof listingWording>;

/** The same in the language of a page. */
export function listingWords(language: string): ListingWords {
  return inLanguage<ListingWords>(
    {
      en: listingWording,
      de: listingWordsDe,
      pt: listingWordsPt,
      ar: listingWordsAr,
      nl: listingWordsNl,
      ja: listingWordsJa,
      it: listingWordsIt,
      es: listingWordsEs,
      fr: listingWordsFr,
    },
    language,
  );
}
