import {
  type AppCustomerResponse,
  appCustomerActPath,
  appCustomerDataPath,
  appCustomerPath,
  type CustomerAct,
  type WireCustomerDetail,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/customerScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { customerQuery } from '../../app/queries/customerQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { TokenField } from '../../parts/fields/TokenField.tsx';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { AddressLines } from '../orders/AddressLines.tsx';
import { orComplain } from '../orders/orderActs.ts';
import { EraseDialog, MergeDialog } from './CustomerDialogs.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import css from './CustomersScreen.module.css';
import { downloadFile } from './downloadFile.ts';

export function CustomerScreen() {
  const site = useSite();
  const { customerId } = useParams({ from: '/$site/config/customers/$customerId' });
  const query = useQuery(customerQuery(site.identifier, customerId));
  if (query.data !== undefined) {
    const { customer } = query.data;
    return <CustomerPage key={`${customer.id}:${customer.revision}`} customer={customer} />;
  }
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  return (
    <Page title={commonTexts.customer} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title={texts.theCustomerCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={5} label={texts.loadingTheCustomer} />
        )}
      </Card>
    </Page>
  );
}

interface Draft {
  readonly fullName: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly isTaxExempt: boolean;
  readonly acceptsMarketing: boolean;
}

function draftOf({ fullName, notes, tags, isTaxExempt, acceptsMarketing }: WireCustomerDetail): Draft {
  return { fullName, notes, tags, isTaxExempt, acceptsMarketing };
}

type Dialog = 'merge' | 'erase' | null;

function CustomerPage({ customer }: { readonly customer: WireCustomerDetail }) {
  const site = useSite();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => draftOf(customer));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [dialog, setDialog] = useState<Dialog>(null);
  const mayEdit = isAllowed(site, 'orders.full');
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(customer));
  const put = async (answer: AppCustomerResponse) => {
    queries.setQueryData(customerQuery(site.identifier, customer.id).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'customers'] });
  };
  const run = async (name: CustomerAct, said: string, body?: object) => {
    await put(await act<AppCustomerResponse>('POST', appCustomerActPath(site.identifier, customer.id, name), body));
    setDialog(null);
    announce(said);
  };
  const signOut = async () => {
    const isConfirmed = await confirm({
      title: texts.signOutEverywhere,
      message: texts.browsersAreSignedIn(customer.sessionCount),
      confirmLabel: texts.signOut,
    });
    if (isConfirmed) await run('sign-out', texts.customerSignedOutEverywhere);
  };
  const save = async () => {
    setSaving(true);
    setRefusal(null);
    try {
      const body = { ...draft, revision: customer.revision };
      await put(await act<AppCustomerResponse>('PUT', appCustomerPath(site.identifier, customer.id), body));
      announce(texts.customerSaved);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      setRefusal(fault);
      complain(fault.message);
    } finally {
      setSaving(false);
    }
  };
  const errorOf = (field: string) => (refusal?.problem.field === field ? refusal.message : undefined);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const exportData = () =>
    downloadFile(appCustomerDataPath(site.identifier, customer.id), `customer-${customer.id}.zip`);
  const actions = [
    ...(customer.hasAccount
      ? [
          {
            id: 'reset',
            text: texts.sendPasswordResetEmail,
            act: () => orComplain(run('reset', texts.passwordResetEmailSent)),
          },
          { id: 'signOut', text: texts.signOutEverywhere2, act: () => orComplain(signOut()) },
        ]
      : []),
    { id: 'merge', text: texts.mergeGuestOrders, act: () => setDialog('merge') },
    { id: 'export', text: texts.exportPersonalData, act: () => orComplain(exportData()) },
    { id: 'erase', text: texts.eraseCustomer, isDangerous: true, act: () => setDialog('erase') },
  ];
  return (
    <Page
      title={customer.fullName || customer.email}
      site={site.title}
      subtitle={customer.fullName === '' ? undefined : customer.email}
      marks={
        <Badge text={customer.hasAccount ? texts.account : texts.guest} tone={customer.hasAccount ? 'good' : 'plain'} />
      }
      actions={mayEdit ? <ActionMenu label={commonTexts.moreActions} actions={actions} /> : undefined}
    >
      <div className={fields.columns}>
        <div className={fields.column}>
          <Numbers customer={customer} />
          <CustomerOrders orders={customer.orders} />
          <Card title={texts.notesAndTags}>
            <div className={fields.stack}>
              <TextField
                label={texts.notes}
                rows={4}
                value={draft.notes}
                onChange={(notes) => change({ notes })}
                error={errorOf('notes')}
                isReadOnly={!mayEdit}
                hint={texts.visibleToStaffOnly}
              />
              <TokenField
                label={commonTexts.tags}
                kind="tag"
                values={draft.tags}
                onChange={(tags) => change({ tags })}
                error={errorOf('tags')}
              />
            </div>
          </Card>
        </div>
        <div className={fields.column}>
          <Card title={texts.customerDetails}>
            <div className={fields.stack}>
              <TextField
                label={commonTexts.name}
                value={draft.fullName}
                onChange={(fullName) => change({ fullName })}
                error={errorOf('fullName')}
                isReadOnly={!mayEdit}
              />
              <SwitchField
                isSelected={draft.acceptsMarketing}
                isDisabled={!mayEdit}
                onChange={(acceptsMarketing) => change({ acceptsMarketing })}
              >
                {texts.subscribedToMarketingEmails}
              </SwitchField>
              <SwitchField
                isSelected={draft.isTaxExempt}
                isDisabled={!mayEdit}
                onChange={(isTaxExempt) => change({ isTaxExempt })}
                hint={texts.noTaxIsCharged}
              >
                {texts.taxExempt}
              </SwitchField>
            </div>
          </Card>
          <Addresses customer={customer} />
        </div>
      </div>
      <SaveBar
        isChanged={isChanged}
        isSaving={isSaving}
        onSave={() => void save()}
        onDiscard={() => setDraft(draftOf(customer))}
      />
      {dialog === 'merge' ? (
        <MergeDialog
          customer={customer}
          onClose={() => setDialog(null)}
          onMerge={(from) => run('merge', texts.ordersMerged, { from })}
        />
      ) : null}
      {dialog === 'erase' ? <EraseDialog customer={customer} onClose={() => setDialog(null)} /> : null}
    </Page>
  );
}

function Numbers({ customer }: { readonly customer: WireCustomerDetail }) {
  const moments = useMoments();
  const now = Date.now();
  return (
    <Card>
      <dl className={css.numbers}>
        <div>
          <dt>{texts.spent}</dt>
          <dd>{moneyText(customer.spent)}</dd>
        </div>
        <div>
          <dt>{commonTexts.orders}</dt>
          <dd>{customer.orderCount}</dd>
        </div>
        <div>
          <dt>{texts.customerSince}</dt>
          <dd>{moments.short(customer.createdAt, now)}</dd>
        </div>
        <div>
          <dt>{texts.lastSeen}</dt>
          <dd>{customer.lastSeenAt === null ? '–' : moments.short(customer.lastSeenAt, now)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Addresses({ customer }: { readonly customer: WireCustomerDetail }) {
  if (customer.addresses.length === 0) {
    return (
      <Card title={texts.addresses}>
        <p className={css.soft}>{texts.noSavedAddresses}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.addresses}>
      {customer.addresses.map((address) => (
        <AddressLines key={address.id} address={address} className={css.address} />
      ))}
    </Card>
  );
}
