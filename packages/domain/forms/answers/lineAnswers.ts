import type { ProductForm } from '@quoin/domain/catalog';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { fieldSentence } from '../fieldWording.ts';
import { isFieldCode } from '../validate.ts';
import { keptTexts, productAnswerProblems, productFormAnswers } from './productAnswers.ts';

/** Whether a line's additional fields answer what its product asks. The Problem's values name the fields at fault by code: `{ fieldRequired: ['a'] }`. */
export function decideProductAnswers(
  form: ProductForm,
  kept: Readonly<Record<string, unknown>>,
): Outcome<null, 'fieldsInvalid'> {
  const problems = productAnswerProblems(form, productFormAnswers(form, kept));
  if (problems.length === 0) return accept(null);
  const values: Record<string, readonly string[]> = {};
  for (const { code, field = '' } of problems) values[code] = [...(values[code] ?? []), field];
  return refuse('fieldsInvalid', { values });
}

/** Returns the text above each field at fault (FORM-11), by its id. */
export function productAnswerErrors({ values = {} }: Problem, language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([code, ids]) =>
      isFieldCode(code) && Array.isArray(ids) ? ids.map((id) => [id, fieldSentence({ code }, language)]) : [],
    ),
  );
}

export interface ShownAnswer {
  readonly label: string;
  readonly text: string;
}

/** A ticked box says no more than its title. */
const TICKED = '✓';

/** A line's answers for people, in the order of the questions; without the form, in that of the text. */
export function shownAnswers(additionalFields: string | null, form: ProductForm | null = null): readonly ShownAnswer[] {
  const kept = keptTexts(additionalFields);
  const titles = form === null ? Object.keys(kept) : form.fields.map(({ title }) => title);
  return titles.flatMap((label) => {
    const text = Object.hasOwn(kept, label) ? kept[label] : '';
    if (typeof text !== 'string' || text.trim() === '') return [];
    return [{ label, text: text === label ? TICKED : text }];
  });
}
