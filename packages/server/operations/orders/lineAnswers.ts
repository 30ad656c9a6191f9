import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { type ShownAnswer, shownAnswers } from '@quoin/domain/forms';

interface AnsweredLine {
  readonly productType: number;
  /** JSON text. */
  readonly additionalFields: string | null;
}

/** What its buyer answered; what a gift card keeps there is about its recipient, who has it by mail. */
export function orderLineAnswers({ productType, additionalFields }: AnsweredLine): readonly ShownAnswer[] {
  return productType === PRODUCT_TYPES.giftCard ? [] : shownAnswers(additionalFields);
}

/** What exactly it is, for mails and for whoever packs: the variant, and an engraving or whatever else was asked. */
export function lineDetails(line: AnsweredLine & { readonly variantDescription: string }): readonly string[] {
  const answers = orderLineAnswers(line).map(({ label, text }) => `${label}: ${text}`);
  return [line.variantDescription, ...answers].filter((part) => part !== '');
}
