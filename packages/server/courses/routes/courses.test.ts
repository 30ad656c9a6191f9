import { randomUUID } from 'node:crypto';
import {
  type AppCourseProgressResponse,
  appCourseProgressCsvPath,
  appCourseProgressPath,
} from '@quoin/contract/endpoints/content';
import { SITE_USER_LESSON_PATH } from '@quoin/contract/endpoints/site';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInMember } from '../../members/memberDeps.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { closedPageReply } from '../../storefront/routes/pageEntry.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { courseRoutes } from './courses.ts';

let database: TestDatabase;
let pages: SitePages;
let shop: TestShop;
let routes: readonly SiteRoute[];
let member: SignedInMember;
let deps: unknown;
let client: AppClient;
let clock = Date.now();
const school = { id: randomUUID(), lessons: [randomUUID(), randomUUID(), randomUUID(), randomUUID()] };
const [open, closed] = [
  { id: randomUUID(), lessons: [randomUUID(), randomUUID(), randomUUID()] },
  { id: randomUUID(), lessons: [randomUUID()] },
];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'courses');
  await addCourse('printing', open, true);
  await addCourse('secret', closed, false);
  await addSchool();
  // Its pages of an account read nothing else of the members' sessions.
  deps = { db, pages, now, keyFor: testKeyFor, members: passwordService(db, now) };
  routes = courseRoutes(deps as unknown as Parameters<typeof courseRoutes>[0]);
  client = createAppClient({ db, pages, now });
  const id = randomUUID();
  await db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const at = new Date(clock);
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

/** A course for everybody who has an account: a free lesson, one that opens after two days, one on a day, one at once. */
async function addSchool(): Promise<void> {
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const site = { website_id: shop.siteId };
    await trx
      .insertInto('collection')
      .values({
        ...{ ...site, id: school.id, type: 25, type_name: 'course', title: 'School', navigation_title: 'School' },
        ...{ url_id: 'school', created_on: trx.now(), updated_on: trx.now(), enabled: false },
        settings: JSON.stringify({ access: { kind: 'members', enabled: true } }),
      })
      .execute();
    const openings = [
      { opens: 'always', days: 0, day: '', isPreview: true },
      { opens: 'afterDays', days: 2, day: '', isPreview: false },
      { opens: 'onDay', days: 0, day: '2999-12-01', isPreview: false },
      null,
    ];
    const lessons = school.lessons.map((id, index) => ({
      ...{ ...site, id, collection_id: school.id, record_type: 62, url_id: `s${index}`, title: `Part ${index}` },
      ...{ display_index: index, added_on: trx.now(), updated_on: trx.now(), body: `<p>Secret text ${index}</p>` },
      data: JSON.stringify({ mediaUrl: `/s/film-${index}.mp4`, ...(openings[index] && { opening: openings[index] }) }),
    }));
    await trx.insertInto('item').values(lessons).execute();
  });
}

/** A page as the site answers it. */
async function page(path: string, who: SignedInMember | null): Promise<{ status: number; text: string }> {
  const [plain = '', search = ''] = path.split('?');
  const request = {
    ...{ site: await shop.load(), member: who, method: 'GET', url: path, path: plain, headers: {}, params: {} },
    ...{ query: Object.fromEntries(new URLSearchParams(search)), cookies: new Map(), ip: '1.1.1.1', crumb: 'c' },
  } as unknown as SiteRequest;
  const reply = (await closedPageReply(deps as never, request))!;
  const { body } = reply;
  return { status: reply.status, text: String(body instanceof Uint8Array ? new TextDecoder().decode(body) : body) };
}

async function place(lesson: string, who: SignedInMember | null, position?: number): Promise<Reply> {
  const method = position === undefined ? 'GET' : 'PUT';
  const request = {
    ...{ site: await shop.load(), member: who, method, url: '/', path: '/', query: {}, headers: {}, ip: '1.1.1.1' },
    ...{ params: { lesson }, cookies: new Map(), crumb: 'c', body: { position }, bodyType: 'json' },
  } as unknown as SiteRequest;
  return routes.find((route) => route.path === SITE_USER_LESSON_PATH && route.method === method)!.handle(request);
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
      trx.selectFrom('lesson_progress').select('item_id').where('done_at', 'is not', null).execute(),
    );
    expect(rows.map(({ item_id }) => item_id)).toEqual([open.lessons[2]]);
  });
});

