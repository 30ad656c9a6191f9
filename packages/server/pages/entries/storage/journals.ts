import {
  type EntryKind,
  entryKindOf,
  ITEM_KIND_NAMES,
  type ItemKind,
  type ItemKindName,
  itemKind,
  orderingOf,
  WORKFLOW_STATES,
} from '@quoin/domain/site';
import { categoryName } from '@quoin/rendering/page';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/** A collection whose items are written in the app. */
export interface Journal {
  readonly id: string;
  readonly typeName: string;
  readonly kind: ItemKindName;
  readonly order: ItemKind['order'];
  /** Type of the theme whose fields its entries have; '' for none. */
  readonly customType: string;
  readonly title: string;
  readonly urlId: string;
  readonly isEnabled: boolean;
}

function journals(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('collection')
    .select(['id', 'type_name', 'title', 'url_id', 'enabled', 'settings'])
    .where('website_id', '=', websiteId)
    .where(hasEntries());
}

type Row = Awaited<ReturnType<ReturnType<typeof journals>['execute']>>[number];

function toJournal(row: Row): Journal {
  const { id, type_name: typeName, title, url_id: urlId, enabled: isEnabled } = row;
  return { id, typeName, ...journalKindOf(row), title, urlId, isEnabled };
}

/** Collections whose entries are written in the app: of our types, and of those that a theme brought. */
export function hasEntries() {
  const names = [...ITEM_KIND_NAMES];
  return sql<SqlBool>`(collection.type_name = ANY(${names}::text[])
    OR collection.settings #>> '{entries,kind}' = ANY(${names}::text[]))`;
}

/** Of a collection that was found by `hasEntries`. */
export function journalKindOf(row: {
  readonly type_name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}): EntryKind {
  const kind = entryKindOf({ typeName: row.type_name, entries: row.settings.entries });
  return kind ?? { kind: 'blog', order: 'date', customType: '' };
}

export async function findJournal(trx: SiteTransaction, websiteId: string, id: string): Promise<Journal | null> {
  const row = await journals(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toJournal(row);
}

export async function insertJournal(
  trx: SiteTransaction,
  websiteId: string,
  journal: Pick<Journal, 'id' | 'kind' | 'title' | 'urlId'>,
): Promise<void> {
  const { kind, title } = journal;
  const { type, pageSize, ...rest } = itemKind(kind);
  const last = await trx
    .selectFrom('collection')
    .select((eb) => eb.fn.max('display_index').as('last'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  await trx
    .insertInto('collection')
    .values({
      ...{ website_id: websiteId, id: journal.id, type, type_name: kind, title, navigation_title: title },
      ...{ url_id: journal.urlId, ordering: orderingOf(rest), page_size: pageSize },
      display_index: Number(last?.last ?? -1) + 1,
      created_on: trx.now(),
      updated_on: trx.now(),
    })
    .execute();
}

export interface JournalSummary extends Journal {
  readonly counts: Readonly<Record<EntryState, number>>;
  readonly categories: readonly { readonly path: string; readonly name: string }[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

export type EntryState = 'published' | 'scheduled' | 'takenDown' | 'needsReview' | 'draft' | 'private' | 'trash';

const NONE = { published: 0, scheduled: 0, takenDown: 0, needsReview: 0, draft: 0, private: 0, trash: 0 } as const;
const MOST_NAMES = 200;

/** In the owner's order, with what their entries are filed under; a constant number of queries. */
export async function listJournals(trx: SiteTransaction, websiteId: string): Promise<readonly JournalSummary[]> {
  const rows = await journals(trx, websiteId).orderBy('display_index').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await countStates(trx, websiteId, ids);
  const known = await listCategoryNames(trx, websiteId, ids);
  const used = await listUsed(trx, websiteId, ids);
  return rows.map((row) => {
    const own = used.filter(({ id }) => id === row.id);
    const texts = (kind: string) => own.filter((each) => each.kind === kind).map(({ text }) => text);
    const named = known.filter(({ id }) => id === row.id).map(({ path, name }) => ({ path, name }));
    const paths = new Set(named.map(({ path }) => path));
    const others = texts('category').filter((path) => !paths.has(path));
    return {
      ...toJournal(row),
      counts: { ...NONE, ...counts.get(row.id) },
      categories: [...named, ...others.map((path) => ({ path, name: categoryName(path, []) }))],
      tags: texts('tag'),
      authors: texts('author'),
    };
  });
}

/** What an entry is to visitors, of the columns of `item`. */
export function entryState(now: Date) {
  return sql<EntryState>`CASE WHEN item.deleted_at IS NOT NULL THEN 'trash'
    WHEN item.workflow_state = ${WORKFLOW_STATES.draft} THEN 'draft'
    WHEN item.workflow_state = ${WORKFLOW_STATES.needsReview} THEN 'needsReview'
    WHEN item.workflow_state <> ${WORKFLOW_STATES.published} THEN 'private'
    WHEN item.publish_on > ${now} THEN 'scheduled' WHEN item.take_down_on <= ${now} THEN 'takenDown' ELSE 'published' END`;
}

async function countStates(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  const { rows } = await sql<{ collection_id: string; state: EntryState; times: number }>`
    SELECT collection_id, ${entryState(trx.now())} AS state, count(*)::int AS times FROM item
    WHERE website_id = ${websiteId} AND collection_id = ANY(${[...ids]}::uuid[]) GROUP BY 1, 2`.execute(trx);
  const counts = new Map<string, Partial<Record<EntryState, number>>>();
  for (const { collection_id: id, state, times } of rows) counts.set(id, { ...counts.get(id), [state]: times });
  return counts;
}

async function listCategoryNames(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('category')
    .select(['collection_id as id', 'path', 'display_name as name'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', [...ids])
    .where('kind', '=', 'CATEGORY')
    .orderBy('display_index')
    .orderBy('path')
    .execute();
  return rows;
}

/** Tags, categories and authors in use, the most used first. */
async function listUsed(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; kind: string; text: string }>`
    WITH used AS (
      SELECT collection_id AS id, kind, text, count(*) AS times,
        row_number() OVER (PARTITION BY collection_id, kind ORDER BY count(*) DESC, text) AS place
      FROM item, LATERAL (
        SELECT 'tag' AS kind, unnest(item.tags) AS text UNION ALL SELECT 'category', unnest(item.categories)
        UNION ALL SELECT 'author', item.author_name WHERE item.author_name <> '') AS own
      WHERE website_id = ${websiteId} AND collection_id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL
      GROUP BY collection_id, kind, text)
    SELECT id, kind, text FROM used WHERE place <= ${MOST_NAMES} ORDER BY place`.execute(trx);
  return rows;
}
