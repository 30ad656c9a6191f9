import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('fr');

/** What stands around a French list of products. */
export const listingWordsFr: ListingWords = {
  sorts: {
    featured: 'En vedette',
    newest: 'Nouveautés',
    'price-up': 'Prix croissant',
    'price-down': 'Prix décroissant',
    name: 'Nom',
  },
  bestMatch: 'Pertinence',
  found: (count) => counted(count, { one: '# produit', other: '# produits' }),
  availability: 'Disponibilité',
  inStock: 'En stock',
  sale: 'Promotion',
  onSale: 'En promotion',
  tags: 'Mots-clés',
  categories: 'Catégories',
  price: 'Prix',
  from: (amount) => `À partir de ${amount}`,
  upTo: (amount) => `Jusqu’à ${amount}`,
  between: (from, to) => `De ${from} à ${to}`,
  corrected: (words) => `Rien ne porte exactement ce nom. Voici ce que nous avons pour « ${words} ».`,
  searched: (words) => `« ${words} »`,
  nothing: (words) => `Aucun résultat pour « ${words} »`,
  nothingFits: 'Rien ne correspond à tous ces filtres',
};
