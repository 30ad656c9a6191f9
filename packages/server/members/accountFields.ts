import { type AccountWords, CUSTOMER_LIMITS, EMAIL_LENGTH, PASSWORD_LENGTH } from '@quoin/domain/access';
import type { Address } from '@quoin/domain/orders';
import { countriesIn } from '@quoin/domain/orders';
import { addressFieldViews, countryFieldView, type Entered, type FieldView } from '../addresses/index.ts';

type Given = Pick<FieldView, 'name' | 'label' | 'autocomplete'> & Partial<FieldView>;

function field(entered: Entered, given: Given): FieldView {
  return {
    id: `account-${given.name}`,
    type: 'text',
    control: 'input',
    inputMode: '',
    maxLength: 200,
    isRequired: true,
    width: 'full',
    hint: '',
    isFolded: false,
    options: [],
    ...given,
    error: entered.errors[given.name] ?? '',
    // A password is never filled in again by us.
    value: given.type === 'password' ? '' : (entered.values[given.name] ?? given.value ?? ''),
  };
}

export function emailField(words: AccountWords, entered: Entered, more: Partial<Given> = {}): FieldView {
  const shape = { type: 'email', inputMode: 'email', maxLength: EMAIL_LENGTH.max } as const;
  return field(entered, { name: 'email', label: words.email, autocomplete: 'username', ...shape, ...more });
}

const PASSWORD = { type: 'password', maxLength: PASSWORD_LENGTH.max } as const;

export function passwordField(words: AccountWords, entered: Entered): FieldView {
  return field(entered, { name: 'password', label: words.password, autocomplete: 'current-password', ...PASSWORD });
}

export function newPasswordField(words: AccountWords, entered: Entered, label: string = words.password): FieldView {
  const hint = words.passwordHint(PASSWORD_LENGTH.min);
  return field(entered, { name: 'password', label, autocomplete: 'new-password', hint, ...PASSWORD });
}

export function currentPasswordField(words: AccountWords, entered: Entered): FieldView {
  const autocomplete = 'current-password';
  return field(entered, { name: 'currentPassword', label: words.currentPassword, autocomplete, ...PASSWORD });
}

export function nameField(words: AccountWords, entered: Entered, value = ''): FieldView {
  const shape = { isRequired: false, maxLength: CUSTOMER_LIMITS.name };
  return field(entered, { name: 'fullName', label: words.name, autocomplete: 'name', value, ...shape });
}

/** Country first, then its own fields in its own order (CX-12). */
export function addressFields(
  entered: Entered,
  country: string,
  stored: Address | null,
  language: string,
): FieldView[] {
  const countryField = countryFieldView(entered, country, countriesIn(language), language);
  return [countryField, ...addressFieldViews(entered, country, stored, language)];
}
