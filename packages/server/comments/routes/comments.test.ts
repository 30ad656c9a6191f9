import { randomBytes } from 'node:crypto';
import type { AppCommentsResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPersonalData, erasePersonalData } from '../../customers/storage/personalData.ts';
import { loadLikes } from '../../pages/entries/storage/likes.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite } from '../../platform/http/sitePipeline.ts';
import { createLog } from '../../platform/log.ts';
import { mergeSettings, type Site } from '../../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import {
  type AppClient,
  answerOf,
  createAppClient,
  headOf,
  signInMember,
  testKeyFor,
} from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createCommentLimits } from '../commentDeps.ts';
import { commentJobs } from '../commentMails.ts';
import { commentRoutes } from './comments.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let other: TestShop;
let pages: SitePages;
let site: Site;
let postId: string;
let moderator: string;
let editorless: string;
let limits = createCommentLimits(1000);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  client = createAppClient({ db });
  [shop, other] = [await addTestShop(db, 'talk'), await addTestShop(db, 'quiet')];
  for (const each of [shop, other])
    await db.inSite({ websiteId: each.siteId }, (trx) =>
      mergeSettings(trx, each.siteId, { commentsEnabled: true, simpleLikingEnabled: true }),
    );
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  pages = createSitePages({ db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER });
  await reload();
  postId = await idOf('post-3');
  moderator = await signInMember(client, shop.siteId, 'm', { roles: [ROLES.moderator], displayName: 'm@example.com' });
  editorless = await signInMember(client, shop.siteId, 'r', { roles: [ROLES.reporting] });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

const reload = async () => {
  site = await shop.load();
};
const idOf = async (urlId: string): Promise<string> =>
  database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const row = await trx.selectFrom('item').select('id').where('url_id', '=', urlId).executeTakeFirst();
    return row?.id ?? '';
  });

interface Sent {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly of?: Site;
  readonly method?: 'GET' | 'POST';
}

async function send(path: string, fields: Readonly<Record<string, string>> = {}, sent: Sent = {}) {
  const { cookies = {}, headers = {}, of = site, method = 'POST' } = sent;
  const routes = new Router(commentRoutes({ db: database.db, pages, randomBytes, limits, keyFor: testKeyFor }));
  const crumbs = createCrumbs(new Uint8Array(32).fill(3), randomBytes);
  const pipeline = { routes, limits: createRateLimits(1000), crumbs };
  const [bare = '', search = ''] = (path.split('#')[0] ?? '').split('?');
  const head = { ...headOf({ method, path: bare, cookies, headers }), query: parseQueryString(search) };
  const reply = await answerSite(pipeline, of, head, async () => ({ body: fields, bodyType: 'form' }));
  return { ...reply, text: Buffer.from(String(reply.body ?? '')).toString() };
}

const written = { name: 'Ada', body: 'Lovely <b>lines</b>.\n\nMore?' };
const list = async (state = 'pending', session = moderator) =>
  client.callAs(session, { path: '/api/app/sites/talk/comments', query: { state } });
const listed = async (state = 'pending') => answerOf<AppCommentsResponse>(await list(state));
const decide = (id: string, state: string, session = moderator) =>
  client.callAs(session, { method: 'PUT', path: `/api/app/sites/talk/comments/${id}/state`, body: { state } });
const entry = async () => {
  await reload();
  const reply = await pages.renderSitePage(site, { path: '/journal/post-3', query: {}, headers: {} });
  return Buffer.from(reply.body ?? '').toString();
};
const counts = async () => {
  await reload();
  const query = parseQueryString('format=json');
  const reply = await pages.renderSitePage(site, { path: '/journal/post-3', query, headers: {} });
  const { item } = JSON.parse(Buffer.from(reply.body ?? '').toString());
  return { comments: item.publicCommentCount, likes: item.likeCount, state: item.commentState };
};

