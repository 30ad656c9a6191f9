import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('fr');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, everyFew: string, one: string, many: string]>> = {
  week: ['chaque semaine', 'toutes les # semaines', '# semaine', '# semaines'],
  month: ['chaque mois', 'tous les # mois', '# mois', '# mois'],
  year: ['chaque année', 'tous les # ans', '# an', '# ans'],
};

/** What a French shop says on its product pages. */
export const catalogWordsFr: CatalogWords = {
  product: {
    addToCart: 'Ajouter au panier',
    subscribe: 'S’abonner',
    quantity: 'Quantité',
    quickView: 'Aperçu rapide',
    soldOut: 'épuisé',
    onSale: 'promotion',
    selectValue: 'Choisir un montant',
    selectOption: (optionName) => `Choisir : ${optionName}`,
    notApplicable: 'n. c.',
    priceUnavailable: 'Indisponible',
    onlyLeft: (count) => `Plus que ${count} en stock`,
  },
  quickView: { more: 'Voir tous les détails', close: 'Fermer', previous: 'Produit précédent', next: 'Produit suivant' },
  stock: { inStock: 'En stock', soldOut: 'Épuisé', runningLow: 'Bientôt épuisé' },
  price: { original: 'Prix d’origine :', sale: 'Prix promotionnel :' },
  priceMarkup: {
    original: 'Prix d’origine :',
    sale: 'Prix promotionnel :',
    from: (price) => `à partir de ${price}`,
    giftCardOption: 'Montant',
  },
  gallery: { picture: (number) => `Image ${number} :` },
  purchase: {
    notSoldOnlineYet: 'Cet article ne s’achète pas encore en ligne.',
    hasOwnPage: 'Cet article s’achète sur une page dédiée.',
  },
  newStore: { fallbackStoreTitle: 'Boutique', allCategoryDisplayName: 'Tout' },
};

export const planPhrasesFr: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: UNITS[unit][1] })),
  during: (count, unit) => `pendant ${counted(count, { one: UNITS[unit][2], other: UNITS[unit][3] })}`,
};
