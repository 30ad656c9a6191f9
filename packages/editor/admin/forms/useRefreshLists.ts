import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSite } from '../../app/site/site.ts';

/** After people came to a list or left it: its list, and the numbers of all lists. */
export function useRefreshLists() {
  const site = useSite();
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        ['mailingLists', 'subscribers'].map((part) =>
          queries.invalidateQueries({ queryKey: ['site', site.identifier, part] }),
        ),
      ),
    [queries, site.identifier],
  );
}
