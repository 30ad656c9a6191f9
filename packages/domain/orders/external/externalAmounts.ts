import { allocate, smallerOf } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** What an order was charged somewhere else; minor units of one currency. */
export interface ExternalAmounts {
  readonly lines: readonly { readonly unitPrice: bigint; readonly quantity: number }[];
  /** Null: not said. */
  readonly subtotal: bigint | null;
  readonly shipping: bigint;
  readonly discount: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly isTaxIncluded: boolean;
}

export interface ExternalPart {
  readonly discount: bigint;
  /** Added to the price; `taxIncluded` is within it: one of the two is zero. */
  readonly tax: bigint;
  readonly taxIncluded: bigint;
  readonly gross: bigint;
}

export interface DividedAmounts {
  readonly lines: readonly ExternalPart[];
  readonly shipping: ExternalPart;
}

export type ExternalAmountCode = 'subtotalNotSum' | 'discountTooLarge' | 'grandTotalNotSum';

/**
 * Shares discount and tax of an order among its lines and its shipping, so that the parts add up to them (MON-3). The
 * discount takes from the goods first. Refuses amounts that do not add up (MON-1, MON-2).
 */
export function divideExternalAmounts(amounts: ExternalAmounts): Outcome<DividedAmounts, ExternalAmountCode> {
  const { shipping, discount, tax, isTaxIncluded } = amounts;
  const totals = amounts.lines.map(({ unitPrice, quantity }) => unitPrice * BigInt(quantity));
  const goods = totals.reduce((sum, total) => sum + total, 0n);
  if (amounts.subtotal !== goods) return refuse('subtotalNotSum');
  if (discount > goods + shipping) return refuse('discountTooLarge');
  const net = goods - discount + shipping;
  if (amounts.grandTotal !== net + (isTaxIncluded ? 0n : tax) || (isTaxIncluded && tax > net))
    return refuse('grandTotalNotSum');
  const onGoods = smallerOf(discount, goods);
  const discounts = [...allocate(onGoods, totals), discount - onGoods];
  const nets = [...totals, shipping].map((total, index) => total - discounts[index]!);
  const taxes = allocate(tax, nets);
  const parts = nets.map((part, index): ExternalPart => {
    const own = taxes[index]!;
    const [added, within] = isTaxIncluded ? [0n, own] : [own, 0n];
    return { discount: discounts[index]!, tax: added, taxIncluded: within, gross: part + added };
  });
  return accept({ lines: parts.slice(0, -1), shipping: parts.at(-1)! });
}
