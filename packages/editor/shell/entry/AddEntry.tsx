import { type AppEntryResponse, appEntriesPath, appEntryDraftsPath } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { entryPage } from '@quoin/domain/document';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { blankEntry } from '../../admin/entries/entryDraft.ts';
import { KIND_LOOKS } from '../../admin/entries/kindLooks.ts';
import { act } from '../../app/api.ts';
import { entryQuery, journalsQuery } from '../../app/entryQueries.ts';
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { complain } from '../../parts/toasts.tsx';
import { useActWorld } from '../editorContext.ts';

/** A new entry of a list, as a draft, opened on its page with the focus in its title. */
export function AddEntry({ journalId }: { readonly journalId: string }) {
  const site = useSite();
  const { editor, shell } = useActWorld();
  const queries = useQueryClient();
  const journal = useQuery(journalsQuery(site.identifier)).data?.journals.find(({ id }) => id === journalId);
  const add = useMutation({
    mutationFn: (draft: ReturnType<typeof blankEntry>) => {
      const path = isAllowed(site, 'content.edit') ? appEntriesPath : appEntryDraftsPath;
      return act<AppEntryResponse>('POST', path(site.identifier), { journalId, draft });
    },
    onSuccess(made) {
      queries.setQueryData(entryQuery(site.identifier, made.entry.id).queryKey, made);
      for (const list of ['entries', 'journals'])
        void queries.invalidateQueries({ queryKey: ['site', site.identifier, list] });
      editor.openPage(entryPage(made.entry.id));
      shell.show('pageTitle');
    },
    onError: (fault) => complain(fault.message),
  });
  if (journal === undefined || !isAllowed(site, 'content.drafts')) return null;
  const { one } = KIND_LOOKS[journal.kind];
  return (
    <Button
      look="primary"
      isPending={add.isPending}
      onPress={() => add.mutate({ ...blankEntry(journal.kind, site.timeZone, Date.now()), title: `New ${one}` })}
    >
      <Plus aria-hidden="true" /> {journal.addText || `Add ${one}`}
    </Button>
  );
}
