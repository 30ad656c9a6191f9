import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSite } from '../../../app/site/site.ts';

/** To be called when the list of problems is another one now: the lists and the number in the navigation ask again. */
export function useProblemsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { identifier } = useSite();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: ['site', identifier, 'templateProblems'] }),
    [queries, identifier],
  );
}
