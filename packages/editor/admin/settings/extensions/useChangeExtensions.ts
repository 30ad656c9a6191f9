import type { AppExtensionsResponse, ShownExtensionResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { extensionsQuery } from './extensionsQuery.ts';

export interface ExtensionChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes extensions and keeps the list that the server answers; a new client secret is kept nowhere. */
export function useChangeExtensions() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: ExtensionChange) =>
      act<AppExtensionsResponse & Partial<ShownExtensionResponse>>(method, path, body),
    onSuccess: ({ extensions, authorizeUrl, tokensUrl }) =>
      queries.setQueryData(extensionsQuery(identifier).queryKey, { extensions, authorizeUrl, tokensUrl }),
    gcTime: 0,
  });
  const errors = (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
  return { change: mutateAsync, isPending, error, errors };
}
