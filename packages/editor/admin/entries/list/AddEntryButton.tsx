import type { WireJournal } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { entryPage } from '@quoin/domain/document';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useSite } from '../../../app/site/site.ts';
import { TITLE_HASH } from '../../../app/titleHash.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { KIND_LOOKS } from '../kindLooks.ts';
import { useAddEntry } from './useAddEntry.ts';

/**
 * Adds an entry and opens its page with the focus in its title. A file, or an entry that the user cannot view, opens in
 * its form.
 */
export function AddEntryButton({ journal, text }: { readonly journal: WireJournal; readonly text: string }) {
  const site = useSite();
  const navigate = useNavigate();
  const add = useAddEntry(
    (id) =>
      void navigate({
        ...{ to: '/$site/config/pages/$pageId', hash: TITLE_HASH },
        params: { site: site.identifier, pageId: entryPage(id) },
      }),
  );
  const isOnPage = KIND_LOOKS[journal.kind].files === null && isAllowed(site, 'unpublishedSite.read');
  if (isOnPage)
    return (
      <Button look="primary" isPending={add.isPending} onPress={() => add.mutate(journal)}>
        <Plus aria-hidden="true" /> {text}
      </Button>
    );
  return (
    <Link
      to="/$site/config/content/$journalId/new"
      params={{ site: site.identifier, journalId: journal.id }}
      className={buttonLook('primary')}
    >
      <Plus aria-hidden="true" /> {text}
    </Link>
  );
}
