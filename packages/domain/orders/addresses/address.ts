import { typedCode, typedLine } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { Address } from '../checkout.ts';
import { isRegionOf, regionNamed } from '../regions/regions.ts';
import { type AddressField, addressFormatFor } from './addressFormat.ts';
import { addressLayout } from './addressLayouts.ts';
import { countryName, isCountryCode } from './countries.ts';

export type AddressCode =
  | 'countryUnknown'
  | 'addressPartMissing'
  | 'addressPartTooLong'
  | 'postalCodeInvalid'
  | 'regionUnknown';

/** Everything wrong with an address, in the order of its country's form; empty when it can be posted (CX-12). */
export function validateAddress(address: Address): Problem<AddressCode>[] {
  const tidy = tidyAddress(address);
  if (!isCountryCode(tidy.countryCode)) return [{ code: 'countryUnknown', field: 'countryCode' }];
  return addressFormatFor(tidy.countryCode).fields.flatMap((field) => fieldProblems(field, tidy));
}

function fieldProblems(field: AddressField, address: Address): Problem<AddressCode>[] {
  const value = address[field.name];
  const about = { field: field.name, values: { label: field.label } };
  if (value === '') return field.required ? [{ code: 'addressPartMissing', ...about }] : [];
  if (value.length > field.maxLength) return [{ code: 'addressPartTooLong', ...about }];
  if (field.name === 'postalCode') return postalCodeProblems(address, field.label);
  const isUnlisted = field.choices.length > 0 && !isRegionOf(address.countryCode, value);
  return isUnlisted ? [{ code: 'regionUnknown', ...about }] : [];
}

function postalCodeProblems(address: Address, label: string): Problem<AddressCode>[] {
  const { postalCodePattern, postalCodeExample } = addressFormatFor(address.countryCode);
  if (postalCodePattern === null || postalCodePattern.test(address.postalCode)) return [];
  return [{ code: 'postalCodeInvalid', field: 'postalCode', values: { label, example: postalCodeExample } }];
}

/** An address of its parts, wherever they come from: a form, a stored document. */
export function addressOf(part: (name: keyof Address) => string): Address {
  return {
    fullName: part('fullName'),
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    countryCode: part('countryCode'),
    phone: part('phone'),
  };
}

/** The address as it is kept: single spaces, nothing invisible, region and postal code in their country's spelling. */
export function tidyAddress(address: Address): Address {
  const countryCode = typedCode(address.countryCode).toUpperCase();
  const region = typedLine(address.region);
  return {
    fullName: typedLine(address.fullName),
    line1: typedLine(address.line1),
    line2: typedLine(address.line2),
    city: typedLine(address.city),
    // `ca` and `California` both mean CA. Regions that are typed freely stay as typed.
    region: regionNamed(countryCode, region)?.code ?? region,
    postalCode: tidyPostalCode(address.postalCode, countryCode),
    countryCode,
    phone: typedCode(address.phone),
  };
}

/** Where the space or dash of a postal code belongs, counted from its end; people leave it out or put it anywhere. */
const JOINTS: Readonly<Record<string, readonly [fromEnd: number, joint: string]>> = {
  CA: [3, ' '],
  GB: [3, ' '],
  IE: [4, ' '],
  NL: [2, ' '],
  SE: [2, ' '],
  PL: [3, '-'],
  JP: [4, '-'],
  BR: [3, '-'],
  PT: [3, '-'],
  ...jointsOf('GG IM JE GI FK', 3, ' '),
  ...jointsOf('CZ SK GR', 2, ' '),
  MT: [4, ' '],
};
function jointsOf(countries: string, fromEnd: number, joint: string) {
  return Object.fromEntries(countries.split(' ').map((country) => [country, [fromEnd, joint] as const]));
}

/** Five figures, and four more for who knows them. */
const ZIP_PLUS_FOUR: ReadonlySet<string> = new Set('US PR GU VI AS MP UM'.split(' '));
/** Countries whose postal codes begin with their own letters. */
const OWN_LETTERS: ReadonlySet<string> = new Set('AD AI AZ BB BN GG IM JE KY LC LV MD MS PN VC VG'.split(' '));
/** Letters for a country on its vehicles and, of old, before its postal codes, where they differ from its code. */
const OLD_PREFIXES: Readonly<Record<string, string>> = {
  ...{ DE: 'D', AT: 'A', FR: 'F', IT: 'I', ES: 'E', BE: 'B', SE: 'S', NO: 'N', LU: 'L', FI: 'SF', PT: 'P' },
};
const DASHES = /[\p{Pd}\u2212ー]/gu;

