import { MAX_NOTE_LENGTH } from '@quoin/contract/requests';
import { EMAIL_LENGTH } from '@quoin/domain/access';
import {
  type Address,
  type AddressField,
  addressFormatFor,
  answerName,
  CHECKOUT_FORM_LIMITS,
  type CheckoutAnswers,
  type CheckoutField,
  type Country,
  checkoutWords,
} from '@quoin/domain/orders';

/** One input of a form, as the theme's `quoin-field` reads it. */
export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly control: 'input' | 'select' | 'textarea' | 'check';
  readonly inputMode: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly width: 'full' | 'half' | 'third';
  readonly hint: string;
  readonly error: string;
  readonly isFolded: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isSelected: boolean }[];
}

/** What was typed and what is wrong with it, by field name: nothing typed is lost (CX-10). */
export interface Entered {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

export const NOTHING_ENTERED: Entered = { values: {}, errors: {} };

export function fieldId(name: string): string {
  return `checkout-${name}`;
}

type Given = Pick<FieldView, 'name' | 'label' | 'autocomplete'> & Partial<FieldView>;

function field(entered: Entered, value: string, given: Given): FieldView {
  return {
    id: fieldId(given.name),
    type: 'text',
    control: 'input',
    inputMode: '',
    maxLength: 200,
    isRequired: true,
    width: 'full',
    hint: '',
    error: entered.errors[given.name] ?? '',
    isFolded: false,
    options: [],
    ...given,
    value: entered.values[given.name] ?? value,
  };
}

export function emailFieldView(entered: Entered, stored: string, language: string): FieldView {
  const { email: label, emailHint: hint } = checkoutWords(language).page;
  const shape = { type: 'email', inputMode: 'email', maxLength: EMAIL_LENGTH.max } as const;
  return field(entered, stored, { name: 'email', label, autocomplete: 'email', hint, ...shape });
}

export function countryFieldView(
  entered: Entered,
  country: string,
  countries: readonly Country[],
  language: string,
): FieldView {
  const options = countries.map(({ code, name }) => ({ value: code, label: name, isSelected: code === country }));
  const { country: label } = checkoutWords(language).page;
  const autocomplete = 'shipping country';
  return field(entered, country, { name: 'countryCode', label, autocomplete, control: 'select', options });
}

/** In the order and by the names of the country (CX-12). */
export function addressFieldViews(
  entered: Entered,
  country: string,
  stored: Address | null,
  language: string,
): FieldView[] {
  return addressFormatFor(country, language).fields.map((each) =>
    addressFieldView(entered, each, stored?.[each.name] ?? ''),
  );
}

function addressFieldView(entered: Entered, given: AddressField, stored: string): FieldView {
  const value = entered.values[given.name] ?? stored;
  const options = given.choices.map(({ code, name }) => ({ value: code, label: name, isSelected: code === value }));
  const hasError = (entered.errors[given.name] ?? '') !== '';
  return field(entered, stored, {
    name: given.name,
    label: given.label,
    autocomplete: `shipping ${given.autocomplete}`,
    type: given.type,
    inputMode: given.inputMode === 'text' ? '' : given.inputMode,
    maxLength: given.maxLength,
    isRequired: given.required,
    width: WIDTHS[given.name] ?? 'full',
    control: options.length > 0 ? 'select' : 'input',
    options: options.length > 0 ? [{ value: '', label: '', isSelected: value === '' }, ...options] : [],
    isFolded: given.name === 'line2' && value === '' && !hasError,
  });
}

const WIDTHS: Readonly<Partial<Record<string, FieldView['width']>>> = {
  postalCode: 'third',
  city: 'half',
  region: 'half',
};

export function noteFieldView(entered: Entered, stored: string, language: string): FieldView {
  const { note: label } = checkoutWords(language).page;
  const shape = { control: 'textarea', maxLength: MAX_NOTE_LENGTH, isRequired: false } as const;
  return field(entered, stored, { name: 'note', label, autocomplete: 'off', ...shape });
}

/** The owner's own questions, in his order. */
export function questionFieldViews(
  entered: Entered,
  asked: readonly CheckoutField[],
  answers: CheckoutAnswers,
): FieldView[] {
  return asked.map((question) => {
    const name = answerName(question.id);
    const stored = answers[question.id] ?? '';
    const value = entered.values[name] ?? stored;
    const { type, label, hint, isRequired } = question;
    const choices = question.choices.map((choice) => ({ value: choice, label: choice, isSelected: choice === value }));
    return field(entered, stored, {
      name,
      label,
      hint,
      isRequired,
      autocomplete: 'off',
      type: type === 'date' ? 'date' : 'text',
      control: CONTROLS[type],
      maxLength: type === 'textarea' ? CHECKOUT_FORM_LIMITS.textarea : CHECKOUT_FORM_LIMITS.text,
      options: type === 'select' ? [{ value: '', label: '', isSelected: value === '' }, ...choices] : [],
    });
  });
}

const CONTROLS = { text: 'input', textarea: 'textarea', select: 'select', checkbox: 'check', date: 'input' } as const;

/** Never filled again by us: a card number is not echoed. */
export function cardFieldViews(entered: Entered, language: string): FieldView[] {
  const blank: Entered = { values: {}, errors: entered.errors };
  const { cardNumber, expiry, cvc } = checkoutWords(language).page;
  const digits = { inputMode: 'numeric' } as const;
  return [
    field(blank, '', { name: 'cardNumber', label: cardNumber, autocomplete: 'cc-number', maxLength: 30, ...digits }),
    field(blank, '', { name: 'expiry', label: expiry, autocomplete: 'cc-exp', maxLength: 9, width: 'half', ...digits }),
    field(blank, '', { name: 'cvc', label: cvc, autocomplete: 'cc-csc', maxLength: 4, width: 'half', ...digits }),
  ];
}
