import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('es');

/** What stands around a Spanish list of products. */
export const listingWordsEs: ListingWords = {
  sorts: {
    featured: 'Destacados',
    newest: 'Novedades',
    'price-up': 'Precio ascendente',
    'price-down': 'Precio descendente',
    name: 'Nombre',
  },
  bestMatch: 'Relevancia',
  found: (count) => counted(count, { one: '# producto', other: '# productos' }),
  availability: 'Disponibilidad',
  inStock: 'En stock',
  sale: 'Ofertas',
  onSale: 'En oferta',
  tags: 'Etiquetas',
  categories: 'Categorías',
  price: 'Precio',
  from: (amount) => `Desde ${amount}`,
  upTo: (amount) => `Hasta ${amount}`,
  between: (from, to) => `De ${from} a ${to}`,
  corrected: (words) => `Nada se llama exactamente así. Esto es lo que hay para «${words}».`,
  searched: (words) => `«${words}»`,
  nothing: (words) => `No hay resultados para «${words}»`,
  nothingFits: 'Nada coincide con todos estos filtros',
};
