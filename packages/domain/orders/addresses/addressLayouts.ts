import { addressFormatFor } from './addressFormat.ts';

/** The lines of an address after its name and street, in Latin letters, and the countries that write them so. */
const PLACES: readonly (readonly [place: string, countries: string])[] = [
  [
    '{postalCode} {city}',
    'AD AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EH ET FI FO FR GE GF GL GP GR GW HR HT IS KG KW LA LI LR LU MA MC MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF YT ZM',
  ],
  ['{city}\n{postalCode}', 'AF AI FK GB GG GI GS IM IO JE KE LK NA PN SD SH SZ TC VG ZA'],
  ['{city} {postalCode}', 'BH BM BN BT GU IL JO KH LB LS MT MV NP NZ SA SG VC'],
  ['{city} {region} {postalCode}', 'AS AU CA CC CX FM HM MH MP NF PW UM VI'],
  ['{city}\n{region}', 'AE HK JM NR PA SC SR TV'],
  ['{postalCode} {city} {region}', 'EE IT LT MZ PF UY'],
  ['{postalCode} {city}\n{region}', 'AR CL CV MY UZ'],
  ['{city}, {region} {postalCode}', 'BB JP SO TW US'],
  ['{city}\n{region}\n{postalCode}', 'EG IE KR RU UA'],
  ['{city}\n{region} {postalCode}', 'ID KY MN TH VN'],
  ['{postalCode}\n{city}', 'AL EC MU OM'],
  ['{city}', 'BF MO MW'],
  ['{city} {postalCode}\n{region}', 'IN NG PE'],
  ['{city}, {region}', 'BS KN'],
  ['{city}\n{region}, {postalCode}', 'CN KP'],
  ['{city}, {region}\n{postalCode}', 'HN IQ'],
  ['{postalCode}\n{city}\n{region}', 'AM'],
  ['{city} - {postalCode}', 'BD'],
  ['{city} - {region}\n{postalCode}', 'BR'],
  ['{postalCode}, {city}\n{region}', 'BY'],
  ['{city}, {region}, {postalCode}', 'CO'],
  ['{region}, {city}\n{postalCode}', 'CR'],
  ['{city} {region}\n{postalCode}', 'CU'],
  ['{postalCode} {city} ({region})', 'ES'],
  ['{postalCode}-{city}', 'GT'],
  ['{region}\n{city}', 'KI'],
  ['{region}\n{city}, {postalCode}', 'LV'],
  ['{city}, {postalCode}', 'MM'],
  ['{postalCode} {city}, {region}', 'MX'],
  ['{postalCode}\n{city}, {region}', 'NI'],
  ['{city} {postalCode} {region}', 'PG'],
  ['{city}\n{postalCode} {region}', 'PH'],
  ['{city}-{postalCode}', 'PK'],
  ['{city} PR {postalCode}', 'PR'],
  ['{postalCode} {region} {city}', 'RO'],
  ['{postalCode}-{city}\n{region}', 'SV'],
  ['{postalCode} {city}/{region}', 'TR'],
  ['{city} {postalCode}, {region}', 'VE'],
];

/** Countries whose lines begin otherwise. */
const WHOLE: Readonly<Record<string, string>> = {
  CI: '{fullName}\n{line1}\n{line2}\n{city}',
  GN: '{fullName}\n{postalCode} {line1}\n{line2}\n{city}',
  HU: '{fullName}\n{city}\n{line1}\n{line2}\n{postalCode}',
  IR: '{fullName}\n{region}\n{city}\n{line1}\n{line2}\n{postalCode}',
  KZ: '{postalCode}\n{region}\n{city}\n{line1}\n{line2}\n{fullName}',
};

/** From big to small where the address is in a script of the country, in most without spaces between its parts. */
const LOCAL: Readonly<Record<string, string>> = {
  CN: '{postalCode}\n{region}{city}{line1}\n{line2}\n{fullName}',
  HK: '{region}\n{city}\n{line1}\n{line2}\n{fullName}',
  JP: '〒{postalCode}\n{region}{city}{line1}\n{line2}\n{fullName}',
  KP: '{postalCode}\n{region}\n{city}\n{line1}\n{line2}\n{fullName}',
  KR: '{region} {city} {line1}\n{line2}\n{fullName}\n{postalCode}',
  MO: '{city}{line1}\n{line2}\n{fullName}',
  TW: '{postalCode}\n{region}{city}{line1}\n{line2}\n{fullName}',
};

const STREET = '{fullName}\n{line1}\n{line2}\n';
const USUAL = `${STREET}{city} {region} {postalCode}`;
const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  PLACES.flatMap(([place, countries]) => countries.split(' ').map((country) => [country, STREET + place] as const)),
);

/**
 * The lines of an address with its parts in braces, as its country writes them: from the address data of the world's posts that
 * Google keeps (held to it by a test), where nothing is left out that the form asks for.
 * @param isLocal it is in a script of the country's own.
 */
export function addressLayout(countryCode: string, isLocal = false): readonly string[] {
  const local = isLocal && Object.hasOwn(LOCAL, countryCode) ? LOCAL[countryCode] : undefined;
  const whole = Object.hasOwn(WHOLE, countryCode) ? WHOLE[countryCode] : undefined;
  return withAllParts(countryCode, local ?? whole ?? BY_COUNTRY.get(countryCode) ?? USUAL).split('\n');
}

/**
 * Adds parts that the form requests but the layout lacks: forms request them if the country is unknown
 * (`addressFormat.ts`).
 */
function withAllParts(countryCode: string, layout: string): string {
  const asked = addressFormatFor(countryCode).fields.filter(({ name }) => name !== 'phone');
  const missing = asked.map(({ name }) => `{${name}}`).filter((part) => !layout.includes(part));
  return missing.length === 0 ? layout : `${layout}\n${missing.join(' ')}`;
}
