import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type ConsentMode, PRIVACY_BOUNDS } from '@quoin/domain/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/ChoiceField.tsx';
import fields from '../../../parts/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { SwitchField } from '../../../parts/SwitchField.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { announce } from '../../../parts/toasts.tsx';
import { useSubmission } from '../../orders/orderActs.ts';
import { privacyQuery } from './privacyQuery.ts';

/** How visitors are counted, and how they are asked. */
export function PrivacyScreen() {
  const site = useSite();
  const query = useQuery(privacyQuery(site.identifier));
  return (
    <Page title="Privacy" site={site.title} subtitle="How visitors are counted, and whether they are asked first.">
      {query.isPending ? <SkeletonRows count={4} label="Loading settings…" /> : null}
      {query.isError ? (
        <ErrorState title="The settings could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <PrivacyForm held={query.data} />}
    </Page>
  );
}

const CHOICES = [
  {
    value: 'off',
    text: 'Do not ask',
    hint: 'Visits are counted from the first page on. Whether that is allowed depends on where your visitors live.',
  },
  {
    value: 'banner',
    text: 'Ask with a banner',
    hint: 'Nothing optional is kept before a visitor agrees. Declining is as easy as accepting.',
  },
  {
    value: 'restrictive',
    text: 'Do not ask, and keep nothing',
    hint: 'No banner and no counting, unless a visitor switches it on at /cookies.',
  },
] as const;

function PrivacyForm({ held }: { readonly held: AppPrivacyResponse }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState(held);
  const isReadOnly = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  const set = (part: Partial<AppPrivacyResponse>) => setDraft((now) => ({ ...now, ...part }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async () => {
      const kept = await act<AppPrivacyResponse>('PUT', appPrivacyPath(site.identifier), draft);
      queries.setQueryData(privacyQuery(site.identifier).queryKey, kept);
      setDraft(kept);
      announce('Privacy saved. Visitors are asked so from now on.');
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        <SwitchField
          hint="Off: nothing about visits is kept or sent, whatever visitors choose."
          isSelected={!draft.isTrackingOff}
          onChange={(isOn) => set({ isTrackingOff: !isOn })}
          isDisabled={isReadOnly}
        >
          Visits are counted
        </SwitchField>
        <ChoiceField<ConsentMode>
          label="Visitors are asked"
          choices={CHOICES}
          value={draft.consent}
          onChange={(consent) => set({ consent })}
          isDisabled={isReadOnly}
        />
        {draft.consent === 'banner' ? <BannerFields draft={draft} isReadOnly={isReadOnly} set={set} /> : null}
        <SwitchField
          hint="Lessons, and the pages that ask people to join, tell how often they are seen."
          isSelected={draft.hasPaywall}
          onChange={(hasPaywall) => set({ hasPaywall })}
          isDisabled={isReadOnly}
        >
          Count how often paid videos are seen
        </SwitchField>
        {isReadOnly ? null : (
          <div>
            <Button type="submit" look="primary" isPending={form.isPending}>
              Save
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

interface BannerFieldsProps {
  readonly draft: AppPrivacyResponse;
  readonly isReadOnly: boolean;
  readonly set: (part: Partial<AppPrivacyResponse>) => void;
}

/** Its words; empty ones are ours, in the site’s language. */
function BannerFields({ draft: { banner }, isReadOnly, set }: BannerFieldsProps) {
  const common = { isDisabled: isReadOnly, autoComplete: 'off' };
  return (
    <>
      <TextField
        {...common}
        label="Banner title"
        value={banner.title}
        maxLength={PRIVACY_BOUNDS.title}
        onChange={(title) => set({ banner: { ...banner, title } })}
        hint="Leave it empty for our own words in your site’s language."
      />
      <TextField
        {...common}
        label="Banner text"
        rows={3}
        value={banner.text}
        maxLength={PRIVACY_BOUNDS.text}
        onChange={(text) => set({ banner: { ...banner, text } })}
      />
    </>
  );
}
