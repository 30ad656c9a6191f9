import { courseWords } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import type { ClosedPage } from '../pages/index.ts';
import { type Lesson, listLessons } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';
import type { PageEntryRouteDeps } from './routes/pageEntryDeps.ts';

interface FreeLessons {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** What of a course everybody may look at, to be named in front of it; null for nothing, and for what is no course. */
export async function freeLessons(
  deps: PageEntryRouteDeps,
  site: Site,
  { id, isCourse }: Pick<ClosedPage, 'id' | 'isCourse'>,
): Promise<FreeLessons | null> {
  if (!isCourse) return null;
  const { collections } = await deps.pages.frameOf(site);
  const course = collections.find((each) => each.id === id);
  const lessons = course === undefined ? [] : await listFreeLessons(deps, site.id, id);
  if (course === undefined || lessons.length === 0) return null;
  const links = lessons.map(({ title, urlId }) => ({ label: title, url: `/${course.urlId}/${urlId}` }));
  return { title: courseWords(site.language).freeLessons, links };
}

/** Lessons of a course that everybody may look at. */
export function listFreeLessons(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  courseId: string,
): Promise<readonly Lesson[]> {
  return db.inSite({ websiteId }, async (trx) => {
    const lessons = await listLessons(trx, websiteId, courseId);
    return lessons.filter(({ opening }) => opening.isPreview);
  });
}
