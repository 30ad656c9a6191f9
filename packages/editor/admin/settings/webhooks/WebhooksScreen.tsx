import type { AppWebhooksResponse, WireWebhook } from '@quoin/contract/endpoints/running';
import { isAllowed, WEBHOOK_LIMITS } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { type ShownSecrets, ShownSecretsBox } from '../../../parts/ShownSecretsBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../settingsRows.module.css';
import { WebhookBox } from './WebhookBox.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { webhooksQuery } from './webhookQueries.ts';

/** Where other servers are told of orders and customers. */
export function WebhooksScreen() {
  const site = useSite();
  const query = useQuery(webhooksQuery(site.identifier));
  return (
    <Page
      title="Webhooks"
      site={site.title}
      subtitle="Webhooks notify your other systems when an order is placed or a customer changes."
    >
      {query.isPending ? <SkeletonRows count={3} label="Loading webhooks…" /> : null}
      {query.isError ? (
        <ErrorState title="The webhooks could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Webhooks held={query.data} />}
    </Page>
  );
}

/** `new`, or the webhook whose box is open. */
type Open = 'new' | WireWebhook | null;

function Webhooks({ held: { webhooks } }: { readonly held: AppWebhooksResponse }) {
  const site = useSite();
  const mayChange = isAllowed(site, 'connections.full');
  const [open, setOpen] = useState<Open>(null);
  const [shown, setShown] = useState<ShownSecrets | null>(null);
  const show = (secret: string) =>
    setShown({
      title: 'Signing secret',
      text: 'Your server checks with this secret that a notification comes from your store. Copy it now. It is not shown again.',
      secrets: [{ name: 'Secret', value: secret }],
    });
  const createButton = (
    <Button look="primary" onPress={() => setOpen('new')}>
      Create webhook
    </Button>
  );
  const isFull = webhooks.filter(({ extensionName }) => extensionName === null).length >= WEBHOOK_LIMITS.subscriptions;
  return (
    <>
      <Card title="Webhooks" aside={mayChange && webhooks.length > 0 && !isFull ? createButton : undefined} flush>
        {webhooks.length === 0 ? (
          <EmptyState icon={Webhook} title="No webhooks yet" action={mayChange ? createButton : undefined}>
            Create a webhook for a server that reacts to new orders, such as a warehouse or a bookkeeping system.
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                held={webhook}
                mayChange={mayChange}
                onEdit={() => setOpen(webhook)}
                onMade={show}
              />
            ))}
          </ul>
        )}
        {isFull ? <p className={css.bar}>A site can have {WEBHOOK_LIMITS.subscriptions} webhooks.</p> : null}
      </Card>
      {open === null ? null : (
        <WebhookBox edited={open === 'new' ? null : open} onClose={() => setOpen(null)} onMade={show} />
      )}
      {shown === null ? null : <ShownSecretsBox shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
