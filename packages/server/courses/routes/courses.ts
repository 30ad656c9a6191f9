import { type LessonPlaceResponse, SITE_USER_LESSON_PATH } from '@quoin/contract/endpoints/site';
import { parseLessonPlace } from '@quoin/contract/requests';
import { courseWords, ITEM_KINDS } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { SignedInMember } from '../../members/index.ts';
import { type AccountDeps, accountPage, forMembers, type SectionView, section } from '../../members/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import type { PageEntryRouteDeps } from '../../storefront/index.ts';
import { opensText, readerOf } from '../../storefront/index.ts';
import {
  type CourseOfMember,
  courseOfLesson,
  coursesOfMember,
  markLesson,
  type OpenCourse,
  visitLesson,
} from '../lessons.ts';

export type CourseDeps = AccountDeps & PageEntryRouteDeps & Pick<Deps, 'db'>;

const COURSES_PATH = '/account/courses';
const LESSONS_PATH = '/account/lessons';
/** Past every day on which a lesson could open. */
const EVER = Number.MAX_SAFE_INTEGER;

/** Returns the routes of members' progress in site courses. */
export function courseRoutes(deps: CourseDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: COURSES_PATH, rate: 'page', forgery: 'none' },
      handle: forMembers((request, member) => show(deps, request, member)),
    },
    {
      // Its form is on pages that are the same for everyone, so it has no crumb. It requires the same origin instead
      // (SC-27).
      ...{ method: 'POST', path: LESSONS_PATH, rate: 'write', forgery: 'origin' },
      handle: forMembers((request, member) => mark(deps, request, member)),
    },
    {
      ...{ method: 'GET', path: SITE_USER_LESSON_PATH, rate: 'read', forgery: 'none' },
      handle: (request) => visit(deps, request),
    },
    {
      ...{ method: 'PUT', path: SITE_USER_LESSON_PATH, rate: 'write', forgery: 'crumb' },
      handle: (request) => visit(deps, request),
    },
  ];
}

/** Courses that this visitor may see now, and since when. */
async function openCourses(deps: CourseDeps, request: SiteRequest): Promise<readonly OpenCourse[]> {
  const { collections } = await deps.pages.frameOf(request.site);
  const { timeZone } = request.site;
  const open: OpenCourse[] = [];
  for (const course of collections) {
    if (course.type !== ITEM_KINDS.course.type) continue;
    const { id, access, areas = [] } = course;
    // Pages that everybody sees are the same for all: their lessons open when they are published.
    if (course.isEnabled) open.push({ course, reader: { joinedAt: null, now: EVER, timeZone } });
    else if (access !== undefined) {
      const reader = await readerOf(deps, request, { id, access, areas });
      if (reader.isIn) open.push({ course, reader: { ...reader, timeZone } });
    }
  }
  return open;
}

/** The course of a lesson, where this visitor may see it. */
async function courseOf(deps: CourseDeps, request: SiteRequest, lessonId: string): Promise<OpenCourse | undefined> {
  const courseId = isId(lessonId) ? await courseOfLesson(deps, request.site.id, lessonId) : null;
  return (await openCourses(deps, request)).find(({ course }) => course.id === courseId);
}

async function mark(deps: CourseDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const fields = formFields(request);
  const lessonId = fields.text('lesson');
  const isDone = fields.text('done') !== 'no';
  const open = await courseOf(deps, request, lessonId);
  if (open === undefined) return redirect(COURSES_PATH);
  const next = await markLesson(deps, request.site.id, { member, open, lessonId, isDone });
  return redirect(isDone && next !== null ? `/${open.course.urlId}/${next.urlId}` : COURSES_PATH);
}

/** Returns a member's place in a lesson: read when it is opened, updated while its film runs. */
async function visit(deps: CourseDeps, request: SiteRequest): Promise<Reply> {
  const { member, site } = request;
  const lessonId = request.params.lesson ?? '';
  if (member === null) return noContent();
  const parsed = request.method === 'PUT' ? parseLessonPlace(request.body) : null;
  if (parsed?.ok === false) return badRequest(request);
  const open = await courseOf(deps, request, lessonId);
  const told = parsed === null ? {} : { position: parsed.value.position };
  const place = open && (await visitLesson(deps, site.id, { member, open, lessonId, ...told }));
  return place ? json(place satisfies LessonPlaceResponse) : notFound(request);
}

async function show(deps: CourseDeps, request: SiteRequest, member: SignedInMember): Promise<Reply> {
  const { site } = request;
  const words = courseWords(site.language);
  const found = await coursesOfMember(deps, site.id, { member, courses: await openCourses(deps, request) });
  const sections = found.map((one) => courseSection(one, site));
  return accountPage(deps, request, {
    title: words.courses,
    lead: sections.length === 0 ? words.none : '',
    sections,
  });
}

/** A course with its lessons, and the one to go on with. */
function courseSection({ course, lessons, progress }: CourseOfMember, { language, timeZone }: Site): SectionView {
  const words = courseWords(language);
  const next = lessons.find(({ id }) => id === progress.nextId);
  const goOn = progress.done === 0 ? words.begin : words.goOn;
  return section({
    ...{
      id: `course-${course.id}`,
      title: course.title,
      text: words.progress(progress.done, progress.total, progress.percent),
    },
    rows: lessons.map(({ title, urlId, isDone, opensAt }) => ({
      ...{ title, amount: '', status: isDone ? words.done : '' },
      detail: opensAt === null ? '' : opensText(opensAt, language, timeZone),
      url: opensAt === null ? `/${course.urlId}/${urlId}` : '',
    })),
    links: next === undefined ? [] : [{ label: goOn(next.title), url: `/${course.urlId}/${next.urlId}` }],
    form: null,
  });
}
