import type { ProductForm } from '@quoin/domain/catalog';
import { type Answers, fieldErrors, fieldSentence, productAnswerProblems, productFormTexts } from '@quoin/domain/forms';
import type { Refusal } from '../form/submitting.ts';

/** What was typed stays when the modal is closed and opened again. */
export interface TypedAnswers {
  answers: Answers;
}

/** The rules of all forms first (FORM-06, FORM-08); only what passes is sent, by the titles of its questions (CART-02). */
export async function sendAnswers(
  form: ProductForm,
  answers: Answers,
  how: { readonly language: string; readonly send: (additionalFields: string) => Promise<Refusal | null> },
): Promise<Refusal | null> {
  const problems = productAnswerProblems(form, answers);
  if (problems.length === 0) return how.send(JSON.stringify(productFormTexts(form, answers)));
  return {
    message: fieldSentence({ code: 'fieldsInvalid' }, how.language),
    errors: fieldErrors(problems, how.language),
  };
}
