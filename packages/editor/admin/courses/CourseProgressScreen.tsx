import { type AppCourseProgressResponse, appCourseProgressCsvPath } from '@quoin/contract/endpoints/content';
import { foldText } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/courseProgressScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Download, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { courseProgressQuery } from '../../app/queries/courseQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { downloadFile } from '../customers/downloadFile.ts';
import { orComplain } from '../orders/orderActs.ts';
import { LessonTable } from './LessonTable.tsx';
import { MemberTable } from './MemberTable.tsx';

const HERE = '/$site/config/content/$journalId/progress';

/** How far each member is in a course, and what became of each lesson. */
export function CourseProgressScreen() {
  const site = useSite();
  const { journalId } = useParams({ from: HERE });
  const query = useQuery(courseProgressQuery(site.identifier, journalId));
  const save = () =>
    downloadFile(appCourseProgressCsvPath(site.identifier, journalId), `${site.identifier}-course.csv`);
  const { data } = query;
  const export_ = (
    <Button onPress={() => orComplain(save())}>
      <Download aria-hidden="true" /> {texts.export}
    </Button>
  );
  return (
    <Page
      title={data === undefined ? texts.progress : texts.progressIn(data.title)}
      site={site.title}
      parent={<BackToCourse courseId={journalId} />}
      actions={data === undefined || data.members.length === 0 ? null : export_}
    >
      {data === undefined ? (
        <Card flush>
          {query.isError ? (
            <ErrorState title={texts.theProgressCouldNot} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={6} label={texts.loadingTheProgress} />
          )}
        </Card>
      ) : (
        <Progress course={data} />
      )}
    </Page>
  );
}

function BackToCourse({ courseId }: { readonly courseId: string }) {
  const site = useSite();
  return (
    <Link to="/$site/config/content/$journalId" params={{ site: site.identifier, journalId: courseId }}>
      {texts.course}
    </Link>
  );
}

const VIEWS = [
  { value: 'members', text: texts.members },
  { value: 'lessons', text: texts.lessons },
] as const;

function Progress({ course }: { readonly course: AppCourseProgressResponse }) {
  const [view, setView] = useState<'members' | 'lessons'>('members');
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const members = course.members.filter(({ email, fullName }) => foldText(`${fullName} ${email}`).includes(wanted));
  if (course.members.length === 0) {
    return (
      <Card flush>
        <EmptyState icon={GraduationCap} title={texts.noProgressYet}>
          {texts.membersAppearHereWhen}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <FilterTabs label={texts.shown} value={view} tabs={VIEWS} onChange={setView} />
      {view === 'lessons' ? (
        <Card title={texts.lessons2(course.lessons.length)} flush>
          <LessonTable course={course} />
        </Card>
      ) : (
        <Card title={texts.members2(course.members.length)} flush>
          <div className={table.toolbar}>
            <SearchBox label={texts.searchByNameOr} value={search} onSearch={setSearch} />
          </div>
          {members.length === 0 ? (
            <EmptyState icon={GraduationCap} title={texts.noMembersFound}>
              {texts.searchMatchesPartsOf}
            </EmptyState>
          ) : (
            <MemberTable course={course} members={members} />
          )}
        </Card>
      )}
      {course.isCut ? <p>{texts.theMostRecentlyActive}</p> : null}
    </>
  );
}
