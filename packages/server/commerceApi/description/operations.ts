import type { ApiAnswerName } from '@quoin/contract/commerceApi';
import type { ApiBodyName } from '@quoin/contract/requests';

/** One operation as its description says it; who may ask for it is in its route. */
export interface DescribedOperation {
  readonly summary: string;
  readonly query?: readonly string[];
  readonly body?: ApiBodyName | 'file';
  /** Left out: 204 without a body. */
  readonly answer?: ApiAnswerName;
  /** Left out: 200, or 204 without an answer. */
  readonly status?: 201 | 202;
  /** Needs an Idempotency-Key. */
  readonly isKeyed?: true;
}

const PERIOD = ['cursor', 'modifiedAfter', 'modifiedBefore'];

function ofProducts(path: string): Readonly<Record<string, DescribedOperation>> {
  const one = `${path}/:productId`;
  const image = `${one}/images/:imageId`;
  const variant = `${one}/variants/:variantId`;
  return {
    [`GET ${path}`]: { summary: 'List products', query: [...PERIOD, 'query', 'type'], answer: 'Products' },
    [`GET ${one}`]: { summary: 'Get products by their IDs', answer: 'Products' },
    [`POST ${path}`]: { summary: 'Create a product', body: 'ProductCreation', answer: 'Product', status: 201 },
    [`POST ${one}`]: { summary: 'Change a product', body: 'ProductChange', answer: 'Product' },
    [`DELETE ${one}`]: { summary: 'Delete a product' },
    [`POST ${one}/images`]: { summary: 'Add an image', body: 'file', answer: 'ImageUpload', status: 202 },
    [`GET ${image}/status`]: { summary: 'Get the state of an image', answer: 'ImageStatus' },
    [`POST ${image}`]: { summary: 'Change the alt text of an image', body: 'ImageText', answer: 'ProductImage' },
    [`POST ${image}/order`]: { summary: 'Move an image', body: 'ImageOrder' },
    [`DELETE ${image}`]: { summary: 'Remove an image' },
    [`POST ${one}/variants`]: {
      summary: 'Add a variant',
      body: 'VariantChange',
      answer: 'ProductVariant',
      status: 201,
    },
    [`POST ${variant}`]: { summary: 'Change a variant', body: 'VariantChange', answer: 'ProductVariant' },
    [`DELETE ${variant}`]: { summary: 'Remove a variant' },
    [`POST ${variant}/image`]: { summary: 'Choose the image of a variant', body: 'VariantImage' },
  };
}

const HOOKS = '/1.0/webhook_subscriptions';
const ORDERS = '/1.0/commerce/orders';
const CONTACTS = '/v1/contacts';
const BOOK = `${CONTACTS}/:contactId/address-book`;
const DISCOUNTS = '/v1/commerce/discounts';
const DISCOUNT_FILTERS = ['sortBy', 'sortDirection', 'search', 'status', 'criteria', 'template', 'trigger'];
const SIZED = ['pageSize', 'cursor'];
const ORDER_FILTERS = ['fulfillmentStatus', 'paymentStates', 'customerId'];

