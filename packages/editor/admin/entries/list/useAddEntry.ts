import {
  type AppEntryResponse,
  appEntriesPath,
  appEntryDraftsPath,
  type WireJournal,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/useAddEntry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act } from '../../../app/api.ts';
import { entryQuery } from '../../../app/queries/entryQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { complain } from '../../../parts/dialogs/toasts.tsx';
import { blankEntry } from '../entryDraft.ts';
import { KIND_LOOKS } from '../kindLooks.ts';

/** Creates an entry of a list as a draft. `onMade` receives its id. */
export function useAddEntry(onMade: (id: string) => void) {
  const site = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind }: Pick<WireJournal, 'id' | 'kind'>) => {
      const path = isAllowed(site, 'content.edit') ? appEntriesPath : appEntryDraftsPath;
      const title = texts.new(KIND_LOOKS[kind].one);
      const draft = { ...blankEntry(kind, site.timeZone, Date.now()), title };
      return act<AppEntryResponse>('POST', path(site.identifier), { journalId: id, draft });
    },
    onSuccess(made) {
      queries.setQueryData(entryQuery(site.identifier, made.entry.id).queryKey, made);
      for (const list of ['entries', 'journals'])
        void queries.invalidateQueries({ queryKey: ['site', site.identifier, list] });
      onMade(made.entry.id);
    },
    onError: (fault) => complain(fault.message),
  });
}
