/** What other subjects and the server's entry points use of this one. */
export { changeAccount } from './changeAccount.ts';
export { type IntentRequest, knownPayment, NO_PROVIDER, requestOf, requestToJson } from './intentRequest.ts';
export { listAccounts } from './paymentAccounts.ts';
export { type OrderPayment, paymentOfOrder } from './paymentOfOrder.ts';
export { createSitePayments, type MadeWith, type PaymentMethod, type SitePayments } from './sitePayments.ts';
export { expressWays, listPaymentAccounts } from './storage/paymentAccounts.ts';
export { insertSavedMethod, noteEvent } from './storage/paymentNews.ts';
export {
  cartIdOfIntent,
  findIntent,
  findIntentOfOrder,
  findLiveIntent,
  insertIntent,
  lockIntent,
  moveIntent,
  type StoredIntent,
} from './storage/payments.ts';
export {
  endRefund,
  findRefund,
  insertRefund,
  listRefundsOfIntent,
  returnFromRefund,
  type StoredRefund,
  takeForRefund,
} from './storage/refunds.ts';
export {
  findGiveBackTime,
  findUnfulfilledSale,
  removeUnfulfilledSale,
  saveUnfulfilledSale,
  type UnfulfilledSale,
} from './storage/unfulfilledSales.ts';
export {
  hasAccountOf,
  lastReconciledAt,
  listUnresolvedPayments,
  type UnresolvedPayment,
} from './storage/unresolvedPayments.ts';