describe('a course whose lessons open by and by', () => {
  const bodyOf = ({ body }: Reply) => JSON.parse(String(body));

  it('shows everybody what is free to look at, and names it where the rest is closed (USER-04)', async () => {
    const free = await page('/school/s0', null);
    expect([free.status, free.text.includes('Secret text 0')]).toEqual([200, true]);
    for (const path of ['/school', '/school/s1', '/school/s3', '/school?format=json', '/school/s3?format=json']) {
      const { status, text } = await page(path, null);
      expect([path, status, /Secret text|film-/.test(text)]).toEqual([path, 403, false]);
    }
    expect(free.text).not.toContain('Part 1');
    const front = (await page('/school', null)).text;
    expect([front.includes('Free lessons'), front.includes('href="/school/s0"')]).toEqual([true, true]);
  });

  it('says of lessons that are not open yet when they open, and tells nothing of them on any route (USER-04)', async () => {
    // The day where the shop is, whatever the hour of the test.
    const { timeZone } = await shop.load();
    const opens = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
    for (const path of ['/school', '/school?format=json', '/school?format=main-content', '/school?format=rss']) {
      const { text } = await page(path, member);
      expect([path, /Secret text [12]|film-[12]/.test(text)]).toEqual([path, false]);
    }
    const list = await page('/school', member);
    expect(list.text).toContain(`Opens on ${opens.format(clock + 2 * 86_400_000)}`);
    expect(list.text).toContain('Opens on December 1, 2999');
    for (const path of ['/school/s1', '/school/s1?format=json', '/school/s2']) {
      const { text } = await page(path, member);
      expect([path, /Secret text|film-/.test(text), text.includes('Opens on')]).toEqual([path, false, true]);
      expect(text).not.toContain('/account/lessons');
    }
    expect((await page('/school/s3', member)).text).toContain('Secret text 3');
  });

  it('marks and goes on with open lessons alone (USER-04)', async () => {
    expect(await mark(school.lessons[1]!)).toBe('/account/courses');
    expect(await mark(school.lessons[0]!)).toBe('/account/courses');
    const text = await shown();
    expect(text).toContain('1 of 4 lessons done');
    expect(text).toContain('Go on with Part 3');
    expect(text).toContain('Opens on December 1, 2999');
  });

  it('remembers where a film was left, of lessons that are open to who asks (USER-04)', async () => {
    const lesson = school.lessons[3]!;
    expect(bodyOf(await place(lesson, member))).toEqual({ position: 0, isDone: false });
    expect(bodyOf(await place(lesson, member, 95))).toEqual({ position: 95, isDone: false });
    await mark(lesson);
    expect(bodyOf(await place(lesson, member))).toEqual({ position: 95, isDone: true });
    expect((await place(school.lessons[1]!, member, 5)).status).toBe(404);
    expect((await place(closed.lessons[0]!, member, 5)).status).toBe(404);
    expect((await place('no id', member)).status).toBe(404);
    expect((await place(lesson, null)).status).toBe(204);
    for (const wrong of [-1, 1.5, 86_401]) expect((await place(lesson, member, wrong)).status).toBe(400);
  });

  it('opens the next lesson when its days are over (USER-04)', async () => {
    clock += 2 * 86_400_000 + 1000;
    expect((await page('/school/s1', member)).text).toContain('Secret text 1');
    expect((await place(school.lessons[1]!, member)).status).toBe(200);
    expect((await page('/school/s2', member)).text).not.toContain('Secret text');
  });

  it('shows its owner who has opened and finished what, as a table too (USER-04, SC-42)', async () => {
    const owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
    const editor = await signInMember(client, shop.siteId, 'e', { roles: [ROLES.editor] });
    const path = appCourseProgressPath('courses', school.id);
    const { lessons, members, isCut } = bodyOf(await client.callAs(owner, { path })) as AppCourseProgressResponse;
    expect(lessons.map(({ title }) => title)).toEqual(['Part 0', 'Part 1', 'Part 2', 'Part 3']);
    expect(members).toMatchObject([{ email: 'ada@example.com', started: 3, done: 2 }]);
    expect(members[0]!.lessons.map(({ lessonId, doneAt }) => [lessonId, doneAt !== null])).toEqual([
      [school.lessons[0], true],
      [school.lessons[1], false],
      [school.lessons[3], true],
    ]);
    expect(isCut).toBe(false);
    const csv = String((await client.callAs(owner, { path: appCourseProgressCsvPath('courses', school.id) })).body);
    expect(csv).toContain('Email,Name,Lesson,Started,Last seen,Finished');
    expect(csv.match(/ada@example\.com/g)).toHaveLength(3);
    expect((await client.callAs(editor, { path })).status).toBe(403);
    for (const id of [randomUUID(), shop.siteId]) {
      expect((await client.callAs(owner, { path: appCourseProgressPath('courses', id) })).status).toBe(404);
    }
  });
});
