import type { GiftCardLedgerCode } from './giftCardLedger.ts';
import type { GiftCardPurchaseCode } from './giftCardPurchase.ts';

export type GiftCardRuleCode =
  | GiftCardLedgerCode
  | GiftCardPurchaseCode
  | 'giftCardUnknown'
  | 'giftCardCodeInvalid'
  | 'giftCardReasonMissing';

export const giftCardWording = {
  giftCardAmountInvalid: 'Enter an amount above zero.',
  giftCardBalanceTooLow: 'The balance of this gift card is too low.',
  giftCardReasonMissing: 'Say why, for the history of this card.',
  giftCardReturnTooLarge: 'More cannot go back to this gift card than was paid with it.',
};
