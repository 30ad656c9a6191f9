import type { TranslationText, TranslationTextsResponse } from '@quoin/contract/endpoints/content';

/** Of all texts of a group the one: what it belongs to, and which of its fields it is. */
export function nameOf({ kind, id, field }: Pick<TranslationText, 'kind' | 'id' | 'field'>): string {
  return `${kind} ${id} ${field}`;
}

/**
 * Returns the shown texts with one text replaced from an answer. Answers may arrive in another order than their
 * requests, so each updates only its own text.
 */
export function withText(
  shown: TranslationTextsResponse,
  answer: TranslationTextsResponse,
  name: string,
): TranslationTextsResponse {
  const own = answer.texts.find((each) => nameOf(each) === name);
  return own === undefined
    ? shown
    : { ...shown, texts: shown.texts.map((each) => (nameOf(each) === name ? own : each)) };
}
