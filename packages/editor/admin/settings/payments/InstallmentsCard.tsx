import { type AppInstallmentsResponse, appInstallmentsPath } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import {
  INSTALLMENT_COUNTRIES,
  INSTALLMENT_CURRENCY,
  type InstallmentCountry,
  installmentProvider,
  installmentSentence,
  isInstallmentCountry,
} from '@quoin/domain/catalog';
import { money, parseDecimalMoney, toDecimalString } from '@quoin/domain/money';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/installmentsCard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { installmentsQuery } from '../../../app/queries/restockQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { useSubmission } from '../../orders/orderActs.ts';

/** What product pages say about paying in parts (INST-*). The paying itself is your payment provider's. */
export function InstallmentsCard() {
  const site = useSite();
  const query = useQuery(installmentsQuery(site.identifier));
  return (
    <Card title={texts.installments}>
      {query.isPending ? <SkeletonRows count={3} label={commonTexts.loading} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <InstallmentsForm held={query.data} />}
    </Card>
  );
}

const PROVIDERS = [
  { value: 'afterpay', text: texts.afterpayInTheUk },
  { value: 'klarna', text: texts.klarna },
] as const;
const NAMES = new Intl.DisplayNames(APP_LANGUAGE, { type: 'region' });
const COUNTRIES = INSTALLMENT_COUNTRIES.map((value) => ({ value, text: NAMES.of(value) ?? value }));

function draftOf({ min, max, ...rest }: AppInstallmentsResponse) {
  const country: InstallmentCountry = isInstallmentCountry(rest.country) ? rest.country : 'US';
  const text = (minor: number) => toDecimalString(money(BigInt(minor), INSTALLMENT_CURRENCY[country]));
  return { ...rest, country, min: text(min), max: text(max) };
}

function InstallmentsForm({ held }: { readonly held: AppInstallmentsResponse }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState(() => draftOf(held));
  const currency = INSTALLMENT_CURRENCY[draft.country];
  const isReadOnly = !isAllowed(site, 'commerceSettings.full');
  const problems = form.error?.problem.fields ?? {};
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  /** Another provider or country has other usual bounds. */
  const choose = (part: Partial<Pick<typeof draft, 'provider' | 'country'>>) => {
    const next = { ...draft, ...part };
    set(draftOf({ ...next, ...installmentProvider(next.provider).usualRange[next.country] }));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const minor = (text: string) => {
      const parsed = parseDecimalMoney(text.trim().replace(',', '.'), currency);
      return parsed.ok ? Number(parsed.value.minor) : -1;
    };
    void form.submit(async () => {
      const body = { ...draft, min: minor(draft.min), max: minor(draft.max) };
      const kept = await act<AppInstallmentsResponse>('PUT', appInstallmentsPath(site.identifier), body);
      queries.setQueryData(installmentsQuery(site.identifier).queryKey, kept);
      announce(commonTexts.savedNow);
    });
  };
  return (
    <form className={fields.stack} onSubmit={save}>
      {form.error === null || Object.keys(problems).length > 0 ? null : <p role="alert">{form.error.message}</p>}
      <SwitchField
        isSelected={draft.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
        isDisabled={isReadOnly}
        hint={texts.shownBesideThePrice}
      >
        {texts.showInstallmentPrices}
      </SwitchField>
      {draft.isEnabled && currency !== site.currency ? (
        <p role="alert">{installmentSentence({ code: 'installmentCurrencyOther' })}</p>
      ) : null}
      <div className={fields.pair}>
        <SelectField
          label={texts.provider}
          choices={PROVIDERS}
          value={draft.provider}
          onChange={(provider) => choose({ provider })}
          isDisabled={isReadOnly}
        />
        <SelectField
          label={texts.countryOfThePayment}
          choices={COUNTRIES}
          value={draft.country}
          onChange={(country) => choose({ country })}
          error={problems.country}
          isDisabled={isReadOnly}
        />
      </div>
      <div className={fields.pair}>
        <TextField
          label={texts.minimumPrice}
          unit={currency}
          value={draft.min}
          onChange={(min) => set({ min })}
          isDisabled={isReadOnly}
        />
        <TextField
          label={texts.maximumPrice}
          unit={currency}
          value={draft.max}
          onChange={(max) => set({ max })}
          error={problems.max}
          isDisabled={isReadOnly}
        />
      </div>
      {isReadOnly ? null : (
        <div>
          <Button type="submit" isPending={form.isPending}>
            {commonTexts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
