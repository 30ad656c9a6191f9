export {
  CAPTCHA_CHALLENGE_PATH,
  type CaptchaChallenge,
  type CaptchaProof,
  captchaChallengePath,
  type WireCaptcha,
} from './captcha.ts';
export {
  type AddressRequest,
  type AnswersRequest,
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_ANSWERS_PATH,
  CHECKOUT_CONFIRM_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
  CHECKOUT_WALLET_PAY_PATH,
  CHECKOUT_WALLET_QUOTE_PATH,
  type CheckoutView,
  type ConfirmRequest,
  type ContactRequest,
  type PayRequest,
  type PayResponse,
  type ShippingRequest,
  type WalletOffer,
  type WalletPayRequest,
  type WalletQuoteRequest,
  type WalletSheet,
  type WireAddress,
  type WirePaymentMethod,
} from './checkout.ts';
export { COMMENT_ANSWERS_PATH, type LikeResponse, likePath } from './comments.ts';
export { DRAFT_PARAMETER } from './draftPages.ts';
export { RECORD_JAVASCRIPT_ERRORS_PATH, type WireErrorReport } from './errorReports.ts';
export { ITEMS_BY_MONTH_PATH } from './events.ts';
export { type EventValidationResponse, validateEventPath } from './eventValidation.ts';
export {
  FORM_KEY_PATH,
  type FormFieldErrors,
  type FormKeyResponse,
  formKeyPath,
  postFormPath,
  SAVE_FORM_PATH,
  type SaveFormRequest,
  type SaveFormResponse,
  sentFormPath,
  TEMPLATE_SCHEMA_PATH,
  type TemplateSchemaResponse,
  validateFormPath,
} from './forms.ts';
export { installmentsInfoPath, type WireInstallments } from './installments.ts';
export { PERFORMANCE_RECORDS_PATH } from './performance.ts';
export { PIXEL_GREETING, pixelFramePath } from './pixels.ts';
export {
  APP_REGIONS_PATH,
  PLACE_DETAILS_PATH,
  PLACES_AUTOCOMPLETE_PATH,
  type PlaceDetailsQuestion,
  type PlaceDetailsResponse,
  type PlacesAutocompleteResponse,
  type PlacesQuestion,
  type PlacesTracking,
  placeDetailsPath,
  placesAutocompletePath,
  REGIONS_PATH,
  type RegionsResponse,
  regionsPath,
} from './places.ts';
export {
  RECORDING_ID_PATH,
  REPLAY_STAGE_PATH,
  type RecordingIdResponse,
  recordingChunksPath,
  type WireRecordingChunk,
} from './recordings.ts';
export {
  CART_SUBSCRIPTION_PATH,
  giftCardPath,
  type SubscriptionCartRequest,
  type SubscriptionCartResponse,
  subscribePath,
} from './recurring.ts';
export { RESTOCK_CONFIRM_PATH, RESTOCK_FORM_PATH, RESTOCK_PATH, type RestockSignupRequest } from './restock.ts';
export { GENERAL_SEARCH_PATH, type GeneralSearchResponse, type WireSearchHit } from './search.ts';
export {
  type AddEntryRequest,
  type AddEntryResponse,
  type AdditionalFieldsRequest,
  type AdditionalFieldsResponse,
  additionalFieldsPath,
  askQuestionsPath,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_GIFT_CARDS_PATH,
  CART_PATH,
  CART_QUESTIONS_PATH,
  type CartResponse,
  type CodeRequest,
  cartCouponPath,
  cartEntryPath,
  cartGiftCardPath,
  changeAnswersPath,
  type RemoveEntryResponse,
  type RestoreEntryRequest,
  restoreEntryPath,
  type SetQuantityRequest,
  type WireAppliedGiftCard,
  type WireCartEntry,
  type WireChosenVariant,
  type WireImage,
  type WireMoney,
  type WireOptionValue,
  type WireShippingOption,
  type WireShoppingCart,
  type WireTotalRow,
} from './shoppingCart.ts';
export {
  type LessonPlaceRequest,
  type LessonPlaceResponse,
  SITE_USER_LESSON_PATH,
  SITE_USER_LOCALE_PATH,
  SITE_USER_PASSKEY_CHALLENGE_PATH,
  SITE_USER_PASSKEY_OPTIONS_PATH,
  SITE_USER_PASSKEY_SESSION_PATH,
  SITE_USER_PASSKEYS_PATH,
  SITE_USER_SESSION_PATH,
  type SiteUserLocaleRequest,
  type SiteUserPasskeyRequest,
  type SiteUserPasskeySignInRequest,
  type SiteUserSignInRequest,
  type SiteUserSignInResponse,
  siteUserLessonPath,
  siteUserSignOutPath,
  type WirePasskey,
} from './siteUsers.ts';
export { STOCK_PATH, type StockResponse, type StockResult, stockPath } from './stock.ts';
export {
  MOST_EVENTS_AT_ONCE,
  RECORD_EVENT_PATH,
  RECORD_HIT_PATH,
  TRACK_EVENTS_PATH,
  type WireTrackedEvent,
  type WireVisitorEvent,
} from './tracking.ts';
