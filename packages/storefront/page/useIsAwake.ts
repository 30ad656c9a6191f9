import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while React takes over the served markup, which must be the same as what it draws first; true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
