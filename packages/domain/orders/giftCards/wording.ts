import type { GiftCardLedgerCode } from './giftCardLedger.ts';
import type { GiftCardPurchaseCode } from './giftCardPurchase.ts';

export type GiftCardRuleCode =
  | GiftCardLedgerCode
  | GiftCardPurchaseCode
  | 'giftCardUnknown'
  | 'giftCardCodeInvalid'
  | 'giftCardReasonMissing';
