import { bulkEntriesPath, type WireEditedEntry } from '@quoin/contract/endpoints/content';
import { entryPage } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryActions';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, PencilLine, Trash2 } from 'lucide-react';
import { act } from '../../app/api.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { shownStatus } from './entryLooks.ts';
import type { EntryEditor } from './useEntryEditor.ts';

interface EntryActionsProps {
  readonly editor: EntryEditor;
  readonly entry: WireEditedEntry;
  readonly onGone: () => void;
}

/** To its page, into the trash and out of it. */
export function EntryActions({ editor: { mode, journal }, entry, onGone }: EntryActionsProps) {
  const site = useSite();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const bulk = (what: 'trash' | 'restore') =>
    act('POST', bulkEntriesPath(site.identifier), { act: what, ids: [entry.id] });
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  const move = async (to: 'trash' | 'restore') => {
    try {
      await bulk(to);
      onGone();
      await navigate({
        to: '/$site/config/content/$journalId',
        params: { site: site.identifier, journalId: journal.id },
      });
      await refresh();
      const back = to === 'trash' ? 'restore' : 'trash';
      const undo = () => void bulk(back).then(refresh, (fault: Error) => complain(fault.message));
      announce(texts.isRestored(entry.draft.title, to === 'trash'), undo);
    } catch (fault) {
      complain((fault as Error).message);
    }
  };
  const isGone = entry.deletedOn !== null;
  return (
    <>
      {isGone ? null : (
        <Link
          to="/$site/config/pages/$pageId"
          params={{ site: site.identifier, pageId: entryPage(entry.id) }}
          className={buttonLook()}
        >
          <PencilLine aria-hidden="true" /> {texts.editOnPage}
        </Link>
      )}
      {shownStatus(entry.draft, Date.now()) === 'published' && !isGone && journal.isEnabled ? (
        <SiteLink url={entry.url} className={buttonLook()}>
          <ExternalLink aria-hidden="true" /> {texts.viewOnSite}
        </SiteLink>
      ) : null}
      {mode !== 'all' ? null : (
        <ActionMenu
          label={texts.more}
          actions={[
            isGone
              ? { id: 'restore', text: commonTexts.restore, act: () => void move('restore') }
              : {
                  id: 'trash',
                  text: texts.moveToTheTrash,
                  icon: Trash2,
                  isDangerous: true,
                  act: () => void move('trash'),
                },
          ]}
        />
      )}
    </>
  );
}