describe('a comment without script', () => {
  it('waits for a moderator, then everybody sees it as plain text (DISP-06)', async () => {
    const sent = await send(`/comments/${postId}`, written);
    expect(sent.status).toBe(303);
    const thanks = await send(String(sent.headers?.location), {}, { method: 'GET' });
    expect(thanks.text).toContain('appears once somebody has read it');
    expect(await entry()).not.toContain('Lovely');
    const [waiting] = (await listed()).comments;
    expect(waiting).toMatchObject({ authorName: 'Ada', state: 'pending', itemUrl: '/journal/post-3' });
    expect((await decide(waiting!.id, 'approved')).status).toBe(200);
    const page = await entry();
    expect(page).toContain('<p>Lovely &lt;b&gt;lines&lt;/b&gt;.</p><p>More?</p>');
    expect(await counts()).toEqual({ comments: 1, likes: 0, state: 1 });
  });

  it('can be answered, and an answer to an answer stands beside it', async () => {
    const [parent] = (await listed('approved')).comments;
    await send(`/comments/${postId}`, { ...written, name: 'Bo', parentId: parent!.id });
    const [answer] = (await listed()).comments;
    expect(answer?.isAnswer).toBe(true);
    await decide(answer!.id, 'approved');
    expect(await entry()).toMatch(/comments--replies">.*<strong>Bo<\/strong>/s);
    await send(`/comments/${postId}`, { ...written, name: 'Cy', parentId: answer!.id });
    expect((await listed()).comments[0]).toMatchObject({ authorName: 'Cy', isAnswer: false });
  });

  it('that is refused comes back as typed, with every reason', async () => {
    const { status, text } = await send(`/comments/${postId}`, { name: '', email: 'x"><i>', body: '' });
    expect(status).toBe(422);
    for (const reason of ['Tell us your name.', 'This is no email address.', 'Write something first.'])
      expect(text).toContain(reason);
    expect(text).toContain('value="x&quot;&gt;&lt;i&gt;"');
  });

  it('of a machine is thanked and forgotten; one full of links is spam', async () => {
    const before = (await listed()).counts;
    expect((await send(`/comments/${postId}`, { ...written, homepage: 'http://spam' })).status).toBe(303);
    expect((await listed()).counts).toEqual(before);
    await send(`/comments/${postId}`, { ...written, body: 'http://a http://b http://c' });
    expect((await listed()).counts.spam).toBe(before.spam + 1);
  });

  it('is taken a few times from one address, then refused with 429; nothing accepted is lost', async () => {
    limits = createCommentLimits(1);
    const before = (await listed()).counts.pending;
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1)
      statuses.push((await send(`/comments/${postId}`, { ...written, body: `No ${n}` })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429, 429]);
    expect((await listed()).counts.pending).toBe(before + 6);
    limits = createCommentLimits(1000);
  });

  it('needs an entry of this site that takes comments, and the site’s own page (TEN-1)', async () => {
    expect((await send('/comments/nothing', written)).status).toBe(404);
    expect((await send(`/comments/${postId}`, written, { of: await other.load() })).status).toBe(404);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } };
    expect((await send(`/comments/${postId}`, written, foreign)).status).toBe(403);
    const closed = { ...site, settings: { ...site.settings, commentsEnabled: false } };
    expect((await send(`/comments/${postId}`, written, { of: closed })).status).toBe(403);
  });
});

describe('moderators', () => {
  it('take back what they decided; others may not even look (AUT-1)', async () => {
    const [shown] = (await listed('approved')).comments;
    expect(answerOf(await decide(shown!.id, 'deleted'))).toEqual({ before: 'approved' });
    expect(await entry()).not.toContain('<strong>Bo</strong>');
    await decide(shown!.id, 'approved');
    expect(await entry()).toContain('<strong>Bo</strong>');
    expect((await list('pending', editorless)).status).toBe(403);
    expect((await decide(shown!.id, 'spam', editorless)).status).toBe(403);
    expect((await decide(shown!.id, 'loud')).status).toBe(400);
  });
});

