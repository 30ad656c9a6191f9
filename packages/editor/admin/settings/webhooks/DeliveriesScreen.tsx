import {
  type AppWebhookDeliveriesResponse,
  appWebhookDeliveryPath,
  type WireWebhook,
  type WireWebhookDelivery,
} from '@quoin/contract/endpoints/running';
import { isAllowed, WEBHOOK_LIMITS } from '@quoin/domain/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { orComplain } from '../../orders/orderActs.ts';
import css from '../settingsRows.module.css';
import { TestBox } from './TestBox.tsx';
import { deliveriesQuery, webhooksQuery } from './webhookQueries.ts';
import { deliveryLook, statusText, TOPIC_TEXTS } from './webhookTexts.ts';

/** The last notifications of a webhook: what was answered, and once more. */
export function DeliveriesScreen() {
  const site = useSite();
  const { webhook: id } = useParams({ from: '/$site/config/settings/webhooks/$webhook' });
  const webhook = useQuery(webhooksQuery(site.identifier)).data?.webhooks.find((each) => each.id === id);
  const query = useQuery(deliveriesQuery(site.identifier, id));
  const [isTesting, setTesting] = useState(false);
  const mayTest = isAllowed(site, 'connections.full') && webhook?.extensionName === null;
  return (
    <Page
      title="Deliveries"
      site={site.title}
      subtitle={webhook?.endpointUrl}
      actions={mayTest ? <Button onPress={() => setTesting(true)}>Send test notification</Button> : undefined}
    >
      {query.isPending ? <SkeletonRows count={5} label="Loading deliveries…" /> : null}
      {query.isError ? (
        <ErrorState
          title="The deliveries could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <Deliveries webhookId={id} held={query.data} />}
      {isTesting && webhook !== undefined ? <TestBox webhook={webhook} onClose={() => setTesting(false)} /> : null}
    </Page>
  );
}

interface DeliveriesProps {
  readonly webhookId: WireWebhook['id'];
  readonly held: AppWebhookDeliveriesResponse;
}

function Deliveries({ webhookId, held: { deliveries } }: DeliveriesProps) {
  return (
    <Card title={`Last ${WEBHOOK_LIMITS.keptDays} days`} flush>
      {deliveries.length === 0 ? (
        <EmptyState icon={Send} title="No deliveries yet">
          Deliveries appear here when one of the chosen events happens.
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label="Deliveries, newest first">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeliveryRow({ webhookId, delivery }: { readonly webhookId: string; readonly delivery: WireWebhookDelivery }) {
  const site = useSite();
  const moments = useMoments();
  const { sendAgain, isPending } = useSendAgain(webhookId, delivery.id);
  const { topic, isTest, occurredAt, attempts, nextAttemptAt, answer } = delivery;
  const now = Date.now();
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>
          {TOPIC_TEXTS[topic]}
          {isTest ? ' (test)' : ''}
        </span>
        <span className={css.soft}>
          {moments.short(occurredAt, now)}. {statusText(delivery)}. Attempts: {attempts}.
          {nextAttemptAt === null || attempts === 0 ? '' : ` Next attempt: ${moments.short(nextAttemptAt, now)}.`}
        </span>
        {answer === '' ? null : (
          <details>
            <summary>Response</summary>
            <pre className={css.details}>{answer}</pre>
          </details>
        )}
      </span>
      <Badge {...deliveryLook(delivery)} />
      {isAllowed(site, 'connections.full') ? (
        <Button
          isPending={isPending}
          aria-label={`Send again: ${TOPIC_TEXTS[topic]}, ${moments.short(occurredAt, now)}`}
          onPress={() => orComplain(sendAgain())}
        >
          Send again
        </Button>
      ) : null}
    </li>
  );
}

function useSendAgain(webhookId: string, id: string) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => act<AppWebhookDeliveriesResponse>('POST', appWebhookDeliveryPath(identifier, webhookId, id)),
    onSuccess: (answer) => {
      queries.setQueryData(deliveriesQuery(identifier, webhookId).queryKey, answer);
      announce('Sending again.');
    },
  });
  return { sendAgain: () => mutateAsync(), isPending };
}
