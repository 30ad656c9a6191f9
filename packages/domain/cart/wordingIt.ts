import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('it');

/** What an Italian shop says where something joins a cart. */
export const cartButtonWordsIt: CartButtonWords = {
  alerts: {
    cart: 'Impossibile aggiungere l’articolo',
    expressCheckout: 'Impossibile acquistare l’articolo',
    giftCard: 'Impossibile acquistare la carta regalo',
  },
  alertClose: 'OK',
  answers: { change: 'Modifica', save: 'Salva', close: 'Annulla' },
  addButton: { adding: 'Aggiunta in corso…', added: 'Aggiunto!' },
  onward: { cart: 'Vai al carrello', checkout: 'Vai alla cassa' },
  pill: {
    inCart: (count) => counted(count, { one: '# articolo nel carrello', other: '# articoli nel carrello' }),
    moreThan: (limit) => `Più di ${limit} articoli nel carrello`,
  },
};

/** What an Italian cart says. */
export const cartPageWordsIt: CartPageWords = {
  codes: {
    title: 'Codice sconto o carta regalo',
    apply: 'Applica',
    remove: 'Rimuovi',
    giftCard: (label) => `Carta regalo ${label}`,
    leftAfterwards: (amount) => `Resteranno ${amount}`,
  },
  page: {
    title: 'Carrello',
    summary: 'Il tuo ordine',
    empty: 'Il tuo carrello è vuoto.',
    continueShopping: 'Continua gli acquisti',
    checkout: 'Vai alla cassa',
    subtotal: 'Subtotale',
    remove: 'Rimuovi',
    removeItem: (title) => `Rimuovi ${title}`,
    quantityOf: (title) => `Quantità di ${title}`,
    increase: (title) => `${title}: uno in più`,
    decrease: (title) => `${title}: uno in meno`,
    update: 'Aggiorna',
    removed: (title) => `${title} non è più nel carrello.`,
    undo: 'Ripristina',
    shippingLater: 'Spedizione e imposte vengono calcolate alla cassa.',
    each: (price) => `${price} cad.`,
    eachWord: 'cad.',
    lineTotal: 'Totale:',
    withPayPal: 'Acquista con PayPal',
    itemCount: (count) => counted(count, { one: '# articolo', other: '# articoli' }),
  },
  priceNote: {
    including: (names) => `${names} inclusa`,
    excluding: (names) => `${names} esclusa`,
    plusShipping: (note) => `${note}, spedizione esclusa`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `Scegli: ${new Intl.ListFormat('it').format(options)}.`;
}

export const addToCartWordingIt: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Scegli l’importo della carta regalo.',
  variantUnavailable: 'Spiacenti, questa versione non è disponibile. Scegline un’altra.',
  outOfStock: 'Spiacenti, di questo articolo non ne abbiamo abbastanza.',
  amountTooLarge: 'Questo importo è troppo alto. Scegli una quantità minore.',
  quantityNotNumber: 'La quantità deve essere un numero.',
  quantityNotWhole: 'La quantità deve essere un numero intero.',
  quantityOutOfRange: (values) =>
    `La quantità deve essere compresa tra ${valueText(values, 'min')} e ${valueText(values, 'max')}.`,
};

export const cartWordingIt: Wording<CartCode> = {
  ...addToCartWordingIt,
  priceChanged: (values) => `Il prezzo è cambiato da ${valueText(values, 'from')} a ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Ne restano solo ${valueText(values, 'left')}. Riduci la quantità.`,
  soldOut: 'Questo articolo è esaurito. Rimuovilo per continuare.',
  entryMissing: 'Questo articolo non è più nel carrello.',
  itemMissing: 'Spiacenti, questo articolo non è più disponibile.',
  restoreExpired: 'Questo articolo non si può più ripristinare. Aggiungilo di nuovo.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingIt: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `Non conosciamo il codice ${coupon(values)}. Controlla come è scritto.`,
  couponNotYet: (values) => `${coupon(values)} è valido dal ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} è scaduto.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} vale a partire da ${valueText(values, 'minimum')} di articoli idonei: mancano ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Nulla nel carrello corrisponde a ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} è esaurito.`,
  couponUsedByCustomer: (values) => `Hai già usato ${coupon(values)}.`,
  couponNotCombinable: (values) => `${coupon(values)} non è cumulabile con «${valueText(values, 'other')}».`,
  couponNothingLeft: (values) => `Non resta nulla che ${coupon(values)} possa ridurre.`,
  couponAlreadyApplied: (values) => `${coupon(values)} è già applicato.`,
  giftCardCurrency: 'Questa carta regalo è in un’altra valuta.',
  giftCardExpired: 'Questa carta regalo è scaduta.',
  giftCardEmpty: 'Su questa carta regalo non è rimasto nulla.',
  giftCardForGiftCard: 'Una carta regalo non può pagare una carta regalo.',
  giftCardAlreadyApplied: 'Questa carta regalo è già applicata.',
  giftCardNotNeeded: 'Non resta nulla da pagare con questa carta regalo.',
  couponTooMany: (values) => `Un carrello accetta al massimo ${valueText(values, 'max')} codici. Rimuovine prima uno.`,
  giftCardUnknown: 'Non conosciamo questa carta regalo. Controlla il codice.',
};
