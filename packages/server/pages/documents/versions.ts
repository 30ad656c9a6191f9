import { type DocumentCode, groupOf, type SiteRecords } from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { lockedState } from '../publication/publish.ts';
import {
  findVersion,
  listVersions,
  loadVersionRecords,
  nameVersion,
  type SiteVersion,
} from '../storage/siteVersions.ts';
import { addVersion } from './addVersion.ts';
import type { DocumentDeps, DocumentEditing } from './documentDeps.ts';
import { ensureDraft } from './ensureDraft.ts';

export const VERSIONS_AT_ONCE = 50;

/** Versions of a site, or of one page, newest first. */
export function showVersions(
  { db }: Pick<DocumentDeps, 'db'>,
  websiteId: string,
  wanted: { readonly page: string | null; readonly before: number | null },
): Promise<{ readonly versions: readonly SiteVersion[]; readonly hasMore: boolean }> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listVersions(trx, websiteId, { ...wanted, limit: VERSIONS_AT_ONCE + 1 });
    return { versions: found.slice(0, VERSIONS_AT_ONCE), hasMore: found.length > VERSIONS_AT_ONCE };
  });
}

/** Keeps the draft as it is now under a name. */
export function keepVersion(deps: DocumentDeps, { site, actor }: DocumentEditing, name: string): Promise<SiteVersion> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await ensureDraft(deps, trx, site.id);
    const { records, revision } = await lockedState(deps, trx, site.id);
    const number = await addVersion(trx, site.id, records, {
      ...{ kind: 'named', name, accountId: actor.accountId, author: actor.name, revision },
      ...{ plannedFor: null, plannedKeys: [] },
    });
    return (await findVersion(trx, site.id, number))!;
  });
}

export function renameVersion(
  { db }: Pick<DocumentDeps, 'db'>,
  websiteId: string,
  number: number,
  name: string,
): Promise<SiteVersion | null> {
  return db.inSite({ websiteId }, async (trx) =>
    (await nameVersion(trx, websiteId, number, name)) ? findVersion(trx, websiteId, number) : null,
  );
}

/** One version with its records, or with those of one page. */
export function showVersion(
  { db }: Pick<DocumentDeps, 'db'>,
  websiteId: string,
  number: number,
  page: string | null,
): Promise<Outcome<{ readonly version: SiteVersion; readonly records: SiteRecords }, DocumentCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const version = await findVersion(trx, websiteId, number);
    if (version === null) return refuse('versionUnknown');
    const all = await loadVersionRecords(trx, websiteId, number);
    const records = page === null ? all : new Map([...all].filter(([key]) => groupOf(all, key) === page));
    return accept({ version, records });
  });
}
