import { useSyncExternalStore } from 'react';
import type { CartState, CartStore } from './cartStore.ts';

/** The live cart in a component. */
export function useCart(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
