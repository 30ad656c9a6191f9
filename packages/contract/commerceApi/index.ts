export { API_ANSWERS, type ApiAnswerName } from './answers/answers.ts';
export type {
  ApiDiscount,
  ApiDiscountsResponse,
} from './answers/discounts.ts';
export type { ApiAddress, ApiPagination } from './answers/money.ts';
export type {
  ApiCreatedOrder,
  ApiFulfillment,
  ApiLineItem,
  ApiLineItemType,
  ApiOrder,
  ApiOrdersResponse,
} from './answers/orders.ts';
export type {
  ApiAddressBookResponse,
  ApiAddressEntry,
  ApiAddressEntryResponse,
  ApiContact,
  ApiContactResponse,
  ApiContactsResponse,
  ApiMember,
  ApiProfile,
  ApiProfilesResponse,
  ApiSummariesResponse,
} from './answers/people.ts';
export type {
  ApiImageStatus,
  ApiImageUpload,
  ApiInventoryItem,
  ApiInventoryResponse,
  ApiProduct,
  ApiProductImage,
  ApiProductsResponse,
  ApiProductVariant,
  ApiStorePagesResponse,
} from './answers/products.ts';
export type { ApiPayment, ApiTax, ApiTransaction, ApiTransactionsResponse } from './answers/transactions.ts';
export type { ApiWebhook, ApiWebhooksResponse, ApiWebsite } from './answers/website.ts';
export { type ApiCode, type ApiProblem, apiStatusOf, toWireApiError } from './apiProblems.ts';
export type {
  ApiAddressChange,
  ApiAdjustmentRequest,
  ApiContactChange,
  ApiContactQuery,
  ApiDiscountChange,
  ApiFulfilRequest,
  ApiOrderCreation,
  ApiPeriod,
  ApiProductChange,
  ApiProductCreation,
  ApiRange,
  ApiVariantChange,
  ApiWebhookChange,
  ApiWebhookCreation,
} from './requestTypes.ts';
