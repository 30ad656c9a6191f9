import { WORKFLOW_STATES } from '@quoin/domain/site';
import type { SiteTransaction } from '../database/database.ts';

export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

/** Lessons of a course that visitors see, in their order. */
export async function listLessons(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<readonly Lesson[]> {
  return trx
    .selectFrom('item')
    .select(['id', 'title', 'url_id as urlId'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', WORKFLOW_STATES.published)
    .where((eb) => eb.or([eb('publish_on', 'is', null), eb('publish_on', '<=', trx.now())]))
    .orderBy('display_index')
    .orderBy('id')
    .execute();
}

/** Lessons that somebody has marked as done, of all courses. */
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
  await trx
    .insertInto('lesson_progress')
    .values({ website_id: websiteId, site_user_id: siteUserId, item_id: itemId, done_at: trx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteLessonDone(
  trx: SiteTransaction,
  websiteId: string,
  { siteUserId, itemId }: Mark,
): Promise<void> {
  await trx
    .deleteFrom('lesson_progress')
    .where('website_id', '=', websiteId)
    .where('site_user_id', '=', siteUserId)
    .where('item_id', '=', itemId)
    .execute();
}
