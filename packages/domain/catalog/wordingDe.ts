import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

/** What a German shop says on its product pages. */
export const catalogWordsDe: CatalogWords = {
  product: {
    addToCart: 'In den Warenkorb',
    subscribe: 'Abonnieren',
    quantity: 'Menge',
    quickView: 'Schnellansicht',
    soldOut: 'ausverkauft',
    onSale: 'im Angebot',
    selectValue: 'Wert wählen',
    selectOption: (optionName) => `${optionName} wählen`,
    notApplicable: 'k. A.',
    priceUnavailable: 'Nicht verfügbar',
    onlyLeft: (count) => `Nur noch ${count} auf Lager`,
  },
  quickView: {
    more: 'Alles darüber ansehen',
    close: 'Schließen',
    previous: 'Voriges Produkt',
    next: 'Nächstes Produkt',
  },
  stock: { inStock: 'Auf Lager', soldOut: 'Ausverkauft', runningLow: 'Fast weg' },
  price: { original: 'Ursprünglicher Preis:', sale: 'Angebotspreis:' },
  priceMarkup: {
    original: 'Ursprünglicher Preis:',
    sale: 'Angebotspreis:',
    from: (price) => `ab ${price}`,
    giftCardOption: 'Wert',
  },
  gallery: { picture: (number) => `Bild ${number}:` },
  purchase: {
    notSoldOnlineYet: 'Das gibt es noch nicht online zu kaufen.',
    hasOwnPage: 'Das kauft man auf einer eigenen Seite.',
  },
  newStore: { fallbackStoreTitle: 'Laden', allCategoryDisplayName: 'Alle' },
};

const GERMAN_UNITS: Readonly<Record<BillingUnit, readonly [every: string, one: string, many: string]>> = {
  week: ['jede Woche', 'eine Woche', 'Wochen'],
  month: ['jeden Monat', 'einen Monat', 'Monate'],
  year: ['jedes Jahr', 'ein Jahr', 'Jahre'],
};

export const planPhrasesDe: PlanPhrases = {
  every: (count, unit) => (count === 1 ? GERMAN_UNITS[unit][0] : `alle ${count} ${GERMAN_UNITS[unit][2]}`),
  during: (count, unit) => `für ${count === 1 ? GERMAN_UNITS[unit][1] : `${count} ${GERMAN_UNITS[unit][2]}`}`,
};
