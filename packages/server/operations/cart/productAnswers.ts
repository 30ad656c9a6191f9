import { canonicalFields, NO_ADDITIONAL_FIELDS } from '@quoin/contract/requests';
import { type ProductForm, questionsOf } from '@quoin/domain/catalog';
import { decideProductAnswers, keptTexts, productFormFields, productFormTexts, readAnswers } from '@quoin/domain/forms';
import { accept, type Outcome } from '@quoin/domain/problem';
import type { StoredProduct } from '../../storage/products.ts';

/** What somebody answered to a product's questions: as text of a call, or in the controls of a posted page. */
export interface GivenAnswers {
  /** Canonical JSON text, answers by the titles of their questions (CART-02). */
  readonly additionalFields: string;
  /** Text of a control by its name; it comes before `additionalFields`. */
  readonly typed?: (name: string) => string;
}

/** The text a line keeps, once every question that must be is answered; a product without questions keeps what was sent. */
export function decideAnswers(
  product: Pick<StoredProduct, 'type' | 'form'>,
  given: GivenAnswers,
): Outcome<string, 'fieldsInvalid'> {
  const form = questionsOf(product);
  if (form === null) return accept(given.additionalFields);
  const text = given.typed === undefined ? given.additionalFields : typedText(form, given.typed);
  const decided = decideProductAnswers(form, keptTexts(text));
  return decided.ok ? accept(text) : decided;
}

function typedText(form: ProductForm, read: (name: string) => string): string {
  const texts = productFormTexts(form, readAnswers(productFormFields(form), read));
  return canonicalFields(JSON.stringify(texts)) ?? NO_ADDITIONAL_FIELDS;
}
