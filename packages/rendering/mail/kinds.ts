import { areaMails } from './areaMails.ts';
import { commentMails } from './commentMails.ts';
import { formMails } from './formMails.ts';
import type { RegisteredMail } from './mailKind.ts';
import { memberMails } from './memberMails.ts';
import { orderConfirmationMail } from './orders/orderConfirmationMail.ts';
import { ORDER_MAILS } from './orders/orderMails.ts';
import { giftCardMail, SUBSCRIPTION_MAILS } from './recurringMails.ts';
import { restockMails } from './restockMails.ts';
import { reviewMails } from './reviewMails.ts';
import { lowStockMail } from './storeMails.ts';
import { contributorInviteMail, mailTemplateBrokenMail } from './teamMails.ts';

/** Every mail that owners may read and edit, in the order of their list. A new kind is one line here. */
export const MAIL_KINDS: readonly RegisteredMail[] = [
  orderConfirmationMail,
  ...ORDER_MAILS,
  giftCardMail,
  ...Object.values(SUBSCRIPTION_MAILS),
  ...Object.values(memberMails),
  ...Object.values(areaMails),
  ...Object.values(restockMails),
  ...Object.values(reviewMails),
  lowStockMail,
  ...Object.values(formMails),
  ...Object.values(commentMails),
  contributorInviteMail,
  mailTemplateBrokenMail,
];

export function findMailKind(name: string): RegisteredMail | null {
  return MAIL_KINDS.find((kind) => kind.name === name) ?? null;
}
