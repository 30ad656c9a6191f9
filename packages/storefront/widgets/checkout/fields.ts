import type { CheckoutView } from '@quoin/contract/endpoints/site';
import { type AddressField, addressFormatFor, answerName, CHECKOUT_FORM_LIMITS } from '@quoin/domain/orders';
import { pageLanguage } from '../../page/language.ts';
import { checkoutText } from '../../page/words/checkoutText.ts';
import type { FieldName } from './form.ts';

/** One input as the theme's partial `quoin-field` prints it. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'checkbox' | 'textarea';
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
  label: checkoutText().page.email,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 256,
  hint: checkoutText().page.emailHint,
};

export const CARD_FIELDS: readonly FieldSpec[] = [
  {
    ...TEXT,
    name: 'cardNumber',
    label: checkoutText().page.cardNumber,
    inputMode: 'numeric',
    autoComplete: 'cc-number',
    maxLength: 30,
  },
  {
    ...TEXT,
    name: 'expiry',
    label: checkoutText().page.expiry,
    inputMode: 'numeric',
    autoComplete: 'cc-exp',
    maxLength: 9,
    width: 'half',
  },
  {
    ...TEXT,
    name: 'cvc',
    label: checkoutText().page.cvc,
    inputMode: 'numeric',
    autoComplete: 'cc-csc',
    maxLength: 4,
    width: 'half',
  },
];

export const NOTE_FIELD: FieldSpec = {
  ...TEXT,
  name: 'note',
  label: checkoutText().page.note,
  type: 'textarea',
  autoComplete: 'off',
  maxLength: 2000,
  isRequired: false,
};

/** One of the owner's own questions. */
export function questionField(question: CheckoutView['questions'][number]): FieldSpec {
  const { id, type, label, hint, isRequired } = question;
  return {
    ...TEXT,
    ...{ label, hint, isRequired },
    name: answerName(id),
    type: type === 'select' ? 'text' : type,
    autoComplete: 'off',
    maxLength: type === 'textarea' ? CHECKOUT_FORM_LIMITS.textarea : CHECKOUT_FORM_LIMITS.text,
    choices: type === 'select' ? question.choices.map((choice) => ({ value: choice, label: choice })) : [],
  };
}

/** Asked first: it decides about all the others. */
export function countryField(countries: readonly { readonly code: string; readonly name: string }[]): FieldSpec {
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }));
  return {
    ...TEXT,
    name: 'countryCode',
    label: checkoutText().page.country,
    autoComplete: 'shipping country',
    choices,
  };
}

/** Returns the address fields in that country's format (CX-12). The country itself comes before them. */
export function addressFields(countryCode: string): readonly FieldSpec[] {
  const { fields } = addressFormatFor(countryCode, pageLanguage());
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
