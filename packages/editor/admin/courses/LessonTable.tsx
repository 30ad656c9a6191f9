import type { AppCourseProgressResponse } from '@quoin/contract/endpoints/content';
import { useMoments } from '../../app/site/site.ts';
import { RecordTable } from '../../parts/tables/RecordTable.tsx';

/** A row per lesson: how many have opened and finished it, and when somebody was there last. */
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
      label="Lessons"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'title', title: 'Lesson', cell: ({ title }) => title },
        { id: 'started', title: 'Opened', isNumber: true, cell: ({ started }) => started },
        { id: 'done', title: 'Finished', isNumber: true, cell: ({ done }) => done },
        { id: 'seen', title: 'Last seen', cell: ({ seenAt }) => (seenAt === null ? '–' : moments.short(seenAt, now)) },
      ]}
    />
  );
}
