import { type AppDonationsResponse, appDonationsPath, type DonationSettings } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/donationsScreen';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act, load } from '../../app/api.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { withParts } from '../../parts/withParts.tsx';
import { useSubmission } from '../orders/orderActs.ts';

function donationsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'donations'],
    queryFn: ({ signal }) => load<AppDonationsResponse>(appDonationsPath(site), signal),
  });
}

export function DonationsScreen() {
  const site = useSite();
  const query = useQuery(donationsQuery(site.identifier));
  return (
    <Page title={texts.donations} site={site.title} subtitle={texts.aPageWhereVisitors}>
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingDonations} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <DonationsForm held={query.data} />}
    </Page>
  );
}

function DonationsForm({ held }: { readonly held: AppDonationsResponse }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState<DonationSettings>(held.donations);
  const [suggested, setSuggested] = useState(held.donations.suggested.join(', '));
  const mayEdit = isAllowed(site, 'commerceSettings.edit');
  const set = (part: Partial<DonationSettings>) => setDraft((now) => ({ ...now, ...part }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const amounts = suggested
      .split(/[,;]\s*/)
      .map((each) => each.trim())
      .filter((each) => each !== '');
    void form.submit(async () => {
      const body = { ...draft, suggested: amounts };
      const answer = await act<AppDonationsResponse>('PUT', appDonationsPath(site.identifier), body);
      queries.setQueryData(donationsQuery(site.identifier).queryKey, answer);
      announce(texts.donationsSaved);
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        <p className={fields.soft}>
          {withParts(texts.linkFromAnyPage, <SiteLink url={held.url}>{held.url}</SiteLink>)}
        </p>
        {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        <SwitchField isSelected={draft.isEnabled} onChange={(isEnabled) => set({ isEnabled })} isDisabled={!mayEdit}>
          {texts.acceptDonations}
        </SwitchField>
        <TextField
          label={commonTexts.title}
          value={draft.title}
          onChange={(title) => set({ title })}
          isDisabled={!mayEdit}
        />
        <TextField
          label={commonTexts.text}
          rows={3}
          value={draft.text}
          onChange={(text) => set({ text })}
          isDisabled={!mayEdit}
        />
        <TextField
          label={texts.suggestedAmounts}
          unit={site.currency}
          value={suggested}
          onChange={setSuggested}
          hint={texts.upToEightSeparated}
          isDisabled={!mayEdit}
        />
        <SwitchField
          isSelected={draft.allowsCustom}
          onChange={(allowsCustom) => set({ allowsCustom })}
          isDisabled={!mayEdit}
        >
          {texts.allowCustomAmounts}
        </SwitchField>
        <div className={fields.pair}>
          <DecimalField
            label={texts.minimum}
            unit={site.currency}
            value={draft.min}
            onChange={(min) => set({ min })}
            isDisabled={!mayEdit}
          />
          <DecimalField
            label={texts.maximum}
            unit={site.currency}
            value={draft.max}
            onChange={(max) => set({ max })}
            isDisabled={!mayEdit}
          />
        </div>
        {mayEdit ? (
          <div>
            <Button look="primary" type="submit" isPending={form.isPending}>
              {commonTexts.save}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
