export {
  type AddressCode,
  addressLines,
  addressOf,
  tidyAddress,
  tidyPostalCode,
  validateAddress,
} from './addresses/address.ts';
export {
  type AddressField,
  type AddressFieldName,
  type AddressFormat,
  addressFormatFor,
} from './addresses/addressFormat.ts';
export {
  ADDRESS_SUGGESTIONS,
  type AddressSuggestion,
  matchesTyped,
  type PlacePrediction,
  suggestionText,
  tidyPredictions,
} from './addresses/addressSuggestion.ts';
export { COUNTRIES, type Country, countriesIn, countryName, isCountryCode } from './addresses/countries.ts';
export { type CardCode, type CardInput, cardDigits, isOfCard, validateCard } from './card.ts';
export { cardNumberAsTyped, expiryAsTyped } from './cardTyping.ts';
export type { Address, CheckoutState, CheckoutStep } from './checkout.ts';
export {
  type AnsweredField,
  answeredFields,
  answerName,
  applicableFields,
  CHECKOUT_FIELD_TYPES,
  CHECKOUT_FORM_LIMITS,
  type CheckoutAnswers,
  type CheckoutField,
  type CheckoutFieldType,
  type CheckoutFormCode,
  NEWS_QUESTION,
  newsQuestion,
  TICKED,
  tidyAnswers,
  validateAnswers,
  validateCheckoutForm,
  wantsNews,
} from './checkoutForm.ts';
export { type CheckoutCode, checkoutSentence, checkoutWording } from './checkoutWording.ts';
export {
  type AbandonedCartPolicy,
  type CartFate,
  type CartTrace,
  cartFate,
  DEFAULT_ABANDONED_CARTS,
  isCartMailDue,
} from './customers/abandonedCart.ts';
export {
  type AddressBookCode,
  addAddress,
  changeAddress,
  hasAddress,
  MAX_SAVED_ADDRESSES,
  makeDefault,
  removeAddress,
  type SavedAddress,
} from './customers/addressBook.ts';
export {
  DEFAULT_DOWNLOADS,
  DOWNLOAD_LINK_SECONDS,
  type DownloadCode,
  type DownloadGrant,
  type DownloadLink,
  type DownloadPolicy,
  decideDownload,
  downloadMessage,
  isDownloadLinkLive,
  newDownloadGrant,
  renewDownloadGrant,
} from './customers/download.ts';
export {
  DRAFT_MACHINE,
  type DraftCode,
  type DraftEvent,
  type DraftLine,
  type DraftStatus,
  decideCompleteDraft,
  decideSendDraft,
  MAX_DRAFT_LINES,
  maySetDraftPrices,
  mayWriteDrafts,
  moveDraft,
  validateDraft,
} from './customers/draftOrder.ts';
export { parkedNoticeWording } from './customers/draftWording.ts';
export { type CustomerCode, DRAFT_STATUS_LABELS } from './customers/wording.ts';
export { type CreditNoteQuestion, creditNoteDocument } from './documents/creditNote.ts';
export { type DocumentTax, type TaxedAmount, type TaxRow, taxRows } from './documents/documentTaxes.ts';
export type {
  DocumentFormats,
  DocumentWording,
} from './documents/documentWording.ts';
export {
  type DocumentBasics,
  type DocumentLine,
  type InvoiceQuestion,
  invoiceDocument,
} from './documents/invoice.ts';
export {
  DEFAULT_CREDIT_NOTE_SERIES,
  DEFAULT_INVOICE_SERIES,
  type NumberSeries,
  nextInSeries,
  type SeriesCode,
  type SeriesCounter,
  type SeriesNumber,
  seriesText,
  validateSeries,
} from './documents/numberSeries.ts';
export { type PackingSlipQuestion, packingSlipDocument } from './documents/packingSlip.ts';
export type { Buyer, Seller } from './documents/parties.ts';
export type { Fact, Party, PrintedDocument, PrintedTable } from './documents/printedDocument.ts';
export {
  type DonationCode,
  type DonationOffer,
  decideDonation,
  MAX_SUGGESTED_AMOUNTS,
  validateDonationOffer,
} from './donation.ts';
export {
  type DividedAmounts,
  divideExternalAmounts,
  type ExternalAmountCode,
  type ExternalAmounts,
  type ExternalPart,
} from './external/externalAmounts.ts';
export { type BalancedAmounts, balanceAmounts, unitPrices } from './external/historicAmounts.ts';
export {
  type BoughtLine,
  type BuyerState,
  buyerState,
  DELIVERY_STEPS,
  type DeliveryKind,
  deliveryKind,
} from './fulfilment/buyerState.ts';
export { type CancelDecision, type CancelQuestion, decideCancel } from './fulfilment/cancelLines.ts';
export {
  CARRIER_KEYS,
  CARRIERS,
  type CarrierKey,
  carrierText,
  isCarrierKey,
  isTrackingAddress,
  isTrackingNumber,
  tidyTrackingNumber,
  trackingUrl,
} from './fulfilment/carriers.ts';
export { fulfillmentStateOf, fulfilmentEvent, type QuantityAct, sentCounts } from './fulfilment/fulfilmentState.ts';
export {
  isDeliveredByMail,
  isMailParcel,
  type LineQuantities,
  type LineQuantity,
  linesDeliveredByMail,
  openLines,
  openQuantity,
} from './fulfilment/lineQuantities.ts';
export {
  decideRecall,
  decideShipment,
  type FulfilmentCode,
  type QuantityDecision,
  type Shipment,
  type ShipmentQuestion,
  validateTracking,
} from './fulfilment/shipment.ts';
export { FULFILLMENT_STATE_LABELS } from './fulfilment/wording.ts';
export {
  formatGiftCardCode,
  GIFT_CARD_RANDOM_BYTES,
  lastFourOf,
  looksLikeGiftCardCode,
  maskGiftCard,
  newGiftCardCode,
  parseGiftCardCode,
  tidyGiftCardCode,
} from './giftCards/giftCardCode.ts';
export {
  applyMovement,
  emptyLedger,
  type GiftCardLedger,
  type GiftCardLedgerCode,
  type GiftCardMovement,
  type GiftCardSums,
  giftCardBalance,
  movementDelta,
  NO_SUMS,
} from './giftCards/giftCardLedger.ts';
export {
  decideDenomination,
  GIFT_CARD_LIMITS,
  type GiftCardDelivery,
  type GiftCardPurchaseCode,
  giftCardDays,
  giftCardRecipient,
  isGiftCardMailDue,
  validateGiftCardDelivery,
} from './giftCards/giftCardPurchase.ts';
export {
  decideTakeBack,
  type GiftCardTakeBack,
  type SoldGiftCard,
  type TakeBackQuestion,
} from './giftCards/giftCardTakeBack.ts';
export {
  decideGiftCardUse,
  GIFT_CARD_MOVES,
  type GiftCard,
  type GiftCardState,
  type GiftCardStatus,
  giftCardStatus,
} from './giftCards/giftCardUse.ts';
export type { GiftCardRuleCode } from './giftCards/wording.ts';
export { dueLine, FIRST_ORDER_NUMBER, orderNumberText, payButtonLabel } from './labels.ts';
export type { Market } from './market.ts';
export {
  DEFAULT_DRAFT_LINK_DAYS,
  DEFAULT_REFUND_LIMIT,
  ORDER_SETTINGS_LIMITS,
  type OrderSettings,
  type OrderSettingsCode,
  orderSettingsSentence,
  validateOrderSettings,
} from './orderSettings.ts';
export {
  type PaymentWay,
  wayText,
} from './pageWording.ts';
export { decidePlaceOrder, type PlaceOrderCode, type PlaceOrderQuestion } from './placeOrder.ts';
export {
  POLICY_NAMES,
  type PolicyName,
  policyOfSlug,
  policyPath,
  wantsImprint,
} from './policies/policies.ts';
export { type PolicyTemplates, policyTemplates } from './policies/policyTemplates.ts';
export type { Region } from './regions/region.ts';
export { areRegionsLearned, learnRegions, regionNamed, regionsOf } from './regions/regions.ts';
export {
  formatReportFilter,
  parseReportFilter,
  REPORT_FILTER_KINDS,
  type ReportFilter,
  type ReportFilterKind,
} from './reportFilter.ts';
export { type SettingsCode, settingsSentence } from './settingsWording.ts';
export { deliveryWindow } from './shipping.ts';
export { checkMachine, type MachineFault, type MachineFaultCode, reachableStates } from './states/checkMachine.ts';
export { checkOrderMachine } from './states/checkOrderMachine.ts';
export { CHECKOUT_MOVES, type CheckoutStatus, STOCK_HOLD_MOVES, type StockHoldState } from './states/checkoutMoves.ts';
export {
  DEFAULT_UNPAID_DAYS,
  isManualMethod,
  lastDayToPay,
  type ManualMethod,
  maySendUnpaid,
  unpaidUntil,
} from './states/manualPayment.ts';
export {
  FULFILLMENT_STATES,
  type FulfillmentState,
  moveOrder,
  ORDER_MACHINE,
  ORDER_PAYMENT_STATES,
  ORDER_START,
  ORDER_START_UNPAID,
  type OrderEvent,
  type OrderPaymentState,
  type OrderState,
  orderStart,
  possibleOrderEvents,
  type WithdrawalState,
} from './states/orderStates.ts';
export { agreesWithIntent, canMovePayment, PAYMENT_MOVES, type PaymentState } from './states/paymentStates.ts';
export { REFUND_MOVES, type RefundState } from './states/refundMoves.ts';
export { type Machine, move, type Pattern, possibleEvents } from './states/stateMachine.ts';
export { isBefore, statesBefore } from './states/statesBefore.ts';
export { CHECKOUT_STEPS, isStepOpen, stepOf } from './steps.ts';
export {
  STORE_TITLE_LENGTH,
  type StoreProfile,
  type StoreProfileCode,
  storeProfileSentence,
  validateStoreProfile,
} from './storeProfile.ts';
export { billingDay, firstPeriodFrom, lastPeriodUntil } from './subscriptions/billingDates.ts';
export { CHARGE_MOVES, type ChargeState } from './subscriptions/chargeMoves.ts';
export { DEFAULT_DUNNING, type DunningPolicy, giveUpDay, nextRetryDay, retryDaysFor } from './subscriptions/dunning.ts';
export {
  BILLING_HOUR,
  decideReminder,
  decideRenewal,
  REMINDER_DAYS,
  type RenewalDecision,
  retryNow,
} from './subscriptions/renewal.ts';
export { type RenewalTerms, renewalFromToday, renewalText } from './subscriptions/renewalTerms.ts';
export {
  cyclesLeft,
  nextBillingDay,
  paidUntil,
  type Subscription,
  startSubscription,
  upcomingDays,
} from './subscriptions/subscription.ts';
export {
  cancelSubscription,
  giveUpSubscription,
  MAX_PAUSE_MONTHS,
  MAX_SKIPS_IN_A_ROW,
  mayChangeSubscription,
  pauseDayRange,
  pauseSubscription,
  recordCharge,
  recordFailedCharge,
  requireSubscriptionChange,
  resumeSubscription,
  type SubscriptionActor,
  type SubscriptionChange,
  type SubscriptionChangeCode,
  type SubscriptionSettings,
  skipNextPeriod,
} from './subscriptions/subscriptionChanges.ts';
export {
  mailsAfter,
  type SubscriptionMail,
  type SubscriptionMailKind,
  type SubscriptionStep,
} from './subscriptions/subscriptionMails.ts';
export {
  SUBSCRIPTION_MACHINE,
  type SubscriptionEvent,
  type SubscriptionStatus,
} from './subscriptions/subscriptionStates.ts';
export {
  SUBSCRIPTION_EVENT_LABELS,
  subscriptionNoticeWording,
} from './subscriptions/wording.ts';
export {
  type EventAmount,
  fromEventAmount,
  isOrderEventKind,
  ORDER_EVENTS,
  type OrderEventData,
  type OrderEventKind,
  orderEvent,
  readOrderEvent,
  type TimelineEvent,
  toEventAmount,
} from './timeline/orderEvents.ts';
export {
  actorText,
  EVENT_ACTOR_LABELS,
  type EventActorKind,
  linesText,
  timelineSentence,
} from './timeline/wording.ts';
export { type ContactCode, validateContact } from './validateContact.ts';
export {
  REFUND_DAYS,
  validateWithdrawal,
  type WithdrawalCode,
  type WithdrawalReceipt,
  type WithdrawalStatement,
  withdrawalReceipt,
} from './withdrawal/withdrawal.ts';
export {
  ASSUMED_DELIVERY_DAYS,
  exemptLines,
  WITHDRAWAL_DAYS,
  type WithdrawalFacts,
  type WithdrawalLine,
  type WithdrawalOffer,
  type WithdrawalReason,
  withdrawalOffer,
} from './withdrawal/withdrawalOffer.ts';
export { WITHDRAWAL_EXEMPTION_LABELS } from './withdrawal/wording.ts';
export {
  type OrdersCode,
  ordersWording,
  type PaymentCode,
  sentence,
} from './wording.ts';
export { type OrderWords, orderWords } from './words/orderWords.ts';
export {
  arrivalText,
  type CheckoutWords,
  checkoutWords,
  type OrderPageWords,
  orderPageWords,
} from './words/pageWords.ts';
export { type RecurringWords, recurringWords } from './words/recurringWords.ts';
