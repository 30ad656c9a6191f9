import { type AppPrivacyResponse, appPrivacyPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type ConsentMode, PRIVACY_BOUNDS } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/privacyScreen';
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

/** Edits how visitors are counted and how they are asked. */
export function PrivacyScreen() {
  const site = useSite();
  const query = useQuery(privacyQuery(site.identifier));
  return (
    <Page title={texts.privacy} site={site.title} subtitle={texts.visitTrackingAndCookie}>
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <PrivacyForm held={query.data} />}
    </Page>
  );
}

const CHOICES = [
  {
    value: 'off',
    text: texts.noBanner,
    hint: texts.visitsAreCountedWithout,
  },
  {
    value: 'banner',
    text: texts.cookieBanner,
    hint: texts.noOptionalCookiesBefore,
  },
  {
    value: 'restrictive',
    text: texts.noBannerAndNo,
    hint: texts.visitsAreNotCounted,
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
      announce(texts.privacySettingsSaved);
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        <SwitchField
          hint={texts.whenOffNoVisits}
          isSelected={!draft.isTrackingOff}
          onChange={(isOn) => set({ isTrackingOff: !isOn })}
          isDisabled={isReadOnly}
        >
          {texts.trackVisits}
        </SwitchField>
        <ChoiceField<ConsentMode>
          label={texts.consent}
          choices={CHOICES}
          value={draft.consent}
          onChange={(consent) => set({ consent })}
          isDisabled={isReadOnly}
        />
        {draft.consent === 'banner' ? <BannerFields draft={draft} isReadOnly={isReadOnly} set={set} /> : null}
        <SwitchField
          hint={texts.tracksViewsOfLessons}
          isSelected={draft.hasPaywall}
          onChange={(hasPaywall) => set({ hasPaywall })}
          isDisabled={isReadOnly}
        >
          {texts.trackViewsOfPaid}
        </SwitchField>
        {isReadOnly ? null : (
          <div>
            <Button type="submit" look="primary" isPending={form.isPending}>
              {commonTexts.save}
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
        label={texts.bannerTitle}
        value={banner.title}
        maxLength={PRIVACY_BOUNDS.title}
        onChange={(title) => set({ banner: { ...banner, title } })}
        hint={texts.leaveEmptyToUse}
      />
      <TextField
        {...common}
        label={texts.bannerText}
        rows={3}
        value={banner.text}
        maxLength={PRIVACY_BOUNDS.text}
        onChange={(text) => set({ banner: { ...banner, text } })}
      />
    </>
  );
}
