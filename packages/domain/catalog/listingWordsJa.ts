import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('ja');

/** What stands around a Japanese list of products. */
export const listingWordsJa: ListingWords = {
  sorts: {
    featured: 'おすすめ順',
    newest: '新着順',
    'price-up': '価格の安い順',
    'price-down': '価格の高い順',
    name: '名前順',
  },
  bestMatch: '関連度順',
  found: (count) => counted(count, { other: '#件の商品' }),
  availability: '在庫状況',
  inStock: '在庫あり',
  sale: 'セール',
  onSale: 'セール中',
  tags: 'タグ',
  categories: 'カテゴリー',
  price: '価格',
  from: (amount) => `${amount}以上`,
  upTo: (amount) => `${amount}以下`,
  between: (from, to) => `${from}〜${to}`,
  corrected: (words) => `一致するものがないため、「${words}」の商品を表示しています。`,
  searched: (words) => `「${words}」`,
  nothing: (words) => `「${words}」に一致する商品は見つかりませんでした`,
  nothingFits: 'すべての条件に合う商品はありません',
};
