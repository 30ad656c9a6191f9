import { isAllowed } from '@quoin/domain/access';
import { entryPage } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/addEntry';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { KIND_LOOKS } from '../../admin/entries/kindLooks.ts';
import { useAddEntry } from '../../admin/entries/list/useAddEntry.ts';
import { journalsQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld } from '../editorContext.ts';

/** A new entry of a list, as a draft, opened on its page with the focus in its title. */
export function AddEntry({ journalId }: { readonly journalId: string }) {
  const site = useSite();
  const { editor, shell } = useActWorld();
  const journal = useQuery(journalsQuery(site.identifier)).data?.journals.find(({ id }) => id === journalId);
  const add = useAddEntry((id) => {
    editor.openPage(entryPage(id));
    shell.show('pageTitle');
  });
  if (journal === undefined || !isAllowed(site, 'content.drafts')) return null;
  return (
    <Button look="primary" isPending={add.isPending} onPress={() => add.mutate(journal)}>
      <Plus aria-hidden="true" /> {journal.addText || texts.add(KIND_LOOKS[journal.kind].one)}
    </Button>
  );
}