/** Runs the jobs of comments; answers every mail to an address, the latest last. */
async function mailsTo(recipient: string) {
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  const handlers = commentJobs({ db: database.db, keyFor: testKeyFor, config });
  const jobs = await database.asOwner<{ id: string; kind: string; payload: { commentId: string } }>(
    `DELETE FROM job WHERE kind LIKE 'comment.%' AND website_id = $1 RETURNING id, kind, payload`,
    [shop.siteId],
  );
  const { signal } = new AbortController();
  for (const { id, kind, payload } of jobs)
    await handlers.get(kind)?.({ id, kind, payload, websiteId: shop.siteId } as never, signal);
  return database.asOwner<{ kind: string; subject: string; text: string; headers: Record<string, string> }>(
    `SELECT kind, subject, text, headers FROM mail WHERE recipient = $1 ORDER BY created_at, id`,
    [recipient],
  );
}
const owner = 'owner@salt.example';
const setting = (more: object) =>
  database.db.inSite({ websiteId: shop.siteId }, (trx) => mergeSettings(trx, shop.siteId, { ...more }));
const answerTo = (id: string, body: string, session = moderator) =>
  client.callAs(session, { method: 'POST', path: `/api/app/sites/talk/comments/${id}/answers`, body: { body } });

describe('mails about comments', () => {
  it('go to the owner for each that is no spam, unless switched off; answering one writes to its author', async () => {
    await setting({ contactEmail: owner });
    await mailsTo(owner);
    await reload();
    await send(`/comments/${postId}`, { ...written, name: 'Di', email: 'di@example.com', body: 'For you.' });
    await send(`/comments/${postId}`, { ...written, body: 'http://a http://b http://c' });
    const mails = (await mailsTo(owner)).filter(({ text }) => text.includes('Di wrote a comment'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'commentNotice', headers: { 'Reply-To': 'di@example.com' } });
    expect(mails[0]?.text).toContain('For you.');
    await setting({ commentNotices: false });
    await reload();
    const before = (await mailsTo(owner)).length;
    await send(`/comments/${postId}`, { ...written, body: 'Quietly.' });
    expect(await mailsTo(owner)).toHaveLength(before);
  });

  it('go to who asked, when an answer is shown: once, without its words, with a link that ends them (SC-44)', async () => {
    const asked = { ...written, name: 'Ed', email: 'ed@example.com', body: 'Which ink?', wantsAnswers: 'yes' };
    const nameless = await send(`/comments/${postId}`, { ...asked, email: '' });
    expect(nameless.text).toContain('Tell us where to write to about answers.');
    await send(`/comments/${postId}`, asked);
    const question = (await listed()).comments.find(({ body }) => body === 'Which ink?');
    expect(question?.wantsAnswers).toBe(true);
    await decide(question!.id, 'approved');
    await send(`/comments/${postId}`, { ...written, name: 'Flo', body: 'Black http://x.', parentId: question!.id });
    expect(await mailsTo('ed@example.com')).toEqual([]);
    const reply = (await listed()).comments.find(({ authorName }) => authorName === 'Flo');
    await decide(reply!.id, 'approved');
    await decide(reply!.id, 'spam');
    await decide(reply!.id, 'approved');
    const [mail, ...more] = await mailsTo('ed@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'commentAnswered',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).not.toMatch(/Flo|Black|http:\/\/x/);
    expect(mail?.text).toContain(`/journal/post-3#comment-${reply!.id}`);
    const stop = new URL((mail?.headers['List-Unsubscribe'] ?? '').slice(1, -1)).pathname;
    const page = await send(stop, {}, { method: 'GET' });
    expect(page.text).toContain('Stop these mails');
    expect((await send(stop, { 'List-Unsubscribe': 'One-Click' })).text).toContain('That was the last one');
    expect((await send(`${stop.slice(0, -2)}zz`)).status).toBe(410);
    await answerTo(question!.id, 'Any black will do.');
    expect(await mailsTo('ed@example.com')).toHaveLength(1);
  });
});

describe('an answer of the site', () => {
  it('is shown at once with what it answers, marked as the team’s (AUT-4)', async () => {
    await send(`/comments/${postId}`, { ...written, name: 'Gus', body: 'Is it open on Mondays?' });
    const [question] = (await listed()).comments.filter(({ authorName }) => authorName === 'Gus');
    expect((await answerTo(question!.id, ' ')).status).toBe(422);
    expect((await answerTo(question!.id, 'Yes.', editorless)).status).toBe(403);
    expect((await answerTo(question!.id, 'Yes, it is.')).status).toBe(204);
    const text = await entry();
    expect(text).toMatch(/<strong>Gus<\/strong>.*comments--replies.*comment__staff">Team<.*Yes, it is\./s);
    const [first] = (await listed('approved')).comments;
    expect(first).toMatchObject({ isStaff: true, isAnswer: true, body: 'Yes, it is.', authorName: 'm@example.com' });
    const log = await database.asOwner(
      `SELECT 1 FROM audit_event WHERE action = 'comment.answer' AND subject_id = $1`,
      [question!.id],
    );
    expect(log).toHaveLength(1);
  });
});

describe('what is known of a person', () => {
  it('has the comments under the address and the member’s own, with the likes; all go when it is erased', async () => {
    const at = { websiteId: shop.siteId };
    const id = await database.db.inSite(at, async (trx) => {
      const made = trx.newId();
      const user = { email: 'ed@example.com', created_at: trx.now(), updated_at: trx.now() };
      await trx
        .insertInto('site_user')
        .values({ website_id: shop.siteId, id: made, ...user })
        .execute();
      const [comment] = await trx.selectFrom('item_comment').select('id').where('author_name', '=', 'Gus').execute();
      await trx.updateTable('item_comment').set({ site_user_id: made }).where('id', '=', comment!.id).execute();
      const like = { website_id: shop.siteId, item_id: postId, visitor_hash: randomBytes(32), created_at: trx.now() };
      await trx
        .insertInto('item_like')
        .values({ ...like, site_user_id: made })
        .execute();
      return made;
    });
    const person = { id, email: 'Ed@example.com' };
    const data = await database.db.inSite(at, (trx) => collectPersonalData(trx, shop.siteId, person));
    expect(data.comments?.map(({ body }) => body)).toEqual(['Which ink?', 'Is it open on Mondays?']);
    expect(data.likes).toHaveLength(1);
    const counts = await database.db.inSite(at, (trx) => erasePersonalData(trx, shop.siteId, person));
    expect([counts.comments, counts.likes]).toEqual([2, 1]);
    const left = (await listed('approved')).comments.map(({ authorName, isAnswer }) => `${authorName} ${isAnswer}`);
    expect(left).not.toContain('Ed false');
    // Replies by others become top-level.
    expect(left).toContain('Flo false');
  });
});

describe('a like', () => {
  it('counts once for each visitor and can be taken back', async () => {
    const first = await send(`/likes/${postId}`, { like: 'yes' }, { headers: { accept: 'application/json' } });
    expect(JSON.parse(first.text)).toEqual({ isLiked: true, likeCount: 1 });
    const [cookie] = first.cookies ?? [];
    expect(cookie).toMatchObject({ name: 'LIKES', httpOnly: true });
    const cookies = { LIKES: cookie!.value };
    const again = await send(`/likes/${postId}`, { like: 'yes' }, { cookies });
    expect(again.text).toContain('You like this');
    expect(again.text).toContain('1 like<');
    const second = await send(`/likes/${postId}`, { like: 'yes' }, { headers: { accept: 'application/json' } });
    expect(JSON.parse(second.text).likeCount).toBe(2);
    const back = await send(`/likes/${postId}`, { like: 'no' }, { cookies, headers: { accept: 'application/json' } });
    expect(JSON.parse(back.text)).toEqual({ isLiked: false, likeCount: 1 });
  });

  it('is taken by entries of every kind, and told with them; comments are not', async () => {
    const pressed = await send(`/likes/${shop.printId}`, { like: 'yes' }, { headers: { accept: 'application/json' } });
    expect(JSON.parse(pressed.text)).toEqual({ isLiked: true, likeCount: 1 });
    const told = await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
      loadLikes(trx, shop.siteId, [{ id: shop.printId, recordType: 11 }]),
    );
    expect([...told]).toEqual([[shop.printId, 1]]);
    const refused = await send(`/comments/${shop.printId}`, { name: 'Ada', body: 'Fine' });
    expect(refused.status).toBe(404);
  });

  it('leaves no complaint of the theme', async () => {
    await pages.diagnostics.settled();
    expect(await database.asOwner('select file, line, code, detail from template_diagnostic')).toEqual([]);
  });
});
