import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('ja');

const UNITS: Readonly<Record<BillingUnit, readonly [every: string, several: string]>> = {
  week: ['毎週', '#週間'],
  month: ['毎月', '#か月'],
  year: ['毎年', '#年'],
};

/** What a Japanese shop says on its product pages. */
export const catalogWordsJa: CatalogWords = {
  product: {
    addToCart: 'カートに入れる',
    subscribe: '定期購入する',
    quantity: '数量',
    quickView: 'クイックビュー',
    soldOut: '売り切れ',
    onSale: 'セール',
    selectValue: '金額を選択',
    selectOption: (optionName) => `${optionName}を選択`,
    notApplicable: 'なし',
    priceUnavailable: '取り扱いなし',
    onlyLeft: (count) => counted(count, { other: '残り#点' }),
  },
  quickView: { more: '商品の詳細を見る', close: '閉じる', previous: '前の商品', next: '次の商品' },
  stock: { inStock: '在庫あり', soldOut: '売り切れ', runningLow: '残りわずか' },
  price: { original: '通常価格：', sale: 'セール価格：' },
  priceMarkup: {
    original: '通常価格：',
    sale: 'セール価格：',
    from: (price) => `${price}から`,
    giftCardOption: '金額',
  },
  gallery: { picture: (number) => `画像${number}：` },
  purchase: {
    notSoldOnlineYet: 'この商品はまだオンラインでご購入いただけません。',
    hasOwnPage: 'この商品は専用のページでご購入いただけます。',
  },
  newStore: { fallbackStoreTitle: 'ショップ', allCategoryDisplayName: 'すべて' },
};

export const planPhrasesJa: PlanPhrases = {
  every: (count, unit) => (count === 1 ? UNITS[unit][0] : counted(count, { other: `${UNITS[unit][1]}ごと` })),
  during: (count, unit) => `（${counted(count, { other: UNITS[unit][1] })}）`,
};
