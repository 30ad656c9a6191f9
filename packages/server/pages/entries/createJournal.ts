import { freeUrlId, ITEM_LIMITS, RESERVED_URL_IDS, toUrlId } from '@quoin/domain/site';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import { loadNavigations, saveNavigation } from '../storage/navigation.ts';
import { listPageUrlIds } from '../storage/pageAddresses.ts';
import { type EntryDeps, type EntryEdited, type EntryEditing, refused } from './entryEditing.ts';
import { insertJournal, type Journal } from './storage/journals.ts';

export interface NewJournal {
  readonly kind: Journal['kind'];
  readonly title: string;
  readonly addToMainNav: boolean;
}

/** The navigation that every theme has. */
const MAIN_NAVIGATION = 'mainNav';

/** A page of posts or of events, with the first free address of its title (PREF-07), and its place in the main navigation. */
export function createJournal(
  { db }: EntryDeps,
  editing: Pick<EntryEditing, 'site' | 'actor'>,
  wanted: NewJournal,
): Promise<JournalMade> {
  return db.inSite({ websiteId: editing.site.id }, (trx) => makeJournal(trx, editing, wanted));
}

type JournalMade = EntryEdited<Pick<Journal, 'id' | 'kind' | 'title' | 'urlId'>>;

export async function makeJournal(
  trx: SiteTransaction,
  { site, actor }: Pick<EntryEditing, 'site' | 'actor'>,
  wanted: NewJournal,
): Promise<JournalMade> {
  const title = wanted.title.trim();
  if (title === '') return refused({ code: 'itemTitleMissing', field: 'title' });
  if (title.length > ITEM_LIMITS.title)
    return refused({ code: 'itemTitleTooLong', field: 'title', values: { max: ITEM_LIMITS.title } });
  await lockNames(trx, site.id);
  const taken = new Set([...(await listPageUrlIds(trx, site.id)), ...RESERVED_URL_IDS]);
  const id = trx.newId();
  const journal = { id, kind: wanted.kind, title, urlId: freeUrlId(toUrlId(title) || wanted.kind, taken) };
  await insertJournal(trx, site.id, journal);
  const log = { websiteId: site.id, actor };
  await recordAudit(trx, { ...log, action: 'journal.create', subjectId: id, subjectTitle: title });
  const navigation = (await loadNavigations(trx, site.id)).find(({ name }) => name === MAIN_NAVIGATION);
  if (wanted.addToMainNav && navigation !== undefined) {
    const entry = { collectionId: id, title: '', urlId: '', externalLink: null, items: [] };
    await saveNavigation(trx, site.id, { ...navigation, items: [...navigation.items, entry] });
    const details = { added: title };
    await recordAudit(trx, { ...log, action: 'navigation.update', subjectId: MAIN_NAVIGATION, details });
  }
  await bumpPublishedVersion(trx, site.id);
  return { kind: 'done', value: journal };
}
