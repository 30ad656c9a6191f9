export {
  type ApiCode,
  type ApiProblem,
  apiStatusOf,
  toWireApiError,
} from './apiProblems.ts';
export type {
  ApiAddress,
  ApiAdjustmentRequest,
  ApiFulfillment,
  ApiFulfilRequest,
  ApiInventoryItem,
  ApiInventoryResponse,
  ApiLineItem,
  ApiLineItemType,
  ApiOrder,
  ApiOrdersResponse,
  ApiPagination,
  ApiWebsite,
} from './wire.ts';
