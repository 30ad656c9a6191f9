import { type Address, countriesIn, tidyAddress } from '@quoin/domain/orders';

/** What a part of an address is called behind `billing` or `shipping`, or before it; plain tables name the one address alone. */
const PARTS = {
  fullName: ['name'],
  firstName: ['first name'],
  lastName: ['last name'],
  line1: ['address1', 'address 1', 'address 1&2', 'address', 'street'],
  line2: ['address2', 'address 2'],
  city: ['city'],
  region: ['province', 'state', 'state code', 'region'],
  postalCode: ['zip', 'postcode', 'postal code'],
  country: ['country', 'country code'],
  phone: ['phone'],
} as const;

/** The billing or shipping address of an order; null where the file has none. `named`: the cell of a column of that plain name. */
export function fileAddress(named: (name: string) => string, which: 'billing' | 'shipping'): Address | null {
  const isPlain = which === 'shipping' && named('address') !== '';
  const part = (key: keyof typeof PARTS) => {
    const names = PARTS[key].flatMap((name) => [`${which} ${name}`, `${name} (${which})`, ...(isPlain ? [name] : [])]);
    return names.map(named).find((text) => text !== '') ?? '';
  };
  const line1 = part('line1');
  const city = part('city');
  if (line1 === '' && city === '') return null;
  return tidyAddress({
    fullName: (`${part('firstName')} ${part('lastName')}`.trim() || part('fullName')).slice(0, 200),
    ...{ line1, line2: part('line2'), city, region: part('region'), postalCode: part('postalCode').replace(/^'/, '') },
    ...{ countryCode: countryCodeOf(part('country')), phone: part('phone').replace(/^'/, '') },
  });
}

/** `DE`, or a name in English. */
function countryCodeOf(text: string): string {
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  const wanted = text.toLowerCase();
  return countriesIn('en').find(({ name }) => name.toLowerCase() === wanted)?.code ?? '';
}
