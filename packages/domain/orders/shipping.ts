import { addWorkingDays, type IsoDay, isoDayOf } from '@quoin/domain/formats';
import type { ShippingOption } from './checkout.ts';

/** The ways to send to a country: those without a list go everywhere. */
export function shippingOptionsFor<Option extends Pick<ShippingOption, 'countries'>>(
  countryCode: string,
  options: readonly Option[],
): readonly Option[] {
  return options.filter((option) => option.countries.length === 0 || option.countries.includes(countryCode));
}

/** The days between which a parcel ordered now should arrive, in working days from today UTC (CX-14). */
export function deliveryWindow(
  option: Pick<ShippingOption, 'minDays' | 'maxDays'>,
  now: number,
): { readonly from: IsoDay; readonly to: IsoDay } {
  const today = isoDayOf(now);
  return {
    from: addWorkingDays(today, option.minDays),
    to: addWorkingDays(today, Math.max(option.minDays, option.maxDays)),
  };
}
