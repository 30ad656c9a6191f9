import { isCurrencyCode } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { PRODUCT_ITSELF, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { RENDITIONS_JOB } from '../media/index.ts';
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
import { dropUnfinishedThemes } from '../themes/index.ts';
import { daysSinceExport, movedEvents } from './movedEvents.ts';
import { type ArchiveEntry, type OpenArchive, openArchive } from './openArchive.ts';
import { type ArchivedSite, contentName, readArchivedSite } from './siteArchive.ts';
import { CONTENT_TABLES, DRAFT_TABLES, insertRows, REVIEW_TABLES, SETTING_TABLES } from './storage/siteArchive.ts';

const TIMEOUT_MS = 15 * 60_000;

export type ArchivedSiteDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
export type ArchivedSiteCode = 'archiveUnknown' | 'archiveIncomplete' | 'siteTaken';

export interface WantedSite {
  /** Path of a ZIP archive, or of a folder with an unpacked one. */
  readonly path: string;
  readonly identifier: string;
  /** Moves events by the days since the archive was made: what was in the future then is in the future again. */
  readonly movesEvents?: boolean;
  /** Belongs to the making: a site without its owner is not finished. */
  readonly beforeFinish: (id: string) => Promise<void>;
}

/**
 * Makes a site of an archive under a name that is free: pages, collections, products, settings and files, ids kept. Orders and
 * customers stay in the archive: they belong to sign-ins and payments that no archive holds. All or nothing.
 */
export async function makeArchivedSite(
  deps: ArchivedSiteDeps,
  wanted: WantedSite,
): Promise<Outcome<string, ArchivedSiteCode>> {
  const archive = await openArchive(wanted.path);
  try {
    return archive === null ? refuse('archiveUnknown') : await makeOf(deps, archive.entries, wanted);
  } finally {
    archive?.close();
  }
}

type Entries = OpenArchive['entries'];

async function makeOf(
  deps: ArchivedSiteDeps,
  entries: Entries,
  { identifier, movesEvents = false, beforeFinish }: WantedSite,
): Promise<Outcome<string, ArchivedSiteCode>> {
  const site = readArchivedSite(await textOf(entries.get('site.json')));
  if (site === null || !isCurrencyCode(site.currency)) return refuse('archiveUnknown');
  const id = deps.newId();
  if (!(await begin(deps, id, { ...site, identifier }))) return refuse('siteTaken');
  try {
    await takeFiles(deps, id, entries);
    const tables = await readTables(entries);
    await takeRows(deps, id, movesEvents ? movedEvents(tables, site, daysSinceExport(site, deps.now())) : tables);
    await beforeFinish(id);
    await deps.db.acrossSites((trx) => finishWebsite(trx, id));
    return accept(id);
  } catch (error) {
    await deps.db.acrossSites((trx) => deleteWebsite(trx, id)).catch(() => undefined);
    if (error instanceof IncompleteArchive) return refuse('archiveIncomplete', { values: { name: error.message } });
    throw error;
  }
}

/** Archives of earlier releases have none of the former; archives of content alone have no draft. */
const OPTIONAL_TABLES: ReadonlySet<string> = new Set([
  ...['theme_version', 'theme_file', 'product_review'],
  ...DRAFT_TABLES,
]);

class IncompleteArchive extends Error {}

async function textOf(entry: ArchiveEntry | undefined): Promise<string> {
  if (entry === undefined) return '';
  const pieces: Buffer[] = [];
  for await (const piece of entry.bytes()) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** Unfinished until the end: a crash leaves nothing that anybody sees. False where the name is taken. */
function begin(
  { db }: ArchivedSiteDeps,
  id: string,
  site: ArchivedSite & { readonly identifier: string },
): Promise<boolean> {
  return db.acrossSites(async (trx) => {
    if ((await findSiteId(trx, site.identifier)) !== null) return false;
    await insertWebsite(trx, { ...site, id });
    return true;
  });
}

/** Bytes by their content; the rows that name them come behind. */
async function takeFiles({ files }: ArchivedSiteDeps, websiteId: string, entries: Entries): Promise<void> {
  for (const [name, entry] of entries) {
    if (!/^(media|files|themes)\//.test(name)) continue;
    const received = await files.receive(websiteId, entry.bytes(), Number.MAX_SAFE_INTEGER);
    if (received === null || received.size !== entry.size) throw new IncompleteArchive(name);
    await received.keep();
  }
}

/** Rows by their tables, in the order in which they find what they point at. */
async function readTables(entries: Entries): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = new Map<string, readonly string[]>();
  for (const table of [...CONTENT_TABLES, ...REVIEW_TABLES, ...SETTING_TABLES]) {
    const entry = entries.get(contentName(table));
    if (entry === undefined && OPTIONAL_TABLES.has(table)) continue;
    if (entry === undefined) throw new IncompleteArchive(contentName(table));
    const lines = (await textOf(entry)).split('\n');
    tables.set(
      table,
      lines.filter((line) => line !== ''),
    );
  }
  return tables;
}

function takeRows(
  { db }: ArchivedSiteDeps,
  websiteId: string,
  tables: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  return db.inSite(
    { websiteId },
    async (trx) => {
      for (const [table, rows] of tables) await insertRows(trx, { table, websiteId }, rows);
      await dropUnfinishedThemes(trx, websiteId);
      await beginStock(trx, websiteId);
      await scheduleSiteJobs(trx, websiteId);
      await planSweeps(trx, websiteId);
      for (const assetId of await listUnsizedPictures(trx, websiteId)) {
        await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId }, dedupeKey: assetId });
      }
      await recordAudit(trx, { websiteId, actor: PRODUCT_ITSELF, action: 'site.import' });
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}