/** Every operation by its method and path. */
export const API_OPERATIONS: Readonly<Record<string, DescribedOperation>> = {
  'GET /1.0/authorization/website': { summary: 'Get the website of the key', answer: 'Website' },
  'GET /1.0/authorization/member': { summary: 'Get who connected the extension', answer: 'Member' },
  'GET /1.0/commerce/inventory': { summary: 'List stock', query: ['cursor'], answer: 'Inventory' },
  'GET /1.0/commerce/inventory/:variantIds': { summary: 'Get stock of variants by their IDs', answer: 'Inventory' },
  'POST /1.0/commerce/inventory/adjustments': { summary: 'Adjust stock', body: 'InventoryAdjustment', isKeyed: true },
  [`GET ${ORDERS}`]: { summary: 'List orders', query: [...PERIOD, ...ORDER_FILTERS], answer: 'Orders' },
  [`GET ${ORDERS}/:orderId`]: { summary: 'Get an order', answer: 'Order' },
  [`POST ${ORDERS}`]: {
    summary: 'Create an order of another channel',
    ...{ body: 'OrderCreation', answer: 'CreatedOrder', status: 201, isKeyed: true },
  },
  [`POST ${ORDERS}/:orderId/fulfillments`]: { summary: 'Fulfill an order', body: 'Fulfillment' },
  ...ofProducts('/1.0/commerce/products'),
  ...ofProducts('/1.1/commerce/products'),
  ...ofProducts('/v2/commerce/products'),
  'GET /1.0/commerce/store_pages': { summary: 'List store pages', query: ['cursor'], answer: 'StorePages' },
  'GET /1.0/profiles': {
    summary: 'List profiles',
    ...{ query: ['cursor', 'email', 'filter', 'sortField', 'sortDirection'], answer: 'Profiles' },
  },
  'GET /1.0/profiles/:customerIds': { summary: 'Get profiles by their IDs', answer: 'Profiles' },
  'GET /1.0/commerce/transactions': {
    summary: 'List transactions',
    ...{ query: [...PERIOD, 'orderId'], answer: 'Transactions' },
  },
  'GET /1.0/commerce/transactions/:orderIds': { summary: 'Get transactions by their IDs', answer: 'Transactions' },
  [`GET ${CONTACTS}`]: { summary: 'List contacts', query: SIZED, answer: 'Contacts' },
  [`POST ${CONTACTS}`]: { summary: 'Create a contact', body: 'ContactCreation', answer: 'ContactAnswer', status: 201 },
  [`POST ${CONTACTS}/query`]: { summary: 'Search contacts', body: 'ContactQuery', answer: 'Contacts' },
  [`GET ${CONTACTS}/:contactId`]: { summary: 'Get a contact', answer: 'ContactAnswer' },
  [`PATCH ${CONTACTS}/:contactId`]: { summary: 'Change a contact', body: 'ContactChange', answer: 'ContactAnswer' },
  [`DELETE ${CONTACTS}/:contactId`]: { summary: 'Delete a contact' },
  [`GET ${BOOK}`]: { summary: 'List addresses of a contact', query: SIZED, answer: 'AddressBook' },
  [`POST ${BOOK}`]: { summary: 'Add an address', body: 'AddressChange', answer: 'AddressEntryAnswer', status: 201 },
  [`GET ${BOOK}/:entryId`]: { summary: 'Get an address', answer: 'AddressEntryAnswer' },
  [`PUT ${BOOK}/:entryId`]: { summary: 'Replace an address', body: 'AddressChange', answer: 'AddressEntryAnswer' },
  [`DELETE ${BOOK}/:entryId`]: { summary: 'Delete an address' },
  [`GET ${DISCOUNTS}`]: {
    summary: 'List discounts',
    ...{ query: [...DISCOUNT_FILTERS, 'limitedUseOnly', 'offset', 'limit'], answer: 'Discounts' },
  },
  [`POST ${DISCOUNTS}`]: { summary: 'Create a discount', body: 'DiscountChange', answer: 'Discount', status: 201 },
  [`GET ${DISCOUNTS}/:discountId`]: { summary: 'Get a discount', answer: 'Discount' },
  [`PUT ${DISCOUNTS}/:discountId`]: { summary: 'Replace a discount', body: 'DiscountChange', answer: 'Discount' },
  [`DELETE ${DISCOUNTS}/:discountId`]: { summary: 'Delete a discount' },
  'POST /v1/analytics/transaction-summaries': {
    summary: 'Sum up what contacts bought',
    ...{ body: 'SummariesQuery', answer: 'Summaries' },
  },
  [`GET ${HOOKS}`]: { summary: 'List webhook subscriptions', answer: 'Webhooks' },
  [`POST ${HOOKS}`]: {
    summary: 'Create a webhook subscription',
    body: 'WebhookCreation',
    answer: 'Webhook',
    status: 201,
  },
  [`GET ${HOOKS}/:subscriptionId`]: { summary: 'Get a webhook subscription', answer: 'Webhook' },
  [`POST ${HOOKS}/:subscriptionId`]: {
    summary: 'Change a webhook subscription',
    ...{ body: 'WebhookChange', answer: 'Webhook' },
  },
  [`DELETE ${HOOKS}/:subscriptionId`]: { summary: 'Delete a webhook subscription' },
  [`POST ${HOOKS}/:subscriptionId/actions/rotateSecret`]: { summary: 'Replace the secret', answer: 'WebhookSecret' },
  [`POST ${HOOKS}/:subscriptionId/actions/sendTestNotification`]: {
    summary: 'Send a test notification',
    ...{ body: 'WebhookTopicTest', answer: 'WebhookTest' },
  },
};
