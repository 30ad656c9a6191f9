import { type AddressField, addressFormatFor, checkoutPageWording } from '@quoin/domain/orders';
import type { FieldName } from './form.ts';

/** One input as the theme's partial `quoin-field` prints it. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: 'text' | 'email' | 'numeric' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly width: 'full' | 'half' | 'third';
  readonly hint: string;
  readonly isFolded: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const TEXT = {
  type: 'text',
  inputMode: 'text',
  maxLength: 200,
  isRequired: true,
  width: 'full',
  hint: '',
  isFolded: false,
  choices: [],
} as const;

export const EMAIL_FIELD: FieldSpec = {
  ...TEXT,
  name: 'email',
  label: checkoutPageWording.email,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 256,
  hint: checkoutPageWording.emailHint,
};

export const CARD_FIELDS: readonly FieldSpec[] = [
  {
    ...TEXT,
    name: 'cardNumber',
    label: checkoutPageWording.cardNumber,
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    maxLength: 30,
  },
  {
    ...TEXT,
    name: 'expiry',
    label: checkoutPageWording.expiry,
    inputMode: 'numeric',
    autoComplete: 'cc-exp',
    maxLength: 9,
    width: 'half',
  },
  {
    ...TEXT,
    name: 'cvc',
    label: checkoutPageWording.cvc,
    inputMode: 'numeric',
    autoComplete: 'cc-csc',
    maxLength: 4,
    width: 'half',
  },
];

export const NOTE_FIELD: FieldSpec = {
  ...TEXT,
  name: 'note',
  label: checkoutPageWording.note,
  autoComplete: 'off',
  maxLength: 2000,
  isRequired: false,
};

/** Asked first: it decides about all the others. */
export function countryField(countries: readonly { readonly code: string; readonly name: string }[]): FieldSpec {
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }));
  return {
    ...TEXT,
    name: 'countryCode',
    label: checkoutPageWording.country,
    autoComplete: 'shipping country',
    choices,
  };
}

/** The address as people of that country write it (CX-12); the country itself is asked before. */
export function addressFields(countryCode: string): readonly FieldSpec[] {
  const { fields } = addressFormatFor(countryCode);
  return fields.map((field) => ({
    name: field.name,
    label: field.label,
    type: field.type,
    inputMode: field.inputMode,
    autoComplete: `shipping ${field.autocomplete}`,
    maxLength: field.maxLength,
    isRequired: field.required,
    width: WIDTHS[field.name] ?? 'full',
    hint: '',
    isFolded: field.name === 'line2',
    choices: field.choices.map(({ code, name }: AddressField['choices'][number]) => ({ value: code, label: name })),
  }));
}

/** Postal code and city share a row, whichever comes first. */
const WIDTHS: Readonly<Partial<Record<FieldName, FieldSpec['width']>>> = {
  postalCode: 'third',
  city: 'half',
  region: 'half',
};
