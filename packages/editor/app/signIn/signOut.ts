import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { act } from '../api.ts';
import { sessionQuery } from '../queries/queries.ts';

/** Ends the session and forgets everything it has loaded. */
export function useSignOut(next: { readonly returnTo?: string } = {}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => act<void>('DELETE', APP_SESSION_PATH),
    onSuccess: async () => {
      await queries.cancelQueries();
      queries.removeQueries();
      queries.setQueryData(sessionQuery.queryKey, (known) => ({ singleSignOn: null, ...known, staff: null }));
      await navigate({ to: '/sign-in', search: next, replace: true });
    },
  });
}
