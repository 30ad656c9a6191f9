import { isCurrencyCode } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { PRODUCT_ITSELF, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { RENDITIONS_JOB } from '../media/index.ts';
import { openZip, type ZipEntry } from '../platform/gateways/archive/readZip.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import {
  beginStock,
  deleteWebsite,
  finishWebsite,
  insertWebsite,
  listUnsizedPictures,
  planSweeps,
  scheduleSiteJobs,
} from '../siteMaking/index.ts';
import { findSiteId } from '../sites/index.ts';
import { findAccountByEmail, saveMembership } from '../team/index.ts';
import { dropUnfinishedThemes } from '../themes/index.ts';
import { type ArchivedSite, contentName, readArchivedSite } from './siteArchive.ts';
import { CONTENT_TABLES, insertRows, REVIEW_TABLES, SETTING_TABLES } from './storage/siteArchive.ts';

const TIMEOUT_MS = 15 * 60_000;
const OWNER_ROLES = [1];

export type ImportSiteDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
export type ArchiveCode = 'archiveUnknown' | 'archiveIncomplete' | 'siteTaken' | 'accountUnknown';

/**
 * Makes a site of an archive under a name that is free: pages, collections, products, settings and files, ids kept. Orders and
 * customers stay in the archive: they belong to sign-ins and payments that no archive holds. All or nothing.
 */
export async function importSite(
  deps: ImportSiteDeps,
  wanted: { readonly path: string; readonly identifier: string; readonly owner: string },
): Promise<Outcome<string, ArchiveCode>> {
  const zip = await openZip(wanted.path);
  try {
    return await importEntries(deps, new Map(zip?.entries.map((entry) => [entry.name, entry])), wanted);
  } finally {
    zip?.close();
  }
}

async function importEntries(
  deps: ImportSiteDeps,
  entries: ReadonlyMap<string, ZipEntry>,
  wanted: { readonly identifier: string; readonly owner: string },
): Promise<Outcome<string, ArchiveCode>> {
  const site = readArchivedSite(await textOf(entries.get('site.json')));
  if (site === null || !isCurrencyCode(site.currency)) return refuse('archiveUnknown');
  const id = deps.newId();
  const begun = await begin(deps, id, site, wanted);
  if (!begun.ok) return begun;
  try {
    await takeFiles(deps, id, entries);
    await takeRows(deps, id, entries);
    await finish(deps, id, begun.value);
    return accept(id);
  } catch (error) {
    await deps.db.acrossSites((trx) => deleteWebsite(trx, id)).catch(() => undefined);
    if (error instanceof IncompleteArchive) return refuse('archiveIncomplete', { values: { name: error.message } });
    throw error;
  }
}

/** Archives of earlier releases have none of these. */
const LATER_TABLES: ReadonlySet<string> = new Set(['theme_version', 'theme_file', 'product_review']);

class IncompleteArchive extends Error {}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  if (entry === undefined) return '';
  const pieces: Buffer[] = [];
  for await (const piece of entry.bytes()) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** Unfinished until the end: a crash leaves nothing that anybody sees. */
function begin(
  { db }: ImportSiteDeps,
  id: string,
  site: ArchivedSite,
  { identifier, owner }: { readonly identifier: string; readonly owner: string },
): Promise<Outcome<string, ArchiveCode>> {
  return db.acrossSites(async (trx) => {
    const account = await findAccountByEmail(trx, owner);
    if (account === null) return refuse('accountUnknown');
    if ((await findSiteId(trx, identifier)) !== null) return refuse('siteTaken');
    await insertWebsite(trx, { ...site, id, identifier });
    return accept(account.id);
  });
}

/** Bytes by their content; the rows that name them come behind. */
async function takeFiles(
  { files }: ImportSiteDeps,
  websiteId: string,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<void> {
  for (const [name, entry] of entries) {
    if (!/^(media|files|themes)\//.test(name)) continue;
    const received = await files.receive(websiteId, entry.bytes(), Number.MAX_SAFE_INTEGER);
    if (received === null || received.size !== entry.size) throw new IncompleteArchive(name);
    await received.keep();
  }
}

async function takeRows(
  { db }: ImportSiteDeps,
  websiteId: string,
  entries: ReadonlyMap<string, ZipEntry>,
): Promise<void> {
  const texts = new Map<string, readonly string[]>();
  for (const table of [...CONTENT_TABLES, ...REVIEW_TABLES, ...SETTING_TABLES]) {
    const entry = entries.get(contentName(table));
    if (entry === undefined && LATER_TABLES.has(table)) continue;
    if (entry === undefined) throw new IncompleteArchive(contentName(table));
    texts.set(
      table,
      (await textOf(entry)).split('\n').filter((line) => line !== ''),
    );
  }
  await db.inSite(
    { websiteId },
    async (trx) => {
      for (const [table, rows] of texts) await insertRows(trx, { table, websiteId }, rows);
      await dropUnfinishedThemes(trx, websiteId);
      await beginStock(trx, websiteId);
      await scheduleSiteJobs(trx, websiteId);
      await planSweeps(trx, websiteId);
      for (const assetId of await listUnsizedPictures(trx)) {
        await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId }, dedupeKey: assetId });
      }
      await recordAudit(trx, { websiteId, actor: PRODUCT_ITSELF, action: 'site.import' });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}

function finish({ db, now }: ImportSiteDeps, id: string, accountId: string): Promise<void> {
  return db.acrossSites(async (trx) => {
    await finishWebsite(trx, id);
    await saveMembership(trx, accountId, { websiteId: id, roles: OWNER_ROLES, isOwner: true }, new Date(now()));
  });
}
