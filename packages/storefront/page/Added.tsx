import type { ReactNode } from 'react';
import { useIsHydrated } from './useIsAwake.ts';

/** What the served markup has not: it comes right after React has taken over the rest. */
export function Added({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsHydrated() ? children : null;
}
