import type { AppCourseProgressResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/lessonTable';
import { useMoments } from '../../app/site/site.ts';
import { RecordTable } from '../../parts/tables/RecordTable.tsx';

/** Shows a row per lesson: how many members have opened and finished it, and when a member last saw it. */
export function LessonTable({ course }: { readonly course: AppCourseProgressResponse }) {
  const moments = useMoments();
  const now = Date.now();
  const all = course.members.flatMap(({ lessons }) => lessons);
  const rows = course.lessons.map(({ id, title }) => {
    const own = all.filter(({ lessonId }) => lessonId === id);
    const seenAt = own.length === 0 ? null : Math.max(...own.map((one) => one.seenAt));
    return { id, title, started: own.length, done: own.filter(({ doneAt }) => doneAt !== null).length, seenAt };
  });
  return (
    <RecordTable
      label={texts.lessons}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'title', title: texts.lesson, cell: ({ title }) => title },
        { id: 'started', title: texts.opened, isNumber: true, cell: ({ started }) => started },
        { id: 'done', title: texts.finished, isNumber: true, cell: ({ done }) => done },
        {
          id: 'seen',
          title: texts.lastSeen,
          cell: ({ seenAt }) => (seenAt === null ? '–' : moments.short(seenAt, now)),
        },
      ]}
    />
  );
}
