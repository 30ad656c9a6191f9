/** House numbers are before the street where English or French is spoken, and after it elsewhere. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'SG', 'ZA', 'IN']);

export interface StreetParts {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly street: string;
  readonly number: string;
}

/** The first line of an address as it is written in its country. */
export function streetLine({ country, street, number }: StreetParts): string {
  const parts = NUMBER_FIRST.has(country) ? [number, street] : [street, number];
  return parts.filter((part) => part !== '').join(' ');
}
