import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type ConsentMode, PRIVACY_BOUNDS } from '@quoin/domain/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { useSubmission } from '../../orders/orderActs.ts';
import { privacyQuery } from './privacyQuery.ts';

/** How visitors are counted, and how they are asked. */
export function PrivacyScreen() {
  const site = useSite();
  const query = useQuery(privacyQuery(site.identifier));
  return (
    <Page title="Privacy" site={site.title} subtitle="Visit tracking and cookie consent.">
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
    text: 'No banner',
    hint: 'Visits are counted without consent. Whether this is legal depends on where your visitors live.',
  },
  {
    value: 'banner',
    text: 'Cookie banner',
    hint: 'No optional cookies before the visitor consents. Declining is as easy as accepting.',
  },
  {
    value: 'restrictive',
    text: 'No banner and no tracking',
    hint: 'Visits are not counted unless a visitor opts in at /cookies.',
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
      announce('Privacy settings saved.');
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        <SwitchField
          hint="When off, no visits are tracked, whatever visitors choose."
          isSelected={!draft.isTrackingOff}
          onChange={(isOn) => set({ isTrackingOff: !isOn })}
          isDisabled={isReadOnly}
        >
          Track visits
        </SwitchField>
        <ChoiceField<ConsentMode>
          label="Consent"
          choices={CHOICES}
          value={draft.consent}
          onChange={(consent) => set({ consent })}
          isDisabled={isReadOnly}
        />
        {draft.consent === 'banner' ? <BannerFields draft={draft} isReadOnly={isReadOnly} set={set} /> : null}
        <SwitchField
          hint="Tracks views of lessons and of the pages that offer membership."
          isSelected={draft.hasPaywall}
          onChange={(hasPaywall) => set({ hasPaywall })}
          isDisabled={isReadOnly}
        >
          Track views of paid videos
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
        hint="Leave empty to use the default text in your site’s language."
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
