/** HTTP status of each code a rule may refuse with. What is not listed is bad input: 400. */
const STATUSES: Readonly<Record<string, number>> = {
  signInNeeded: 401,
  signInFailed: 401,
  crumbFail: 403,
  crumbFailWithoutCookies: 403,
  notAllowed: 403,
  variantUnavailable: 404,
  itemMissing: 404,
  entryMissing: 404,
  orderUnknown: 404,
  outOfStock: 409,
  priceChanged: 409,
  alreadyPurchased: 409,
  cartEmpty: 409,
  checkoutIncomplete: 409,
  moveNotAllowed: 409,
  restoreExpired: 409,
  paymentPending: 409,
  fieldsInvalid: 422,
  amountTooLarge: 422,
  idempotencyKeyReused: 422,
  shippingOptionUnknown: 422,
  shippingOptionMissing: 422,
  noShippingToCountry: 422,
  emailMissing: 422,
  emailInvalid: 422,
  countryUnknown: 422,
  addressPartMissing: 422,
  addressPartTooLong: 422,
  postalCodeInvalid: 422,
  regionUnknown: 422,
  cardNumberMissing: 422,
  cardNumberInvalid: 422,
  expiryMissing: 422,
  expiryInvalid: 422,
  cardExpired: 422,
  cvcMissing: 422,
  cvcInvalid: 422,
  tooManyRequests: 429,
  signInTooOften: 429,
  paymentUnavailable: 503,
};

const BAD_INPUT = 400;

export function statusOf(code: string): number {
  return (Object.hasOwn(STATUSES, code) ? STATUSES[code] : undefined) ?? BAD_INPUT;
}
