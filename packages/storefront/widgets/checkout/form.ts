import type { CheckoutView } from '@quoin/contract/endpoints/site';
import {
  type Address,
  addressFormatFor,
  answerName,
  type CheckoutField,
  checkoutSentence,
  tidyAddress,
  tidyAnswers,
  validateAddress,
  validateAnswers,
  validateCard,
  validateContact,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { pageLanguage } from '../../page/language.ts';
import { shippingChoice } from './shippingChoice.ts';

/** Every input of the checkout by the name it is posted under. */
export type FieldName =
  | 'email'
  | keyof Address
  | 'shippingOptionId'
  | 'note'
  | 'paymentMethod'
  | 'cardNumber'
  | 'expiry'
  | 'cvc'
  | `answer-${string}`;

export type FormValues = Readonly<Record<FieldName, string>>;

export interface CheckoutForm {
  readonly values: FormValues;
  /** Sentences by field; a field without one is fine or not judged yet. */
  readonly errors: Readonly<Partial<Record<FieldName, string>>>;
  /** Fields the buyer has typed in: only those are validated on blur (CX-10). */
  readonly touched: ReadonlySet<FieldName>;
}

/** What the rules need to know besides the values. */
export interface FormSituation {
  readonly questions: CheckoutView['questions'];
  readonly requiresShipping: boolean;
  /** Nothing to pay needs no card, and neither does another way to pay. */
  readonly requiresPayment: boolean;
  readonly now: number;
}

export function startForm(view: CheckoutView, fallbackCountry: string): CheckoutForm {
  const address = view.shippingAddress;
  const values: FormValues = {
    email: view.email,
    fullName: address?.fullName ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    postalCode: address?.postalCode ?? '',
    countryCode: address?.countryCode ?? fallbackCountry,
    phone: address?.phone ?? '',
    shippingOptionId: shippingChoice('', view),
    note: view.note,
    paymentMethod: view.payment.methods[0]?.id ?? '',
    cardNumber: '',
    expiry: '',
    cvc: '',
    ...Object.fromEntries(view.questions.map(({ id, answer }) => [answerName(id), answer])),
  };
  return { values, errors: {}, touched: new Set() };
}

/** Typing never brings an error; it takes one away as soon as it is mended (CX-10). */
export function typeInto(form: CheckoutForm, name: FieldName, value: string, situation: FormSituation): CheckoutForm {
  const values = withValue(form.values, name, value);
  const touched = new Set(form.touched).add(name);
  if (form.errors[name] === undefined) return { values, errors: form.errors, touched };
  const isMended = !problemsOf(values, situation).some(({ field }) => field === name);
  const { [name]: _, ...others } = form.errors;
  return { values, errors: isMended ? others : form.errors, touched };
}

/** Another country has other regions: the old one would be wrong there, and invisible if there is no field for it. */
function withValue(values: FormValues, name: FieldName, value: string): FormValues {
  if (name === 'countryCode' && value !== values.countryCode) return { ...values, countryCode: value, region: '' };
  return { ...values, [name]: value };
}

/** Leaving a field that was typed in judges it (CX-10). */
export function leaveField(form: CheckoutForm, name: FieldName, situation: FormSituation): CheckoutForm {
  if (!form.touched.has(name)) return form;
  const problem = problemsOf(form.values, situation).find(({ field }) => field === name);
  const { [name]: _, ...others } = form.errors;
  return {
    ...form,
    errors: problem === undefined ? others : { ...others, [name]: checkoutSentence(problem, pageLanguage()) },
  };
}

/** Validates every field before paying. Errors are in the order of the page. */
export function judgeAll(form: CheckoutForm, situation: FormSituation): CheckoutForm {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const problem of problemsOf(form.values, situation)) {
    const name = fieldOf(problem);
    errors[name] ??= checkoutSentence(problem, pageLanguage());
  }
  return { ...form, errors };
}

/** What the server said about single fields. */
export function blameFields(form: CheckoutForm, fields: Readonly<Record<string, string>>): CheckoutForm {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(form.values, name));
  return { ...form, errors: { ...form.errors, ...Object.fromEntries(known) } };
}

/** The address in its tidy spelling, as it is sent and kept. */
export function addressOf(values: FormValues): Address {
  const { fullName, line1, line2, city, region, postalCode, countryCode, phone } = values;
  const tidy = tidyAddress({ fullName, line1, line2, city, region, postalCode, countryCode, phone });
  const asked = new Set<string>(addressFormatFor(countryCode).fields.map(({ name }) => name));
  return asked.has('region') ? tidy : { ...tidy, region: '' };
}

export function isContactComplete(values: FormValues): boolean {
  return validateContact(values).length === 0;
}

export function isAddressComplete(values: FormValues): boolean {
  return validateAddress(addressOf(values)).length === 0;
}

/** In the order of the page, so that the first is the one to go to. */
export function problemsOf(
  values: FormValues,
  situation: FormSituation,
): Problem<Parameters<typeof checkoutSentence>[0]['code']>[] {
  return [
    ...validateContact(values),
    ...(situation.requiresShipping ? shippingProblems(values) : []),
    ...validateAnswers(situation.questions.map(asField), answersOf(values, situation.questions)),
    ...(situation.requiresPayment ? validateCard(values, situation.now) : []),
  ];
}

/** What is answered so far, by the ids of the questions. */
export function answersOf(values: FormValues, questions: CheckoutView['questions']): Readonly<Record<string, string>> {
  const fields = questions.map(asField);
  return tidyAnswers(fields, Object.fromEntries(questions.map(({ id }) => [id, values[answerName(id)] ?? ''])));
}

/** The server has chosen the questions already. */
export function asField(question: CheckoutView['questions'][number]): CheckoutField {
  return { ...question, productIds: [], categoryIds: [] };
}

function shippingProblems(values: FormValues): Problem<Parameters<typeof checkoutSentence>[0]['code']>[] {
  const address = validateAddress(addressOf(values));
  if (address.length > 0 || values.shippingOptionId !== '') return address;
  return [{ code: 'shippingOptionMissing', field: 'shippingOptionId' }];
}

function fieldOf(problem: Problem): FieldName {
  return (problem.field ?? 'email') as FieldName;
}

/** The first field with an error, in the order of the page. */
export function firstErrorOf(form: CheckoutForm, order: readonly FieldName[]): FieldName | null {
  return order.find((name) => form.errors[name] !== undefined) ?? null;
}
