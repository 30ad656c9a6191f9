import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('pt');

/** What a Brazilian shop says where something joins a cart. */
export const cartButtonWordsPt: CartButtonWords = {
  alerts: {
    cart: 'Não foi possível adicionar o item',
    expressCheckout: 'Não foi possível comprar o item',
    giftCard: 'Não foi possível comprar o vale-presente',
  },
  alertClose: 'OK',
  answers: { change: 'Editar', save: 'Salvar', close: 'Cancelar' },
  addButton: { adding: 'Adicionando…', added: 'Adicionado!' },
  onward: { cart: 'Ver carrinho', checkout: 'Finalizar compra' },
  pill: {
    inCart: (count) => counted(count, { one: '# item no carrinho', other: '# itens no carrinho' }),
    moreThan: (limit) => `Mais de ${limit} itens no carrinho`,
  },
};

/** What a Brazilian cart says. */
export const cartPageWordsPt: CartPageWords = {
  codes: {
    title: 'Cupom de desconto ou vale-presente',
    apply: 'Aplicar',
    remove: 'Remover',
    giftCard: (label) => `Vale-presente ${label}`,
    leftAfterwards: (amount) => `Restarão ${amount}`,
  },
  page: {
    title: 'Carrinho',
    summary: 'O seu pedido',
    empty: 'O seu carrinho está vazio.',
    continueShopping: 'Continuar comprando',
    checkout: 'Finalizar compra',
    subtotal: 'Subtotal',
    remove: 'Remover',
    removeItem: (title) => `Remover ${title}`,
    quantityOf: (title) => `Quantidade de ${title}`,
    increase: (title) => `${title}: um a mais`,
    decrease: (title) => `${title}: um a menos`,
    update: 'Atualizar',
    removed: (title) => `${title} foi removido do carrinho.`,
    undo: 'Desfazer',
    shippingLater: 'O frete e os impostos são calculados ao finalizar a compra.',
    each: (price) => `${price} cada`,
    eachWord: 'cada',
    lineTotal: 'Total:',
    withPayPal: 'Finalizar com PayPal',
    itemCount: (count) => counted(count, { one: '# item', other: '# itens' }),
  },
  priceNote: {
    including: (names) => `${names} incluído`,
    excluding: (names) => `${names} não incluído`,
    plusShipping: (note) => `${note}, mais frete`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `Escolha: ${new Intl.ListFormat('pt').format(options)}.`;
}

export const addToCartWordingPt: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'Escolha o valor do vale-presente.',
  variantUnavailable: 'Esta versão não está disponível. Escolha outra.',
  outOfStock: 'Não temos unidades suficientes deste item.',
  amountTooLarge: 'Esse valor é alto demais. Escolha uma quantidade menor.',
  quantityNotNumber: 'A quantidade deve ser um número.',
  quantityNotWhole: 'A quantidade deve ser um número inteiro.',
  quantityOutOfRange: (values) =>
    `A quantidade deve estar entre ${valueText(values, 'min')} e ${valueText(values, 'max')}.`,
};

export const cartWordingPt: Wording<CartCode> = {
  ...addToCartWordingPt,
  priceChanged: (values) => `O preço mudou de ${valueText(values, 'from')} para ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `Quantidade restante: ${valueText(values, 'left')}. Diminua a quantidade.`,
  soldOut: 'Este item esgotou. Remova-o para continuar.',
  entryMissing: 'Este item não está mais no seu carrinho.',
  itemMissing: 'Este item não está mais disponível.',
  restoreExpired: 'Este item não pode mais ser recuperado. Adicione-o novamente.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingPt: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `Não conhecemos o código ${coupon(values)}. Verifique como está escrito.`,
  couponNotYet: (values) => `${coupon(values)} é válido a partir de ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} expirou.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} vale a partir de ${valueText(values, 'minimum')} em itens participantes: faltam ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `Nada no seu carrinho corresponde a ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} esgotou.`,
  couponUsedByCustomer: (values) => `Você já usou ${coupon(values)}.`,
  couponNotCombinable: (values) => `${coupon(values)} não pode ser combinado com “${valueText(values, 'other')}”.`,
  couponNothingLeft: (values) => `Não resta nada que ${coupon(values)} possa reduzir.`,
  couponAlreadyApplied: (values) => `${coupon(values)} já está aplicado.`,
  giftCardCurrency: 'Este vale-presente está em outra moeda.',
  giftCardExpired: 'Este vale-presente expirou.',
  giftCardEmpty: 'Não há mais saldo neste vale-presente.',
  giftCardForGiftCard: 'Um vale-presente não pode pagar outro vale-presente.',
  giftCardAlreadyApplied: 'Este vale-presente já está aplicado.',
  giftCardNotNeeded: 'Não resta nada a pagar com este vale-presente.',
  couponTooMany: (values) => `Um carrinho aceita no máximo ${valueText(values, 'max')} códigos. Remova um primeiro.`,
  giftCardUnknown: 'Não conhecemos este vale-presente. Verifique o código.',
};
