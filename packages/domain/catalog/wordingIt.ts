import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('it');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, everyFew: string, one: string, many: string]>> = {
  week: ['ogni settimana', 'ogni # settimane', '# settimana', '# settimane'],
  month: ['ogni mese', 'ogni # mesi', '# mese', '# mesi'],
  year: ['ogni anno', 'ogni # anni', '# anno', '# anni'],
};

/** What an Italian shop says on its product pages. */
export const catalogWordsIt: CatalogWords = {
  product: {
    addToCart: 'Aggiungi al carrello',
    subscribe: 'Abbonati',
    quantity: 'Quantità',
    quickView: 'Anteprima',
    soldOut: 'esaurito',
    onSale: 'offerta',
    selectValue: 'Scegli un importo',
    selectOption: (optionName) => `Scegli ${optionName}`,
    notApplicable: 'n.d.',
    priceUnavailable: 'Non disponibile',
    onlyLeft: (count) => counted(count, { one: 'Ne resta solo #', other: 'Ne restano solo #' }),
  },
  quickView: {
    more: 'Vedi tutti i dettagli',
    close: 'Chiudi',
    previous: 'Prodotto precedente',
    next: 'Prodotto successivo',
  },
  stock: { inStock: 'Disponibile', soldOut: 'Esaurito', runningLow: 'Quasi esaurito' },
  price: { original: 'Prezzo originale:', sale: 'Prezzo in offerta:' },
  priceMarkup: {
    original: 'Prezzo originale:',
    sale: 'Prezzo in offerta:',
    from: (price) => `da ${price}`,
    giftCardOption: 'Importo',
  },
  gallery: { picture: (number) => `Immagine ${number}:` },
  purchase: {
    notSoldOnlineYet: 'Questo articolo non si può ancora acquistare online.',
    hasOwnPage: 'Questo articolo si acquista su una pagina dedicata.',
  },
  newStore: { fallbackStoreTitle: 'Negozio', allCategoryDisplayName: 'Tutto' },
};

export const planPhrasesIt: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: UNITS[unit][1] })),
  during: (count, unit) => `per ${counted(count, { one: UNITS[unit][2], other: UNITS[unit][3] })}`,
};
