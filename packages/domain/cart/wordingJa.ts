import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('ja');

/** What a Japanese shop says where something joins a cart. */
export const cartButtonWordsJa: CartButtonWords = {
  alerts: {
    cart: 'カートに追加できません',
    expressCheckout: '現在ご購入いただけません',
    giftCard: 'ギフトカードは現在ご購入いただけません',
  },
  alertClose: 'OK',
  answers: { change: '編集', save: '保存', close: 'キャンセル' },
  addButton: { adding: '追加中…', added: '追加しました' },
  onward: { cart: 'カートを見る', checkout: 'ご購入手続きへ' },
  pill: {
    inCart: (count) => counted(count, { other: 'カートに#点' }),
    moreThan: (limit) => `カートに${limit}点以上`,
  },
};

/** What a Japanese cart says. */
export const cartPageWordsJa: CartPageWords = {
  codes: {
    title: '割引コードまたはギフトカード',
    apply: '適用',
    remove: '削除',
    giftCard: (label) => `ギフトカード ${label}`,
    leftAfterwards: (amount) => `ご利用後の残高は${amount}です`,
  },
  page: {
    title: 'カート',
    summary: 'ご注文内容',
    empty: 'カートは空です。',
    continueShopping: '買い物を続ける',
    checkout: 'ご購入手続きへ',
    subtotal: '小計',
    remove: '削除',
    removeItem: (title) => `${title}を削除`,
    quantityOf: (title) => `${title}の数量`,
    increase: (title) => `${title}：1つ増やす`,
    decrease: (title) => `${title}：1つ減らす`,
    update: '更新',
    removed: (title) => `${title}をカートから削除しました。`,
    undo: '元に戻す',
    shippingLater: '送料と税金はご購入手続きで計算されます。',
    each: (price) => `1点${price}`,
    eachWord: '1点あたり',
    lineTotal: '合計：',
    withPayPal: 'PayPalで購入手続きへ',
    itemCount: (count) => counted(count, { other: '#点' }),
  },
  priceNote: {
    including: (names) => `${names}込み`,
    excluding: (names) => `${names}別`,
    plusShipping: (note) => `${note}、送料別`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `${options.join('、')}を選択してください。`;
}

export const addToCartWordingJa: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'ギフトカードの金額を選択してください。',
  variantUnavailable: '申し訳ございません。この種類はお取り扱いがありません。別のものをお選びください。',
  outOfStock: '申し訳ございません。在庫が足りません。',
  amountTooLarge: '金額が大きすぎます。数量を減らしてください。',
  quantityNotNumber: '数量は数字で入力してください。',
  quantityNotWhole: '数量は整数で入力してください。',
  quantityOutOfRange: (values) =>
    `数量は${valueText(values, 'min')}から${valueText(values, 'max')}までで入力してください。`,
};

export const cartWordingJa: Wording<CartCode> = {
  ...addToCartWordingJa,
  priceChanged: (values) => `価格が${valueText(values, 'from')}から${valueText(values, 'to')}に変わりました。`,
  fewerLeft: (values) => `在庫は残り${valueText(values, 'left')}点です。数量を減らしてください。`,
  soldOut: 'この商品は売り切れました。続けるにはカートから削除してください。',
  entryMissing: 'この商品はもうカートにありません。',
  itemMissing: '申し訳ございません。この商品は現在お取り扱いがありません。',
  restoreExpired: '元に戻せなくなりました。もう一度追加してください。',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingJa: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `コード「${coupon(values)}」は見つかりません。入力内容をご確認ください。`,
  couponNotYet: (values) => `「${coupon(values)}」は${valueText(values, 'from')}から使えます。`,
  couponExpired: (values) => `「${coupon(values)}」は有効期限が切れています。`,
  couponMinimumNotReached: (values) =>
    `「${coupon(values)}」は対象商品${valueText(values, 'minimum')}以上のご購入で使えます。あと${valueText(values, 'missing')}です。`,
  couponNotApplicable: (values) => `カートに「${coupon(values)}」の対象商品がありません。`,
  couponUsedUp: (values) => `「${coupon(values)}」は利用上限に達しました。`,
  couponUsedByCustomer: (values) => `「${coupon(values)}」はすでにご利用済みです。`,
  couponNotCombinable: (values) => `「${coupon(values)}」は「${valueText(values, 'other')}」と併用できません。`,
  couponNothingLeft: (values) => `「${coupon(values)}」で割引できる金額が残っていません。`,
  couponAlreadyApplied: (values) => `「${coupon(values)}」はすでに適用されています。`,
  giftCardCurrency: 'このギフトカードは通貨が異なります。',
  giftCardExpired: 'このギフトカードは有効期限が切れています。',
  giftCardEmpty: 'このギフトカードには残高がありません。',
  giftCardForGiftCard: 'ギフトカードでギフトカードを購入することはできません。',
  giftCardAlreadyApplied: 'このギフトカードはすでに適用されています。',
  giftCardNotNeeded: 'このギフトカードで支払う金額は残っていません。',
  couponTooMany: (values) =>
    `1つのカートで使えるコードは${valueText(values, 'max')}個までです。先に1つ削除してください。`,
  giftCardUnknown: 'このギフトカードは見つかりません。コードをご確認ください。',
};
