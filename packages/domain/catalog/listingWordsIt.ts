import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('it');

/** What stands around an Italian list of products. */
export const listingWordsIt: ListingWords = {
  sorts: {
    featured: 'In evidenza',
    newest: 'Novità',
    'price-up': 'Prezzo crescente',
    'price-down': 'Prezzo decrescente',
    name: 'Nome',
  },
  bestMatch: 'Pertinenza',
  found: (count) => counted(count, { one: '# prodotto', other: '# prodotti' }),
  availability: 'Disponibilità',
  inStock: 'Disponibile',
  sale: 'Offerte',
  onSale: 'In offerta',
  tags: 'Etichette',
  categories: 'Categorie',
  price: 'Prezzo',
  from: (amount) => `Da ${amount}`,
  upTo: (amount) => `Fino a ${amount}`,
  between: (from, to) => `Da ${from} a ${to}`,
  corrected: (words) => `Nulla si chiama esattamente così. Ecco ciò che c’è per «${words}».`,
  searched: (words) => `«${words}»`,
  nothing: (words) => `Nessun risultato per «${words}»`,
  nothingFits: 'Nulla corrisponde a tutti questi filtri',
};
