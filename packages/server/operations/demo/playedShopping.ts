import {
  type AddEntryRequest,
  CART_ENTRIES_PATH,
  CART_PATH,
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
  type CheckoutView,
  type PayResponse,
} from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE, CRUMB_HEADER } from '@quoin/domain/access';
import type { PlayedVisitor } from './playedVisitor.ts';

const BUYER = {
  ...{ fullName: 'Robin Beispiel', line1: 'Musterweg 1', line2: '', city: 'Bremen', region: '' },
  ...{ postalCode: '28195', countryCode: 'DE', phone: '' },
} as const;
/** The test provider's card that is always accepted. */
const CARD = { methodId: '', cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' } as const;

/** What a played visitor does in a shop; each says whether the shop agreed. */
export interface PlayedShopping {
  add(entry: AddEntryRequest): Promise<boolean>;
  enterAddress(email: string): Promise<boolean>;
  /** Answers what was paid, in minor units; null where it was not. */
  buy(): Promise<number | null>;
}

export function playedShopping({ fetch, readCookie }: PlayedVisitor): PlayedShopping {
  const act = async (method: string, path: string, body: object) => {
    if (readCookie(CRUMB_COOKIE) === undefined) await fetch(CART_PATH, {});
    const headers = { 'content-type': 'application/json', [CRUMB_HEADER]: readCookie(CRUMB_COOKIE) ?? '' };
    return fetch(path, { method, headers, body: JSON.stringify(body) });
  };
  const loadCheckout = async () => {
    const answer = await fetch(CHECKOUT_PATH, {});
    return answer.ok ? ((await answer.json()) as CheckoutView) : null;
  };
  return {
    add: async (entry) => (await act('POST', CART_ENTRIES_PATH, entry)).ok,
    async enterAddress(email) {
      if ((await loadCheckout()) === null || !(await act('PUT', CHECKOUT_CONTACT_PATH, { email })).ok) return false;
      return (await act('PUT', CHECKOUT_ADDRESS_PATH, { address: BUYER })).ok;
    },
    async buy() {
      const offered = await loadCheckout();
      const [shipping] = offered?.shippingOptions ?? [];
      if (shipping !== undefined) await act('PUT', CHECKOUT_SHIPPING_PATH, { shippingOptionId: shipping.id });
      const view = await loadCheckout();
      if (view === null) return null;
      const { idempotencyKey, totals } = view;
      const acceptedTotalCents = totals.grandTotalCents;
      const paid = await act('POST', CHECKOUT_PAY_PATH, {
        idempotencyKey,
        acceptedTotalCents,
        payment: CARD,
        note: '',
      });
      const isDone = paid.ok && ((await paid.json()) as PayResponse).status === 'succeeded';
      return isDone ? acceptedTotalCents : null;
    },
  };
}
