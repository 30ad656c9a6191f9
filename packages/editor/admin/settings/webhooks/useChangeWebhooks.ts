import type { AppWebhooksResponse, ShownWebhookResponse } from '@quoin/contract/endpoints/running';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { webhooksQuery } from './webhookQueries.ts';

export interface WebhookChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes webhooks and keeps the list that the server answers; a new secret is kept nowhere. */
export function useChangeWebhooks() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: WebhookChange) =>
      act<AppWebhooksResponse & Partial<ShownWebhookResponse>>(method, path, body),
    onSuccess: ({ webhooks }) => queries.setQueryData(webhooksQuery(identifier).queryKey, { webhooks }),
    gcTime: 0,
  });
  const errors = (error instanceof Refusal ? error.problem.fields : undefined) ?? {};
  return { change: mutateAsync, isPending, error, errors };
}
