import type { AppSignInProvidersResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { signInProvidersQuery } from './signInProvidersQuery.ts';

export interface ProviderChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes services and keeps the list that the server answers. */
export function useChangeProviders() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: ProviderChange) => act<AppSignInProvidersResponse>(method, path, body),
    onSuccess: (held) => queries.setQueryData(signInProvidersQuery(identifier).queryKey, held),
    gcTime: 0,
  });
  const errors = (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
  return { change: mutateAsync, isPending, error, errors };
}
