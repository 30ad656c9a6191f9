import {
  type AppStoreSettingsResponse,
  appStoreSettingsPath,
  type WireStoreSettings,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { CURRENCY_CODES } from '@quoin/domain/money';
import { countriesIn } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/storeScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { sitesQuery, storeSettingsQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TimeZoneField } from '../../../parts/fields/TimeZoneField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { languageChoices } from './placeChoices.ts';

/** What the store says of itself, and in which units it counts. */
export function StoreScreen() {
  const site = useSite();
  const query = useQuery(storeSettingsQuery(site.identifier));
  return (
    <Page title={texts.storeDetails} site={site.title} subtitle={texts.nameAddressAndUnits}>
      {query.data !== undefined ? (
        <StoreForm key={query.data.revision} stored={query.data} />
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

const COUNTRY_CHOICES = countriesIn(APP_LANGUAGE).map(({ code, name }) => ({ value: code, text: name }));
const CURRENCY_CHOICES = CURRENCY_CODES.map((code) => ({ value: code as string, text: code }));
const UNIT_CHOICES = [
  { value: 'metric', text: texts.metricKgCm },
  { value: 'imperial', text: texts.imperialLbIn },
] as const;

function StoreForm({ stored }: { readonly stored: AppStoreSettingsResponse }) {
  const site = useSite();
  const [draft, setDraft] = useState<WireStoreSettings>(stored.settings);
  const save = useSave(stored.revision);
  const problems = save.error instanceof Refusal ? (save.error.problem.fields ?? {}) : {};
  const mayEdit = isAllowed(site, 'siteSettings.edit:withoutDomains');
  const mayChangeCurrency = stored.mayChangeCurrency && isAllowed(site, 'commerceSettings.full');
  const change = (part: Partial<WireStoreSettings>) => setDraft({ ...draft, ...part });
  const move = (part: Partial<WireStoreSettings['address']>) => change({ address: { ...draft.address, ...part } });
  const { address } = draft;
  const isReadOnly = !mayEdit;
  return (
    <>
      <Card title={texts.contact}>
        <div className={fields.stack}>
          <TextField
            label={texts.storeName}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={problems.title}
            maxLength={300}
            isReadOnly={isReadOnly}
            isRequired
          />
          <div className={fields.pair}>
            <TextField
              label={texts.contactEmail}
              type="email"
              value={draft.contactEmail}
              onChange={(contactEmail) => change({ contactEmail })}
              error={problems.contactEmail}
              hint={texts.emailsToCustomersAre}
              isReadOnly={isReadOnly}
            />
            <TextField
              label={commonTexts.phone}
              type="tel"
              value={draft.phone}
              onChange={(phone) => change({ phone })}
              isReadOnly={isReadOnly}
            />
          </div>
        </div>
      </Card>
      <Card title={texts.address}>
        <div className={fields.stack}>
          <SelectField
            label={commonTexts.country}
            choices={COUNTRY_CHOICES}
            value={address.countryCode === '' ? null : address.countryCode}
            onChange={(countryCode) => move({ countryCode })}
            error={problems.countryCode}
            isDisabled={isReadOnly}
          />
          <TextField
            label={texts.streetAndNumber}
            value={address.line1}
            onChange={(line1) => move({ line1 })}
            isReadOnly={isReadOnly}
          />
          <TextField
            label={texts.apartmentSuiteEtc}
            value={address.line2}
            onChange={(line2) => move({ line2 })}
            isReadOnly={isReadOnly}
          />
          <div className={fields.pair}>
            <TextField
              label={texts.postalCode}
              value={address.postalCode}
              onChange={(postalCode) => move({ postalCode })}
              error={problems.postalCode}
              isReadOnly={isReadOnly}
            />
            <TextField
              label={texts.city}
              value={address.city}
              onChange={(city) => move({ city })}
              isReadOnly={isReadOnly}
            />
            <TextField
              label={texts.region}
              value={address.region}
              onChange={(region) => move({ region })}
              isReadOnly={isReadOnly}
            />
          </div>
        </div>
      </Card>
      <Card title={texts.languageAndUnits}>
        <div className={fields.pair}>
          <SelectField
            label={texts.currency}
            choices={CURRENCY_CHOICES}
            value={draft.currency}
            onChange={(currency) => change({ currency })}
            isDisabled={isReadOnly || !mayChangeCurrency}
            error={problems.currency}
            hint={mayChangeCurrency ? texts.usedForAllPrices : texts.cannotBeChangedPrices}
          />
          <SelectField
            label={texts.units}
            choices={UNIT_CHOICES}
            value={draft.measurementStandard}
            onChange={(measurementStandard) => change({ measurementStandard })}
            isDisabled={isReadOnly}
            hint={texts.forWeightsAndSizes}
          />
          <SelectField
            label={texts.language}
            choices={languageChoices(draft.language)}
            value={draft.language}
            onChange={(language) => change({ language })}
            isDisabled={isReadOnly}
            error={problems.language}
            hint={texts.forDatesAndAmounts}
          />
          <TimeZoneField
            value={draft.timeZone}
            onChange={(timeZone) => change({ timeZone })}
            isDisabled={isReadOnly}
            error={problems.timeZone}
            hint={texts.usedForOrdersAnd}
          />
        </div>
      </Card>
      <SaveBar
        isChanged={JSON.stringify(draft) !== JSON.stringify(stored.settings)}
        isSaving={save.isPending}
        onSave={() => save.mutate(draft)}
        onDiscard={() => {
          setDraft(stored.settings);
          save.reset();
        }}
      />
    </>
  );
}

function useSave(revision: number) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: WireStoreSettings) => act('PUT', appStoreSettingsPath(identifier), { settings, revision }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', identifier, 'storeSettings'] });
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      announce(texts.settingsSaved);
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.problem.fields === undefined) complain(error.message);
    },
  });
}
