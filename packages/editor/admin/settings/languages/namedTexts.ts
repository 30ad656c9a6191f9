import type { TranslationText, TranslationTextsResponse } from '@quoin/contract/endpoints/content';

/** Of all texts of a group the one: what it belongs to, and which of its fields it is. */
export function nameOf({ kind, id, field }: Pick<TranslationText, 'kind' | 'id' | 'field'>): string {
  return `${kind} ${id} ${field}`;
}

/** What is shown, with one text as an answer has it. Answers may come in another order than they were asked for: each knows best of its own text. */
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
