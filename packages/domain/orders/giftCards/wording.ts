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
  giftCardReasonMissing: 'Enter a reason for the history.',
  giftCardReturnTooLarge: 'You cannot refund more to this gift card than was paid with it.',
};
