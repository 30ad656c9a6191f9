import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('nl');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, everyFew: string, one: string, many: string]>> = {
  week: ['elke week', 'elke # weken', '# week', '# weken'],
  month: ['elke maand', 'elke # maanden', '# maand', '# maanden'],
  year: ['elk jaar', 'elke # jaar', '# jaar', '# jaar'],
};

/** What a Dutch shop says on its product pages. */
export const catalogWordsNl: CatalogWords = {
  product: {
    addToCart: 'In winkelwagen',
    subscribe: 'Abonneren',
    quantity: 'Aantal',
    quickView: 'Snel bekijken',
    soldOut: 'uitverkocht',
    onSale: 'aanbieding',
    selectValue: 'Waarde kiezen',
    selectOption: (optionName) => `${optionName} kiezen`,
    notApplicable: 'n.v.t.',
    priceUnavailable: 'Niet beschikbaar',
    onlyLeft: (count) => counted(count, { other: 'Nog maar # op voorraad' }),
  },
  quickView: { more: 'Alles erover bekijken', close: 'Sluiten', previous: 'Vorig product', next: 'Volgend product' },
  stock: { inStock: 'Op voorraad', soldOut: 'Uitverkocht', runningLow: 'Bijna op' },
  price: { original: 'Oorspronkelijke prijs:', sale: 'Aanbiedingsprijs:' },
  priceMarkup: {
    original: 'Oorspronkelijke prijs:',
    sale: 'Aanbiedingsprijs:',
    from: (price) => `vanaf ${price}`,
    giftCardOption: 'Waarde',
  },
  gallery: { picture: (number) => `Afbeelding ${number}:` },
  purchase: {
    notSoldOnlineYet: 'Dit is nog niet online te koop.',
    hasOwnPage: 'Dit koop je op een eigen pagina.',
  },
  newStore: { fallbackStoreTitle: 'Winkel', allCategoryDisplayName: 'Alles' },
};

export const planPhrasesNl: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: UNITS[unit][1] })),
  during: (count, unit) => `gedurende ${counted(count, { one: UNITS[unit][2], other: UNITS[unit][3] })}`,
};
