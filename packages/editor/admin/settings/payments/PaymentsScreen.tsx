import {
  type AppPaymentsResponse,
  appReconcilePath,
  type ReconcileResponse,
  type WirePaymentAccount,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { paymentSettingsQuery } from '../../../app/queries/queries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from '../settingsRows.module.css';
import { AccountBox } from './AccountBox.tsx';
import { accountTitle, draftOf, newAccount, type PaymentDraft, type PaymentKind } from './accountDraft.ts';
import { InstallmentsCard } from './InstallmentsCard.tsx';
import { UnresolvedPayments } from './UnresolvedPayments.tsx';

/** How the shop takes money, and payments that wait for a person. */
export function PaymentsScreen() {
  const site = useSite();
  const query = useQuery(paymentSettingsQuery(site.identifier));
  return (
    <Page title="Payments" site={site.title} subtitle="Payment methods, in the order customers see them.">
      {query.data !== undefined ? (
        <Payments payments={query.data} />
      ) : query.isError ? (
        <ErrorState title="The payments could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={4} label="Loading payments…" />
      )}
    </Page>
  );
}

function Payments({ payments }: { readonly payments: AppPaymentsResponse }) {
  const site = useSite();
  const [draft, setDraft] = useState<PaymentDraft | null>(null);
  const mayEdit = isAllowed(site, 'commerceSettings.full');
  const { accounts } = payments;
  const next = Math.max(-1, ...accounts.map(({ displayIndex }) => displayIndex)) + 1;
  const add = (kind: PaymentKind) => ({
    id: kind,
    text: accountTitle(newAccount(kind, next)),
    act: () => setDraft(newAccount(kind, next)),
  });
  return (
    <>
      {payments.parked.length === 0 ? null : <UnresolvedPayments parked={payments.parked} mayEdit={mayEdit} />}
      <Card
        title="Payment methods"
        flush
        aside={
          mayEdit ? (
            <ActionMenu
              label="Add payment method"
              actions={[add('stripe'), add('paypal'), add('bankTransfer'), add('cash'), add('invoice'), add('test')]}
            >
              Add
            </ActionMenu>
          ) : undefined
        }
      >
        {accounts.length === 0 ? (
          <p className={css.row}>
            Your store is in test mode: no real charges. Add Stripe for cards, PayPal, or a manual payment method.
          </p>
        ) : (
          <ul className={css.rows} aria-label="Payment methods">
            {accounts.map((account) => (
              <Account key={account.id} account={account} onEdit={mayEdit ? () => setDraft(draftOf(account)) : null} />
            ))}
          </ul>
        )}
      </Card>
      <InstallmentsCard />
      <Webhook
        provider="Stripe"
        url={payments.webhookUrls.stripe}
        text="In Stripe, open Developers → Webhooks and add this URL for the events of payment intents, charges and refunds. Then enter the signing secret that Stripe shows."
      />
      <Webhook
        provider="PayPal"
        url={payments.webhookUrls.paypal}
        text="In PayPal’s developer dashboard, open your app and add this URL under Webhooks for “Checkout order approved” and all “Payment capture” events of “Payments & Payouts”. Then enter the webhook ID that PayPal shows."
      />
      <Comparing payments={payments} mayEdit={mayEdit} />
      {draft === null ? null : <AccountBox key={draft.id ?? 'new'} draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}

function Account({ account, onEdit }: { readonly account: WirePaymentAccount; readonly onEdit: (() => void) | null }) {
  const title = accountTitle(account);
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.soft}>{hasKeys(account) ? keyText(account) : account.instructions.slice(0, 120)}</span>
      </span>
      {account.isTest ? <Badge text="Test mode" tone="note" /> : null}
      <Badge
        text={account.isEnabled ? 'Active' : 'Inactive'}
        tone={account.isEnabled ? 'good' : 'plain'}
        hollow={!account.isEnabled}
      />
      {onEdit === null ? null : (
        <Button onPress={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
      )}
    </li>
  );
}

function hasKeys({ provider }: Pick<WirePaymentAccount, 'provider'>): boolean {
  return provider === 'stripe' || provider === 'paypal';
}

function keyText({ provider, secretKeyEnd, webhookSecretCount }: WirePaymentAccount): string {
  const key = secretKeyEnd === '' ? 'No key' : `Key ends in ${secretKeyEnd}`;
  const webhook = provider === 'paypal' ? 'webhook ID' : 'webhook secret';
  return `${key}, ${webhookSecretCount === 0 ? `no ${webhook} yet` : `${webhook} kept`}`;
}

interface WebhookProps {
  readonly provider: string;
  readonly url: string;
  readonly text: string;
}

function Webhook({ provider, url, text }: WebhookProps) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => announce('URL copied.'),
      () => complain('Your browser blocked copying. Select the URL and copy it.'),
    );
  return (
    <Card title={`${provider} webhook`}>
      <div className={fields.stack}>
        <p>{text}</p>
        <div className={css.copy}>
          <code className={css.address}>{url}</code>
          <Button onPress={() => void copy()} aria-label={`Copy the webhook URL of ${provider}`}>
            <Copy aria-hidden="true" /> Copy
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Comparing({ payments, mayEdit }: { readonly payments: AppPaymentsResponse; readonly mayEdit: boolean }) {
  const site = useSite();
  const moments = useMoments();
  const queries = useQueryClient();
  const compare = useMutation({
    mutationFn: () => act<ReconcileResponse>('POST', appReconcilePath(site.identifier)),
    onSuccess: ({ seen, settled, unknown }) => {
      void queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      if (unknown.length > 0) complain(`Unknown payments at the provider: ${unknown.join(', ')}`);
      else announce(`${seen} payments compared, ${settled} corrected. No differences left.`);
    },
    onError: (error) => complain(error.message),
  });
  if (!payments.accounts.some(hasKeys)) return null;
  const last = payments.lastReconciledAt;
  return (
    <Card title="Payment reconciliation">
      <div className={css.copy}>
        <p className={css.words}>
          Once a day, payments at the provider are compared with your orders.{' '}
          {last === null ? '' : `Last run: ${moments.short(last, Date.now())}.`}
        </p>
        {mayEdit ? (
          <Button isPending={compare.isPending} onPress={() => compare.mutate()}>
            Compare now
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
