import type { Deps } from '../deps.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { findMail, listMails, type MailCursor, type MailRow, type WholeMail } from './storage/mailbox.ts';

export const MAILBOX_PAGE_SIZE = 50;

export async function listSiteMails(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  filter: { readonly search: string; readonly state: MailRow['state'] | null; readonly after: MailCursor | null },
): Promise<ListPage<MailRow>> {
  const rows = await deps.db.inSite({ websiteId }, (trx) =>
    listMails(trx, websiteId, { ...filter, limit: MAILBOX_PAGE_SIZE + 1 }),
  );
  return pageOf(rows, MAILBOX_PAGE_SIZE);
}

export function loadSiteMail(deps: Pick<Deps, 'db'>, websiteId: string, mailId: string): Promise<WholeMail | null> {
  return deps.db.inSite({ websiteId }, (trx) => findMail(trx, websiteId, mailId));
}
