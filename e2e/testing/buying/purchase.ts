import {
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
import type { Answer } from '../installation.ts';
import type { Owner } from '../owner.ts';
import { bodyOf, type Visitor } from '../visitor.ts';
import { BUYER, CARDS } from './buyer.ts';

/** The server's clear no, for instance an empty shelf. Anything else that is not a yes is thrown as a plain error. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
  ) {
    super(`${status} ${key}`);
  }
}

/** The answer when it is a yes. */
export function accepted(answer: Answer): Answer {
  if (answer.status < 300) return answer;
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  throw new Refused(answer.status, bodyOf<{ errorKey?: string }>(answer).errorKey ?? '');
}

/** A visitor's first steps: a cart token and a crumb, then one line. */
export async function addToCart(
  visitor: Visitor,
  line: { readonly itemId: string; readonly sku: string; readonly quantity: number },
): Promise<void> {
  accepted(await visitor.get(CART_PATH));
  accepted(await visitor.send('POST', CART_ENTRIES_PATH, { ...line, additionalFields: '{}' }));
}

/** Saves contact, address and shipping. Returns the checkout before Pay. */
export async function saveDelivery(visitor: Visitor, email: string): Promise<CheckoutView> {
  accepted(await visitor.get(CHECKOUT_PATH));
  accepted(await visitor.send('PUT', CHECKOUT_CONTACT_PATH, { email }));
  const address = { ...BUYER, line2: '', region: '', phone: '' };
  const { shippingOptions } = bodyOf<CheckoutView>(
    accepted(await visitor.send('PUT', CHECKOUT_ADDRESS_PATH, { address })),
  );
  const shippingOptionId = shippingOptions[0]?.id ?? '';
  return bodyOf<CheckoutView>(accepted(await visitor.send('PUT', CHECKOUT_SHIPPING_PATH, { shippingOptionId })));
}

/** Presses Pay with a card that is good; anything but a purchase is thrown. */
export async function payByCard(
  visitor: Visitor,
  { idempotencyKey, totals }: CheckoutView,
  note = '',
): Promise<Extract<PayResponse, { readonly status: 'succeeded' }>> {
  const request = { idempotencyKey, acceptedTotalCents: totals.grandTotalCents, payment: CARDS.accepted, note };
  const answer = accepted(await visitor.send('POST', CHECKOUT_PAY_PATH, request));
  const paid = bodyOf<PayResponse>(answer);
  if (paid.status !== 'succeeded') throw new Error(`Not paid: ${answer.body}`);
  return paid;
}

/** A thing to send that the shop has at least so many of. */
export async function onTheShelf(owner: Owner, quantity: number): Promise<{ itemId: string; sku: string }> {
  const things = (await owner.products()).filter(
    ({ productType, isSubscribable }) => productType === 1 && !isSubscribable,
  );
  const [found] = things.flatMap(({ id, variants }) =>
    variants
      .filter(({ stock }) => stock.unlimited || stock.quantity >= quantity)
      .map(({ sku }) => ({ itemId: id, sku })),
  );
  if (found === undefined) throw new Error('Nothing is left to buy.');
  return found;
}

export interface Purchase {
  readonly email: string;
  readonly quantity: number;
  readonly note?: string;
}

/** Makes a whole purchase of some of one product by card, without a browser. */
export async function buyByCard(visitor: Visitor, owner: Owner, { email, quantity, note }: Purchase) {
  await addToCart(visitor, { ...(await onTheShelf(owner, quantity)), quantity });
  return payByCard(visitor, await saveDelivery(visitor, email), note);
}
