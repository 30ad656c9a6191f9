import { type AppNoticesResponse, appNoticesPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import type { AnnouncementSettings, PopupSettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/noticesScreen';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, load, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { NoticesPreview } from './NoticesPreview.tsx';
import { PopupCard, PopupRulesCard } from './PopupCards.tsx';

function noticesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'notices'],
    queryFn: ({ signal }) => load<AppNoticesResponse>(appNoticesPath(site), signal),
    refetchOnWindowFocus: false,
  });
}

/** Edits what visitors see in addition to the pages: the bar above them and the popup over them (EDIT-03). */
export function NoticesScreen() {
  const site = useSite();
  const query = useQuery(noticesQuery(site.identifier));
  return (
    <Page title={texts.popupAndAnnouncement} site={site.title} subtitle={texts.anAnnouncementBarAbove}>
      {query.data !== undefined ? (
        <NoticesForm key={query.data.revision} stored={query.data} />
      ) : query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows count={6} label={commonTexts.loadingTheSettings} />
      )}
    </Page>
  );
}

interface Draft {
  readonly popup: PopupSettings;
  readonly announcement: AnnouncementSettings;
}

function NoticesForm({ stored }: { readonly stored: AppNoticesResponse }) {
  const site = useSite();
  const first: Draft = { popup: stored.popup, announcement: stored.announcement };
  const [draft, setDraft] = useState<Draft>(first);
  const save = useSave(stored.revision);
  const problems = save.error instanceof Refusal ? (save.error.problem.fields ?? {}) : {};
  const isReadOnly = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  const changePopup = (part: Partial<PopupSettings>) => setDraft({ ...draft, popup: { ...draft.popup, ...part } });
  const changeBar = (part: Partial<AnnouncementSettings>) =>
    setDraft({ ...draft, announcement: { ...draft.announcement, ...part } });
  const popup = { value: draft.popup, problems, isReadOnly, onChange: changePopup };
  return (
    <>
      <div className={fields.columns}>
        <div className={fields.column}>
          <AnnouncementCard
            value={draft.announcement}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={changeBar}
          />
          <PopupCard {...popup} />
          <PopupRulesCard {...popup} />
        </div>
        <NoticesPreview {...draft} />
      </div>
      <SaveBar
        isChanged={JSON.stringify(draft) !== JSON.stringify(first)}
        isSaving={save.isPending}
        onSave={() => save.mutate(draft)}
        onDiscard={() => {
          setDraft(first);
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
    mutationFn: (draft: Draft) => act('PUT', appNoticesPath(identifier), { ...draft, revision }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: noticesQuery(identifier).queryKey });
      announce(commonTexts.savedChangesAreLive);
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.problem.fields === undefined) complain(error.message);
    },
  });
}
