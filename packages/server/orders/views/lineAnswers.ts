import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { type ShownAnswer, shownAnswers } from '@quoin/domain/forms';
import { deliveryAnswers } from '../../cart/index.ts';

interface AnsweredLine {
  readonly productType: number;
  /** JSON text. */
  readonly additionalFields: string | null;
}

/** What its buyer answered; what a gift card keeps there is about its recipient, who has it by mail. */
export function orderLineAnswers({ productType, additionalFields }: AnsweredLine): readonly ShownAnswer[] {
  return productType === PRODUCT_TYPES.giftCard ? [] : shownAnswers(additionalFields);
}

/** The same with whom a gift card is for and when it is mailed: only its buyer reads that. */
export function answersToBuyer(line: AnsweredLine, email: string, language: string): readonly ShownAnswer[] {
  const isGiftCard = line.productType === PRODUCT_TYPES.giftCard;
  return isGiftCard ? deliveryAnswers(line.additionalFields, email, language) : orderLineAnswers(line);
}

/** Describes a line exactly, for mails and for packers: the variant, and an engraving or whatever else was asked. */
export function lineDetails(
  line: AnsweredLine & { readonly variantDescription: string },
  shown = orderLineAnswers(line),
): readonly string[] {
  const answers = shown.map(({ label, text }) => `${label}: ${text}`);
  return [line.variantDescription, ...answers].filter((part) => part !== '');
}
