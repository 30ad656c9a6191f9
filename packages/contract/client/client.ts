import {
  type AddEntryRequest,
  type AddEntryResponse,
  type AdditionalFieldsRequest,
  type AdditionalFieldsResponse,
  additionalFieldsPath,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_PATH,
  CART_SUBSCRIPTION_PATH,
  type CartResponse,
  cartCouponPath,
  cartEntryPath,
  cartGiftCardPath,
  type RemoveEntryResponse,
  restoreEntryPath,
  type SetQuantityRequest,
  type StockResponse,
  type SubscriptionCartRequest,
  type SubscriptionCartResponse,
  stockPath,
  type WireShoppingCart,
} from '@quoin/contract/endpoints/site';
import { type Calls, type ClientParts, createCalls } from './calls.ts';
import type { Answer } from './clientProblem.ts';

/** CART-03..06 and the cart page's own calls. `load` never creates a cart. */
export interface CartCalls {
  /** `country`: the one that shipping and tax are estimated for from now on. */
  load(country?: string): Promise<Answer<WireShoppingCart>>;
  add(entry: AddEntryRequest): Promise<Answer<AddEntryResponse>>;
  /** Quantity 0 removes. */
  setQuantity(entryId: string, request: SetQuantityRequest): Promise<Answer<CartResponse>>;
  remove(entryId: string): Promise<Answer<RemoveEntryResponse>>;
  /** Undoes a removal with the `removed` of its answer (CX-04). */
  restore(entryId: string, removed: string): Promise<Answer<CartResponse>>;
  /** A coupon or a gift card; the cart that comes back says what became of it. */
  enterCode(code: string): Promise<Answer<CartResponse>>;
  dropCoupon(code: string): Promise<Answer<CartResponse>>;
  dropGiftCard(id: string): Promise<Answer<CartResponse>>;
  setAdditionalFields(entryId: string, request: AdditionalFieldsRequest): Promise<Answer<AdditionalFieldsResponse>>;
  /** Makes a separate cart for a subscription (SUBS-03). */
  subscribe(request: SubscriptionCartRequest): Promise<Answer<SubscriptionCartResponse>>;
}

export interface StockCalls {
  load(itemId: string): Promise<Answer<StockResponse>>;
}

/** What every page of a shop asks its server. Calls resolve to a value or a Problem with its sentence, never reject. */
export interface Client extends Calls {
  readonly cart: CartCalls;
  readonly stock: StockCalls;
  readonly readCookie: ClientParts['readCookie'];
}

export function createClient(parts: ClientParts): Client {
  const { load, act } = createCalls(parts);
  return {
    ...{ load, act, readCookie: parts.readCookie },
    cart: {
      load: (country) => load(country === undefined ? CART_PATH : `${CART_PATH}?country=${country}`),
      add: (entry) => act('POST', CART_ENTRIES_PATH, entry),
      setQuantity: (entryId, request) => act('PUT', cartEntryPath(entryId), request),
      remove: (entryId) => act('DELETE', cartEntryPath(entryId)),
      restore: (entryId, removed) => act('POST', restoreEntryPath(entryId), { removed }),
      enterCode: (code) => act('POST', CART_COUPONS_PATH, { code }),
      dropCoupon: (code) => act('DELETE', cartCouponPath(code)),
      dropGiftCard: (id) => act('DELETE', cartGiftCardPath(id)),
      setAdditionalFields: (entryId, request) => act('PUT', additionalFieldsPath(entryId), request),
      subscribe: (request) => act('POST', CART_SUBSCRIPTION_PATH, request),
    },
    stock: { load: (itemId) => load(stockPath(itemId)) },
  };
}

/** A cookie's value in a `document.cookie` text; empty when it is not there. */
export function cookieValue(cookies: string, name: string): string {
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return '';
}
