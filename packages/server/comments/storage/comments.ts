import { COMMENT_MOVES, type CommentState } from '@quoin/domain/site';
import { movesTo } from '@quoin/domain/states';
import type { CommentContent } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** The comments of an entry that everybody sees, the oldest first; those whose parent is not seen are not either. */
export async function loadShownComments(
  trx: SiteTransaction,
  websiteId: string,
  itemId: string,
  limit: number,
): Promise<readonly CommentContent[]> {
  const rows = await trx
    .selectFrom('item_comment as comment')
    .select(['comment.id', 'comment.parent_id', 'comment.author_name', 'comment.body', 'comment.created_at'])
    .select('comment.is_staff')
    .where('comment.website_id', '=', websiteId)
    .where('comment.item_id', '=', itemId)
    .where('comment.state', '=', 'approved')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(limit)
    .execute();
  const shown = new Set(rows.map(({ id }) => id));
  return rows
    .filter(({ parent_id }) => parent_id === null || shown.has(parent_id))
    .map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      authorName: row.author_name,
      body: row.body,
      createdAt: row.created_at.getTime(),
      isStaff: row.is_staff,
    }));
}

export interface NewComment {
  readonly itemId: string;
  readonly parentId: string | null;
  readonly state: CommentState;
  readonly name: string;
  readonly email: string;
  readonly body: string;
  readonly wantsAnswers: boolean;
  readonly isStaff: boolean;
  /** The member who wrote it. */
  readonly siteUserId: string | null;
  /** Of the page it was written on. */
  readonly language: string;
  /** Left out: now. */
  readonly writtenAt?: Date;
}

/** Answers its id. */
export async function insertComment(trx: SiteTransaction, websiteId: string, comment: NewComment): Promise<string> {
  const id = trx.newId();
  await trx
    .insertInto('item_comment')
    .values({
      website_id: websiteId,
      id,
      item_id: comment.itemId,
      parent_id: comment.parentId,
      state: comment.state,
      author_name: comment.name,
      author_email: comment.email,
      body: comment.body,
      wants_answers: comment.wantsAnswers,
      is_staff: comment.isStaff,
      site_user_id: comment.siteUserId,
      language: comment.language,
      created_at: comment.writtenAt ?? trx.now(),
    })
    .execute();
  return id;
}

/** A comment with its entry. */
export interface WholeComment {
  readonly id: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly state: CommentState;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly body: string;
  readonly isStaff: boolean;
  readonly wantsAnswers: boolean;
  readonly language: string;
  readonly itemTitle: string;
  /** Of the entry. */
  readonly path: string;
}

export async function findComment(trx: SiteTransaction, websiteId: string, id: string): Promise<WholeComment | null> {
  const row = await trx
    .selectFrom('item_comment as comment')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'comment.website_id').onRef('item.id', '=', 'comment.item_id'),
    )
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['comment.item_id', 'comment.parent_id', 'comment.state', 'comment.author_name', 'comment.author_email'])
    .select(['comment.body', 'comment.is_staff', 'comment.wants_answers', 'comment.language', 'item.title'])
    .select(['item.url_id', 'collection.url_id as collection_url'])
    .where('comment.website_id', '=', websiteId)
    .where('comment.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    itemId: row.item_id,
    parentId: row.parent_id,
    state: row.state,
    authorName: row.author_name,
    authorEmail: row.author_email,
    body: row.body,
    isStaff: row.is_staff,
    wantsAnswers: row.wants_answers,
    language: row.language,
    itemTitle: row.title,
    path: `/${row.collection_url}/${row.url_id}`,
  };
}

/** Ends the mails about answers to everything that was written under the address of this comment; false without such a comment. */
export async function stopAnswerMails(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE item_comment SET wants_answers = false
    WHERE website_id = ${websiteId} AND lower(author_email) = (SELECT lower(author_email) FROM item_comment AS own
      WHERE own.website_id = ${websiteId} AND own.id = ${id})`.execute(trx);
  return numAffectedRows > 0n;
}

/** Whether a comment that everybody sees can be answered: answers themselves cannot. */
export async function isAnswerable(
  trx: SiteTransaction,
  websiteId: string,
  { itemId, id }: { readonly itemId: string; readonly id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('item_comment')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('item_id', '=', itemId)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListedComment extends CommentContent {
  readonly state: CommentState;
  readonly authorEmail: string;
  readonly wantsAnswers: boolean;
  readonly itemId: string;
  readonly itemTitle: string;
  readonly itemUrlId: string;
  readonly collectionUrlId: string;
}

/** Comments in a state, the latest first. */
export async function listComments(
  trx: SiteTransaction,
  websiteId: string,
  search: {
    readonly state: CommentState;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<readonly ListedComment[]> {
  let query = trx
    .selectFrom('item_comment as comment')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'comment.website_id').onRef('item.id', '=', 'comment.item_id'),
    )
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['comment.id', 'comment.parent_id', 'comment.author_name', 'comment.author_email', 'comment.body'])
    .select(['comment.state', 'comment.created_at', 'comment.item_id', 'item.title', 'item.url_id as item_url'])
    .select(['collection.url_id as collection_url', 'comment.is_staff', 'comment.wants_answers'])
    .where('comment.website_id', '=', websiteId)
    .where('comment.state', '=', search.state)
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(search.limit);
  if (search.after !== null)
    query = query.where(
      sql<boolean>`(comment.created_at, comment.id) < (${search.after.at}, ${search.after.id}::uuid)`,
    );
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    authorName: row.author_name,
    authorEmail: row.author_email,
    body: row.body,
    state: row.state,
    createdAt: row.created_at.getTime(),
    isStaff: row.is_staff,
    wantsAnswers: row.wants_answers,
    itemId: row.item_id,
    itemTitle: row.title,
    itemUrlId: row.item_url,
    collectionUrlId: row.collection_url,
  }));
}

export async function countComments(
  trx: SiteTransaction,
  websiteId: string,
): Promise<Readonly<Record<CommentState, number>>> {
  const rows = await trx
    .selectFrom('item_comment')
    .select(['state', sql<bigint>`count(*)::bigint`.as('times')])
    .where('website_id', '=', websiteId)
    .groupBy('state')
    .execute();
  const counts = { pending: 0, approved: 0, spam: 0, deleted: 0 };
  for (const { state, times } of rows) counts[state] = Number(times);
  return counts;
}

/** The state it had before; null when there is no such comment. */
export async function setCommentState(
  trx: SiteTransaction,
  websiteId: string,
  { id, state }: { readonly id: string; readonly state: CommentState },
): Promise<CommentState | null> {
  const held = await trx
    .selectFrom('item_comment')
    .select('state')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return null;
  await trx
    .updateTable('item_comment')
    .set({ state, decided_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', 'in', movesTo(COMMENT_MOVES, state))
    .execute();
  return held.state;
}
