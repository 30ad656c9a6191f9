import type { AppDomainsResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { sitesQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { domainsQuery } from './domainsQuery.ts';

export interface DomainChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes the domains and keeps the list that the server answers; links to the site lead to its main one. */
export function useChangeDomains() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: DomainChange) => act<AppDomainsResponse>(method, path, body),
    async onSuccess(domains) {
      queries.setQueryData(domainsQuery(identifier).queryKey, domains);
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  const errors = (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
  return { change: mutateAsync, isPending, error, errors };
}
