import {
  type AppWebhookDeliveriesResponse,
  type AppWebhooksResponse,
  appWebhookDeliveriesPath,
  appWebhooksPath,
} from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../../../app/api.ts';

/** A notification is on its way for seconds. */
const LOOK_AGAIN_MS = 5000;

export function webhooksQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'webhooks'],
    queryFn: ({ signal }) => load<AppWebhooksResponse>(appWebhooksPath(site), signal),
  });
}

/** Looked at again while something waits. */
export function deliveriesQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => load<AppWebhookDeliveriesResponse>(appWebhookDeliveriesPath(site, id), signal),
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ state }) => state === 'waiting') === true ? LOOK_AGAIN_MS : false,
  });
}
