import type { WireAppVariant } from '@quoin/contract/endpoints/store';
import { compareMoney, formatMoney, type Money } from '@quoin/domain/money';
import { moneyOf } from '../../app/formats.ts';

/** `$20.00`, or `$20.00 – $48.00` where variants differ: what is charged now, sale prices included. */
export function priceText(variants: readonly WireAppVariant[]): string {
  const prices = variants.map((variant) => moneyOf(variant.onSale ? variant.salePrice : variant.price));
  const known = prices.filter((price): price is Money => price !== null).sort(compareMoney);
  const [least] = known;
  const most = known.at(-1);
  if (least === undefined || most === undefined) return '';
  return compareMoney(least, most) === 0 ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(most)}`;
}
