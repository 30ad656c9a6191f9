import type { WireAddress } from '@quoin/contract/endpoints/site';

/** An address line by line as on a parcel; parts that are empty leave no gap, equal lines appear once. */
export function addressLines(address: WireAddress, language = 'en'): readonly string[] {
  const place = [address.postalCode, address.city, address.region];
  const lines = [
    address.fullName,
    address.line1,
    address.line2,
    place.filter((part) => part !== '').join(' '),
    countryName(address.countryCode, language),
    address.phone,
  ];
  return [...new Set(lines.filter((line) => line !== ''))];
}

function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
