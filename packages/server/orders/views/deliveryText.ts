import { addWorkingDays, isoDayOf } from '@quoin/domain/formats';
import { arrivalText } from '@quoin/domain/orders';
import type { StoredOrder } from '../storage/orderRecord.ts';

/** From the day of the order on, in working days (CX-14); nothing once something has gone. */
export function deliveryText({ deliveryDays, placedAt }: StoredOrder, isWaiting: boolean, language: string): string {
  if (deliveryDays === null || !isWaiting) return '';
  const placed = isoDayOf(placedAt.getTime());
  const from = addWorkingDays(placed, deliveryDays.min);
  const to = addWorkingDays(placed, Math.max(deliveryDays.min, deliveryDays.max));
  return arrivalText({ from, to }, language);
}
