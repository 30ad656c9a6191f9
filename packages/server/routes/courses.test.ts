import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { THEMES_FOLDER } from '../folders.ts';
import type { Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { createLog } from '../log.ts';
import { passwordDesk } from '../operations/accounts/testing/passwordDesk.ts';
import type { SignedInMember } from '../operations/members/memberDeps.ts';
import { createSitePages, type SitePages } from '../site/sitePages.ts';
import { addTestShop, type TestShop } from '../site/testing/shop.ts';
import { testKeyFor } from '../testing/appDoor.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { courseRoutes } from './courses.ts';

let database: TestDatabase;
let pages: SitePages;
let shop: TestShop;
let routes: readonly SiteRoute[];
let member: SignedInMember;
const [open, closed] = [
  { id: randomUUID(), lessons: [randomUUID(), randomUUID(), randomUUID()] },
  { id: randomUUID(), lessons: [randomUUID()] },
];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => Date.now();
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'courses');
  await addCourse('printing', open, true);
  await addCourse('secret', closed, false);
  // Its pages of an account read nothing else of the members' desk.
  const desk = { db, pages, now, keyFor: testKeyFor, members: passwordDesk(now) };
  routes = courseRoutes(desk as unknown as Parameters<typeof courseRoutes>[0]);
  const id = randomUUID();
  await db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const at = trx.now();
    const row = { website_id: shop.siteId, id, email: 'ada@example.com', created_at: at, updated_at: at };
    await trx.insertInto('site_user').values(row).execute();
  });
  member = { id, email: 'ada@example.com', fullName: 'Ada', sessionToken: 's', cartToken: 'c' };
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

/** One that is not open is for members of an area that is gone: nobody's. */
async function addCourse(urlId: string, course: typeof open, isOpen: boolean): Promise<void> {
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const site = { website_id: shop.siteId };
    const access = { kind: 'areas', areas: [randomUUID()], enabled: true };
    await trx
      .insertInto('collection')
      .values({
        ...{ ...site, id: course.id, type: 25, type_name: 'course', title: urlId, navigation_title: urlId },
        ...{ url_id: urlId, created_on: trx.now(), updated_on: trx.now(), enabled: isOpen },
        settings: JSON.stringify(isOpen ? {} : { access }),
      })
      .execute();
    const lessons = course.lessons.map((id, index) => ({
      ...{ ...site, id, collection_id: course.id, record_type: 62, url_id: `l${index}`, title: `Lesson ${index}` },
      ...{ display_index: index, added_on: trx.now(), updated_on: trx.now() },
    }));
    await trx.insertInto('item').values(lessons).execute();
  });
}

async function ask(path: string, who: SignedInMember | null, fields?: Record<string, string>): Promise<Reply> {
  const request = {
    ...{ site: await shop.load(), member: who, method: fields ? 'POST' : 'GET', url: path, path, query: {} },
    ...{ headers: {}, params: {}, cookies: new Map(), ip: '1.1.1.1', crumb: 'c' },
    ...{ body: fields ?? null, bodyType: fields ? 'form' : 'none' },
  } as unknown as SiteRequest;
  return routes.find((route) => route.path === path)!.handle(request);
}
const shown = async () => String((await ask('/account/courses', member)).body);
const mark = async (lesson: string, done = 'yes') =>
  (await ask('/account/lessons', member, { lesson, done })).headers?.location;

describe('courses of a member', () => {
  it('begin with the first lesson, and show only courses one may see (USER-04, ENUM-03)', async () => {
    const text = await shown();
    expect(text).toContain('0 of 3 lessons done');
    expect(text).toContain('Begin with Lesson 0');
    expect(text).not.toContain('secret');
  });

  it('go on where they were left, whatever order lessons are done in (ENUM-03)', async () => {
    expect(await mark(open.lessons[0]!)).toBe('/printing/l1');
    expect(await mark(open.lessons[2]!)).toBe('/account/courses');
    expect(await mark(open.lessons[2]!)).toBe('/account/courses');
    const text = await shown();
    expect(text).toContain('2 of 3 lessons done · 66%');
    expect(text).toContain('Go on with Lesson 1');
    await mark(open.lessons[0]!, 'no');
    expect(await shown()).toContain('1 of 3 lessons done');
  });

  it('are marked by members alone, and never in a course that is closed to them (USER-04)', async () => {
    const stranger = await ask('/account/lessons', null, { lesson: open.lessons[1]! });
    expect(stranger.headers?.location).toContain('/account/sign-in');
    for (const lesson of [closed.lessons[0]!, randomUUID(), 'no id']) await mark(lesson);
    const rows = await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      trx.selectFrom('lesson_progress').select('item_id').execute(),
    );
    expect(rows.map(({ item_id }) => item_id)).toEqual([open.lessons[2]]);
  });
});
