import { type CourseProgress, courseProgress } from '@quoin/domain/site';
import type { CollectionContent } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { findItemCollection } from '../../storage/items.ts';
import {
  deleteLessonDone,
  insertLessonDone,
  type Lesson,
  listDoneLessons,
  listLessons,
} from '../../storage/lessonProgress.ts';
import type { MemberOf } from '../members/memberDeps.ts';

type Course = Pick<CollectionContent, 'id' | 'title' | 'urlId'>;

export interface CourseOfMember {
  readonly course: Course;
  readonly lessons: readonly (Lesson & { readonly isDone: boolean })[];
  readonly progress: CourseProgress;
}

/** How far a member is in each of some courses. */
export function coursesOfMember(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { member, courses }: { readonly member: MemberOf; readonly courses: readonly Course[] },
): Promise<readonly CourseOfMember[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const done = await listDoneLessons(trx, websiteId, member.id);
    const found: CourseOfMember[] = [];
    for (const course of courses) {
      const lessons = await listLessons(trx, websiteId, course.id);
      const progress = courseProgress(
        lessons.map(({ id }) => id),
        (id) => done.has(id),
      );
      found.push({ course, lessons: lessons.map((one) => ({ ...one, isDone: done.has(one.id) })), progress });
    }
    return found;
  });
}

/** The course that a lesson is of; null for what is no item. */
export function courseOfLesson({ db }: Pick<Deps, 'db'>, websiteId: string, lessonId: string): Promise<string | null> {
  return db.inSite({ websiteId }, (trx) => findItemCollection(trx, websiteId, lessonId));
}

/** Marks a lesson as done, or takes that back. Answers the one to go on with; null at the end, and for what is no lesson there. */
export function markLesson(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  mark: {
    readonly member: MemberOf;
    readonly courseId: string;
    readonly lessonId: string;
    readonly isDone: boolean;
  },
): Promise<Lesson | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const lessons = await listLessons(trx, websiteId, mark.courseId);
    const at = lessons.findIndex(({ id }) => id === mark.lessonId);
    if (at === -1) return null;
    const row = { siteUserId: mark.member.id, itemId: mark.lessonId };
    if (mark.isDone) await insertLessonDone(trx, websiteId, row);
    else await deleteLessonDone(trx, websiteId, row);
    return lessons[mark.isDone ? at + 1 : at] ?? null;
  });
}
