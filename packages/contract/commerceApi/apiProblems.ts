/** What a refusal is about, for programs. */
type ApiErrorType =
  | 'INVALID_REQUEST_ERROR'
  | 'AUTHORIZATION_ERROR'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';

interface ApiError {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly subtype: string | null;
  /** `{…}` are the problem's values. */
  readonly message: string;
}

function error(status: number, type: ApiErrorType, subtype: string | null, message: string): ApiError {
  return { status, type, subtype, message };
}

const invalid = (message: string, subtype: string | null = 'INVALID_ARGUMENT') =>
  error(400, 'INVALID_REQUEST_ERROR', subtype, message);
const missing = (message: string) => error(404, 'INVALID_REQUEST_ERROR', null, message);
const conflict = (message: string, subtype: string | null) => error(409, 'CONFLICT', subtype, message);

/** Every no of the Commerce API, as the clients that exist expect it. */
const API_ERRORS = {
  userAgentMissing: invalid('The User-Agent header is required.', 'MISSING_ARGUMENT'),
  keyInvalid: error(401, 'AUTHORIZATION_ERROR', null, 'You are not authorized to do that.'),
  scopeMissing: error(403, 'AUTHORIZATION_ERROR', 'MISSING_SCOPE', 'The API key does not have the permission {scope}.'),
  oauthNeeded: error(
    403,
    'AUTHORIZATION_ERROR',
    'OAUTH_TOKEN_REQUIRED',
    'This endpoint requires an OAuth access token.',
  ),
  pathUnknown: missing('No such endpoint.'),
  methodNotAllowed: error(405, 'METHOD_NOT_ALLOWED', null, 'The endpoint does not support this method.'),
  tooManyRequests: error(429, 'TOO_MANY_REQUESTS', null, 'Too many requests. Wait one minute.'),
  fault: error(500, 'SERVER_ERROR', null, 'An unexpected error occurred.'),
  unavailable: error(503, 'SERVICE_UNAVAILABLE', null, 'The service is not available. Try again in a few seconds.'),
  contentTypeWrong: error(415, 'INVALID_REQUEST_ERROR', 'INVALID_CONTENT_TYPE', 'The Content-Type must be {wanted}.'),
  bodyTooLarge: error(413, 'INVALID_REQUEST_ERROR', 'INVALID_ARGUMENT', 'The request body is too large.'),
  bodyInvalid: invalid('The request body is not valid JSON.'),
  fieldInvalid: invalid('{field} is invalid.'),
  fieldMissing: invalid('{field} is required.', 'MISSING_ARGUMENT'),
  cursorNotAlone: invalid('Cursor cannot be set while other parameters are present.'),
  cursorInvalid: invalid('The cursor is invalid.'),
  idsInvalid: invalid('Specify 1 to {max} valid IDs.'),
  idempotencyKeyInvalid: invalid('The Idempotency-Key must be 1 to 64 letters, digits, dashes and underscores.'),
  idempotencyKeyReused: invalid('The Idempotency-Key was used with a different request body.'),
  stillRunning: conflict('A request with this Idempotency-Key is still in progress.', 'CONCURRENT_MODIFICATION'),
  stockTooLow: conflict('Not enough stock of variant {variantId}.', 'INSUFFICIENT_STOCK'),
  stockNotTracked: conflict('The stock of variant {variantId} is unlimited.', 'STOCK_NOT_TRACKED'),
  stockTooLarge: conflict('The stock of variant {variantId} would exceed the maximum.', 'STOCK_EXCEEDS_MAX'),
  inventoryItemUnknown: error(
    404,
    'INVALID_REQUEST_ERROR',
    'INVENTORY_ITEM_NOT_FOUND',
    'There is no variant {variantId}.',
  ),
  variantTwice: invalid('Variant {variantId} is named more than once.'),
  modifiedNotBoth: invalid('modifiedAfter and modifiedBefore must be set together.', 'MISSING_ARGUMENT'),
  orderUnknown: missing('There is no such order.'),
  storePageUnknown: error(404, 'INVALID_REQUEST_ERROR', 'STORE_PAGE_NOT_FOUND', 'There is no such store page.'),
  typeNotPossible: error(
    400,
    'INVALID_REQUEST_ERROR',
    'OPERATION_NOT_ALLOWED_FOR_PRODUCT_TYPE',
    'This is not possible for products of the type {type}.',
  ),
  imageUnknown: error(404, 'INVALID_REQUEST_ERROR', 'PRODUCT_IMAGE_NOT_FOUND', 'The product has no such image.'),
  imagesTooMany: conflict('A product has at most {most} images.', 'IMAGE_LIMIT_REACHED'),
  imageInvalid: invalid('The file is not an image that can be shown.'),
  noRoom: conflict('The website has no room left for files.', null),
  productUnknown: missing('There is no product {productId}.'),
  productChanged: conflict('Someone else is changing the product. Try again.', 'PRODUCT_UPDATE_CONFLICT'),
  variantUnknown: error(404, 'INVALID_REQUEST_ERROR', 'PRODUCT_VARIANT_NOT_FOUND', 'There is no such variant.'),
  variantsTooFew: conflict('The last variant of a product cannot be removed.', 'INSUFFICIENT_PRODUCT_VARIANTS'),
  skuTaken: conflict('Another variant has this SKU.', 'SKU_UNAVAILABLE'),
  currencyWrong: invalid('The currency must be that of the website.', 'CURRENCY_MISMATCH'),
  measureUnitWrong: invalid('The units must be those of the website.', 'MEASUREMENT_STANDARD_MISMATCH'),
  transactionUnknown: missing('There is no transaction {transactionId}.'),
  contactUnknown: missing('There is no contact {contactId}.'),
  contactTaken: conflict('Another contact has this email address.', 'DUPLICATE_USER_CONFLICT'),
  contactSignsIn: conflict('The contact signs in with this email address and changes it in the account.', null),
  addressUnknown: missing('The contact has no such address.'),
  addressTaken: conflict('The contact has this address already.', null),
  addressesTooMany: conflict('A contact has at most {most} addresses.', 'ENTITY_LIMIT_REACHED'),
  discountUnknown: missing('There is no discount {discountId}.'),
  codeTaken: conflict('Another discount has this promo code.', null),
  memberUnknown: missing('There is no such member.'),
  profileUnknown: missing('There is no profile {profileId}.'),
  webhookUnknown: missing('There is no webhook subscription {subscriptionId}.'),
  webhooksTooMany: conflict(
    'No more than {most} webhook subscriptions are possible.',
    'WEBHOOK_SUBSCRIPTION_LIMIT_REACHED',
  ),
  endpointSilent: invalid('The endpoint did not answer: {reason}'),
  subtotalNotSum: invalid('The sum of lineItems.unitPricePaid.value must equal subtotal.value', null),
  grandTotalNotSum: invalid('grandTotal.value must equal subtotal, shipping and tax less the discount.', null),
  ordersTooMany: error(429, 'TOO_MANY_REQUESTS', null, 'No more than {most} orders can be created in an hour.'),
  variantGone: error(404, 'INVALID_REQUEST_ERROR', 'PRODUCT_VARIANT_NOT_FOUND', 'There is no variant {variantId}.'),
  orderNotOpen: conflict('The order cannot be fulfilled in its current state.', null),
} as const satisfies Record<string, ApiError>;

export type ApiCode = keyof typeof API_ERRORS;

/** The body of every refusal. */
interface WireApiError {
  readonly type: ApiErrorType;
  readonly subtype: string | null;
  readonly message: string;
  readonly details: null;
  readonly contextId: string;
}

export interface ApiProblem {
  readonly code: ApiCode;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

export function apiStatusOf(code: ApiCode): number {
  return API_ERRORS[code].status;
}

export function toWireApiError({ code, values = {} }: ApiProblem, contextId: string): WireApiError {
  const { type, subtype, message } = API_ERRORS[code];
  const said = message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return { type, subtype, message: said, details: null, contextId };
}
