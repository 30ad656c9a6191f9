import { smallerOf } from '@quoin/domain/money';

/** What another product says that an order was charged; minor units of one currency. */
export interface FileAmounts {
  /** Of all lines, before discounts. */
  readonly goods: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

export interface BalancedAmounts extends FileAmounts {
  readonly isTaxIncluded: boolean;
  /** Charged for what the file names nowhere, such as a tip or a fee. */
  readonly other: bigint;
  /** The file's own amounts did not add up. */
  readonly isAdjusted: boolean;
}

/**
 * Makes the amounts of an order add up to its total, which is what the buyer paid: the total is never changed. Tax was on top
 * where that adds up, else within. What is missing was charged for something else; what is too much was taken off (MON-1).
 */
export function balanceAmounts(file: FileAmounts): BalancedAmounts {
  const { goods, shipping, tax, total } = file;
  const discount = smallerOf(file.discount, goods + shipping);
  const net = goods - discount + shipping;
  const gap = total - net;
  const isAdjusted = discount !== file.discount || (gap !== 0n && gap !== tax);
  if (gap >= tax) return { ...file, discount, isTaxIncluded: false, other: gap - tax, isAdjusted };
  return {
    ...file,
    discount: gap < 0n ? discount - gap : discount,
    tax: smallerOf(tax, total),
    isTaxIncluded: true,
    other: gap > 0n ? gap : 0n,
    isAdjusted: isAdjusted || tax > total,
  };
}

export interface PricedUnits {
  readonly quantity: number;
  readonly unitPrice: bigint;
}

/** The total of a line as prices of its pieces: where it does not divide, some cost one minor unit more (MON-3). */
export function unitPrices(total: bigint, quantity: number): readonly PricedUnits[] {
  const pieces = BigInt(quantity);
  const [unitPrice, more] = [total / pieces, Number(total % pieces)];
  const parts = [
    { quantity: quantity - more, unitPrice },
    { quantity: more, unitPrice: unitPrice + 1n },
  ];
  return parts.filter((part) => part.quantity > 0);
}
