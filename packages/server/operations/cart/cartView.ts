import { calculateTotals } from '@quoin/domain/cart';
import type { Site } from '../../storage/sites.ts';
import type { Delivery } from './delivery.ts';
import { type LineView, lineView, type NoticeView, shippingKnown, type TotalRowView, totalRows } from './lineViews.ts';
import type { LoadedCart } from './loadCart.ts';
import { continueShoppingUrl } from './storeSettings.ts';

/** What the theme's cart page reads. */
export interface CartView {
  readonly isEmpty: boolean;
  readonly entries: readonly LineView[];
  readonly totalQuantity: number;
  readonly totals: readonly TotalRowView[];
  readonly estimateCountries: readonly { readonly code: string; readonly name: string; readonly isSelected: boolean }[];
  readonly crumb: string;
  readonly problem: NoticeView | null;
  readonly removed: { readonly title: string; readonly token: string } | null;
  readonly continueShoppingUrl: string;
  readonly checkoutUrl: string;
  readonly islandProps: string;
}

export function cartView(
  site: Site,
  loaded: LoadedCart,
  more: { readonly crumb: string; readonly problem: NoticeView | null },
): CartView {
  const { cart, lines } = loaded.priced;
  const { delivery, removed } = loaded;
  const totals = calculateTotals(cart, { shipping: delivery.selected?.price });
  return {
    isEmpty: lines.length === 0,
    entries: lines.map(lineView),
    totalQuantity: totals.totalQuantity,
    totals: totalRows(totals, { known: shippingKnown(cart, delivery), note: delivery.selected?.name ?? '' }),
    estimateCountries: estimateCountries(delivery),
    crumb: more.crumb,
    problem: more.problem,
    removed: removed === null ? null : { title: removed.title, token: removed.entryId },
    continueShoppingUrl: continueShoppingUrl(site),
    checkoutUrl: '/checkout',
    islandProps: '',
  };
}

function estimateCountries({ countries, countryCode }: Delivery) {
  return countries.map(({ code, name }) => ({ code, name, isSelected: code === countryCode }));
}
