import { isIsoDay } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';

export const CHECKOUT_FIELD_TYPES = ['text', 'textarea', 'select', 'checkbox', 'date'] as const;
export type CheckoutFieldType = (typeof CHECKOUT_FIELD_TYPES)[number];

/** One question that the owner asks at checkout. */
export interface CheckoutField {
  readonly id: string;
  readonly type: CheckoutFieldType;
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  /** Of a select. */
  readonly choices: readonly string[];
  /** Asked only when one of these is in the cart; both empty: always. */
  readonly productIds: readonly string[];
  /** Or something of these categories, or below them. */
  readonly categoryIds: readonly string[];
}

/** By the id of the field; a ticked checkbox is `"yes"`. */
export type CheckoutAnswers = Readonly<Record<string, string>>;

/** A question as it was asked, with its answer: what an order keeps. */
export interface AnsweredField {
  readonly id: string;
  readonly label: string;
  readonly answer: string;
}

/** What a buyer's answer may be refused with, and what an owner's questions. */
export type AnswerCode = 'answerMissing' | 'answerTooLong' | 'answerNotOffered' | 'answerNoDate';
export type CheckoutFormCode = AnswerCode | 'formTooLong' | 'fieldLabelMissing' | 'fieldChoicesMissing';

export const CHECKOUT_FORM_LIMITS = { fields: 20, label: 100, choices: 50, text: 200, textarea: 2000 } as const;
export const TICKED = 'yes';

/** The id of the shop's own question, whether the buyer wants its news. Owners' ids begin otherwise. */
export const NEWS_QUESTION = 'news';

/** Never ticked beforehand: only who ticks it has asked for news. */
export function newsQuestion(label: string): CheckoutField {
  const nothing = { choices: [], productIds: [], categoryIds: [] };
  return { ...nothing, id: NEWS_QUESTION, type: 'checkbox', label, hint: '', isRequired: false };
}

/** Whether the buyer has asked for the shop's news. */
export function wantsNews(answers: CheckoutAnswers): boolean {
  return answers[NEWS_QUESTION] === TICKED;
}

type LineAsked = { readonly productId: string; readonly categoryPaths: readonly string[] };

/** The questions that concern a cart, in the owner's order. */
export function applicableFields(
  form: readonly CheckoutField[],
  lines: readonly LineAsked[],
): readonly CheckoutField[] {
  const productIds = new Set(lines.map(({ productId }) => productId));
  const categoryIds = new Set(lines.flatMap(({ categoryPaths }) => categoryPaths.flatMap((path) => path.split('/'))));
  return form.filter((field) => {
    if (field.productIds.length === 0 && field.categoryIds.length === 0) return true;
    return field.productIds.some((id) => productIds.has(id)) || field.categoryIds.some((id) => categoryIds.has(id));
  });
}

/** The name under which a question's answer is posted, and the field a problem names. */
export function answerName(id: string): `answer-${string}` {
  return `answer-${id}`;
}

/** Only answers to questions asked, without spaces around; nothing else is kept. */
export function tidyAnswers(asked: readonly CheckoutField[], given: CheckoutAnswers): CheckoutAnswers {
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const answer = (Object.hasOwn(given, id) ? (given[id] ?? '') : '').trim();
      return answer === '' ? [] : [[id, answer]];
    }),
  );
}

/** What is wrong with the answers, in the order of the questions. */
export function validateAnswers(
  asked: readonly CheckoutField[],
  answers: CheckoutAnswers,
): readonly Problem<AnswerCode>[] {
  return asked.flatMap((field) => {
    const code = answerProblem(field, answers[field.id] ?? '');
    return code === null ? [] : [{ code, field: answerName(field.id), values: { label: field.label } }];
  });
}

function answerProblem(field: CheckoutField, answer: string): AnswerCode | null {
  if (answer === '') return field.isRequired ? 'answerMissing' : null;
  if (field.type === 'select') return field.choices.includes(answer) ? null : 'answerNotOffered';
  if (field.type === 'checkbox') return answer === TICKED ? null : 'answerNotOffered';
  if (field.type === 'date') return isIsoDay(answer) ? null : 'answerNoDate';
  const most = field.type === 'textarea' ? CHECKOUT_FORM_LIMITS.textarea : CHECKOUT_FORM_LIMITS.text;
  return answer.length > most ? 'answerTooLong' : null;
}

/** The answered questions as an order keeps them; who joins a list is known there. */
export function answeredFields(asked: readonly CheckoutField[], answers: CheckoutAnswers): readonly AnsweredField[] {
  return asked.flatMap(({ id, label, type }) => {
    const answer = id === NEWS_QUESTION ? '' : (answers[id] ?? '');
    return answer === '' ? [] : [{ id, label, answer: type === 'checkbox' ? 'Yes' : answer }];
  });
}

/** The owner's form before it is saved. */
export function validateCheckoutForm(form: readonly CheckoutField[]): readonly Problem<CheckoutFormCode>[] {
  if (form.length > CHECKOUT_FORM_LIMITS.fields) {
    return [{ code: 'formTooLong', values: { max: CHECKOUT_FORM_LIMITS.fields } }];
  }
  return form.flatMap((field): Problem<CheckoutFormCode>[] => {
    if (field.label.trim() === '') return [{ code: 'fieldLabelMissing', field: field.id }];
    const isEmpty = field.type === 'select' && field.choices.every((choice) => choice.trim() === '');
    return isEmpty ? [{ code: 'fieldChoicesMissing', field: field.id }] : [];
  });
}
