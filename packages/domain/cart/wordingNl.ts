import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('nl');

/** What a Dutch shop says where something joins a cart. */
export const cartButtonWordsNl: CartButtonWords = {
  alerts: {
    cart: 'Dit kan niet in de winkelwagen',
    expressCheckout: 'Dit is nu niet te koop',
    giftCard: 'De cadeaubon is nu niet te koop',
  },
  alertClose: 'OK',
  answers: { change: 'Bewerken', save: 'Opslaan', close: 'Annuleren' },
  addButton: { adding: 'Toevoegen…', added: 'Toegevoegd!' },
  onward: { cart: 'Winkelwagen bekijken', checkout: 'Afrekenen' },
  pill: {
    inCart: (count) => counted(count, { one: '# artikel in de winkelwagen', other: '# artikelen in de winkelwagen' }),
    moreThan: (limit) => `Meer dan ${limit} artikelen in de winkelwagen`,
  },
};

/** What a Dutch cart says. */
export const cartPageWordsNl: CartPageWords = {
  codes: {
    title: 'Kortingscode of cadeaubon',
    apply: 'Toepassen',
    remove: 'Verwijderen',
    giftCard: (label) => `Cadeaubon ${label}`,
    leftAfterwards: (amount) => `Daarna is er nog ${amount} over`,
  },
  page: {
    title: 'Winkelwagen',
    summary: 'Je bestelling',
    empty: 'Je winkelwagen is leeg.',
    continueShopping: 'Verder winkelen',
    checkout: 'Afrekenen',
    subtotal: 'Subtotaal',
    remove: 'Verwijderen',
    removeItem: (title) => `${title} verwijderen`,
    quantityOf: (title) => `Aantal van ${title}`,
    increase: (title) => `${title}: één meer`,
    decrease: (title) => `${title}: één minder`,
    update: 'Bijwerken',
    removed: (title) => `${title} ligt niet meer in je winkelwagen.`,
    undo: 'Ongedaan maken',
    shippingLater: 'Verzending en belasting worden bij het afrekenen berekend.',
    each: (price) => `${price} per stuk`,
    eachWord: 'per stuk',
    lineTotal: 'Totaal:',
    withPayPal: 'Afrekenen met PayPal',
    itemCount: (count) => counted(count, { one: '# artikel', other: '# artikelen' }),
  },
  priceNote: {
    including: (names) => `incl. ${names}`,
    excluding: (names) => `excl. ${names}`,
    plusShipping: (note) => `${note}, excl. verzendkosten`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `Kies nog: ${new Intl.ListFormat('nl').format(options)}.`;
}

export const addToCartWordingNl: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Kies de waarde van de cadeaubon.',
  variantUnavailable: 'Deze uitvoering is helaas niet beschikbaar. Kies een andere.',
  outOfStock: 'Hiervan is helaas niet genoeg op voorraad.',
  amountTooLarge: 'Dit bedrag is te hoog. Kies een kleiner aantal.',
  quantityNotNumber: 'Het aantal moet een getal zijn.',
  quantityNotWhole: 'Het aantal moet een heel getal zijn.',
  quantityOutOfRange: (values) =>
    `Het aantal moet tussen ${valueText(values, 'min')} en ${valueText(values, 'max')} liggen.`,
};

export const cartWordingNl: Wording<CartCode> = {
  ...addToCartWordingNl,
  priceChanged: (values) => `De prijs is gewijzigd van ${valueText(values, 'from')} naar ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Er zijn er nog maar ${valueText(values, 'left')}. Verlaag het aantal.`,
  soldOut: 'Dit is uitverkocht. Haal het eruit om verder te gaan.',
  entryMissing: 'Dit ligt niet meer in je winkelwagen.',
  itemMissing: 'Dit artikel is helaas niet meer verkrijgbaar.',
  restoreExpired: 'Dit is niet meer terug te halen. Voeg het opnieuw toe.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingNl: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `De code ${coupon(values)} is niet bekend. Controleer hoe je hem schrijft.`,
  couponNotYet: (values) => `${coupon(values)} geldt vanaf ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} is verlopen.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} geldt vanaf ${valueText(values, 'minimum')} aan passende artikelen: er ontbreekt nog ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Niets in je winkelwagen past bij ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} is op.`,
  couponUsedByCustomer: (values) => `Je hebt ${coupon(values)} al gebruikt.`,
  couponNotCombinable: (values) => `${coupon(values)} is niet te combineren met ‘${valueText(values, 'other')}’.`,
  couponNothingLeft: (values) => `Er is niets meer over wat ${coupon(values)} kan verlagen.`,
  couponAlreadyApplied: (values) => `${coupon(values)} is al toegepast.`,
  giftCardCurrency: 'Deze cadeaubon is in een andere munteenheid.',
  giftCardExpired: 'Deze cadeaubon is verlopen.',
  giftCardEmpty: 'Op deze cadeaubon staat niets meer.',
  giftCardForGiftCard: 'Een cadeaubon kan geen cadeaubon betalen.',
  giftCardAlreadyApplied: 'Deze cadeaubon is al toegepast.',
  giftCardNotNeeded: 'Er is niets meer te betalen met deze cadeaubon.',
  couponTooMany: (values) =>
    `In een winkelwagen passen hoogstens ${valueText(values, 'max')} codes. Verwijder er eerst een.`,
  giftCardUnknown: 'Deze cadeaubon is niet bekend. Controleer de code.',
};