/**
 * A postal code in its country's spelling, however it was typed: `〒１００ー０００５` is `100-0005` in Japan, `D-10115` and `DE 10115`
 * are `10115` in Germany, `CEP 01.310-100` is `01310-100` in Brazil.
 */
export function tidyPostalCode(text: string, countryCode: string): string {
  const upper = typedCode(text.replace(/[〒〶]/g, ' '))
    .toUpperCase()
    .replace(DASHES, '-');
  const { postalCodePattern } = addressFormatFor(countryCode);
  const plain = withoutPrefix(upper, countryCode);
  const bare = withoutWords(upper).replaceAll('.', '');
  const spellings = [plain, bare, bare.replace(/^\P{N}+/u, '')].map((each) => joined(each, countryCode));
  return spellings.find((each) => postalCodePattern?.test(each)) ?? spellings[0]!;
}

/** `CEP`, `C.P.`, `우`: words for a postal code, which some write before it. */
function withoutWords(code: string): string {
  const head = /^\P{N}*/u.exec(code)?.[0] ?? '';
  const end = Math.max(...[' ', '.', ':', '-'].map((sign) => head.lastIndexOf(sign))) + 1;
  const isBefore = end > 0 && /[\p{L}\p{N}]/u.test(code.slice(end, end + 2));
  return isBefore ? code.slice(end) : code.replace(/^[^\p{N}A-Z]+/u, '');
}

/** With the space or dash of its country. */
function joined(code: string, countryCode: string): string {
  const compact = code.replace(/[\s-]/g, '');
  const joint = Object.hasOwn(JOINTS, countryCode) ? JOINTS[countryCode] : undefined;
  if (joint !== undefined) {
    const [fromEnd, mark] = joint;
    return compact.length <= fromEnd ? compact : compact.slice(0, -fromEnd) + mark + compact.slice(-fromEnd);
  }
  if (ZIP_PLUS_FOUR.has(countryCode) && /^\d{9}$/.test(compact)) return `${compact.slice(0, 5)}-${compact.slice(5)}`;
  const { postalCodePattern } = addressFormatFor(countryCode);
  const isCompact = postalCodePattern !== null && !postalCodePattern.test(code) && postalCodePattern.test(compact);
  return isCompact ? compact : code;
}

/** Only in front of a figure: the codes of some countries begin with letters. */
function withoutPrefix(code: string, countryCode: string): string {
  if (OWN_LETTERS.has(countryCode)) return code;
  const prefixes = [countryCode, OLD_PREFIXES[countryCode] ?? countryCode].map((prefix) => prefix.toUpperCase());
  const found = /^([A-Z]{1,3})[\s-]*(?=\d)/.exec(code);
  return found !== null && prefixes.includes(found[1]!) ? code.slice(found[0].length) : code;
}

/** A letter of another script than the Latin one. */
const LOCAL_SCRIPT = /(?=\p{L})\P{Script=Latin}/u;

/**
 * Returns the address as lines of text, for pages, mails, documents and labels, in the order and script of its country.
 * The country's name is in the given language (BCP 47). An address entered in Latin letters stays in the Latin order.
 */
export function addressLines(address: Address, language = 'en'): readonly string[] {
  const isLocal = LOCAL_SCRIPT.test(`${address.city}${address.line1}`);
  const region = isLocal ? regionNamed(address.countryCode, address.region)?.localName : undefined;
  const written = region === undefined ? address : { ...address, region };
  const filled = addressLayout(address.countryCode, isLocal).map((line) => fillLine(line, written));
  return [...filled, countryName(address.countryCode, language)].filter((line) => line !== '');
}

function fillLine(line: string, address: Address): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => address[name as keyof Address] ?? '');
  // A part left empty takes its comma, dash or brackets with it.
  return filled
    .replace(/\(\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|(?<![\s,/-])[\s,/-]+$/g, '')
    .replace(/^〒$/, '');
}
