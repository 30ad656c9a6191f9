import { useEffect } from 'react';

/**
 * Fetches code that can be needed over any screen right after the first one shows: it then opens at once, and without a
 * connection. Where that fails, it is fetched when it is needed.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
