import {
  type AppPaymentsResponse,
  appReconcilePath,
  type ReconcileResponse,
  type WirePaymentAccount,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { hasInstallmentCountry } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/paymentsScreen';
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
    <Page title={texts.payments} site={site.title} subtitle={texts.paymentMethodsInThe}>
      {query.data !== undefined ? (
        <Payments payments={query.data} />
      ) : query.isError ? (
        <ErrorState title={texts.thePaymentsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={4} label={texts.loadingPayments} />
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
        title={texts.paymentMethods}
        flush
        aside={
          mayEdit ? (
            <ActionMenu
              label={texts.addPaymentMethod}
              actions={[add('stripe'), add('paypal'), add('bankTransfer'), add('cash'), add('invoice'), add('test')]}
            >
              {commonTexts.add}
            </ActionMenu>
          ) : undefined
        }
      >
        {accounts.length === 0 ? (
          <p className={css.row}>{texts.yourStoreIsIn}</p>
        ) : (
          <ul className={css.rows} aria-label={texts.paymentMethods}>
            {accounts.map((account) => (
              <Account key={account.id} account={account} onEdit={mayEdit ? () => setDraft(draftOf(account)) : null} />
            ))}
          </ul>
        )}
      </Card>
      {hasInstallmentCountry(site.currency) ? <InstallmentsCard /> : null}
      <Webhook provider="Stripe" url={payments.webhookUrls.stripe} text={texts.inStripeOpenDevelopers} />
      <Webhook provider="PayPal" url={payments.webhookUrls.paypal} text={texts.inPaypalsDeveloperDashboard} />
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
      {account.isTest ? <Badge text={texts.testMode} tone="note" /> : null}
      <Badge
        text={account.isEnabled ? texts.active : texts.inactive}
        tone={account.isEnabled ? 'good' : 'plain'}
        hollow={!account.isEnabled}
      />
      {onEdit === null ? null : (
        <Button onPress={onEdit} aria-label={texts.edit(title)}>
          {commonTexts.edit}
        </Button>
      )}
    </li>
  );
}

function hasKeys({ provider }: Pick<WirePaymentAccount, 'provider'>): boolean {
  return provider === 'stripe' || provider === 'paypal';
}

function keyText({ provider, secretKeyEnd, webhookSecretCount }: WirePaymentAccount): string {
  const key = secretKeyEnd === '' ? texts.noKey : texts.keyEndsIn(secretKeyEnd);
  const webhook = provider === 'paypal' ? texts.webhookId : texts.webhookSecret;
  return `${key}, ${webhookSecretCount === 0 ? texts.noYet(webhook) : texts.kept(webhook)}`;
}

interface WebhookProps {
  readonly provider: string;
  readonly url: string;
  readonly text: string;
}

function Webhook({ provider, url, text }: WebhookProps) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => announce(texts.urlCopied),
      () => complain(texts.yourBrowserBlockedCopying),
    );
  return (
    <Card title={texts.webhook(provider)}>
      <div className={fields.stack}>
        <p>{text}</p>
        <div className={css.copy}>
          <code className={css.address}>{url}</code>
          <Button onPress={() => void copy()} aria-label={texts.copyTheWebhookUrl(provider)}>
            <Copy aria-hidden="true" /> {commonTexts.copy}
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
      if (unknown.length > 0) complain(texts.unknownPaymentsAtThe(unknown.join(', ')));
      else announce(texts.paymentsComparedCorrectedNo(seen, settled));
    },
    onError: (error) => complain(error.message),
  });
  if (!payments.accounts.some(hasKeys)) return null;
  const last = payments.lastReconciledAt;
  return (
    <Card title={texts.paymentReconciliation}>
      <div className={css.copy}>
        <p className={css.words}>{texts.onceADayPayments(last === null ? '' : moments.short(last, Date.now()))}</p>
        {mayEdit ? (
          <Button isPending={compare.isPending} onPress={() => compare.mutate()}>
            {texts.compareNow}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
