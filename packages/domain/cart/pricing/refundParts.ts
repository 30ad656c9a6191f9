import { allocate, allocatePartial, smallerOf } from '@quoin/domain/money';
import type { ChargedLine, ChargedPart, RefundedPart } from './chargedOrder.ts';

/** What a charge is made of, in minor units; taxes in the order of the charge. Paid were net and taxes. */
export interface ChargeParts {
  readonly net: bigint;
  readonly taxes: readonly bigint[];
  readonly discount: bigint;
}

export function paidFor({ net, taxes }: ChargeParts): bigint {
  return taxes.reduce((all, tax) => all + tax, net);
}

/** What is left of a charge after these refunds of it. */
export function partsLeft(
  charged: ChargedPart,
  refunds: readonly Pick<RefundedPart, 'net' | 'discount' | 'taxes'>[],
): ChargeParts {
  const taxes = charged.taxes.map(({ ruleId, amount }) => {
    const returned = refunds.flatMap((refund) => refund.taxes.filter((share) => share.ruleId === ruleId));
    return returned.reduce((left, share) => left - share.amount.minor, amount.minor);
  });
  const taxSum = charged.taxes.reduce((all, { amount }) => all + amount.minor, 0n);
  return {
    net: refunds.reduce((left, refund) => left - refund.net.minor, charged.gross.minor - taxSum),
    taxes,
    discount: refunds.reduce((left, refund) => left - refund.discount.minor, charged.discount.minor),
  };
}

/** An amount out of what is left, in proportion. */
export function takeAmount(left: ChargeParts, amount: bigint): ChargeParts {
  const whole = paidFor(left);
  const [net = 0n, ...taxes] = allocate(amount, [left.net, ...left.taxes]);
  return { net, taxes, discount: whole === 0n ? 0n : (left.discount * amount) / whole };
}

/**
 * The share of some pieces: that of all pieces returned so far with them, less that without them. Where an amount has
 * gone back before, only what is left.
 */
export function takePieces(line: ChargedLine, left: ChargeParts, before: number, quantity: number): ChargeParts {
  const start = partsOfFirst(line, before);
  const end = partsOfFirst(line, before + quantity);
  return {
    net: smallerOf(end.net - start.net, left.net),
    taxes: end.taxes.map((tax, index) => smallerOf(tax - (start.taxes[index] ?? 0n), left.taxes[index] ?? 0n)),
    discount: smallerOf(end.discount - start.discount, left.discount),
  };
}

/** What belongs to the first pieces of a line. Each part only grows with their number, up to the line's own. */
function partsOfFirst(line: ChargedLine, pieces: number): ChargeParts {
  const [count, quantity] = [BigInt(pieces), BigInt(line.quantity)];
  const discount = (line.discount.minor * count) / quantity;
  const goods = (line.subtotal.minor * count) / quantity - discount;
  const whole = line.subtotal.minor - line.discount.minor;
  const taxes = line.taxes.map(({ amount }) => amount.minor);
  if (line.taxIncluded.minor > 0n) {
    const net = taxes.reduce((rest, tax) => rest - tax, whole);
    const [first = 0n, ...others] = allocatePartial(goods, [net, ...taxes]);
    return { net: first, taxes: others, discount };
  }
  return { net: goods, taxes: taxes.map((tax) => (whole === 0n ? 0n : (tax * goods) / whole)), discount };
}
