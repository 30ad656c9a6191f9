/**
 * The kinds of fields a form may have (FORM-02) and what of each its owner sets (platform specification, editor constants).
 * `family` says how its value looks: one text, several parts, one or several of its options, an answer per statement.
 */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'name',
  'phone',
  'address',
  'date',
  'time',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'section',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type FieldFamily = 'text' | 'parts' | 'oneOption' | 'options' | 'likert' | 'hidden' | 'section';

/** What an owner may set of a field; every field has a title. */
export type FieldProperty =
  | 'currencySymbol'
  | 'description'
  | 'key'
  | 'maxLength'
  | 'options'
  | 'placeholder'
  | 'required'
  | 'showCountryCode'
  | 'underline'
  | 'value';

export interface FieldKind {
  readonly family: FieldFamily;
  readonly properties: readonly FieldProperty[];
  /** Of fields in several parts, in the order of their values (FORM-16). */
  readonly parts: readonly string[];
}

const TEXT: FieldKind = { family: 'text', properties: ['description', 'placeholder', 'required'], parts: [] };
const PLAIN: FieldKind = { family: 'text', properties: ['description', 'required'], parts: [] };
const CHOICE = ['description', 'options', 'required'] as const;

function inParts(parts: readonly string[], more: readonly FieldProperty[] = []): FieldKind {
  return { family: 'parts', properties: ['description', 'required', ...more], parts };
}

export const FIELD_KINDS: Readonly<Record<FieldType, FieldKind>> = {
  text: TEXT,
  textarea: { ...TEXT, properties: [...TEXT.properties, 'maxLength'] },
  email: TEXT,
  number: TEXT,
  website: TEXT,
  currency: { ...TEXT, properties: ['description', 'currencySymbol', 'required'] },
  password: PLAIN,
  twitter: PLAIN,
  name: inParts(['First', 'Last']),
  phone: inParts(['Country', 'Areacode', 'Prefix', 'Line'], ['showCountryCode']),
  address: inParts(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']),
  date: inParts(['Month', 'Day', 'Year']),
  time: inParts(['Hour', 'Minute', 'Second', 'Ampm']),
  radio: { family: 'oneOption', properties: CHOICE, parts: [] },
  checkbox: { family: 'options', properties: CHOICE, parts: [] },
  select: { family: 'oneOption', properties: CHOICE, parts: [] },
  likert: { family: 'likert', properties: CHOICE, parts: [] },
  hidden: { family: 'hidden', properties: ['key', 'value'], parts: [] },
  section: { family: 'section', properties: ['description', 'underline'], parts: [] },
};

/** One field as it is kept; what its kind does not know is empty. */
export interface FormField {
  /** Letters, digits, `-` and `_`; unique within its form. */
  readonly id: string;
  readonly type: FieldType;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  /** Of choices; of a likert question its statements. */
  readonly options: readonly string[];
  /** Characters; null for no limit of the owner's. */
  readonly maxLength: number | null;
  readonly currencySymbol: string;
  readonly showCountryCode: boolean;
  readonly underline: boolean;
  /** Of a hidden field: the name it is kept under, and what it holds unless the page says otherwise. */
  readonly key: string;
  readonly value: string;
}

export function isFieldType(value: unknown): value is FieldType {
  return FIELD_TYPES.some((type) => type === value);
}

export function familyOf({ type }: Pick<FormField, 'type'>): FieldFamily {
  return FIELD_KINDS[type].family;
}

/** Returns the parts that people fill in: a phone number has a country part only if it is requested. */
export function shownParts(field: Pick<FormField, 'type' | 'showCountryCode'>): readonly string[] {
  const { parts } = FIELD_KINDS[field.type];
  return field.type === 'phone' && !field.showCountryCode ? parts.slice(1) : parts;
}

/** Section items are no part of a submission (FORM-02). */
export function answeredFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter((field) => field.type !== 'section');
}
