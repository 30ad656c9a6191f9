import type { WireAddress } from '@quoin/contract/endpoints/site';
import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../app/queries/queries.ts';
import { contactLines } from './contactLines.ts';

/**
 * Shows an address as on a parcel, also in its country's own script, for which it loads the regions of that country.
 */
export function AddressLines({ address, className }: { readonly address: WireAddress; readonly className?: string }) {
  useQuery(regionsQuery(address.countryCode));
  return (
    <address className={className}>
      {contactLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
