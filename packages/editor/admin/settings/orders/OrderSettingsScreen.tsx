import {
  type AppOrderSettingsResponse,
  appOrderSettingsPath,
  type WireNumberSeries,
  type WireOrderSettings,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { dayInZone, type IsoDay } from '@quoin/domain/formats';
import { DEFAULT_UNPAID_DAYS, nextInSeries } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderSettingsScreen';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, load, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { type OrderSettingsEdit, orderSettingsEdit, toOrderSettings } from './orderSettingsEdit.ts';

function orderSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'orderSettings'],
    queryFn: ({ signal }) => load<AppOrderSettingsResponse>(appOrderSettingsPath(site), signal),
    // What is typed belongs to these values: they must not change below it.
    refetchOnWindowFocus: false,
  });
}

/** What happens to orders after they are placed: papers, times to pay, refunds, withdrawal, renewals. */
export function OrderSettingsScreen() {
  const site = useSite();
  const query = useQuery(orderSettingsQuery(site.identifier));
  return (
    <Page title={commonTexts.orders} site={site.title} subtitle={texts.invoicesUnpaidOrdersRefunds}>
      {query.data !== undefined ? (
        <SettingsForm key={query.data.revision} stored={query.data} />
      ) : query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows count={5} label={commonTexts.loadingTheSettings} />
      )}
    </Page>
  );
}

