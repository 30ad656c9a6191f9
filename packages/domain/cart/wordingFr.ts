import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('fr');

/** What a French shop says where something joins a cart. */
export const cartButtonWordsFr: CartButtonWords = {
  alerts: {
    cart: 'Impossible d’ajouter cet article',
    expressCheckout: 'Impossible d’acheter cet article',
    giftCard: 'Impossible d’acheter la carte cadeau',
  },
  alertClose: 'OK',
  answers: { change: 'Modifier', save: 'Enregistrer', close: 'Annuler' },
  addButton: { adding: 'Ajout…', added: 'Ajouté !' },
  onward: { cart: 'Voir le panier', checkout: 'Commander' },
  pill: {
    inCart: (count) => counted(count, { one: '# article dans le panier', other: '# articles dans le panier' }),
    moreThan: (limit) => `Plus de ${limit} articles dans le panier`,
  },
};

/** What a French cart says. */
export const cartPageWordsFr: CartPageWords = {
  codes: {
    title: 'Code promo ou carte cadeau',
    apply: 'Appliquer',
    remove: 'Supprimer',
    giftCard: (label) => `Carte cadeau ${label}`,
    leftAfterwards: (amount) => `Il restera ${amount}`,
  },
  page: {
    title: 'Panier',
    summary: 'Votre commande',
    empty: 'Votre panier est vide.',
    continueShopping: 'Continuer mes achats',
    checkout: 'Commander',
    subtotal: 'Sous-total',
    remove: 'Supprimer',
    removeItem: (title) => `Supprimer ${title}`,
    quantityOf: (title) => `Quantité de ${title}`,
    increase: (title) => `${title} : un de plus`,
    decrease: (title) => `${title} : un de moins`,
    update: 'Mettre à jour',
    removed: (title) => `${title} a été retiré de votre panier.`,
    undo: 'Annuler',
    shippingLater: 'La livraison et les taxes sont calculées au moment de commander.',
    each: (price) => `${price} l’unité`,
    eachWord: 'l’unité',
    lineTotal: 'Total :',
    withPayPal: 'Commander avec PayPal',
    itemCount: (count) => counted(count, { one: '# article', other: '# articles' }),
  },
  priceNote: {
    including: (names) => `${names} incluse`,
    excluding: (names) => `hors ${names}`,
    plusShipping: (note) => `${note}, hors livraison`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `Veuillez choisir : ${new Intl.ListFormat('fr').format(options)}.`;
}

export const addToCartWordingFr: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Veuillez choisir le montant de la carte cadeau.',
  variantUnavailable: 'Désolé, cette version n’est pas disponible. Veuillez en choisir une autre.',
  outOfStock: 'Désolé, nous n’avons pas cet article en quantité suffisante.',
  amountTooLarge: 'Ce montant est trop élevé. Veuillez choisir une quantité plus petite.',
  quantityNotNumber: 'La quantité doit être un nombre.',
  quantityNotWhole: 'La quantité doit être un nombre entier.',
  quantityOutOfRange: (values) =>
    `La quantité doit être comprise entre ${valueText(values, 'min')} et ${valueText(values, 'max')}.`,
};

export const cartWordingFr: Wording<CartCode> = {
  ...addToCartWordingFr,
  priceChanged: (values) => `Le prix est passé de ${valueText(values, 'from')} à ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Plus que ${valueText(values, 'left')} en stock. Veuillez réduire la quantité.`,
  soldOut: 'Cet article est épuisé. Veuillez le retirer pour continuer.',
  entryMissing: 'Cet article n’est plus dans votre panier.',
  itemMissing: 'Désolé, cet article n’est plus disponible.',
  restoreExpired: 'Cet article ne peut plus être rétabli. Veuillez l’ajouter de nouveau.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingFr: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `Nous ne connaissons pas le code ${coupon(values)}. Veuillez vérifier son orthographe.`,
  couponNotYet: (values) => `${coupon(values)} est valable à partir du ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} a expiré.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} s’applique à partir de ${valueText(values, 'minimum')} d’articles concernés : il manque ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Rien dans votre panier ne correspond à ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} est épuisé.`,
  couponUsedByCustomer: (values) => `Vous avez déjà utilisé ${coupon(values)}.`,
  couponNotCombinable: (values) => `${coupon(values)} n’est pas cumulable avec « ${valueText(values, 'other')} ».`,
  couponNothingLeft: (values) => `Il ne reste rien que ${coupon(values)} pourrait réduire.`,
  couponAlreadyApplied: (values) => `${coupon(values)} est déjà appliqué.`,
  giftCardCurrency: 'Cette carte cadeau est dans une autre devise.',
  giftCardExpired: 'Cette carte cadeau a expiré.',
  giftCardEmpty: 'Il ne reste rien sur cette carte cadeau.',
  giftCardForGiftCard: 'Une carte cadeau ne peut pas payer une carte cadeau.',
  giftCardAlreadyApplied: 'Cette carte cadeau est déjà appliquée.',
  giftCardNotNeeded: 'Il ne reste rien à payer avec cette carte cadeau.',
  couponTooMany: (values) => `Un panier accepte au plus ${valueText(values, 'max')} codes. Retirez-en un d’abord.`,
  giftCardUnknown: 'Nous ne connaissons pas cette carte cadeau. Veuillez vérifier son code.',
};
