import { courseWords, ITEM_KINDS } from '@quoin/domain/site';
import type { CollectionContent } from '@quoin/rendering/page';
import { isId } from '../database/ids.ts';
import type { Deps } from '../deps.ts';
import { type Reply, redirect } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { type CourseOfMember, courseOfLesson, coursesOfMember, markLesson } from '../operations/courses/lessons.ts';
import { type SectionView, section } from '../operations/members/accountView.ts';
import type { SignedInMember } from '../operations/members/memberDeps.ts';
import { type AccountDeps, accountPage, forMembers } from './accountReply.ts';
import { formFields } from './formFields.ts';
import { mayEnter } from './pageEntry.ts';
import type { PageEntryRouteDeps } from './pageEntryDeps.ts';

export type CourseDeps = AccountDeps & PageEntryRouteDeps & Pick<Deps, 'db'>;

const COURSES_PATH = '/account/courses';
const LESSONS_PATH = '/account/lessons';

/** How far somebody is in the courses of a site. */
export function courseRoutes(deps: CourseDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: COURSES_PATH, rate: 'page', forgery: 'none' },
      handle: forMembers((request, member) => show(deps, request, member)),
    },
    {
      // Its form stands on pages that are the same for everybody, so it carries no crumb: the same origin is asked for (SC-27).
      ...{ method: 'POST', path: LESSONS_PATH, rate: 'write', forgery: 'origin' },
      handle: forMembers((request, member) => mark(deps, request, member)),
    },
  ];
}

/** Courses that this visitor may see now. */
async function openCourses(deps: CourseDeps, request: SiteRequest): Promise<readonly CollectionContent[]> {
  const { collections } = await deps.pages.frameOf(request.site);
  const open: CollectionContent[] = [];
  for (const course of collections) {
    if (course.type !== ITEM_KINDS.course.type) continue;
    const { id, access, areas = [] } = course;
    if (course.isEnabled || (access !== undefined && (await mayEnter(deps, request, { id, access, areas }))))
      open.push(course);
  }
  return open;
}

async function mark(deps: CourseDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const lessonId = fields.text('lesson');
  const isDone = fields.text('done') !== 'no';
  const { site } = request;
  const courseId = isId(lessonId) ? await courseOfLesson(deps, site.id, lessonId) : null;
  const course = (await openCourses(deps, request)).find(({ id }) => id === courseId);
  if (course === undefined) return redirect(COURSES_PATH);
  const next = await markLesson(deps, site.id, { member, courseId: course.id, lessonId, isDone });
  return redirect(isDone && next !== null ? `/${course.urlId}/${next.urlId}` : COURSES_PATH);
}

async function show(deps: CourseDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const { site } = request;
  const words = courseWords(site.language);
  const found = await coursesOfMember(deps, site.id, { member, courses: await openCourses(deps, request) });
  const sections = found.map((one) => courseSection(one, site.language));
  return accountPage(deps, request, {
    title: words.courses,
    lead: sections.length === 0 ? words.none : '',
    sections,
  });
}

/** A course with its lessons, and the one to go on with. */
function courseSection({ course, lessons, progress }: CourseOfMember, language: string): SectionView {
  const words = courseWords(language);
  const next = lessons.find(({ id }) => id === progress.nextId);
  const goOn = progress.done === 0 ? words.begin : words.goOn;
  return section({
    ...{ id: `course-${course.id}`, title: course.title, text: words.progress(progress) },
    rows: lessons.map(({ title, urlId, isDone }) => ({
      ...{ title, detail: '', amount: '', status: isDone ? words.done : '', url: `/${course.urlId}/${urlId}` },
    })),
    links: next === undefined ? [] : [{ label: goOn(next.title), url: `/${course.urlId}/${next.urlId}` }],
    form: null,
  });
}
