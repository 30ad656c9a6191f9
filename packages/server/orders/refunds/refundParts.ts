import {
  type ChargedOrder,
  decideRefund,
  type EarlierRefund,
  type Refund,
  type RefundedLine,
  type RefundedPart,
} from '@quoin/domain/cart';
import { type CurrencyCode, type Money, money } from '@quoin/domain/money';
import { findIntentOfOrder, listRefundsOfIntent } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import { listOrderRefunds, type StoredOrderRefund } from '../storage/orderRefunds.ts';

/** The parts of a refund, with amounts as digits: what later refunds and its credit note are made from. */
export function partsToJson(refund: Refund): JsonObject {
  return JSON.parse(JSON.stringify(refund, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}

type StoredAmount = { readonly minor: string };
type StoredPart = {
  readonly [Name in keyof RefundedPart]: Name extends 'taxes'
    ? readonly { readonly ruleId: string; readonly amount: StoredAmount }[]
    : StoredAmount;
};
type StoredParts = {
  readonly lines: readonly (StoredPart & { readonly id: string; readonly quantity: number })[];
  readonly shippingLine: StoredPart;
} & { readonly [Name in (typeof TOTALS)[number]]: StoredAmount };

const TOTALS = ['subtotal', 'discount', 'shipping', 'tax', 'grandTotal', 'taxIncluded'] as const;

/** What a stored refund gave back; only ever reads what `partsToJson` wrote. */
export interface RefundParts extends Readonly<Record<(typeof TOTALS)[number], Money>> {
  readonly lines: readonly RefundedLine[];
  readonly shippingLine: RefundedPart;
}

export function partsFromJson(stored: JsonObject, currency: CurrencyCode): RefundParts {
  const parts = stored as unknown as StoredParts;
  const amount = ({ minor }: StoredAmount) => money(BigInt(minor), currency);
  const part = (from: StoredPart): RefundedPart => ({
    amount: amount(from.amount),
    net: amount(from.net),
    discount: amount(from.discount),
    taxes: from.taxes.map((share) => ({ ruleId: share.ruleId, amount: amount(share.amount) })),
    tax: amount(from.tax),
    taxIncluded: amount(from.taxIncluded),
  });
  return {
    lines: parts.lines.map((line) => ({ id: line.id, quantity: line.quantity, ...part(line) })),
    shippingLine: part(parts.shippingLine),
    subtotal: amount(parts.subtotal),
    discount: amount(parts.discount),
    shipping: amount(parts.shipping),
    tax: amount(parts.tax),
    grandTotal: amount(parts.grandTotal),
    taxIncluded: amount(parts.taxIncluded),
  };
}

export interface EarlierRefunds {
  readonly stored: readonly StoredOrderRefund[];
  /** All refunds, oldest first. Refunds made at the provider itself come last. */
  readonly parts: readonly EarlierRefund[];
}

/** What later refunds must know: ours that did not fail, and the provider's own (MON-4). */
export async function loadEarlierRefunds(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  charged: ChargedOrder,
): Promise<EarlierRefunds> {
  const stored = await listOrderRefunds(trx, websiteId, orderId);
  let parts: readonly EarlierRefund[] = stored
    .filter(({ state }) => state !== 'failed')
    .map((refund) => partsFromJson(refund.parts, charged.currency));
  const intent = await findIntentOfOrder(trx, websiteId, orderId);
  const own = new Set(stored.map(({ id }) => id));
  const all = intent === null ? [] : await listRefundsOfIntent(trx, websiteId, intent.id);
  for (const { id, state, amount } of all) {
    if (state === 'failed' || own.has(id)) continue;
    const decided = decideRefund(charged, parts, { kind: 'amount', amount: money(amount, charged.currency) });
    if (decided.ok) parts = [...parts, decided.value];
  }
  return { stored, parts };
}

/** Pieces of each line that were refunded so far. */
export function refundedQuantities(parts: readonly EarlierRefund[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of parts) for (const { id, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}
