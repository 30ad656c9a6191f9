import {
  type AddEntryRequest,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_PATH,
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
  type CheckoutView,
  type PayResponse,
  type WireMoney,
} from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE, CRUMB_HEADER } from '@quoin/domain/access';
import { type CurrencyCode, parseDecimalMoney } from '@quoin/domain/money';
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
  /** Answers what the goods cost as they are shown, in minor units; null where the shop said no. */
  enterAddress(email: string): Promise<number | null>;
  /** With a code, where there is one. Null where it was not paid. */
  buy(code: string | null): Promise<PlayedSale | null>;
}

/** Minor units. */
export interface PlayedSale {
  readonly paid: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly orderToken: string;
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
      const view = await loadCheckout();
      if (view === null || !(await act('PUT', CHECKOUT_CONTACT_PATH, { email })).ok) return null;
      const isTaken = (await act('PUT', CHECKOUT_ADDRESS_PATH, { address: BUYER })).ok;
      return isTaken ? minorOf(view.totals.subtotal) : null;
    },
    async buy(code) {
      if (code !== null && !(await act('POST', CART_COUPONS_PATH, { code })).ok) return null;
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
      const answer = paid.ok ? ((await paid.json()) as PayResponse) : null;
      if (answer?.status !== 'succeeded') return null;
      return {
        ...{ paid: acceptedTotalCents, subtotal: minorOf(totals.subtotal), discount: minorOf(totals.discount) },
        orderToken: answer.orderUrl.split('/').at(-1) ?? '',
      };
    },
  };
}

/** @throws for what is no amount. Taken off is told as less than nothing. */
function minorOf({ value, currency }: WireMoney): number {
  const parsed = parseDecimalMoney(value.replace('-', ''), currency as CurrencyCode);
  if (!parsed.ok) throw new Error(`"${value}" is no amount.`);
  return Number(parsed.value.minor);
}
