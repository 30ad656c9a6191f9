import type { AppApiKeysResponse, ShownApiKeyResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { apiKeysQuery } from './apiKeysQuery.ts';

export interface KeyChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes keys and keeps the list that the server answers; a new key itself is kept nowhere. */
export function useChangeKeys() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: KeyChange) =>
      act<AppApiKeysResponse & Partial<ShownApiKeyResponse>>(method, path, body),
    onSuccess: ({ keys }) => queries.setQueryData(apiKeysQuery(identifier).queryKey, { keys }),
    gcTime: 0,
  });
  const errors = (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
  return { change: mutateAsync, isPending, error, errors };
}
