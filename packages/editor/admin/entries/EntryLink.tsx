import type { WireEntry } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { entryPage } from '@quoin/domain/document';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';

interface EntryFormLinkProps {
  readonly entry: Pick<WireEntry, 'id' | 'journalId'>;
  readonly className?: string | undefined;
  readonly isDraggable?: boolean;
  readonly children: ReactNode;
}

interface EntryLinkProps extends EntryFormLinkProps {
  readonly entry: Pick<WireEntry, 'id' | 'journalId' | 'status'>;
}

/**
 * Links from a list to the page of an entry on the canvas, with its fields next to it. For an entry in the trash, links
 * to its form.
 */
export function EntryLink({ entry, className, isDraggable = true, children }: EntryLinkProps) {
  const site = useSite();
  if (entry.status === 'trash' || !isAllowed(site, 'unpublishedSite.read'))
    return <EntryFormLink {...{ entry, className, isDraggable, children }} />;
  return (
    <Link
      to="/$site/config/pages/$pageId"
      params={{ site: site.identifier, pageId: entryPage(entry.id) }}
      className={className}
      draggable={isDraggable}
    >
      {children}
    </Link>
  );
}

/** To its form: everything of it on one screen. */
export function EntryFormLink({ entry, className, isDraggable = true, children }: EntryFormLinkProps) {
  const { identifier } = useSite();
  return (
    <Link
      to="/$site/config/content/$journalId/$entryId"
      params={{ site: identifier, journalId: entry.journalId, entryId: entry.id }}
      className={className}
      draggable={isDraggable}
    >
      {children}
    </Link>
  );
}
