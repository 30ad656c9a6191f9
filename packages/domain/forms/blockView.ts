import { HONEYPOT_FIELD } from '@quoin/domain/access';
import { dateOrderOf } from '@quoin/domain/formats';
import type { Answers, FieldValue } from './answers/answers.ts';
import { type FieldFamily, type FieldType, type FormField, familyOf, shownParts } from './field.ts';
import { fieldName, partName } from './fieldNames.ts';
import { LIKERT_VALUES } from './likert.ts';
import { characterCounter } from './plainFields.ts';
import { type FormTexts, formSentence, formTextsIn } from './wording.ts';

/**
 * What a form's markup is made from, on the server and in the browser: ids, names, texts and values, finished. Both print it;
 * neither decides.
 */
export interface FieldView {
  readonly fieldId: string;
  readonly type: FieldType;
  readonly family: FieldFamily;
  readonly control: 'select' | 'group' | 'single';
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly isRequired: boolean;
  readonly underline: boolean;
  readonly error: string;
  readonly hint: string;
  readonly describedBy: string;
  readonly value: string;
  readonly inputType: string;
  readonly inputMode: string;
  readonly autoComplete: string;
  readonly symbol: string;
  readonly counter: string;
  readonly isOver: boolean;
  readonly chooseText: string;
  readonly options: readonly OptionView[];
  readonly parts: readonly PartView[];
  readonly choices: readonly ChoiceView[];
  readonly statements: readonly StatementView[];
}

export interface OptionView {
  readonly value: string;
  readonly isSelected: boolean;
}

export interface PartView {
  readonly part: string;
  readonly partClass: string;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly inputMode: string;
  readonly autoComplete: string;
  /** Characters; empty for any number. */
  readonly maxLength: string;
  readonly isNeeded: boolean;
  readonly options: readonly OptionView[];
}

export interface ChoiceView extends OptionView {
  readonly id: string;
  readonly name: string;
  readonly inputType: 'checkbox' | 'radio';
}

export interface StatementView {
  readonly id: string;
  readonly text: string;
  readonly answers: readonly (ChoiceView & { readonly label: string })[];
}

export interface FieldSituation {
  readonly blockId: string;
  readonly answers: Answers;
  /** The code of what is wrong with a field, or a sentence of the server's. */
  readonly errors: Readonly<Record<string, string>>;
  readonly language: string;
}

export function fieldView(field: FormField, situation: FieldSituation): FieldView {
  const { blockId, answers, errors, language } = situation;
  const texts = formTextsIn(language);
  const id = `${blockId}-${field.id}`;
  const value = answerOf(field, answers);
  const text = typeof value === 'string' ? value : '';
  const error = Object.hasOwn(errors, field.id) ? (errors[field.id] ?? '') : '';
  const counter = field.type === 'textarea' ? characterCounter(field, text) : null;
  const hint = error !== '' && error === formSentence({ code: 'emailNotValid' }, language) ? texts.emailHint : '';
  const family = familyOf(field);
  const notes = [
    error === '' ? '' : `${id}-error`,
    field.description === '' ? '' : `${id}-description`,
    counter === null ? '' : `${id}-counter`,
    hint === '' ? '' : `${id}-hint`,
  ];
  return {
    ...{ fieldId: field.id, type: field.type, family, id, name: fieldName(field), error, hint },
    control: field.type === 'select' ? 'select' : family === 'text' ? 'single' : 'group',
    ...{ title: field.title, description: field.description, placeholder: field.placeholder },
    isRequired: field.isRequired && family !== 'likert',
    underline: field.underline,
    describedBy: notes.filter((note) => note !== '').join(' '),
    value: text,
    ...(INPUTS[field.type] ?? PLAIN_INPUT),
    symbol: field.type === 'currency' ? field.currencySymbol : '',
    counter: counter?.text ?? '',
    isOver: counter?.isOver ?? false,
    chooseText: texts.choose,
    options: field.type === 'select' ? field.options.map((option) => optionOf(option, text)) : [],
    parts: family === 'parts' ? partViews(field, id, value, language) : [],
    choices: choiceViews(field, id, value),
    statements: family === 'likert' ? statementViews(field, id, value, texts) : [],
  };
}

function answerOf(field: FormField, answers: Answers): FieldValue {
  const given = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
  if (given !== undefined) return given;
  return field.type === 'hidden' ? field.value : '';
}

