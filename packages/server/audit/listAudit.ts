import type { Deps } from '../deps.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { type AuditEvent, type AuditSearch, auditFilters, listAuditEvents } from './storage/auditEvents.ts';

export const AUDIT_PAGE_SIZE = 50;

export interface AuditPage extends ListPage<AuditEvent> {
  readonly subjects: readonly string[];
  readonly actors: readonly { readonly accountId: string; readonly name: string }[];
}

export function listAudit(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<AuditSearch, 'limit'>,
): Promise<AuditPage> {
  return db.inSite({ websiteId }, async (trx) => {
    const rows = await listAuditEvents(trx, websiteId, { ...search, limit: AUDIT_PAGE_SIZE + 1 });
    return { ...pageOf(rows, AUDIT_PAGE_SIZE), ...(await auditFilters(trx, websiteId, search.seen)) };
  });
}
