import {
  type AppStoreSettingsResponse,
  appStoreSettingsPath,
  type WireStoreSettings,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { CURRENCY_CODES } from '@quoin/domain/money';
import { COUNTRIES } from '@quoin/domain/orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { sitesQuery, storeSettingsQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TimeZoneField } from '../../../parts/fields/TimeZoneField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { languageChoices } from './placeChoices.ts';

/** What the store says of itself, and in which units it counts. */
export function StoreScreen() {
  const site = useSite();
  const query = useQuery(storeSettingsQuery(site.identifier));
  return (
    <Page
      title="Store details"
      site={site.title}
      subtitle="Name, address and units. Shown to customers on pages and in emails."
    >
      {query.data !== undefined ? (
        <StoreForm key={query.data.revision} stored={query.data} />
      ) : query.isError ? (
        <ErrorState title="The settings could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={5} label="Loading the settings…" />
      )}
    </Page>
  );
}

const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, text: name }));
const CURRENCY_CHOICES = CURRENCY_CODES.map((code) => ({ value: code as string, text: code }));
const UNIT_CHOICES = [
  { value: 'metric', text: 'Metric (kg, cm)' },
  { value: 'imperial', text: 'Imperial (lb, in)' },
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
      <Card title="Contact">
        <div className={fields.stack}>
          <TextField
            label="Store name"
            value={draft.title}
            onChange={(title) => change({ title })}
            error={problems.title}
            maxLength={300}
            isReadOnly={isReadOnly}
            isRequired
          />
          <div className={fields.pair}>
            <TextField
              label="Contact email"
              type="email"
              value={draft.contactEmail}
              onChange={(contactEmail) => change({ contactEmail })}
              error={problems.contactEmail}
              hint="Emails to customers are sent from this address, and replies go to it."
              isReadOnly={isReadOnly}
            />
            <TextField
              label="Phone"
              type="tel"
              value={draft.phone}
              onChange={(phone) => change({ phone })}
              isReadOnly={isReadOnly}
            />
          </div>
        </div>
      </Card>
      <Card title="Address">
        <div className={fields.stack}>
          <SelectField
            label="Country"
            choices={COUNTRY_CHOICES}
            value={address.countryCode === '' ? null : address.countryCode}
            onChange={(countryCode) => move({ countryCode })}
            error={problems.countryCode}
            isDisabled={isReadOnly}
          />
          <TextField
            label="Street and number"
            value={address.line1}
            onChange={(line1) => move({ line1 })}
            isReadOnly={isReadOnly}
          />
          <TextField
            label="Apartment, suite, etc."
            value={address.line2}
            onChange={(line2) => move({ line2 })}
            isReadOnly={isReadOnly}
          />
          <div className={fields.pair}>
            <TextField
              label="Postal code"
              value={address.postalCode}
              onChange={(postalCode) => move({ postalCode })}
              error={problems.postalCode}
              isReadOnly={isReadOnly}
            />
            <TextField label="City" value={address.city} onChange={(city) => move({ city })} isReadOnly={isReadOnly} />
            <TextField
              label="Region"
              value={address.region}
              onChange={(region) => move({ region })}
              isReadOnly={isReadOnly}
            />
          </div>
        </div>
      </Card>
      <Card title="Language and units">
        <div className={fields.pair}>
          <SelectField
            label="Currency"
            choices={CURRENCY_CHOICES}
            value={draft.currency}
            onChange={(currency) => change({ currency })}
            isDisabled={isReadOnly || !mayChangeCurrency}
            error={problems.currency}
            hint={mayChangeCurrency ? 'Used for all prices.' : 'Cannot be changed: prices or orders use it.'}
          />
          <SelectField
            label="Units"
            choices={UNIT_CHOICES}
            value={draft.measurementStandard}
            onChange={(measurementStandard) => change({ measurementStandard })}
            isDisabled={isReadOnly}
            hint="For weights and sizes."
          />
          <SelectField
            label="Language"
            choices={languageChoices(draft.language)}
            value={draft.language}
            onChange={(language) => change({ language })}
            isDisabled={isReadOnly}
            error={problems.language}
            hint="For dates and amounts."
          />
          <TimeZoneField
            value={draft.timeZone}
            onChange={(timeZone) => change({ timeZone })}
            isDisabled={isReadOnly}
            error={problems.timeZone}
            hint="Used for orders and reports."
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
      announce('Settings saved.');
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.problem.fields === undefined) complain(error.message);
    },
  });
}
