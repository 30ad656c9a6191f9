import { type CourseProgress, courseProgress, type LessonReader, lessonOpensAt } from '@quoin/domain/site';
import type { CollectionContent } from '@quoin/rendering/page';
import type { Deps } from '../deps.ts';
import type { MemberOf } from '../members/index.ts';
import { findItemCollection, type Lesson, listLessons } from '../pages/index.ts';
import {
  deleteLessonDone,
  findLessonPlace,
  insertLessonDone,
  type LessonPlace,
  listDoneLessons,
  noteLessonSeen,
} from './storage/lessonProgress.ts';

type Course = Pick<CollectionContent, 'id' | 'title' | 'urlId'>;

/** A course that a visitor may see, and the visitor's access to it. */
export interface OpenCourse {
  readonly course: Course;
  readonly reader: LessonReader;
}

export interface CourseOfMember {
  readonly course: Course;
  readonly lessons: readonly (Lesson & { readonly isDone: boolean; readonly opensAt: number | null })[];
  readonly progress: CourseProgress;
}

/** How far a member is in each of some courses. */
export function coursesOfMember(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { member, courses }: { readonly member: MemberOf; readonly courses: readonly OpenCourse[] },
): Promise<readonly CourseOfMember[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const done = await listDoneLessons(trx, websiteId, member.id);
    const found: CourseOfMember[] = [];
    for (const { course, reader } of courses) {
      const lessons = (await listLessons(trx, websiteId, course.id)).map((one) => ({
        ...one,
        isDone: done.has(one.id),
        opensAt: lessonOpensAt(one.opening, reader),
      }));
      const opensAt = new Map(lessons.map((one) => [one.id, one.opensAt]));
      const progress = courseProgress(
        lessons.map(({ id }) => id),
        (id) => done.has(id),
        (id) => opensAt.get(id) === null,
      );
      found.push({ course, lessons, progress });
    }
    return found;
  });
}

/** The course that a lesson is of; null for what is no item. */
export function courseOfLesson({ db }: Pick<Deps, 'db'>, websiteId: string, lessonId: string): Promise<string | null> {
  return db.inSite({ websiteId }, (trx) => findItemCollection(trx, websiteId, lessonId));
}

/**
 * Marks a lesson as done, or takes that back. Answers the one to go on with; null at the
 * end, before one that is not open yet, and for what is no open lesson there.
 */
export function markLesson(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  mark: {
    readonly member: MemberOf;
    readonly open: OpenCourse;
    readonly lessonId: string;
    readonly isDone: boolean;
  },
): Promise<Lesson | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const { course, reader } = mark.open;
    const lessons = await listLessons(trx, websiteId, course.id);
    const at = lessons.findIndex(({ id }) => id === mark.lessonId);
    const isOpen = (lesson: Lesson | undefined) =>
      lesson !== undefined && lessonOpensAt(lesson.opening, reader) === null;
    if (!isOpen(lessons[at])) return null;
    const row = { siteUserId: mark.member.id, itemId: mark.lessonId };
    if (mark.isDone) await insertLessonDone(trx, websiteId, row);
    else await deleteLessonDone(trx, websiteId, row);
    const next = lessons[mark.isDone ? at + 1 : at];
    return next !== undefined && isOpen(next) ? next : null;
  });
}

/** Where a member is in a lesson that is open to them, which is noted as seen; null for any other. */
export function visitLesson(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  visit: {
    readonly member: MemberOf;
    readonly open: OpenCourse;
    readonly lessonId: string;
    /** Current position of its film, in whole seconds. Omitted: unknown. */
    readonly position?: number;
  },
): Promise<LessonPlace | null> {
  const { member, open, lessonId, position } = visit;
  return db.inSite({ websiteId }, async (trx) => {
    const lessons = await listLessons(trx, websiteId, open.course.id);
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (lesson === undefined || lessonOpensAt(lesson.opening, open.reader) !== null) return null;
    const row = { siteUserId: member.id, itemId: lessonId };
    await noteLessonSeen(trx, websiteId, { ...row, ...(position === undefined ? {} : { position }) });
    return findLessonPlace(trx, websiteId, row);
  });
}
