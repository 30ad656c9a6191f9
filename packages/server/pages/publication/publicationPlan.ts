import {
  blocksOf,
  changedKeys,
  differenceWords,
  entryOfPage,
  FIELDS_OWNER,
  FIELDS_TITLE,
  flagIn,
  groupsOf,
  groupsOfKey,
  homepageOf,
  imagesIn,
  type LintFinding,
  lintPage,
  lintSite,
  picturesBehindWords,
  type RecordKey,
  recordKey,
  recordsOf,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import type { Stored } from '@quoin/domain/styles';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import { type EntryName, listEntryNames } from '../../media/index.ts';
import type { DocumentDeps } from '../documents/documentDeps.ts';
import { ensureDraft } from '../documents/ensureDraft.ts';
import { type ChangeWords, lastPublishedRevisions, listChangeWords } from '../storage/changeWords.ts';
import { loadLintImages } from '../storage/lintImages.ts';
import { listLeftSamples, type SampleContentNotice } from '../storage/samples.ts';
import { findSiteDraft, loadRecords } from '../storage/siteDraft.ts';
import { listPlanned, type SiteVersion } from '../storage/siteVersions.ts';

/** What would be published of one page, or of the site as a whole (`page` is ''). */
export interface PendingPage {
  readonly page: string;
  readonly title: string;
  readonly path: string;
  readonly state: 'new' | 'changed' | 'removed';
  /** What differs, in words: what was done and undone again is not among it. */
  readonly changes: readonly string[];
  readonly authors: readonly string[];
  /** What visitors of it would stumble over. */
  readonly findings: readonly LintFinding[];
}

export interface PublicationPlan {
  readonly pages: readonly PendingPage[];
  readonly planned: readonly SiteVersion[];
  readonly publishedAt: Date | null;
  readonly samples: readonly SampleContentNotice[];
}

/**
 * Lists pictures behind words that are published next. They are measured before the plan reports how readable the words
 * on them are.
 */
export function listBehindPending(deps: DocumentDeps, websiteId: string): Promise<readonly string[]> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    await ensureDraft(deps, trx, websiteId);
    const { records } = (await deps.drafts.of(trx, websiteId))!;
    const live = await loadRecords(trx, websiteId, 'live_record');
    return groupsOf(live, records, changedKeys(live, records)).flatMap((page) => picturesBehindWords(records, page));
  });
}

/** What a theme begins with, by its name; '' for the site's own. */
export type LookOf = (theme: string) => Promise<Stored>;

/** What visitors do not see yet, page by page, in words (ED-28). Of a site that is closed that is every page. */
export function loadPublicationPlan(
  deps: DocumentDeps,
  websiteId: string,
  { lookOf = async () => ({}), isClosed = false }: { readonly lookOf?: LookOf; readonly isClosed?: boolean } = {},
): Promise<PublicationPlan> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    await ensureDraft(deps, trx, websiteId);
    const { records } = (await deps.drafts.of(trx, websiteId))!;
    const live = await loadRecords(trx, websiteId, 'live_record');
    const keys = changedKeys(live, records);
    const since = await lastPublishedRevisions(trx, websiteId);
    const words = keys.length === 0 ? [] : await listChangeWords(trx, websiteId);
    const differences = new Map(differenceWords(live, records).map(({ page, lines }) => [page, lines]));
    const changed = groupsOf(live, records, keys);
    const groups = isClosed ? [...new Set([...pagesIn(records), ...changed])] : changed;
    const images = await loadLintImages(trx, websiteId, imagesOn(records, groups));
    const look = await lookOf(textIn(records.get(recordKey('style', 'style')) ?? {}, 'theme'));
    const around = { images, look };
    const names = await listEntryNames(
      trx,
      websiteId,
      groups.map(entryOfPage).filter((id) => id !== null),
    );
    const pages = groups.map((page) => {
      const own = keys.filter((key) => groupsOfKey(live, records, key).includes(page));
      const after = words.filter(({ revision }) => revision > (since.get(page) ?? 0));
      const changes = differences.get(page) ?? [];
      const findings = page === '' ? lintSite(records, around) : lintPage(records, page, around);
      const isNew = isClosed && page !== '' && page !== FIELDS_OWNER;
      const entry = names.get(entryOfPage(page) ?? '');
      const pending = entry === undefined ? pageOf(live, records, page) : pendingEntry(records, page, entry);
      const state = isNew && pending.state === 'changed' ? 'new' : pending.state;
      return { ...pending, state, changes, authors: authorsOf(after, own), findings };
    });
    return {
      pages,
      planned: await listPlanned(trx, websiteId),
      publishedAt: (await findSiteDraft(trx, websiteId))?.publishedAt ?? null,
      samples: await listLeftSamples(trx, websiteId),
    };
  });
}

function pagesIn(records: SiteRecords): readonly string[] {
  return recordsOf(records, 'page').flatMap(([id, page]) => (flagIn(page, 'isDeleted') ? [] : [id]));
}

/** Pictures in the blocks of some pages, and behind their words. */
function imagesOn(records: SiteRecords, pages: readonly string[]): readonly string[] {
  const blocks = pages.flatMap((page) => sectionsOf(records, page).flatMap((section) => blocksOf(records, section)));
  return [
    ...blocks.flatMap((block) => imagesIn('block', records.get(recordKey('block', block)) ?? {})),
    ...pages.flatMap((page) => picturesBehindWords(records, page)),
  ];
}

function pageOf(
  live: SiteRecords,
  records: SiteRecords,
  page: string,
): Omit<PendingPage, 'changes' | 'authors' | 'findings'> {
  const site = recordKey('site', 'site');
  if (page === '') return { page, title: textIn(records.get(site) ?? {}, 'title'), path: '', state: 'changed' };
  if (page === FIELDS_OWNER) return { page, title: FIELDS_TITLE, path: '', state: 'changed' };
  const key = recordKey('page', page);
  const [was, now] = [live.get(key), records.get(key)];
  const record = now ?? was ?? {};
  const isGone = now === undefined || flagIn(now, 'isDeleted');
  const wasThere = was !== undefined && !flagIn(was, 'isDeleted');
  const path = homepageOf(records) === page ? '/' : `/${textIn(record, 'urlId')}`;
  return { page, title: textIn(record, 'title'), path, state: isGone ? 'removed' : wasThere ? 'changed' : 'new' };
}

/** An entry whose text is written on its page. */
function pendingEntry(
  records: SiteRecords,
  page: string,
  { title, collectionId, urlId }: EntryName,
): Omit<PendingPage, 'changes' | 'authors' | 'findings'> {
  const list = textIn(records.get(recordKey('page', collectionId)) ?? {}, 'urlId');
  return { page, title, path: `/${list}/${urlId}`, state: 'changed' };
}

function authorsOf(words: readonly ChangeWords[], keys: readonly RecordKey[]): readonly string[] {
  const own = new Set<string>(keys);
  const about = words.filter(
    (change) => change.author !== PRODUCT_ITSELF.name && change.keys.some((key) => own.has(key)),
  );
  return [...new Set(about.map(({ author }) => author))];
}
