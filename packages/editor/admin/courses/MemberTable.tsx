import type { AppCourseProgressResponse, WireCourseMember } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/memberTable';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import css from '../customers/CustomersScreen.module.css';

interface MemberTableProps {
  readonly course: AppCourseProgressResponse;
  readonly members: readonly WireCourseMember[];
}

/** A row per member; each opens the lessons of that member. */
export function MemberTable({ course, members }: MemberTableProps) {
  const [opened, setOpened] = useState<WireCourseMember | null>(null);
  const moments = useMoments();
  const now = Date.now();
  const total = course.lessons.length;
  const columns: readonly Column<WireCourseMember>[] = [
    { id: 'who', title: texts.member, cell: (member) => <Name member={member} /> },
    {
      id: 'done',
      title: texts.finished,
      cell: ({ done }) => <Badge text={texts.of(done, total)} tone={done === total ? 'good' : 'plain'} />,
    },
    { id: 'started', title: texts.opened, isExtra: true, cell: ({ started }) => texts.of2(started, total) },
    { id: 'seen', title: texts.lastSeen, cell: ({ seenAt }) => moments.short(seenAt, now) },
    {
      id: 'lessons',
      title: texts.lessons,
      cell: (member) => (
        <Button onPress={() => setOpened(member)} aria-label={texts.showTheLessonsOf(member.fullName || member.email)}>
          {texts.show}
        </Button>
      ),
    },
  ];
  return (
    <>
      <RecordTable label={texts.members} columns={columns} rows={members} keyOf={({ customerId }) => customerId} />
      {opened === null ? null : <LessonsOf course={course} member={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Name({ member: { customerId, email, fullName } }: { readonly member: WireCourseMember }) {
  const site = useSite();
  return (
    <span className={css.name}>
      <Link
        to="/$site/config/customers/$customerId"
        params={{ site: site.identifier, customerId }}
        className={table.rowLink}
      >
        {fullName || email}
      </Link>
      <span className={css.soft}>{fullName === '' ? '' : email}</span>
    </span>
  );
}

interface LessonsOfProps {
  readonly course: AppCourseProgressResponse;
  readonly member: WireCourseMember;
  readonly onClose: () => void;
}

function LessonsOf({ course, member, onClose }: LessonsOfProps) {
  const moments = useMoments();
  const now = Date.now();
  const day = (at: number | null | undefined) => (at == null ? '–' : moments.short(at, now));
  const known = new Map(member.lessons.map((lesson) => [lesson.lessonId, lesson]));
  const rows = course.lessons.map((lesson) => ({ ...lesson, progress: known.get(lesson.id) }));
  return (
    <DialogBox title={member.fullName || member.email} isOpen onClose={onClose}>
      <RecordTable
        label={texts.lessons}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { id: 'title', title: texts.lesson, cell: ({ title }) => title },
          { id: 'started', title: texts.started, cell: ({ progress }) => day(progress?.startedAt) },
          { id: 'seen', title: texts.lastSeen, cell: ({ progress }) => day(progress?.seenAt) },
          { id: 'done', title: texts.finished, cell: ({ progress }) => day(progress?.doneAt) },
        ]}
      />
    </DialogBox>
  );
}
