export { type Calls, type ClientParts, createCalls, type UnsafeMethod } from './calls.ts';
export {
  type CartCalls,
  type CheckoutCalls,
  type Client,
  cookieValue,
  createClient,
  type StockCalls,
} from './client.ts';
export { type Answer, type ClientProblem, NETWORK_PROBLEM } from './clientProblem.ts';
