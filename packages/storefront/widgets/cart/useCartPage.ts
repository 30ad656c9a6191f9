import type { Answer } from '@quoin/contract/client';
import type { WireCartEntry } from '@quoin/contract/endpoints/site';
import { useEffect, useRef, useState } from 'react';
import type { CartStore } from '../../cart-store/cartStore.ts';
import { fetchEmptyCart } from './fetchServed.ts';

export interface RemovedLine {
  readonly entryId: string;
  readonly title: string;
  readonly token: string;
}

export interface CartPage {
  readonly removed: RemovedLine | null;
  /** A sentence about the last removal or undo that did not work. */
  readonly problem: string;
  /** The theme's markup for an empty cart, once it is needed and has arrived. */
  readonly emptyMarkup: string | null;
  remove(entry: WireCartEntry): Promise<Answer<unknown>>;
  undo(): Promise<void>;
}

/** Removal with undo (CX-04), and the markup of the empty cart. */
export function useCartPage(cart: CartStore, isEmpty: boolean): CartPage {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [problem, setProblem] = useState('');
  const emptyMarkup = useEmptyMarkup(isEmpty);

  return {
    removed,
    problem,
    emptyMarkup,
    remove: async (entry) => {
      const answer = await cart.remove(entry.id);
      setProblem(answer.ok ? '' : answer.problem.message);
      if (answer.ok) setRemoved({ entryId: entry.id, title: entry.title, token: answer.value.removed });
      return answer;
    },
    undo: async () => {
      if (removed === null) return;
      const answer = await cart.restore(removed.entryId, removed.token);
      setProblem(answer.ok ? '' : answer.problem.message);
      setRemoved(null);
    },
  };
}

function useEmptyMarkup(isEmpty: boolean): string | null {
  const [markup, setMarkup] = useState<string | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isEmpty || isAsked.current) return;
    isAsked.current = true;
    fetchEmptyCart(location.pathname).then(setMarkup);
  }, [isEmpty]);
  return markup;
}
