import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';

/** One line of an order and what became of it. Always: sent + canceled <= ordered. */
export interface LineQuantities {
  readonly lineId: string;
  readonly title: string;
  readonly productType: ProductType;
  readonly ordered: number;
  readonly sent: number;
  readonly canceled: number;
}

/** So many of one line: in a parcel, canceled, refunded. */
export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

/** What is still to be sent or canceled. */
export function openQuantity(line: Pick<LineQuantities, 'ordered' | 'sent' | 'canceled'>): number {
  return line.ordered - line.sent - line.canceled;
}

/** Everything that is still open, as one parcel would take it. */
export function openLines(lines: readonly LineQuantities[]): readonly LineQuantity[] {
  return lines
    .map((line) => ({ lineId: line.lineId, quantity: openQuantity(line) }))
    .filter(({ quantity }) => quantity > 0);
}

const DELIVERED_BY_MAIL: ReadonlySet<number> = new Set([PRODUCT_TYPES.digital, PRODUCT_TYPES.giftCard]);

/** Downloads and gift cards: no parcel ever holds them. */
export function isDeliveredByMail(productType: number): boolean {
  return DELIVERED_BY_MAIL.has(productType);
}

/** A parcel that is none: everything in it went out by mail. */
export function isMailParcel(
  parcel: { readonly lines: readonly LineQuantity[] },
  lines: readonly Pick<LineQuantities, 'lineId' | 'productType'>[],
): boolean {
  return parcel.lines.every(({ lineId }) => {
    const line = lines.find((each) => each.lineId === lineId);
    return line !== undefined && isDeliveredByMail(line.productType);
  });
}

/** Downloads and gift cards go out by mail as soon as the order is paid: nobody has to pack them. */
export function linesDeliveredByMail(lines: readonly LineQuantities[]): readonly LineQuantity[] {
  return openLines(lines.filter(({ productType }) => isDeliveredByMail(productType)));
}

/** The same line named twice is meant together (as STK-6); zero says nothing. */
export function mergeQuantities(wanted: readonly LineQuantity[]): readonly LineQuantity[] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity })).filter(({ quantity }) => quantity !== 0);
}
