import { useCallback } from 'react';

/** What of an endless list is needed to go on with it. */
export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page of a list, unless there is none or it is on its way. */
export function useNextPage({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery): () => void {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}
