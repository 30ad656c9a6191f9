import type { AppWebhooksResponse, WireWebhook } from '@quoin/contract/endpoints/running';
import { isAllowed, WEBHOOK_LIMITS } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/webhooksScreen';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { type ShownSecrets, ShownSecretsBox } from '../../../parts/secrets/ShownSecretsBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../settingsRows.module.css';
import { WebhookBox } from './WebhookBox.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { webhooksQuery } from './webhookQueries.ts';

/** Manages notifications of orders and customers to other servers. */
export function WebhooksScreen() {
  const site = useSite();
  const query = useQuery(webhooksQuery(site.identifier));
  return (
    <Page title={texts.webhooks} site={site.title} subtitle={texts.webhooksNotifyYourOther}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingWebhooks} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theWebhooksCouldNot} error={query.error} onRetry={() => void query.refetch()} />
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
      title: texts.signingSecret,
      text: texts.yourServerChecksWith,
      secrets: [{ name: texts.secret, value: secret }],
    });
  const createButton = (
    <Button look="primary" onPress={() => setOpen('new')}>
      {texts.createWebhook}
    </Button>
  );
  const isFull = webhooks.filter(({ extensionName }) => extensionName === null).length >= WEBHOOK_LIMITS.subscriptions;
  return (
    <>
      <Card title={texts.webhooks} aside={mayChange && webhooks.length > 0 && !isFull ? createButton : undefined} flush>
        {webhooks.length === 0 ? (
          <EmptyState icon={Webhook} title={texts.noWebhooksYet} action={mayChange ? createButton : undefined}>
            {texts.createAWebhookFor}
          </EmptyState>
        ) : (
          <ul className={css.rows} aria-label={texts.webhooks}>
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
        {isFull ? <p className={css.bar}>{texts.aSiteCanHave(WEBHOOK_LIMITS.subscriptions)}</p> : null}
      </Card>
      {open === null ? null : (
        <WebhookBox edited={open === 'new' ? null : open} onClose={() => setOpen(null)} onMade={show} />
      )}
      {shown === null ? null : <ShownSecretsBox shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
