/** What other subjects and the server's entry points use of this one. */
export { settleWithdrawal } from './changeOrder.ts';
export { findDocument } from './documents/findDocument.ts';
export { issueInvoice } from './documents/issueDocument.ts';
export { completeDraft, writeDraft } from './drafts/drafts.ts';
export { type ExternalOrder, placeExternalOrder } from './external/placeExternalOrder.ts';
export { type HistoricLine, placeHistoricOrder } from './external/placeHistoricOrder.ts';
export { type Download, listDownloads, readDownloadToken } from './fulfilment/downloadLinks.ts';
export { fulfilOrder } from './fulfilment/fulfilOrder.ts';
export { mailJobs } from './mails/mailJobs.ts';
export { orderJobs } from './orderJobs.ts';
export type { OrderStaff } from './orderStaff.ts';
export { confirmedPath, hashOrderToken, orderToken, statusPath } from './orderToken.ts';
export { abandonPayment } from './placing/abandonPayment.ts';
export { createDeclineLimits } from './placing/declineLimits.ts';
export {
  type BegunPayment,
  type ChosenAttempt,
  hashRequest,
  madeWith,
  type PaymentAttempt,
} from './placing/paymentAttempt.ts';
export { paymentJobs } from './placing/paymentJobs.ts';
export { HOLD_MS, type LockedPayment, type PayAnswer, payOnce, RECOVER_JOB } from './placing/paymentWork.ts';
export { type Purchase, purchaseFromJson, purchaseOf, purchaseToJson, unitsOf } from './placing/purchase.ts';
export { reconcileJobs, scheduleReconciliation } from './placing/reconcileJobs.ts';
export { reconcilePayments } from './placing/reconcilePayments.ts';
export { findEmbeddedPayment } from './placing/settlement/embeddedPayment.ts';
export { freePayment } from './placing/settlement/recoverPayment.ts';
export { confirmPayment, returnFromBank } from './placing/settlement/returnFromBank.ts';
export {
  embeddedPageUrl,
  hashReturnToken,
  returnToken,
  returnUrl,
} from './placing/settlement/returnToken.ts';
export { settlePayment } from './placing/settlement/settlePayment.ts';
export { startIntent } from './placing/startIntent.ts';
export { chooseMethod, type PayResult, payerOf, takePayment } from './placing/takePayment.ts';
export { cancelOrder } from './refunds/cancelOrder.ts';
export { planUnpaidLook } from './refunds/cancelUnpaid.ts';
export { refundOrder } from './refunds/refundOrder.ts';
export {
  checkWithdrawal,
  loadWithdrawalOffer,
  type WantedWithdrawal,
  type WithdrawalView,
  withdrawalViewFor,
  withdrawOrder,
} from './refunds/withdrawOrder.ts';
export { appDraftRoutes } from './routes/appDrafts.ts';
export { appOrderActRoutes, type OrderActDeps } from './routes/appOrderActs.ts';
export { appOrderSettingsRoutes } from './routes/appOrderSettings.ts';
export { appOrdersRoutes } from './routes/appOrders.ts';
export { appPaymentSettingsRoutes } from './routes/appPaymentSettings.ts';
export { draftPayRoutes } from './routes/draftPay.ts';
export { draftReply } from './routes/draftReply.ts';
export { leave } from './routes/leavingPage.ts';
export { orderNotFound } from './routes/orderNotFound.ts';
export { toWireOrderSummary } from './routes/orderWire.ts';
export { paymentWebhookRoutes } from './routes/paymentWebhooks.ts';
export {
  confirmedUrl,
  declineSentence,
  payAnswerReply,
  REDIRECT_CODES,
  type RedirectCode,
  refusalReply,
  tooManyReply,
} from './routes/payReplies.ts';
export { pdf } from './routes/pdfReply.ts';
export { SECRET_PAGE } from './routes/secretPage.ts';
export { listOrders, type OrderRow } from './storage/appOrders.ts';
export {
  type CustomerOrderRow,
  type CustomerQuery,
  type CustomerRow,
  findCustomer,
  listCustomers,
  listCustomerTags,
  listOrdersOfCustomer,
  mergeCustomerRows,
  saveCustomerDetails,
  type WholeCustomer,
} from './storage/customers.ts';
export { listHeldOrders, removeImportedOrder } from './storage/historicOrders.ts';
export { restartOrderNumbers } from './storage/insertOrder.ts';
export { listDocuments } from './storage/orderDocuments.ts';
export { NO_ORDER_FILTER } from './storage/orderList.ts';
export type { OrderLine, StoredOrder } from './storage/orderRecord.ts';
export { listOrderRefunds } from './storage/orderRefunds.ts';
export { findOrderById, findOrderByToken } from './storage/orders.ts';
export { findOrderWork, type OrderWork } from './storage/orderWork.ts';
export {
  countWaiting,
  hasAnyOrder,
  listTopProducts,
  type SalesRow,
  sumSales,
  type TopProductRow,
  type WaitingOrders,
} from './storage/salesReport.ts';
export { listShipments } from './storage/shipments.ts';
export { listWithdrawals } from './storage/withdrawals.ts';
export { boughtLine } from './views/boughtLine.ts';
export { deliveryText } from './views/deliveryText.ts';
export { ORDER_EXPORT_HEADER, orderRecords } from './views/exportOrders.ts';
export { loadOrderByToken, type WholeOrder } from './views/loadOrder.ts';
export { orderForTracking } from './views/orderForTracking.ts';
export { orderRenewalText } from './views/orderRenewal.ts';
export { orderView } from './views/orderView.ts';