interface InputKind {
  readonly inputType: string;
  readonly inputMode: string;
  readonly autoComplete: string;
}
const PLAIN_INPUT: InputKind = { inputType: 'text', inputMode: '', autoComplete: '' };
const INPUTS: Readonly<Partial<Record<FieldType, InputKind>>> = {
  email: { inputType: 'email', inputMode: 'email', autoComplete: 'email' },
  number: { inputType: 'text', inputMode: 'decimal', autoComplete: '' },
  currency: { inputType: 'text', inputMode: 'decimal', autoComplete: '' },
  website: { inputType: 'text', inputMode: 'url', autoComplete: 'url' },
  password: { inputType: 'password', inputMode: '', autoComplete: 'new-password' },
};

const COMPLETIONS: Readonly<Record<string, string>> = {
  First: 'given-name',
  Last: 'family-name',
  Line1: 'address-line1',
  Line2: 'address-line2',
  City: 'address-level2',
  State: 'address-level1',
  Zip: 'postal-code',
  Country: 'country-name',
};
const NUMERIC: ReadonlySet<string> = new Set([
  'Areacode',
  'Prefix',
  'Line',
  'Month',
  'Day',
  'Year',
  'Hour',
  'Minute',
  'Second',
]);
const LENGTHS: Readonly<Record<string, string>> = {
  Month: '2',
  Day: '2',
  Year: '4',
  Hour: '2',
  Minute: '2',
  Second: '2',
};
/** These may stay empty in a field that must be filled in. */
const SPARE: ReadonlySet<string> = new Set(['Line2', 'State', 'Second', 'Minute']);
const HALVES = ['', 'AM', 'PM'] as const;

function partLabel({ parts }: FormTexts, part: string): string {
  return (parts as Readonly<Record<string, string>>)[part] ?? part;
}

/** Parts of a day in the order in which the language writes them. */
function inOrderOf(language: string, views: readonly PartView[]): readonly PartView[] {
  const order = dateOrderOf(language);
  const place = ({ part }: PartView) => order.indexOf(part.charAt(0).toLowerCase());
  return views.toSorted((left, right) => place(left) - place(right));
}

function partViews(field: FormField, id: string, value: FieldValue, language: string): readonly PartView[] {
  const texts = formTextsIn(language);
  const parts = shownParts(field);
  const list = Array.isArray(value) ? (value as readonly string[]) : [];
  // A country part that is not requested still comes first (FORM-07).
  const given = field.type === 'phone' && parts.length === 3 && list.length === 4 ? list.slice(1) : list;
  const views = parts.map((part, index) => {
    const text = given[index] ?? '';
    const isPhoneCountry = field.type === 'phone' && part === 'Country';
    return {
      ...{ part, partClass: part.toLowerCase(), id: `${id}-${part}`, name: partName(field, part), value: text },
      label: partLabel(texts, isPhoneCountry ? 'phone.Country' : part),
      inputMode: NUMERIC.has(part) || isPhoneCountry ? 'numeric' : '',
      autoComplete: isPhoneCountry ? 'tel-country-code' : (COMPLETIONS[part] ?? ''),
      maxLength: LENGTHS[part] ?? '',
      isNeeded: field.isRequired && !SPARE.has(part),
      options: part === 'Ampm' ? HALVES.map((half) => optionOf(half, text)) : [],
    };
  });
  return field.type === 'date' ? inOrderOf(language, views) : views;
}

function optionOf(value: string, chosen: string): OptionView {
  return { value, isSelected: value === chosen };
}

function choiceViews(field: FormField, id: string, value: FieldValue): readonly ChoiceView[] {
  if (field.type !== 'radio' && field.type !== 'checkbox') return [];
  const chosen: readonly string[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
  return field.options.map((option, index) => ({
    id: `${id}-${index}`,
    name: field.type === 'radio' ? fieldName(field) : partName(field, index),
    inputType: field.type === 'radio' ? 'radio' : 'checkbox',
    value: option,
    isSelected: chosen.includes(option),
  }));
}

function statementViews(field: FormField, id: string, value: FieldValue, texts: FormTexts): readonly StatementView[] {
  const given = typeof value === 'string' || Array.isArray(value) ? {} : (value as Readonly<Record<string, string>>);
  return field.options.map((text, index) => ({
    id: `${id}-${index}`,
    text,
    answers: LIKERT_VALUES.map((answer) => ({
      id: `${id}-${index}-${answer}`,
      name: partName(field, index),
      inputType: 'radio' as const,
      value: answer,
      label: texts.likert[answer],
      isSelected: Object.hasOwn(given, text) && given[text] === answer,
    })),
  }));
}

/** The field that people never see. */
export const TRAP_NAME = HONEYPOT_FIELD;
