import { ITEM_KINDS } from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Returns the lessons that a member has marked as done, of all courses. */
export async function listDoneLessons(
  trx: SiteTransaction,
  websiteId: string,
  siteUserId: string,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('lesson_progress')
    .select('item_id as id')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('done_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface Mark {
  readonly siteUserId: string;
  readonly itemId: string;
}

/** Marked once, whenever it was first. */
export async function insertLessonDone(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, itemId }: Mark,
): Promise<void> {
  const at = trx.now();
  const times = { done_at: at, started_at: at, seen_at: at };
  await trx
    .insertInto('lesson_progress')
    .values({ website_id: websiteId, site_user_id: siteUserId, item_id: itemId, ...times })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'site_user_id', 'item_id']).doUpdateSet({
        done_at: sql<Date>`coalesce(lesson_progress.done_at, excluded.done_at)`,
        seen_at: at,
      }),
    )
    .execute();
}

export async function deleteLessonDone(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, itemId }: Mark,
): Promise<void> {
  await trx
    .updateTable('lesson_progress')
    .set({ done_at: null })
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('item_id', '=', itemId)
    .execute();
}

export interface LessonPlace {
  /** Of its film, in whole seconds. */
  readonly position: number;
  readonly isDone: boolean;
}

/** Returns a member's place in a lesson, or the beginning if none is stored. */
export async function findLessonPlace(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, itemId }: Mark,
): Promise<LessonPlace> {
  const row = await trx
    .selectFrom('lesson_progress')
    .select(['position', 'done_at'])
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return { position: row?.position ?? 0, isDone: row != null && row.done_at !== null };
}

/** Records that a member has opened a lesson or watched on. An omitted position stays. */
export async function noteLessonSeen(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, itemId, position }: Mark & { readonly position?: number },
): Promise<void> {
  const at = trx.now();
  const place = { website_id: websiteId, site_user_id: siteUserId, item_id: itemId, position: position ?? 0 };
  await trx
    .insertInto('lesson_progress')
    .values({ ...place, done_at: null, started_at: at, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'site_user_id', 'item_id'])
        .doUpdateSet({ seen_at: at, ...(position === undefined ? {} : { position }) }),
    )
    .execute();
}

/** One row per member and lesson of a course; the member seen last first, then in the course's order. */
export interface ProgressRow {
  readonly memberId: string;
  readonly email: string;
  readonly fullName: string;
  readonly lessonId: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly doneAt: Date | null;
}

export async function listCourseProgress(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<readonly ProgressRow[]> {
  return trx
    .selectFrom('lesson_progress as p')
    .innerJoin('item', (join) => join.onRef('item.website_id', '=', 'p.website_id').onRef('item.id', '=', 'p.item_id'))
    .innerJoin('site_user as u', (join) =>
      join.onRef('u.website_id', '=', 'p.website_id').onRef('u.id', '=', 'p.site_user_id'),
    )
    .select(['u.id as memberId', 'u.email', 'u.full_name as fullName', 'p.item_id as lessonId'])
    .select(['p.started_at as startedAt', 'p.seen_at as seenAt', 'p.done_at as doneAt'])
    .where('p.website_id', '=', websiteId)
    .where('item.collection_id', '=', collectionId)
    .where('item.deleted_at', 'is', null)
    .orderBy(sql`max(p.seen_at) over (partition by u.id)`, 'desc')
    .orderBy('u.id')
    .orderBy('item.display_index')
    .orderBy('item.id')
    .execute();
}

/** A course that is there; null for anything else. */
export async function findCourse(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly title: string } | null> {
  const row = await trx
    .selectFrom('collection')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('type', '=', ITEM_KINDS.course.type)
    .executeTakeFirst();
  return row ?? null;
}
