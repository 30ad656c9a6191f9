import { inLanguage } from '@quoin/domain/languages';
import { addressLabels } from '@quoin/messages/addressLabels';
import type { Address } from '../checkout.ts';
import type { Region } from '../regions/region.ts';
import { regionsOf } from '../regions/regions.ts';

/** The parts of an address in a form. The country comes first, as a separate field (CX-12). */
export type AddressFieldName = Exclude<keyof Address, 'countryCode'>;

export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: string;
  readonly required: boolean;
  /** HTML autocomplete token (CX-09); prefixed with `shipping ` by the form. */
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'numeric' | 'tel';
  readonly type: 'text' | 'tel';
  readonly maxLength: number;
  /** Choices, where the region is one of a list; empty for a text field. */
  readonly choices: readonly Region[];
}

export interface AddressFormat {
  readonly countryCode: string;
  /** In the order people of that country write them. */
  readonly fields: readonly AddressField[];
  /** What a postal code looks like after tidying; null when anything goes. */
  readonly postalCodePattern: RegExp | null;
  readonly postalCodeExample: string;
}

interface Rule {
  readonly postal: string;
  readonly postalRequired?: boolean;
  readonly postalMode?: 'numeric' | 'text';
  readonly pattern: RegExp | null;
  readonly example: string;
  readonly region?: { readonly label: string; readonly required: boolean };
  readonly city?: string;
  readonly order: readonly AddressFieldName[];
}

const CITY_FIRST: readonly AddressFieldName[] = ['fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'phone'];
const CODE_FIRST: readonly AddressFieldName[] = ['fullName', 'line1', 'line2', 'postalCode', 'city', 'region', 'phone'];
const JAPANESE: readonly AddressFieldName[] = ['fullName', 'postalCode', 'region', 'city', 'line1', 'line2', 'phone'];

/** A country of mainland Europe: digits, then the city, no region. */
function european(pattern: RegExp, example: string): Rule {
  const postalMode = /^\d+$/.test(example) ? 'numeric' : 'text';
  return { postal: 'Postal code', postalMode, pattern, example, order: CODE_FIRST };
}

/** An example of a ZIP code of each. */
const TERRITORY_CODES: Readonly<Record<string, string>> = {
  PR: '00901',
  GU: '96910',
  VI: '00802',
  AS: '96799',
  MP: '96950',
};

function territory(example: string): Rule {
  return {
    postal: 'ZIP code',
    postalMode: 'numeric',
    pattern: /^\d{5}(?:-\d{4})?$/,
    example,
    order: CITY_FIRST.filter((name) => name !== 'region'),
  };
}

/** Countries by their own customs (CX-12). */
const RULES: Readonly<Record<string, Rule>> = {
  US: {
    postal: 'ZIP code',
    postalMode: 'numeric',
    pattern: /^\d{5}(?:-\d{4})?$/,
    example: '94107',
    region: { label: 'State', required: true },
    order: CITY_FIRST,
  },
  CA: {
    postal: 'Postal code',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: 'K1A 0B1',
    region: { label: 'Province', required: true },
    order: CITY_FIRST,
  },
  GB: {
    postal: 'Postcode',
    pattern: /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    city: 'Town or city',
    order: CITY_FIRST.filter((name) => name !== 'region'),
  },
  IE: {
    postal: 'Eircode',
    postalRequired: false,
    pattern: /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) [AC-FHKNPRTV-Y\d]{4}$/,
    example: 'D02 AF30',
    region: { label: 'County', required: false },
    city: 'Town or city',
    order: CITY_FIRST,
  },
  DE: european(/^\d{5}$/, '10115'),
  AT: european(/^\d{4}$/, '1010'),
  CH: european(/^\d{4}$/, '8001'),
  FR: european(/^\d{5}$/, '75001'),
  ES: {
    ...european(/^\d{5}$/, '28001'),
    region: { label: 'Province', required: true },
  },
  IT: {
    ...european(/^\d{5}$/, '00184'),
    region: { label: 'Province', required: true },
  },
  NL: european(/^[1-9]\d{3} [A-Z]{2}$/, '1012 AB'),
  BE: european(/^\d{4}$/, '1000'),
  SE: european(/^\d{3} \d{2}$/, '111 22'),
  NO: european(/^\d{4}$/, '0150'),
  DK: european(/^\d{4}$/, '1050'),
  PL: european(/^\d{2}-\d{3}$/, '00-001'),
  AU: {
    postal: 'Postcode',
    postalMode: 'numeric',
    pattern: /^\d{4}$/,
    example: '2000',
    region: { label: 'State', required: true },
    city: 'Suburb',
    order: CITY_FIRST,
  },
  NZ: {
    postal: 'Postcode',
    postalMode: 'numeric',
    pattern: /^\d{4}$/,
    example: '6011',
    city: 'Town or city',
    order: CITY_FIRST.filter((name) => name !== 'region'),
  },
  JP: {
    postal: 'Postal code',
    postalMode: 'numeric',
    pattern: /^\d{3}-\d{4}$/,
    example: '100-0001',
    region: { label: 'Prefecture', required: true },
    city: 'City or ward',
    order: JAPANESE,
  },
  KR: {
    postal: 'Postal code',
    postalMode: 'numeric',
    pattern: /^\d{5}$/,
    example: '04524',
    region: { label: 'Province', required: true },
    city: 'City or district',
    order: JAPANESE,
  },
  CN: {
    postal: 'Postal code',
    postalMode: 'numeric',
    pattern: /^\d{6}$/,
    example: '100006',
    region: { label: 'Province', required: true },
    order: JAPANESE,
  },
  TW: {
    postal: 'Postal code',
    postalMode: 'numeric',
    pattern: /^\d{3}(?:\d{2,3})?$/,
    example: '104',
    region: { label: 'Region', required: false },
    city: 'City or district',
    order: JAPANESE,
  },
  // Territories of the United States that have their own country codes and use its postal service.
  ...Object.fromEntries(['PR', 'GU', 'VI', 'AS', 'MP'].map((code) => [code, territory(TERRITORY_CODES[code]!)])),
  BR: {
    postal: 'CEP (postal code)',
    postalMode: 'numeric',
    pattern: /^\d{5}-\d{3}$/,
    example: '01310-100',
    region: { label: 'State', required: true },
    order: CODE_FIRST,
  },
};

