import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('nl');

/** What stands around a Dutch list of products. */
export const listingWordsNl: ListingWords = {
  sorts: {
    featured: 'Aanbevolen',
    newest: 'Nieuwste',
    'price-up': 'Prijs oplopend',
    'price-down': 'Prijs aflopend',
    name: 'Naam',
  },
  bestMatch: 'Beste resultaat',
  found: (count) => counted(count, { one: '# product', other: '# producten' }),
  availability: 'Beschikbaarheid',
  inStock: 'Op voorraad',
  sale: 'Aanbieding',
  onSale: 'In de aanbieding',
  tags: 'Trefwoorden',
  categories: 'Categorieën',
  price: 'Prijs',
  from: (amount) => `Vanaf ${amount}`,
  upTo: (amount) => `Tot ${amount}`,
  between: (from, to) => `${from} tot ${to}`,
  corrected: (words) => `Precies zo heet hier niets. Dit is er voor ‘${words}’.`,
  searched: (words) => `‘${words}’`,
  nothing: (words) => `Niets gevonden voor ‘${words}’`,
  nothingFits: 'Niets past bij al deze filters',
};
