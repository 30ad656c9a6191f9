import type { Problem } from '@quoin/domain/problem';
import { type AddressField, addressFormatFor } from './addressFormat.ts';
import type { Address } from './checkout.ts';
import { countryName, isCountryCode } from './countries.ts';
import { isRegionOf } from './regions.ts';

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

/** The address as it is kept: single spaces, no control characters, postal code in its country's spelling. */
export function tidyAddress(address: Address): Address {
  const countryCode = tidyText(address.countryCode).toUpperCase();
  return {
    fullName: tidyText(address.fullName),
    line1: tidyText(address.line1),
    line2: tidyText(address.line2),
    city: tidyText(address.city),
    region: tidyRegion(tidyText(address.region), countryCode),
    postalCode: tidyPostalCode(address.postalCode, countryCode),
    countryCode,
    phone: tidyText(address.phone),
  };
}

function tidyText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** `ca` and `California` both mean CA. Regions that are typed freely stay as typed. */
function tidyRegion(region: string, countryCode: string): string {
  const field = addressFormatFor(countryCode).fields.find(({ name }) => name === 'region');
  const wanted = region.toLowerCase();
  const known = field?.choices.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
  return known?.code ?? region;
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
};

function tidyPostalCode(text: string, countryCode: string): string {
  const upper = tidyText(text).toUpperCase();
  const joint = Object.hasOwn(JOINTS, countryCode) ? JOINTS[countryCode] : undefined;
  if (joint === undefined) return upper;
  const compact = upper.replace(/[\s-]/g, '');
  const [fromEnd, mark] = joint;
  if (compact.length <= fromEnd) return compact;
  return compact.slice(0, -fromEnd) + mark + compact.slice(-fromEnd);
}

/** The address as lines of text, for pages, mails and labels; its country as a language (BCP 47) calls it. */
export function addressLines(address: Address, language = 'en'): readonly string[] {
  const lines = addressFormatFor(address.countryCode).lines.map((line) => fillLine(line, address));
  return [...lines, countryName(address.countryCode, language)].filter((line) => line !== '');
}

function fillLine(line: string, address: Address): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => address[name as keyof Address] ?? '');
  // A part left empty takes its comma, dash or brackets with it.
  return filled
    .replace(/\(\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '');
}
