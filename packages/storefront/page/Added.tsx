import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the served markup has not: it comes right after React has taken over the rest, which must be the same as what it draws first. */
export function Added({ children }: { readonly children: ReactNode }): ReactNode {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAwake ? children : null;
}
