import {
  type AddEntryRequest,
  type AddEntryResponse,
  type AdditionalFieldsRequest,
  type AdditionalFieldsResponse,
  type AddressRequest,
  additionalFieldsPath,
  CART_ENTRIES_PATH,
  CART_PATH,
  type CartResponse,
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_CONFIRM_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
  type CheckoutView,
  type ConfirmRequest,
  type ContactRequest,
  cartEntryPath,
  type PayRequest,
  type PayResponse,
  type RemoveEntryResponse,
  restoreEntryPath,
  type SetQuantityRequest,
  type ShippingRequest,
  type StockResponse,
  stockPath,
  type WireShoppingCart,
} from '@quoin/contract/endpoints';
import { type ClientParts, createCalls } from './calls.ts';
import type { Answer } from './clientProblem.ts';

/** CART-03..06 and the cart page's own calls. `load` never creates a cart. */
export interface CartCalls {
  load(): Promise<Answer<WireShoppingCart>>;
  add(entry: AddEntryRequest): Promise<Answer<AddEntryResponse>>;
  /** Quantity 0 removes. */
  setQuantity(entryId: string, request: SetQuantityRequest): Promise<Answer<CartResponse>>;
  remove(entryId: string): Promise<Answer<RemoveEntryResponse>>;
  /** Undoes a removal with the `removed` of its answer (CX-04). */
  restore(entryId: string, removed: string): Promise<Answer<CartResponse>>;
  setAdditionalFields(entryId: string, request: AdditionalFieldsRequest): Promise<Answer<AdditionalFieldsResponse>>;
}

export interface StockCalls {
  load(itemId: string): Promise<Answer<StockResponse>>;
}

export interface CheckoutCalls {
  load(): Promise<Answer<CheckoutView>>;
  saveContact(request: ContactRequest): Promise<Answer<CheckoutView>>;
  saveAddress(request: AddressRequest): Promise<Answer<CheckoutView>>;
  saveShipping(request: ShippingRequest): Promise<Answer<CheckoutView>>;
  pay(request: PayRequest): Promise<Answer<PayResponse>>;
  confirm(request: ConfirmRequest): Promise<Answer<PayResponse>>;
}

/** Everything a page of a site asks its server. Calls resolve to a value or a Problem with its sentence, never reject. */
export interface Client {
  readonly cart: CartCalls;
  readonly stock: StockCalls;
  readonly checkout: CheckoutCalls;
}

export function createClient(parts: ClientParts): Client {
  const { load, act } = createCalls(parts);
  return {
    cart: {
      load: () => load(CART_PATH),
      add: (entry) => act('POST', CART_ENTRIES_PATH, entry),
      setQuantity: (entryId, request) => act('PUT', cartEntryPath(entryId), request),
      remove: (entryId) => act('DELETE', cartEntryPath(entryId)),
      restore: (entryId, removed) => act('POST', restoreEntryPath(entryId), { removed }),
      setAdditionalFields: (entryId, request) => act('PUT', additionalFieldsPath(entryId), request),
    },
    stock: { load: (itemId) => load(stockPath(itemId)) },
    checkout: {
      load: () => load(CHECKOUT_PATH),
      saveContact: (request) => act('PUT', CHECKOUT_CONTACT_PATH, request),
      saveAddress: (request) => act('PUT', CHECKOUT_ADDRESS_PATH, request),
      saveShipping: (request) => act('PUT', CHECKOUT_SHIPPING_PATH, request),
      pay: (request) => act('POST', CHECKOUT_PAY_PATH, request),
      confirm: (request) => act('POST', CHECKOUT_CONFIRM_PATH, request),
    },
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