/** Everywhere else: nothing that a country may not have is required, nothing is checked for its form. */
const FALLBACK: Rule = {
  postal: 'Postal code',
  postalRequired: false,
  pattern: null,
  example: '',
  region: { label: 'State, province or region', required: false },
  order: CITY_FIRST,
};

/** The fields of a country, labelled in the language of a page (BCP 47). */
export function addressFormatFor(countryCode: string, language = 'en'): AddressFormat {
  const format = englishFormatFor(countryCode);
  const fields = format.fields.map((field) => ({
    ...field,
    label: addressLabel(field.label, language),
    choices: field.name === 'region' ? regionsOf(countryCode, language) : field.choices,
  }));
  return { ...format, fields };
}

/** A label of an address field in another language, by the English one: forms and the sentences about them say the same. */
export function addressLabel(english: string, language: string): string {
  const found = Object.entries(addressLabels.en).find(([, label]) => label === english);
  return found === undefined ? english : inLanguage(addressLabels, language)[found[0] as keyof typeof addressLabels.en];
}

function englishFormatFor(countryCode: string): AddressFormat {
  const rule = ruleFor(countryCode);
  const names = rule.region === undefined ? rule.order.filter((name) => name !== 'region') : rule.order;
  return {
    countryCode,
    fields: names.map((name) => addressField(name, rule, countryCode)),
    postalCodePattern: rule.pattern,
    postalCodeExample: rule.example,
  };
}

function ruleFor(countryCode: string): Rule {
  return (Object.hasOwn(RULES, countryCode) ? RULES[countryCode] : undefined) ?? FALLBACK;
}

const TEXT = { inputMode: 'text', type: 'text', maxLength: 200, choices: [], required: true } as const;

function addressField(name: AddressFieldName, rule: Rule, countryCode: string): AddressField {
  switch (name) {
    case 'fullName':
      return { ...TEXT, name, label: 'Full name', autocomplete: 'name' };
    case 'line1':
      return { ...TEXT, name, label: 'Address', autocomplete: 'address-line1' };
    case 'line2':
      return { ...TEXT, name, label: 'Apartment, suite, floor', autocomplete: 'address-line2', required: false };
    case 'city':
      return { ...TEXT, name, label: rule.city ?? 'City', autocomplete: 'address-level2' };
    case 'region':
      return { ...TEXT, name, autocomplete: 'address-level1', choices: regionsOf(countryCode), ...regionOf(rule) };
    case 'postalCode':
      return { ...TEXT, name, label: rule.postal, autocomplete: 'postal-code', maxLength: 20, ...postalOf(rule) };
    case 'phone':
      return {
        ...TEXT,
        name,
        label: 'Phone',
        autocomplete: 'tel',
        inputMode: 'tel',
        type: 'tel',
        maxLength: 40,
        required: false,
      };
  }
}

function regionOf(rule: Rule): { readonly label: string; readonly required: boolean } {
  return rule.region ?? { label: 'Region', required: false };
}

function postalOf(rule: Rule): { readonly required: boolean; readonly inputMode: 'text' | 'numeric' } {
  return { required: rule.postalRequired ?? true, inputMode: rule.postalMode ?? 'text' };
}
