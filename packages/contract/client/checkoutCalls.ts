import {
  type AddressRequest,
  type AnswersRequest,
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_ANSWERS_PATH,
  CHECKOUT_CONFIRM_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
  type CheckoutView,
  type ConfirmRequest,
  type ContactRequest,
  type PayRequest,
  type PayResponse,
  type ShippingRequest,
} from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE } from '@quoin/domain/access';
import type { Client } from './client.ts';
import { type Answer, sessionOver } from './clientProblem.ts';

export interface CheckoutCalls {
  /** `country`: the one that shipping and tax are estimated for until the address is complete. */
  load(country?: string): Promise<Answer<CheckoutView>>;
  saveContact(request: ContactRequest): Promise<Answer<CheckoutView>>;
  saveAddress(request: AddressRequest): Promise<Answer<CheckoutView>>;
  saveAnswers(request: AnswersRequest): Promise<Answer<CheckoutView>>;
  saveShipping(request: ShippingRequest): Promise<Answer<CheckoutView>>;
  pay(request: PayRequest): Promise<Answer<PayResponse>>;
  confirm(request: ConfirmRequest): Promise<Answer<PayResponse>>;
}

/** The checkout of the visitor's cart. */
export function checkoutCalls({ load, act, readCookie }: Pick<Client, 'load' | 'act' | 'readCookie'>): CheckoutCalls {
  const ours = <Value>(call: () => Promise<Answer<Value>>) => whileSession(readCookie, call);
  return {
    load: (country) => load(country === undefined ? CHECKOUT_PATH : `${CHECKOUT_PATH}?country=${country}`),
    saveContact: (request) => ours(() => act('PUT', CHECKOUT_CONTACT_PATH, request)),
    saveAddress: (request) => ours(() => act('PUT', CHECKOUT_ADDRESS_PATH, request)),
    saveAnswers: (request) => ours(() => act('PUT', CHECKOUT_ANSWERS_PATH, request)),
    saveShipping: (request) => ours(() => act('PUT', CHECKOUT_SHIPPING_PATH, request)),
    pay: (request) => ours(() => act('POST', CHECKOUT_PAY_PATH, request)),
    confirm: (request) => act('POST', CHECKOUT_CONFIRM_PATH, request),
  };
}

/**
 * Reports that the session is over, not that the cart is empty: a browser without its cookies is a new visitor with an
 * empty cart (ATC-09, CX-22).
 */
async function whileSession<Value>(
  readCookie: Client['readCookie'],
  call: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const hadSession = Boolean(readCookie(CRUMB_COOKIE));
  const answer = await call();
  if (answer.ok || hadSession || answer.problem.code !== 'cartEmpty') return answer;
  return { ok: false, problem: sessionOver(Boolean(readCookie(CRUMB_COOKIE))) };
}
