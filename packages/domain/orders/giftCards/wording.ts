import { valueText, type Wording } from '@quoin/domain/languages';
import type { GiftCardLedgerCode } from './giftCardLedger.ts';
import type { GiftCardPurchaseCode } from './giftCardPurchase.ts';

export type GiftCardRuleCode =
  | GiftCardLedgerCode
  | GiftCardPurchaseCode
  | 'giftCardUnknown'
  | 'giftCardCodeInvalid'
  | 'giftCardReasonMissing';

export const giftCardWording: Wording<GiftCardRuleCode> = {
  denominationUnknown: 'That denomination is not offered. Please choose another.',
  giftCardRecipientInvalid: 'Enter an email address such as name@example.com, or leave it empty.',
  giftCardTextTooLong: (values) => `Use at most ${valueText(values, 'max')} characters.`,
  giftCardDayInvalid: 'Choose a day from today on, within a year.',
  giftCardCodeInvalid: 'That is not a gift card code. Please check it.',
  giftCardUnknown: 'This gift card cannot be used. Please check the code.',
  giftCardAmountInvalid: 'Enter an amount above zero.',
  giftCardBalanceTooLow: 'The balance of this gift card is too low.',
  giftCardReasonMissing: 'Say why, for the history of this card.',
  giftCardReturnTooLarge: 'More cannot go back to this gift card than was paid with it.',
};

export const giftCardPageWording = {
  title: 'Gift card',
  lead: 'Choose an amount and say who it is for. We send the code by email.',
  recipientHint: 'Leave it empty and the card comes to you.',
  sendOnHint: (last: string) => `Leave it empty to send it at once, or choose a day up to ${last}.`,
  continue: 'Continue to checkout',
  addToCart: 'Add to cart and keep looking',
  balanceTitle: 'Gift card balance',
  balanceLead: 'Type the code from the email.',
  code: 'Gift card code',
  check: 'Check balance',
  balanceIs: (amount: string) => `${amount} left on this card.`,
  denomination: 'Amount',
  recipientName: 'Recipient’s name',
  recipientEmail: 'Recipient’s email',
  senderName: 'Your name',
  message: 'Message',
  sendOn: 'Send on',
  forWhom: 'For',
  mailed: 'Sent by email',
  atOnce: 'right away',
  applied: (masked: string, amount: string) => `Gift card ${masked}: ${amount}`,
  remaining: (amount: string) => `${amount} stays on the card.`,
  mailSubject: (sender: string) => (sender === '' ? 'A gift card for you' : `A gift card for you from ${sender}`),
} as const;

export const giftCardMailWording = {
  heading: (amount: string) => `A gift card of ${amount}`,
  to: (name: string) => (name === '' ? '' : `For ${name}.`),
  from: (name: string) => (name === '' ? '' : `With love from ${name}.`),
  how: 'Type this code at checkout. It pays in part or in whole; what is left stays on the card. Print this mail or keep it: the code stands nowhere else.',
  shop: 'Visit the shop',
  balance: (url: string) => `Balance: ${url}`,
  replaced: 'This code replaces an earlier one, which no longer works.',
} as const;
