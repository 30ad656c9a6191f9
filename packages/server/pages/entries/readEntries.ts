import { customImages, ITEM_LIMITS } from '@quoin/domain/site';
import type { EventContent } from '@quoin/rendering/page';
import { type Asset, listAssets } from '../../media/index.ts';
import type { Site } from '../../sites/index.ts';
import type { EntryDeps } from './entryEditing.ts';
import {
  type EditedEntry,
  type EntriesQuery,
  type ListedEntry,
  listEntries,
  loadEditedEntry,
} from './storage/entries.ts';
import { loadEventParts } from './storage/events.ts';
import { findJournal, type JournalSummary, listJournals } from './storage/journals.ts';

const PAGE_SIZE = 50;

export function readJournals({ db }: EntryDeps, websiteId: string): Promise<readonly JournalSummary[]> {
  return db.inSite({ websiteId }, (trx) => listJournals(trx, websiteId));
}

export interface EntryList {
  readonly rows: readonly (ListedEntry & { readonly event: EventContent | null })[];
  /** Where the next page begins; null at the end. */
  readonly last: ListedEntry | null;
}

/** Entries of one journal; null when there is none such. */
export function readEntries(
  { db }: EntryDeps,
  websiteId: string,
  { journalId, ...wanted }: Omit<EntriesQuery, 'journal' | 'limit'> & { readonly journalId: string },
): Promise<EntryList | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const journal = await findJournal(trx, websiteId, journalId);
    if (journal === null) return null;
    // A manual order is shown as a whole, because it has a limit (LIM-01). The trash has a limit too.
    const size = journal.order === 'hand' ? ITEM_LIMITS.bulk : PAGE_SIZE;
    const found = await listEntries(trx, websiteId, { ...wanted, journal, limit: size + 1 });
    const rows = found.slice(0, size);
    const isCalendar = journal.kind === 'events';
    const asked = isCalendar ? rows.map(({ id }) => ({ id, recordType: 12 })) : [];
    const events = await loadEventParts(trx, websiteId, asked);
    const last = found.length > size && size === PAGE_SIZE ? (rows.at(-1) ?? null) : null;
    return { rows: rows.map((row) => ({ ...row, event: events.get(row.id) ?? null })), last };
  });
}

export interface EntryForEditing extends EditedEntry {
  readonly image: Asset | null;
  /** Of a work, in order, and those that its fields name. */
  readonly pictures: readonly Asset[];
}

/** An entry with everything its editor shows; null when there is none. */
export function readEntry(
  { db }: EntryDeps,
  site: Pick<Site, 'id' | 'timeZone'>,
  id: string,
): Promise<EntryForEditing | null> {
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const entry = await loadEditedEntry(trx, site.id, { id, siteZone: site.timeZone });
    if (entry === null) return null;
    const { imageId } = entry.draft;
    const pictures = [...new Set([...entry.draft.pictures, ...customImages(entry.draft.custom ?? {})])];
    const found = await listAssets(trx, site.id, [...(imageId === null ? [] : [imageId]), ...pictures]);
    const byId = new Map(found.map((asset) => [asset.id, asset]));
    const own = pictures.flatMap((each) => byId.get(each) ?? []);
    return { ...entry, image: byId.get(imageId ?? '') ?? null, pictures: own };
  });
}
