import { setTimeout as sleep } from 'node:timers/promises';
import { CHECKOUT_PATH, CHECKOUT_PAY_PATH, type CheckoutView, type PayResponse } from '@quoin/contract/endpoints/site';
import type { Answer } from '../installation.ts';
import { bodyOf, type Visitor } from '../visitor.ts';
import { CARDS } from './buyer.ts';
import type { Attempt, Shelf } from './exactSale.ts';
import { accepted, addToCart, Refused, saveDelivery } from './purchase.ts';

/** The test is over and there was no answer: the order may exist or not, but not twice. */
class GivenUp extends Error {}

export interface Patience {
  /** One try; null: nobody answered. */
  attempt(act: () => Promise<Answer>): Promise<Answer | null>;
  /** Whether nothing is tried again any more. */
  isLate(): boolean;
}

/** Asks again, the same thing with the same cookies, whenever nobody was there to answer. */
export function patient(visitor: Visitor, { attempt, isLate }: Patience): Visitor {
  const again = async (act: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await attempt(act);
      if (answer !== null) return answer;
      if (isLate()) throw new GivenUp();
      await sleep(50);
    }
  };
  return {
    ...visitor,
    get: (path) => again(() => visitor.get(path)),
    send: (method, path, body) => again(() => visitor.send(method, path, body)),
  };
}

/** Buys one piece and notes how that ended. Answers what nobody expects of a shop; null: nothing of the kind. */
export async function buyPatiently(
  visitor: Visitor,
  { shelf, attempt, isLate }: { readonly shelf: Shelf; readonly attempt: Attempt; readonly isLate: () => boolean },
): Promise<string | null> {
  try {
    await addToCart(visitor, { ...shelf, quantity: 1 });
    let view = await saveDelivery(visitor, attempt.email);
    for (;;) {
      const paid = await pay(visitor, view, isLate);
      if (paid.status === 'succeeded') {
        attempt.outcome = 'acknowledged';
        attempt.orderUrl = paid.orderUrl;
        return null;
      }
      // A payment that the kill caught before the provider had it is called off: "Nothing was charged. Please try again."
      if (paid.status !== 'declined' || paid.code !== 'paymentUnavailable') throw new Error(JSON.stringify(paid));
      view = bodyOf<CheckoutView>(accepted(await visitor.get(CHECKOUT_PATH)));
    }
  } catch (error) {
    if (error instanceof Refused && error.key === 'outOfStock') attempt.outcome = 'refused';
    else if (!(error instanceof GivenUp)) return `${attempt.email}: ${String(error)}`;
    return null;
  }
}

async function pay(visitor: Visitor, view: CheckoutView, isLate: () => boolean): Promise<PayResponse> {
  const request = {
    idempotencyKey: view.idempotencyKey,
    acceptedTotalCents: view.totals.grandTotalCents,
    payment: CARDS.accepted,
    note: '',
  };
  for (;;) {
    try {
      return bodyOf<PayResponse>(accepted(await visitor.send('POST', CHECKOUT_PAY_PATH, request)));
    } catch (error) {
      if (!(error instanceof Refused && error.key === 'paymentPending')) throw error;
      if (isLate()) throw new GivenUp();
      await sleep(100);
    }
  }
}

/** The server was killed under a request, or is not back yet. */
export function isConnectionFault(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || String(error).includes('aborted');
}
