import type { ListingWords } from './listingWording.ts';

/** What stands around a German list of products. */
export const listingWordsDe: ListingWords = {
  sorts: {
    featured: 'Empfohlen',
    newest: 'Neueste',
    'price-up': 'Preis aufsteigend',
    'price-down': 'Preis absteigend',
    name: 'Name',
  },
  bestMatch: 'Bester Treffer',
  found: (count) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  sale: 'Angebot',
  onSale: 'Im Angebot',
  tags: 'Schlagwörter',
  categories: 'Kategorien',
  price: 'Preis',
  from: (amount) => `Ab ${amount}`,
  upTo: (amount) => `Bis ${amount}`,
  between: (from, to) => `${from} bis ${to}`,
  corrected: (words) => `Genau so heißt hier nichts. Dies gibt es zu „${words}“.`,
  searched: (words) => `„${words}“`,
  nothing: (words) => `Nichts gefunden für „${words}“`,
  nothingFits: 'Zu all diesen Filtern passt nichts',
};
