import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('pt');

/** What stands around a Brazilian list of products. */
export const listingWordsPt: ListingWords = {
  sorts: {
    featured: 'Em destaque',
    newest: 'Novidades',
    'price-up': 'Menor preço',
    'price-down': 'Maior preço',
    name: 'Nome',
  },
  bestMatch: 'Relevância',
  found: (count) => counted(count, { one: '# produto', other: '# produtos' }),
  availability: 'Disponibilidade',
  inStock: 'Em estoque',
  sale: 'Ofertas',
  onSale: 'Em oferta',
  tags: 'Etiquetas',
  categories: 'Categorias',
  price: 'Preço',
  from: (amount) => `A partir de ${amount}`,
  upTo: (amount) => `Até ${amount}`,
  between: (from, to) => `De ${from} a ${to}`,
  corrected: (words) => `Nada se chama exatamente assim. Isto é o que há para “${words}”.`,
  searched: (words) => `“${words}”`,
  nothing: (words) => `Nenhum resultado para “${words}”`,
  nothingFits: 'Nada corresponde a todos estes filtros',
};
