export { areaMails } from './areaMails.ts';
export { commentMails } from './commentMails.ts';
export { formMails } from './formMails.ts';
export { findMailKind, MAIL_KINDS } from './kinds.ts';
export { type MailFormats, type MailPlace, mailFormats } from './mailFormats.ts';
export {
  type MailData,
  type MailGroup,
  type MailKind,
  type MailTemplate,
  mailLanguage,
  type RegisteredMail,
} from './mailKind.ts';
export type { MailSite } from './mailSite.ts';
export { type MailVariable, mailVariables } from './mailVariables.ts';
export { memberMails } from './memberMails.ts';
export type { MailMessage } from './messageMail.ts';
export { orderConfirmationMail } from './orders/orderConfirmationMail.ts';
export type { OrderMailLine, OrderMailOrder } from './orders/orderMail.ts';
export {
  draftLinkMail,
  orderCanceledMail,
  orderRefundedMail,
  orderShippedMail,
  paymentReceivedMail,
  paymentReturnedMail,
  unfulfilledPaymentMail,
  withdrawalReceiptMail,
} from './orders/orderMails.ts';
export {
  giftCardMail,
  type MailedSubscription,
  SUBSCRIPTION_MAILS,
  type SubscriptionFailure,
} from './recurringMails.ts';
export {
  type MailAttempt,
  type MailProblem,
  type RenderedMail,
  renderMail,
  tryMail,
} from './renderMail.ts';
export { restockMails } from './restockMails.ts';
export { reviewMails } from './reviewMails.ts';
export { lowStockMail } from './storeMails.ts';
export {
  contributorInviteMail,
  mailTemplateBrokenMail,
  staffNewDeviceMail,
  staffPasswordChangedMail,
  staffResetMail,
} from './teamMails.ts';