interface PartProps {
  readonly edit: OrderSettingsEdit;
  readonly set: (change: Partial<OrderSettingsEdit>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly isReadOnly: boolean;
}

function SettingsForm({ stored }: { readonly stored: AppOrderSettingsResponse }) {
  const site = useSite();
  const [edit, setEdit] = useState(() => orderSettingsEdit(stored.settings));
  const save = useSave(stored.revision);
  const problems = save.error instanceof Refusal ? (save.error.problem.fields ?? {}) : {};
  const part: PartProps = {
    edit,
    set: (change) => setEdit({ ...edit, ...change }),
    errorOf: (field) => problems[field],
    isReadOnly: !isAllowed(site, 'commerceSettings.full'),
  };
  const settings = toOrderSettings(edit);
  return (
    <>
      <SellerCard {...part} />
      <NumbersCard {...part} lastNumbers={stored.lastNumbers} />
      <PayingCard {...part} currency={site.currency} />
      <WithdrawalCard {...part} />
      <SubscriptionsCard {...part} />
      <SaveBar
        isChanged={JSON.stringify(settings) !== JSON.stringify(stored.settings)}
        isSaving={save.isPending}
        onSave={() => save.mutate(settings)}
        onDiscard={() => {
          setEdit(orderSettingsEdit(stored.settings));
          save.reset();
        }}
      />
    </>
  );
}

function SellerCard({ edit, set, errorOf, isReadOnly }: PartProps) {
  const text = (name: 'name' | 'email' | 'vatId' | 'taxNumber' | 'addressLines' | 'footer') => ({
    value: edit[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errorOf(`seller.${name}`),
    isReadOnly,
  });
  return (
    <Card title={texts.invoiceDetails}>
      <div className={fields.stack}>
        <div className={fields.pair}>
          <TextField label={texts.seller} hint={texts.leaveEmptyToUse} {...text('name')} />
          <TextField label={commonTexts.email} type="email" hint={texts.leaveEmptyToUseThe} {...text('email')} />
        </div>
        <TextField label={texts.address} rows={3} hint={texts.oneLineEachLeave} {...text('addressLines')} />
        <div className={fields.pair}>
          <TextField label={texts.vatNumber} placeholder={texts.de123456789} {...text('vatId')} />
          <TextField label={texts.taxNumber} {...text('taxNumber')} />
        </div>
        <TextField
          label={texts.footer}
          rows={3}
          placeholder={texts.ibanDe0212030000}
          hint={texts.suchAsBankAccount}
          {...text('footer')}
        />
      </div>
    </Card>
  );
}

function NumbersCard({ lastNumbers, ...part }: PartProps & Pick<AppOrderSettingsResponse, 'lastNumbers'>) {
  return (
    <Card title={texts.numberFormat}>
      <div className={fields.stack}>
        <SeriesFields {...part} kind="invoice" title={texts.invoice} counter={lastNumbers.invoice} />
        <SeriesFields {...part} kind="creditNote" title={texts.creditNote} counter={lastNumbers.creditNote} />
      </div>
    </Card>
  );
}

interface SeriesProps extends PartProps {
  readonly kind: 'invoice' | 'creditNote';
  readonly title: string;
  readonly counter: { readonly year: number | null; readonly last: number };
}

/** A number is given together with its document, so there are no gaps; that is why the next one cannot be typed later. */
function SeriesFields({ edit, set, errorOf, isReadOnly, kind, title, counter }: SeriesProps) {
  const { timeZone } = useSite();
  const series = edit.series[kind];
  const change = (next: Partial<OrderSettingsEdit['series']['invoice']>) =>
    set({ series: { ...edit.series, [kind]: { ...series, ...next } } });
  const whole = toOrderSettings(edit).series[kind];
  return (
    <fieldset className={fields.stack} style={{ border: 0, padding: 0, margin: 0 }}>
      <div className={fields.pair}>
        <TextField
          label={texts.prefix(title)}
          value={series.prefix}
          onChange={(prefix) => change({ prefix })}
          error={errorOf(`series.${kind}.prefix`)}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={texts.digits(title)}
          inputMode="numeric"
          value={series.padding}
          onChange={(padding) => change({ padding })}
          error={errorOf(`series.${kind}.padding`)}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={texts.startingNumber(title)}
          inputMode="numeric"
          value={series.first}
          onChange={(first) => change({ first })}
          error={errorOf(`series.${kind}.first`)}
          isReadOnly={isReadOnly || (counter.last > 0 && !series.isYearly)}
        />
      </div>
      <SwitchField
        isSelected={series.isYearly}
        onChange={(isYearly) => change({ isYearly })}
        isDisabled={isReadOnly}
        hint={texts.nextNumbersAreConsecutive(nextText(whole, counter, dayInZone(Date.now(), timeZone)))}
      >
        {texts.restartEveryYear}
      </SwitchField>
    </fieldset>
  );
}

function nextText(series: WireNumberSeries, counter: SeriesProps['counter'], today: IsoDay): string {
  const { number, text } = nextInSeries(series, counter, today);
  return Number.isSafeInteger(number) ? text : '…';
}

function PayingCard({ edit, set, errorOf, isReadOnly, currency }: PartProps & { readonly currency: string }) {
  return (
    <Card title={texts.paymentsAndRefunds}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={edit.isUnpaidCanceled}
          onChange={(isUnpaidCanceled) => set({ isUnpaidCanceled })}
          isDisabled={isReadOnly}
          hint={texts.appliesToBankTransfers}
        >
          {texts.cancelUnpaidOrders}
        </SwitchField>
        {edit.isUnpaidCanceled ? (
          <TextField
            label={texts.paymentDueAfterDays}
            inputMode="numeric"
            placeholder={String(DEFAULT_UNPAID_DAYS)}
            value={edit.unpaidDays}
            onChange={(unpaidDays) => set({ unpaidDays })}
            error={errorOf('unpaidDays')}
            isReadOnly={isReadOnly}
          />
        ) : null}
        <div className={fields.pair}>
          <TextField
            label={texts.paymentLinksExpireAfter}
            inputMode="numeric"
            value={edit.draftLinkDays}
            onChange={(draftLinkDays) => set({ draftLinkDays })}
            error={errorOf('draftLinkDays')}
            isReadOnly={isReadOnly}
          />
          <DecimalField
            label={texts.refundLimit}
            unit={currency}
            value={edit.refundLimit}
            onChange={(refundLimit) => set({ refundLimit })}
            error={errorOf('refundLimit')}
            hint={texts.theMaximumSingleRefund}
            isReadOnly={isReadOnly}
          />
        </div>
      </div>
    </Card>
  );
}

function WithdrawalCard({ edit, set, errorOf, isReadOnly }: PartProps) {
  return (
    <Card title={texts.rightOfWithdrawal}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={edit.isWithdrawalOffered}
          onChange={(isWithdrawalOffered) => set({ isWithdrawalOffered })}
          isDisabled={isReadOnly}
          hint={texts.requiredByLawWhen}
        >
          {texts.showTheWithdrawalButton}
        </SwitchField>
        {edit.isWithdrawalOffered ? (
          <TextField
            label={texts.withdrawalPeriodDays}
            inputMode="numeric"
            value={edit.withdrawalDays}
            onChange={(withdrawalDays) => set({ withdrawalDays })}
            error={errorOf('withdrawal.days')}
            hint={texts.atLeast14}
            isReadOnly={isReadOnly}
          />
        ) : null}
      </div>
    </Card>
  );
}

const AT_LAST = [
  { value: 'cancel', text: texts.cancelTheSubscription },
  { value: 'pause', text: texts.pauseUntilTheCustomer },
] as const;

function SubscriptionsCard({ edit, set, errorOf, isReadOnly }: PartProps) {
  return (
    <Card title={texts.subscriptions}>
      <div className={fields.stack}>
        <TextField
          label={texts.retryFailedPaymentsAfter}
          value={edit.retryDays}
          onChange={(retryDays) => set({ retryDays })}
          error={errorOf('subscriptions.retryDays')}
          placeholder="1, 3, 5, 7"
          hint={texts.countedFromTheFirst}
          isReadOnly={isReadOnly}
        />
        <div className={fields.pair}>
          <TextField
            label={texts.gracePeriodAfterThe}
            inputMode="numeric"
            value={edit.graceDays}
            onChange={(graceDays) => set({ graceDays })}
            error={errorOf('subscriptions.graceDays')}
            isReadOnly={isReadOnly}
          />
          <SelectField
            label={texts.afterTheGracePeriod}
            choices={AT_LAST}
            value={edit.atLast}
            onChange={(atLast) => set({ atLast })}
            isDisabled={isReadOnly}
          />
        </div>
        <SwitchField
          isSelected={edit.customersMaySkip}
          onChange={(customersMaySkip) => set({ customersMaySkip })}
          isDisabled={isReadOnly}
        >
          {texts.customersCanSkipA}
        </SwitchField>
        <SwitchField
          isSelected={edit.customersMayPause}
          onChange={(customersMayPause) => set({ customersMayPause })}
          isDisabled={isReadOnly}
          hint={texts.customersCanAlwaysCancel}
        >
          {texts.customersCanPause}
        </SwitchField>
      </div>
    </Card>
  );
}

function useSave(revision: number) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: WireOrderSettings) => act('PUT', appOrderSettingsPath(identifier), { settings, revision }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', identifier, 'orderSettings'] });
      announce(texts.settingsSaved);
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.problem.fields === undefined) complain(error.message);
    },
  });
}
