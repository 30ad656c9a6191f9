import { valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

/** What a German shop says where something joins a cart. */
export const cartButtonWordsDe: CartButtonWords = {
  alerts: {
    cart: 'Das geht nicht in den Warenkorb',
    expressCheckout: 'Das lässt sich gerade nicht kaufen',
    giftCard: 'Der Gutschein lässt sich gerade nicht kaufen',
  },
  alertClose: 'OK',
  answers: { change: 'Bearbeiten', save: 'Speichern', close: 'Abbrechen' },
  addButton: { adding: 'Wird hinzugefügt …', added: 'Hinzugefügt!' },
  onward: { cart: 'Warenkorb ansehen', checkout: 'Zur Kasse' },
  pill: {
    inCart: (count) => `${count} Artikel im Warenkorb`,
    moreThan: (limit) => `Mehr als ${limit} Artikel im Warenkorb`,
  },
};

/** What a German cart says. */
export const cartPageWordsDe: CartPageWords = {
  codes: {
    title: 'Rabattcode oder Gutschein',
    apply: 'Einlösen',
    remove: 'Entfernen',
    giftCard: (label) => `Gutschein ${label}`,
    leftAfterwards: (amount) => `Danach bleiben ${amount}`,
  },
  page: {
    title: 'Warenkorb',
    summary: 'Ihre Bestellung',
    empty: 'Ihr Warenkorb ist leer.',
    continueShopping: 'Weiter einkaufen',
    checkout: 'Zur Kasse',
    subtotal: 'Zwischensumme',
    remove: 'Entfernen',
    removeItem: (title) => `${title} entfernen`,
    quantityOf: (title) => `Menge von ${title}`,
    increase: (title) => `${title}: eins mehr`,
    decrease: (title) => `${title}: eins weniger`,
    update: 'Ändern',
    removed: (title) => `${title} liegt nicht mehr in Ihrem Warenkorb.`,
    undo: 'Rückgängig',
    shippingLater: 'Versand und Steuern werden an der Kasse berechnet.',
    each: (price) => `${price} pro Stück`,
    eachWord: 'pro Stück',
    lineTotal: 'Summe:',
    withPayPal: 'Mit PayPal zur Kasse',
    itemCount: (count) => `${count} Artikel`,
  },
  priceNote: {
    including: (names) => `inkl. ${names}`,
    excluding: (names) => `zzgl. ${names}`,
    plusShipping: (note) => `${note}, zzgl. Versand`,
  },
};

function optionsSentence(options: readonly string[]): string {
  const all = options.length > 1 ? `${options.slice(0, -1).join(', ')} und ${options.at(-1)}` : (options[0] ?? '');
  return `Bitte wählen Sie: ${all}.`;
}

export const addToCartWordingDe: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Bitte wählen Sie den Wert des Gutscheins.',
  variantUnavailable: 'Diese Ausführung gibt es leider nicht. Bitte wählen Sie eine andere.',
  outOfStock: 'Davon haben wir leider nicht genug.',
  amountTooLarge: 'Dieser Betrag ist zu hoch. Bitte wählen Sie eine kleinere Menge.',
  quantityNotNumber: 'Die Menge muss eine Zahl sein.',
  quantityNotWhole: 'Die Menge muss eine ganze Zahl sein.',
  quantityOutOfRange: (values) =>
    `Die Menge muss zwischen ${valueText(values, 'min')} und ${valueText(values, 'max')} liegen.`,
};

export const cartWordingDe: Wording<CartCode> = {
  ...addToCartWordingDe,
  priceChanged: (values) =>
    `Der Preis hat sich von ${valueText(values, 'from')} auf ${valueText(values, 'to')} geändert.`,
  fewerLeft: (values) => `Es sind nur noch ${valueText(values, 'left')} da. Bitte verringern Sie die Menge.`,
  soldOut: 'Das ist ausverkauft. Bitte nehmen Sie es heraus, um fortzufahren.',
  entryMissing: 'Das liegt nicht mehr in Ihrem Warenkorb.',
  itemMissing: 'Das gibt es leider nicht mehr.',
  restoreExpired: 'Das lässt sich nicht mehr zurückholen. Bitte legen Sie es noch einmal hinein.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingDe: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `Den Code ${coupon(values)} kennen wir nicht. Bitte prüfen Sie, wie er geschrieben ist.`,
  couponNotYet: (values) => `${coupon(values)} gilt ab ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} ist abgelaufen.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} gilt ab ${valueText(values, 'minimum')} passender Artikel: Es fehlen noch ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Nichts in Ihrem Warenkorb passt zu ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} ist aufgebraucht.`,
  couponUsedByCustomer: (values) => `Sie haben ${coupon(values)} schon eingelöst.`,
  couponNotCombinable: (values) => `${coupon(values)} lässt sich nicht mit „${valueText(values, 'other')}“ verbinden.`,
  couponNothingLeft: (values) => `Es ist nichts mehr übrig, was ${coupon(values)} senken könnte.`,
  couponAlreadyApplied: (values) => `${coupon(values)} ist schon eingelöst.`,
  giftCardCurrency: 'Dieser Gutschein ist in einer anderen Währung.',
  giftCardExpired: 'Dieser Gutschein ist abgelaufen.',
  giftCardEmpty: 'Auf diesem Gutschein ist nichts mehr.',
  giftCardForGiftCard: 'Ein Gutschein kann keinen Gutschein bezahlen.',
  giftCardAlreadyApplied: 'Dieser Gutschein ist schon eingelöst.',
  giftCardNotNeeded: 'Mit diesem Gutschein ist nichts mehr zu bezahlen.',
  couponTooMany: (values) =>
    `Ein Warenkorb nimmt höchstens ${valueText(values, 'max')} Codes an. Nehmen Sie erst einen heraus.`,
  giftCardUnknown: 'Diesen Gutschein kennen wir nicht. Bitte prüfen Sie den Code.',
};
