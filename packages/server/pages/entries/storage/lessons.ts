import { type LessonOpening, WORKFLOW_STATES } from '@quoin/domain/site';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPublished } from '../../storage/published.ts';
import { readLessonOpening } from './itemMedia.ts';

export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly opening: LessonOpening;
}

/** Lessons of a course that visitors see, in their order. */
export async function listLessons(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<readonly Lesson[]> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'title', 'url_id as urlId', 'data'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', WORKFLOW_STATES.published)
    .where(isPublished(trx.now()))
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map(({ data, ...lesson }) => ({ ...lesson, opening: readLessonOpening(data) }));
}
