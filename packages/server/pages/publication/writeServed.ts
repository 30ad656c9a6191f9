import { imagesOf, type PageDocument } from '@quoin/domain/blocks';
import { catalogWords } from '@quoin/domain/catalog';
import {
  entryOfPage,
  FIELDS_OWNER,
  homepageOf,
  isSame,
  type JsonRecord,
  RECORD_SETTINGS,
  recordIn,
  type ServedPage,
  type ServedSite,
  type SiteRecords,
  textIn,
  toServed,
  toServedPage,
} from '@quoin/domain/document';
import { COLLECTION_TYPES, readTakeDown } from '@quoin/domain/site';
import { flowHtml } from '@quoin/rendering/blocks';
import { loadImages } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadSiteById } from '../../sites/index.ts';
import { insertCategory } from '../entries/storage/categories.ts';
import { recordMove } from '../storage/movedPages.ts';
import { saveNavigation } from '../storage/navigation.ts';
import {
  hasRootCategory,
  leaveAddresses,
  putEntryDocument,
  putServedDocument,
  putServedPage,
  putServedWebsite,
  setHomepage,
  updateServedPage,
} from '../storage/servedWriting.ts';
import { carryTranslations } from './carryTranslations.ts';
import { planTakeDown } from './takeDowns.ts';

/**
 * Makes the tables that pages are served from match `after`, where it differs from `before`. A page whose record is
 * deleted goes into the trash. Its products and posts are never deleted with it. Old addresses redirect. Returns the
 * new published version.
 */
export async function writeServed(
  trx: SiteTransaction,
  websiteId: string,
  change: { readonly before: SiteRecords; readonly after: SiteRecords; readonly settings: JsonRecord },
): Promise<number> {
  const [before, after] = [toServed(change.before), toServed(change.after)];
  const next = [...after.pages, ...goneTo(change)];
  await writePages(trx, websiteId, before.pages, next);
  if (homepageOf(change.before) !== homepageOf(change.after))
    await setHomepage(trx, websiteId, homepageOf(change.after));
  await writeDocuments(trx, websiteId, before, after);
  await writeNavigations(trx, websiteId, before, after);
  const { title, tagline } = after;
  return putServedWebsite(trx, websiteId, {
    ...{ title, tagline, theme: textIn(change.after.get('style:style') ?? {}, 'theme') },
    settings: changedSettings(before.settings, after.settings, change.settings),
  });
}

/** Pages without a record any more, as the trash keeps them. */
function goneTo({
  before,
  after,
}: {
  readonly before: SiteRecords;
  readonly after: SiteRecords;
}): readonly ServedPage[] {
  const gone = [...before].filter(([key]) => key.startsWith('page:') && !after.has(key));
  return gone.map(([key, page]) => toServedPage(key.slice('page:'.length), { ...page, isDeleted: true }, ''));
}

async function writePages(
  trx: SiteTransaction,
  websiteId: string,
  before: readonly ServedPage[],
  after: readonly ServedPage[],
): Promise<void> {
  const known = new Map(before.map((page) => [page.id, page]));
  const changed = after.filter((page) => !isSame({ ...known.get(page.id) }, { ...page }));
  const moved = changed.filter((page) => known.has(page.id) && known.get(page.id)!.urlId !== page.urlId);
  await leaveAddresses(
    trx,
    websiteId,
    moved.map(({ id }) => id),
  );
  for (const page of changed) {
    if (known.has(page.id)) await updateServedPage(trx, websiteId, page);
    else await addPage(trx, websiteId, page);
    await planTakeDown(trx, websiteId, page.id, readTakeDown(page.settings.takeDown));
  }
  for (const page of moved) {
    const from = known.get(page.id)!;
    if (from.settings.trash !== undefined || page.settings.trash !== undefined) continue;
    const thing = { collectionId: page.id };
    await recordMove(trx, websiteId, { from: `/${from.urlId}`, to: `/${page.urlId}`, thing });
  }
}

async function addPage(trx: SiteTransaction, websiteId: string, page: ServedPage): Promise<void> {
  await putServedPage(trx, websiteId, page);
  if (page.type !== COLLECTION_TYPES.products || (await hasRootCategory(trx, websiteId, page.id))) return;
  const place = { id: trx.newId(), collectionId: page.id, parentId: null, urlId: 'all', path: '', isRoot: true };
  const { newStore } = catalogWords((await loadSiteById(trx, websiteId))?.language ?? '');
  await insertCategory(trx, websiteId, { ...place, displayName: newStore.allCategoryDisplayName, displayIndex: 0 });
}

async function writeDocuments(
  trx: SiteTransaction,
  websiteId: string,
  before: ServedSite,
  after: ServedSite,
): Promise<void> {
  const pages = new Set([...after.pages.map(({ id }) => id), FIELDS_OWNER]);
  const changed = [...after.documents].filter(
    ([id, document]) => !isSame(plain(before.documents.get(id)), plain(document)),
  );
  const gone = [...before.documents.keys()].filter((id) => !after.documents.has(id));
  for (const [id, document] of [...changed, ...gone.map((each) => [each, null] as const)]) {
    const entry = entryOfPage(id);
    if (document !== null && !before.documents.has(id)) await carryTranslations(trx, websiteId, id, document);
    if (entry !== null) await writeEntry(trx, websiteId, entry, document);
    else if (document !== null || pages.has(id)) await putServedDocument(trx, websiteId, id, document);
  }
}

/** The body of an entry, and the details of a product, are made of its sections, for all that shows it elsewhere than on its page. */
async function writeEntry(
  trx: SiteTransaction,
  websiteId: string,
  itemId: string,
  document: PageDocument | null,
): Promise<void> {
  const images = document === null ? null : await loadImages(trx, websiteId, imagesOf(document));
  const text = document === null ? '' : flowHtml(document, (id) => images?.get(id) ?? null);
  await putEntryDocument(trx, websiteId, itemId, { document, text });
}

function plain(value: unknown): JsonRecord {
  return (value ?? {}) as JsonRecord;
}

async function writeNavigations(
  trx: SiteTransaction,
  websiteId: string,
  before: ServedSite,
  after: ServedSite,
): Promise<void> {
  const names = new Set([...before.navigations, ...after.navigations].map(({ name }) => name));
  const itemsOf = ({ navigations }: ServedSite, name: string) =>
    navigations.find((navigation) => navigation.name === name)?.items ?? [];
  for (const name of names) {
    const items = itemsOf(after, name);
    if (!isSame({ items: itemsOf(before, name) as never }, { items: items as never }))
      await saveNavigation(trx, websiteId, { name, items });
  }
}

/** Settings that differ; a notice that says something new is shown again to who closed it (EDIT-03). */
function changedSettings(before: JsonRecord, after: JsonRecord, stored: JsonRecord): JsonRecord {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  const changed = Object.fromEntries(names.map((name) => [name, after[name]!]));
  const notices = [RECORD_SETTINGS.popup, RECORD_SETTINGS.announcement].filter((name) => name in changed);
  for (const name of notices) {
    const version = recordIn(stored, name).version;
    changed[name] = { ...recordIn(changed, name), version: (typeof version === 'number' ? version : 0) + 1 };
  }
  if (notices.length === 0) return changed;
  const { noticesRevision } = stored;
  return { ...changed, noticesRevision: (typeof noticesRevision === 'number' ? noticesRevision : 0) + 1 };
}
