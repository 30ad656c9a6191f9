import { type AppDiscoveryResponse, appDiscoveryPath } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import type { DiscoverySettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/discoveryScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { discoveryQuery } from './discoveryQueries.ts';
import { ListFeedCard } from './ListFeedCard.tsx';
import { PodcastCards } from './PodcastCards.tsx';
import { ProductFeedCard } from './ProductFeedCard.tsx';
import { RobotsCard } from './RobotsCard.tsx';

/** How a site is found: by search engines, by listeners, and by who shows its products elsewhere. */
export function DiscoveryScreen() {
  const site = useSite();
  const query = useQuery(discoveryQuery(site.identifier));
  return (
    <Page title={texts.searchAndFeeds} site={site.title} subtitle={texts.searchEngineAccessPodcasts}>
      {query.data !== undefined ? (
        <DiscoveryForm key={query.data.settings.revision} stored={query.data} />
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

function DiscoveryForm({ stored }: { readonly stored: AppDiscoveryResponse }) {
  const site = useSite();
  const [draft, setDraft] = useState<DiscoverySettings>(stored.settings);
  const save = useSave();
  const part = {
    ...{ stored, draft, problems: save.error instanceof Refusal ? (save.error.problem.fields ?? {}) : {} },
    isReadOnly: !isAllowed(site, 'siteSettings.edit:withoutDomains'),
    onChange: (more: Partial<DiscoverySettings>) => setDraft({ ...draft, ...more }),
  };
  return (
    <>
      <div className={fields.column}>
        <RobotsCard {...part} />
        <ProductFeedCard {...part} />
        <ListFeedCard {...part} />
        <PodcastCards {...part} />
      </div>
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

function useSave() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: DiscoverySettings) => act('PUT', appDiscoveryPath(identifier), draft),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: discoveryQuery(identifier).queryKey });
      announce(commonTexts.savedChangesAreLive);
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.problem.fields === undefined) complain(error.message);
    },
  });
}
