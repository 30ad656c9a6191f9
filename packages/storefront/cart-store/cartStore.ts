import type { Answer, CartCalls } from '@quoin/contract/client';
import type { CartResponse, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { createObservable } from '../timing/observable.ts';

/** What the store requests from the server: the client's calls, or a test's. */
export type CartApi = Pick<
  CartCalls,
  | 'load'
  | 'add'
  | 'setQuantity'
  | 'remove'
  | 'restore'
  | 'enterCode'
  | 'dropCoupon'
  | 'dropGiftCard'
  | 'setAdditionalFields'
>;

/** CART-08. `asleep` before the first load; `failed` while there is no cart because the load did not work. */
export type CartStatus = 'asleep' | 'loading' | 'loaded' | 'recalculating' | 'failed';

export interface CartState {
  readonly status: CartStatus;
  /** The last cart from the server. While `recalculating` its totals are not final. */
  readonly cart: WireShoppingCart | null;
}

export type Recalculation = 'start' | 'end';

/** One live cart for all widgets of a page. The server calculates; this asks in order and remembers the last answer. */
export interface CartStore extends CartApi {
  getState(): CartState;
  subscribe(listener: () => void): () => void;
  onRecalculation(listener: (moment: Recalculation) => void): () => void;
}

export function createCartStore(api: CartApi): CartStore {
  const states = createCartStates();
  let tail: Promise<unknown> = Promise.resolve();

  /** Calls run one after the other, so that the last answer is also the latest cart. */
  const queueReport = <Value>(
    call: () => Promise<Answer<Value>>,
    cartOf: (value: Value) => WireShoppingCart,
  ): Promise<Answer<Value>> => {
    states.begin();
    const run = tail.then(call).then((answer) => {
      states.finish(answer.ok ? cartOf(answer.value) : null);
      return answer;
    });
    tail = run;
    return run;
  };

  return {
    getState: states.get,
    subscribe: states.subscribe,
    onRecalculation: states.onRecalculation,
    load: (country) =>
      queueReport(
        () => api.load(country),
        (cart) => cart,
      ),
    add: (entry) => queueReport(() => api.add(entry), inResponse),
    setQuantity: (entryId, request) => queueReport(() => api.setQuantity(entryId, request), inResponse),
    remove: (entryId) => queueReport(() => api.remove(entryId), inResponse),
    enterCode: (code) => queueReport(() => api.enterCode(code), inResponse),
    dropCoupon: (code) => queueReport(() => api.dropCoupon(code), inResponse),
    dropGiftCard: (id) => queueReport(() => api.dropGiftCard(id), inResponse),
    setAdditionalFields: (entryId, request) => queueReport(() => api.setAdditionalFields(entryId, request), inResponse),
    restore: (entryId, removed) => queueReport(() => api.restore(entryId, removed), inResponse),
  };
}

function inResponse(response: CartResponse): WireShoppingCart {
  return response.shoppingCart;
}

/** The states of CART-08: several calls under way are one recalculation, with one start and one end. */
function createCartStates() {
  const state = createObservable<CartState>({ status: 'asleep', cart: null });
  const recalculations = new Set<(moment: Recalculation) => void>();
  let underway = 0;

  const announce = (moment: Recalculation): void => {
    for (const listener of [...recalculations]) listener(moment);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    onRecalculation: (listener: (moment: Recalculation) => void) => {
      recalculations.add(listener);
      return () => recalculations.delete(listener);
    },
    begin: (): void => {
      underway += 1;
      if (underway > 1) return;
      const { cart } = state.get();
      state.set({ cart, status: cart === null ? 'loading' : 'recalculating' });
      if (cart !== null) announce('start');
    },
    finish: (answered: WireShoppingCart | null): void => {
      underway -= 1;
      const { status, cart: before } = state.get();
      const cart = answered ?? before;
      const rested = cart === null ? 'failed' : 'loaded';
      state.set({ cart, status: underway > 0 ? status : rested });
      if (underway === 0 && status === 'recalculating') announce('end');
    },
  };
}
