export {
  type ApiCode,
  type ApiProblem,
  apiStatusOf,
  toWireApiError,
} from './apiProblems.ts';
export type {
  ApiAdjustmentRequest,
  ApiInventoryItem,
  ApiInventoryResponse,
  ApiPagination,
  ApiWebsite,
} from './wire.ts';
