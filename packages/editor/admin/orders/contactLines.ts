import type { WireAddress } from '@quoin/contract/endpoints/site';
import { addressLines } from '@quoin/domain/orders';
import { APP_LANGUAGE } from '../../app/locale.ts';

/** An address line by line as on a parcel, with its phone number; equal lines appear once. */
export function contactLines(address: WireAddress): readonly string[] {
  return [...new Set([...addressLines(address, APP_LANGUAGE), address.phone])].filter((line) => line !== '');
}
