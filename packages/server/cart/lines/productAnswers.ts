import { canonicalFields, NO_ADDITIONAL_FIELDS } from '@quoin/contract/requests';
import { type ProductForm, questionsOf } from '@quoin/domain/catalog';
import {
  answersInWords,
  decideProductAnswers,
  keptTexts,
  productFormFields,
  productFormTexts,
  readAnswers,
} from '@quoin/domain/forms';
import { accept, type Outcome } from '@quoin/domain/problem';
import type { StoredProduct } from '../../catalog/index.ts';

/** A buyer's answers to a product's questions: as text of a call, or in the controls of a posted page. */
export interface GivenAnswers {
  /** Canonical JSON text, answers by the titles of their questions (CART-02). */
  readonly additionalFields: string;
  /** Text of a control by its name; it comes before `additionalFields`. */
  readonly typed?: (name: string) => string;
}

type Asking = Pick<StoredProduct, 'type' | 'form' | 'mainForm'>;

/**
 * Returns the text that a line keeps, once every required question is answered. It is in the words of the main
 * language, whatever language the buyer uses. A product without questions keeps what was sent.
 */
export function decideAnswers(product: Asking, given: GivenAnswers): Outcome<string, 'fieldsInvalid'> {
  const form = questionsOf(product);
  if (form === null) return accept(given.additionalFields);
  const said = given.typed === undefined ? given.additionalFields : typedText(form, given.typed);
  const main = product.mainForm ?? form;
  const text = inWords(said, form, main);
  const decided = decideProductAnswers(main, keptTexts(text));
  return decided.ok ? accept(text) : decided;
}

function typedText(form: ProductForm, read: (name: string) => string): string {
  const texts = productFormTexts(form, readAnswers(productFormFields(form), read));
  return canonicalFields(JSON.stringify(texts)) ?? NO_ADDITIONAL_FIELDS;
}

/** What a line keeps, as its reader's language says it. */
export function shownFields(product: Asking, kept: string): string {
  const form = questionsOf(product);
  return form === null ? kept : inWords(kept, product.mainForm ?? form, form);
}

function inWords(text: string, from: ProductForm, to: ProductForm): string {
  if (from === to || text === NO_ADDITIONAL_FIELDS) return text;
  return canonicalFields(JSON.stringify(answersInWords(keptTexts(text), from, to))) ?? text;
}
