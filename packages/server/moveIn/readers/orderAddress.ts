import type { TableField } from '@quoin/domain/formats';
import { type Address, tidyAddress } from '@quoin/domain/orders';
import { countryCodeOf } from './countryCode.ts';

/** What a part of an address is called behind `billing` or `shipping`, or before it; plain tables name the one address alone. */
const PARTS = {
  firstName: ['first name'],
  lastName: ['last name'],
  fullName: ['name'],
  line1: ['address1', 'address 1', 'address 1&2', 'address', 'street'],
  line2: ['address2', 'address 2'],
  city: ['city'],
  region: ['province', 'state', 'state code', 'region'],
  postalCode: ['zip', 'postcode', 'postal code'],
  country: ['country', 'country code'],
  phone: ['phone'],
} as const;
const SIDES = ['billing', 'shipping'] as const;

/** `billing.line1`: a part of one of the two addresses. Names without a side are those of the shipping address. */
export const ADDRESS_FIELDS: readonly TableField[] = SIDES.flatMap((side) =>
  Object.entries(PARTS).map(([part, names]): TableField => {
    const own = names.flatMap((name) => [`${side} ${name}`, `${name} (${side})`]);
    return { field: `${side}.${part}`, names: side === 'shipping' ? [...own, ...names] : own };
  }),
);

/** The billing or shipping address of an order; null where the file has none. `cell`: of one of the fields. */
export function fileAddress(
  cell: (field: string) => string,
  side: (typeof SIDES)[number],
  language: string,
): Address | null {
  const part = (name: keyof typeof PARTS) => cell(`${side}.${name}`);
  const line1 = part('line1');
  const city = part('city');
  if (line1 === '' && city === '') return null;
  return tidyAddress({
    fullName: (`${part('firstName')} ${part('lastName')}`.trim() || part('fullName')).slice(0, 200),
    ...{ line1, line2: part('line2'), city, region: part('region'), postalCode: part('postalCode').replace(/^'/, '') },
    ...{ countryCode: countryCodeOf(part('country'), language), phone: part('phone').replace(/^'/, '') },
  });
}
