import type { WireCourseLesson, WireCourseMember } from '@quoin/contract/endpoints/content';
import { stringify } from 'csv-stringify/sync';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { listLessons } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { findCourse, listCourseProgress, type ProgressRow } from './storage/lessonProgress.ts';

/** Members of one course as a screen shows them; a course of many thousands is for the table. */
const MAX_SHOWN = 1000;

export interface ProgressOfCourse {
  readonly title: string;
  readonly lessons: readonly WireCourseLesson[];
  readonly members: readonly WireCourseMember[];
  readonly isCut: boolean;
}

/** How far everybody is in a course; null where there is no such course. */
export function showCourseProgress(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  courseId: string,
): Promise<ProgressOfCourse | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await load(trx, websiteId, courseId);
    if (found === null) return null;
    const { title, lessons, members } = found;
    return { title, lessons, members: members.slice(0, MAX_SHOWN), isCut: members.length > MAX_SHOWN };
  });
}

async function load(trx: SiteTransaction, websiteId: string, courseId: string) {
  const course = await findCourse(trx, websiteId, courseId);
  if (course === null) return null;
  const lessons = (await listLessons(trx, websiteId, courseId)).map(({ id, title }) => ({ id, title }));
  const known = new Set(lessons.map(({ id }) => id));
  const rows = await listCourseProgress(trx, websiteId, courseId);
  return { title: course.title, lessons, members: byMember(rows.filter(({ lessonId }) => known.has(lessonId))) };
}

/** Groups the rows by member. */
function byMember(rows: readonly ProgressRow[]): readonly WireCourseMember[] {
  const groups = new Map<string, ProgressRow[]>();
  for (const row of rows) groups.set(row.memberId, [...(groups.get(row.memberId) ?? []), row]);
  return [...groups.values()].map((own) => {
    const { memberId: customerId, email, fullName } = own[0]!;
    const lessons = own.map(({ lessonId, startedAt, seenAt, doneAt }) => ({
      ...{ lessonId, startedAt: startedAt.getTime(), seenAt: seenAt.getTime() },
      doneAt: doneAt?.getTime() ?? null,
    }));
    const done = lessons.filter(({ doneAt }) => doneAt !== null).length;
    const seenAt = Math.max(...lessons.map((lesson) => lesson.seenAt));
    return { customerId, email, fullName, seenAt, started: lessons.length, done, lessons };
  });
}

const iso = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** As a table, a row per member and lesson; texts that a spreadsheet would take for formulas are guarded (SC-42). */
export function exportCourseProgress(
  { db }: Pick<Deps, 'db'>,
  { websiteId, actor, courseId }: { readonly websiteId: string; readonly actor: Actor; readonly courseId: string },
): Promise<string | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await load(trx, websiteId, courseId);
    if (found === null) return null;
    const subject = { subjectId: courseId, subjectTitle: found.title };
    await recordAudit(trx, { websiteId, actor, action: 'course.exportProgress', ...subject });
    const titles = new Map(found.lessons.map(({ id, title }) => [id, title]));
    const rows = found.members.flatMap(({ email, fullName, lessons }) =>
      lessons.map(({ lessonId, startedAt, seenAt, doneAt }) => [
        ...[email, fullName, titles.get(lessonId) ?? '', iso(startedAt), iso(seenAt), iso(doneAt)],
      ]),
    );
    const head = ['Email', 'Name', 'Lesson', 'Started', 'Last seen', 'Finished'];
    return stringify([head, ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true });
  });
}
