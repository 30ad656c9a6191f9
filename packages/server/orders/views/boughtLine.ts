import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import type { BoughtLine } from '@quoin/domain/orders';
import { deliveryFromFields } from '../../cart/index.ts';
import type { StoredOrderLine } from '../storage/orderRecord.ts';

type OwnLine = Pick<StoredOrderLine, 'productType' | 'quantity' | 'sent' | 'canceled' | 'additionalFields'>;

/** A stored line as the rules of an order's way read it; `today` is the shop's day. */
export function boughtLine(line: OwnLine, today: string): BoughtLine {
  const { productType, quantity: ordered, sent, canceled, additionalFields } = line;
  const isGiftCard = productType === PRODUCT_TYPES.giftCard;
  const sendOn = isGiftCard ? deliveryFromFields(additionalFields, today).sendOn : null;
  return { productType, ordered, sent, canceled, sendOn };
}
