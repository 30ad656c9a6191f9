import {
  type AppWebhookDeliveriesResponse,
  appWebhookDeliveryPath,
  type WireWebhook,
  type WireWebhookDelivery,
} from '@quoin/contract/endpoints/running';
import { isAllowed, WEBHOOK_LIMITS } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/deliveriesScreen';
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
      title={texts.deliveries}
      site={site.title}
      subtitle={webhook?.endpointUrl}
      actions={mayTest ? <Button onPress={() => setTesting(true)}>{texts.sendTestNotification}</Button> : undefined}
    >
      {query.isPending ? <SkeletonRows count={5} label={texts.loadingDeliveries} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theDeliveriesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
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
    <Card title={texts.lastDays(WEBHOOK_LIMITS.keptDays)} flush>
      {deliveries.length === 0 ? (
        <EmptyState icon={Send} title={texts.noDeliveriesYet}>
          {texts.deliveriesAppearHere}
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label={texts.deliveriesNewestFirst}>
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
  const next = nextAttemptAt === null || attempts === 0 ? '' : moments.short(nextAttemptAt, now);
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>
          {TOPIC_TEXTS[topic]}
          {isTest ? texts.test : ''}
        </span>
        <span className={css.soft}>
          {texts.attempts(moments.short(occurredAt, now), statusText(delivery), attempts, next)}
        </span>
        {answer === '' ? null : (
          <details>
            <summary>{texts.response}</summary>
            <pre className={css.details}>{answer}</pre>
          </details>
        )}
      </span>
      <Badge {...deliveryLook(delivery)} />
      {isAllowed(site, 'connections.full') ? (
        <Button
          isPending={isPending}
          aria-label={texts.sendAgainNamed(TOPIC_TEXTS[topic], moments.short(occurredAt, now))}
          onPress={() => orComplain(sendAgain())}
        >
          {texts.sendAgain}
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
      announce(texts.sendingAgain);
    },
  });
  return { sendAgain: () => mutateAsync(), isPending };
}
