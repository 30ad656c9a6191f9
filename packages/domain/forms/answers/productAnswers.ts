import type { ProductForm } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { productFormFields } from '../otherForms.ts';
import { plainFieldFault } from '../plainFields.ts';
import type { FieldCode } from '../validate.ts';
import type { Answers, FieldValue } from './answers.ts';

/** Answers by the titles of their questions, as a cart's line keeps them (CART-02), back under the ids of their fields. */
export function productFormAnswers(form: ProductForm, kept: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    form.fields.map(({ id, type, title }) => {
      const given = Object.hasOwn(kept, title) ? kept[title] : '';
      const text = typeof given === 'string' ? given : '';
      return [id, type === 'checkbox' ? [text].filter((each) => each !== '') : text];
    }),
  );
}

/** The other way: what was answered, by the titles of the questions. A ticked box answers with its title. */
export function productFormTexts(form: ProductForm, answers: Answers): Readonly<Record<string, string>> {
  const texts = form.fields.map(({ id, title }) => [title, textOf(answerTo(id, answers))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

/** Ids are the owner's: one may be called `constructor`. */
function answerTo(id: string, answers: Answers): FieldValue | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function textOf(value: FieldValue | undefined): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : '';
}

/** What is wrong with a buyer's answers, in the order of the questions, by the rules of all forms (FORM-06, FORM-08). */
export function productAnswerProblems(form: ProductForm, answers: Answers): readonly Problem<FieldCode>[] {
  return productFormFields(form).flatMap((field) => {
    const code = plainFieldFault(field, answerTo(field.id, answers));
    return code === null ? [] : [{ code, field: field.id }];
  });
}

/** The answers in a line's additional fields, by title; none where the text is no JSON object. */
export function keptTexts(additionalFields: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(additionalFields ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
