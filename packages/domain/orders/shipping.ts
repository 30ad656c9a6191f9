import type { ShippingMethod } from '@quoin/domain/cart';
import { addWorkingDays, type IsoDay, isoDayOf } from '@quoin/domain/formats';

/** The days between which a parcel ordered now should arrive, in working days from today UTC (CX-14). */
export function deliveryWindow(
  option: Pick<ShippingMethod, 'minDays' | 'maxDays'>,
  now: number,
): { readonly from: IsoDay; readonly to: IsoDay } {
  const today = isoDayOf(now);
  return {
    from: addWorkingDays(today, option.minDays),
    to: addWorkingDays(today, Math.max(option.minDays, option.maxDays)),
  };
}
