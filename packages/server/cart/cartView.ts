import type { WireInstallments } from '@quoin/contract/endpoints/site';
import { cartPageWords } from '@quoin/domain/cart';
import { countriesIn } from '@quoin/domain/orders';
import { priceRows, type TotalRowView } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import { continueShoppingUrl } from '../sites/index.ts';
import { type CodeRefused, type CouponsView, couponsView } from './couponViews.ts';
import type { Delivery } from './delivery.ts';
import { type LineView, lineView, type NoticeView } from './lines/lineViews.ts';
import type { LoadedCart } from './loadCart.ts';

/** What the theme's cart page reads. */
export interface CartView {
  readonly isEmpty: boolean;
  readonly entries: readonly LineView[];
  readonly totalQuantity: number;
  readonly totals: readonly TotalRowView[];
  /** Next to the total, if it can be paid in parts. */
  readonly installments: WireInstallments | null;
  readonly coupons: CouponsView;
  readonly estimateCountries: readonly { readonly code: string; readonly name: string; readonly isSelected: boolean }[];
  readonly crumb: string;
  readonly problem: NoticeView | null;
  readonly removed: { readonly title: string; readonly token: string } | null;
  readonly continueShoppingUrl: string;
  readonly checkoutUrl: string;
  /** What the button says that leads to PayPal at once; empty without one. */
  readonly expressText: string;
  /** The same of the one that leads to the wallets of the device. */
  readonly walletText: string;
  readonly islandProps: string;
}

export function cartView(
  site: Site,
  loaded: LoadedCart,
  more: {
    readonly crumb: string;
    readonly problem: NoticeView | null;
    readonly code?: CodeRefused | null;
    /** How the shop takes money. */
    readonly methods: readonly { readonly hasExpress: boolean; readonly isEmbeddable: boolean }[];
  },
): CartView {
  const { goods, price, delivery, removed, giftCards, installments } = loaded;
  const { lines, language } = goods;
  const { withPayPal, withWallet } = cartPageWords(language).page;
  const ways = price.amountDue.minor > 0n ? more.methods : [];
  return {
    isEmpty: lines.length === 0,
    entries: lines.map((line) => lineView(line, language)),
    totalQuantity: price.totalQuantity,
    totals: priceRows(price, 'estimated', language),
    installments,
    coupons: couponsView(price, giftCards, { action: '/cart/code', language, refused: more.code ?? null }),
    estimateCountries: estimateCountries(delivery, language),
    crumb: more.crumb,
    problem: more.problem,
    removed: removed === null ? null : { title: removed.title, token: removed.entryId },
    continueShoppingUrl: continueShoppingUrl(site),
    checkoutUrl: '/checkout',
    expressText: ways.some(({ hasExpress }) => hasExpress) ? withPayPal : '',
    walletText: ways.some(({ isEmbeddable }) => isEmbeddable) ? withWallet : '',
    islandProps: '',
  };
}

function estimateCountries({ countries, countryCode }: Delivery, language: string) {
  return countriesIn(language, countries).map(({ code, name }) => ({ code, name, isSelected: code === countryCode }));
}
