import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('es');

/** What a Spanish shop says where something joins a cart. */
export const cartButtonWordsEs: CartButtonWords = {
  alerts: {
    cart: 'No se puede añadir el artículo',
    expressCheckout: 'No se puede comprar el artículo',
    giftCard: 'No se puede comprar la tarjeta regalo',
  },
  alertClose: 'Aceptar',
  answers: { change: 'Editar', save: 'Guardar', close: 'Cancelar' },
  addButton: { adding: 'Añadiendo…', added: '¡Añadido!' },
  onward: { cart: 'Ver el carrito', checkout: 'Tramitar pedido' },
  pill: {
    inCart: (count) => counted(count, { one: '# artículo en el carrito', other: '# artículos en el carrito' }),
    moreThan: (limit) => `Más de ${limit} artículos en el carrito`,
  },
};

/** What a Spanish cart says. */
export const cartPageWordsEs: CartPageWords = {
  codes: {
    title: 'Código de descuento o tarjeta regalo',
    apply: 'Aplicar',
    remove: 'Quitar',
    giftCard: (label) => `Tarjeta regalo ${label}`,
    leftAfterwards: (amount) => `Quedarán ${amount}`,
  },
  page: {
    title: 'Carrito',
    summary: 'Tu pedido',
    empty: 'Tu carrito está vacío.',
    continueShopping: 'Seguir comprando',
    checkout: 'Tramitar pedido',
    subtotal: 'Subtotal',
    remove: 'Quitar',
    removeItem: (title) => `Quitar ${title}`,
    quantityOf: (title) => `Cantidad de ${title}`,
    increase: (title) => `${title}: uno más`,
    decrease: (title) => `${title}: uno menos`,
    update: 'Actualizar',
    removed: (title) => `${title} ya no está en tu carrito.`,
    undo: 'Deshacer',
    shippingLater: 'El envío y los impuestos se calculan al tramitar el pedido.',
    each: (price) => `${price} por unidad`,
    eachWord: 'por unidad',
    lineTotal: 'Total:',
    withPayPal: 'Comprar con PayPal',
    itemCount: (count) => counted(count, { one: '# artículo', other: '# artículos' }),
  },
  priceNote: {
    including: (names) => `${names} incluido`,
    excluding: (names) => `${names} no incluido`,
    plusShipping: (note) => `${note}, más gastos de envío`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `Elige: ${new Intl.ListFormat('es').format(options)}.`;
}

export const addToCartWordingEs: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Elige el importe de la tarjeta regalo.',
  variantUnavailable: 'Lo sentimos, esta versión no está disponible. Elige otra.',
  outOfStock: 'Lo sentimos, no tenemos suficientes unidades de este artículo.',
  amountTooLarge: 'Ese importe es demasiado alto. Elige una cantidad menor.',
  quantityNotNumber: 'La cantidad debe ser un número.',
  quantityNotWhole: 'La cantidad debe ser un número entero.',
  quantityOutOfRange: (values) =>
    `La cantidad debe estar entre ${valueText(values, 'min')} y ${valueText(values, 'max')}.`,
};

export const cartWordingEs: Wording<CartCode> = {
  ...addToCartWordingEs,
  priceChanged: (values) => `El precio ha cambiado de ${valueText(values, 'from')} a ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Solo quedan ${valueText(values, 'left')}. Reduce la cantidad.`,
  soldOut: 'Este artículo se ha agotado. Quítalo para continuar.',
  entryMissing: 'Este artículo ya no está en tu carrito.',
  itemMissing: 'Lo sentimos, este artículo ya no está disponible.',
  restoreExpired: 'Este artículo ya no se puede recuperar. Añádelo de nuevo.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingEs: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `No conocemos el código ${coupon(values)}. Comprueba cómo está escrito.`,
  couponNotYet: (values) => `${coupon(values)} es válido a partir del ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} ha caducado.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} se aplica a partir de ${valueText(values, 'minimum')} en artículos válidos: faltan ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Nada de tu carrito corresponde a ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} se ha agotado.`,
  couponUsedByCustomer: (values) => `Ya has usado ${coupon(values)}.`,
  couponNotCombinable: (values) => `${coupon(values)} no se puede combinar con «${valueText(values, 'other')}».`,
  couponNothingLeft: (values) => `No queda nada que ${coupon(values)} pueda rebajar.`,
  couponAlreadyApplied: (values) => `${coupon(values)} ya está aplicado.`,
  giftCardCurrency: 'Esta tarjeta regalo está en otra moneda.',
  giftCardExpired: 'Esta tarjeta regalo ha caducado.',
  giftCardEmpty: 'En esta tarjeta regalo no queda saldo.',
  giftCardForGiftCard: 'Una tarjeta regalo no puede pagar otra tarjeta regalo.',
  giftCardAlreadyApplied: 'Esta tarjeta regalo ya está aplicada.',
  giftCardNotNeeded: 'No queda nada que pagar con esta tarjeta regalo.',
  couponTooMany: (values) => `Un carrito admite como máximo ${valueText(values, 'max')} códigos. Quita uno primero.`,
  giftCardUnknown: 'No conocemos esta tarjeta regalo. Comprueba el código.',
};
