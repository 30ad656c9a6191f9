import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MoveInChoices, type MoveInKind, moveInSentence, NO_CHOICES } from '@quoin/domain/site';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FetchPicture } from '../catalog/index.ts';
import { findMovedPage } from '../pages/index.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { createDraftMemory } from '../storefront/index.ts';
import { addShop, newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { draftMoveIn } from './draftMoveIn.ts';
import { forecastMoveIn } from './forecastMoveIn.ts';
import type { MoveInDeps } from './moveInRun.ts';
import { findMoveIn, runMoveIn, startMoveIn, stopMoveIn } from './runMoveIn.ts';
import { ghostSite, squarespaceSite, wordPressSite } from './testing/exportFiles.ts';
import { startUndo, undoMoveIn } from './undoMoveIn.ts';

const ACTOR = { accountId: null, name: 'Ada' };
let test: TestDatabase;
let folder: string;
let site: Site;
let deps: MoveInDeps;
let bytes: Buffer;
let fetched: string[];
let count = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-move-in-'));
  bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#234' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  count += 1;
  const shop = await addShop(test.db, { identifier: `moved-${count}` });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
  deps = {
    db: test.db,
    files: localFileStore(folder),
    newId,
    now: Date.now,
    drafts: createDraftMemory(),
    keyFor: () => bytes,
  };
  fetched = [];
});

/** Each address has a picture of its own; `gone` has none. */
const fetchPicture: FetchPicture = async (url) => {
  fetched.push(url);
  if (url.includes('gone')) return null;
  return Buffer.concat([bytes, Buffer.from(url)]);
};

const never = new AbortController().signal;

async function draft(kind: MoveInKind, text: string, choices: Partial<MoveInChoices> = {}) {
  const drafted = await draftMoveIn(deps, site, { kind, fileName: 'file', bytes: Buffer.from(text), actor: ACTOR });
  if (!drafted.ok) throw new Error(drafted.problem.code);
  const { id } = drafted.value.run;
  const forecast = await forecastMoveIn(deps, site, { id, choices: { ...NO_CHOICES, hasConsent: true, ...choices } });
  if (!forecast.ok) throw new Error(forecast.problem.code);
  return { id, forecast: forecast.value };
}

async function apply(id: string, signal = never, fetch = fetchPicture) {
  const started = await startMoveIn(deps, site.id, { id, actor: ACTOR, isOwnWork: true });
  if (!started.ok) throw new Error(started.problem.code);
  await runMoveIn({ ...deps, fetchPicture: fetch }, site.id, id, signal);
  return (await findMoveIn(deps, site.id, id))!;
}

async function move(kind: MoveInKind, text: string, choices: Partial<MoveInChoices> = {}) {
  const { id, forecast } = await draft(kind, text, choices);
  return { forecast, run: await apply(id) };
}

async function undo(id: string) {
  const started = await startUndo(deps, site.id, { id, actor: ACTOR, isOwnWork: true });
  if (!started.ok) throw new Error(started.problem.code);
  await undoMoveIn(deps, site.id, id, never);
  return (await findMoveIn(deps, site.id, id))!;
}

const rows = <Row extends Record<string, unknown>>(sql: string) => test.asOwner<Row>(sql, [site.id]);
const posts = () =>
  rows<Record<string, never>>(`select title, url_id, body, tags, categories, author_name, workflow_state, publish_on,
    main_image_id is not null as has_image from item where website_id = $1 and deleted_at is null order by title`);
const counts = async () => {
  const tables = [
    'item',
    'item_comment',
    'collection',
    'asset',
    'subscriber',
    'site_user',
    'moved_page',
    'import_thing',
  ];
  const found = await Promise.all(
    tables.map((table) => rows<{ n: number }>(`select count(*)::int as n from ${table} where website_id = $1`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, found[index]![0]!.n]));
};
const sentences = (run: { readonly problems: readonly Parameters<typeof moveInSentence>[0][] }) =>
  run.problems.map(moveInSentence);

describe('a site of WordPress moves in (IMP-1)', () => {
  it('as posts with pictures, comments, tags, categories, authors and old addresses, and pages of blocks', async () => {
    const { run, forecast } = await move('wordpress', wordPressSite());
    expect(forecast.rows.map(({ kind, isKnown }) => `${kind} ${isKnown}`)).toEqual([
      ...['picture false', 'picture false', 'page false', 'post false', 'post false'],
    ]);
    expect(run).toMatchObject({ state: 'done', position: 5, counts: { created: 5, unchanged: 0, skipped: 3 } });
    const [tea, night] = await posts();
    expect(tea).toMatchObject({
      title: 'Tea & toast',
      url_id: 'post-1',
      tags: ['Sea'],
      author_name: 'Ada Lovelace',
      has_image: true,
    });
    expect(tea!.categories).toHaveLength(1);
    expect(tea!.body).toMatch(/<img src="\/s\/images\/[0-9a-f-]{36}\/hill\.jpg" alt="A hill"/);
    expect(tea!.body).toContain('<a href="/about/">about</a>');
    expect(tea!.body).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">');
    expect(tea!.body).not.toContain('wp:');
    expect(night).toMatchObject({ title: '夜の山', url_id: '夜' });
    expect(night!.body).toContain('<p>First line<br />\nsecond line</p>');
    expect(night!.body).toContain('<figcaption>A hill</figcaption>');
    expect(String(night!.body).match(/\/s\/images\//g)).toHaveLength(2);
    expect(sentences(run)).toEqual([
      'Only images are imported. Links to this file stay as they are.',
      'This was in the trash and is not imported.',
      'Items of type “portfolio” are not imported.',
      'Block “latest-posts” has no content of its own and is left out.',
      'Embedded content became a link: https://www.youtube.com/watch?v=dQw4w9WgXcQ.',
      'Shortcode [contact-form] is unknown. Its text is kept as it is.',
      'The image https://old.example/wp-content/uploads/gone.jpg could not be downloaded.',
    ]);
    const comments = await rows<{ body: string; state: string; has_parent: boolean }>(
      `select body, state, parent_id is not null as has_parent from item_comment where website_id = $1 order by created_at`,
    );
    expect(comments).toEqual([
      { body: 'Nice & warm', state: 'approved', has_parent: false },
      { body: 'Thanks', state: 'approved', has_parent: true },
      { body: 'Third', state: 'pending', has_parent: true },
    ]);
    expect(await findMovedPage(deps, site.id, '/2019/05/post-1')).toBe('/blog/post-1');
    expect(await findMovedPage(deps, site.id, '/2019/05/post-3')).toBe('/post-3');
    const [page] = await rows<{ published: { sections: { blocks: { type: string }[] }[] } }>(
      `select published from page_document where website_id = $1`,
    );
    expect(page!.published.sections[0]!.blocks.map(({ type }) => type).sort()).toEqual(['html', 'video']);
  });

  it('once: the same file again makes nothing new and fetches nothing', async () => {
    await move('wordpress', wordPressSite());
    const before = await counts();
    fetched = [];
    const { run, forecast } = await move('wordpress', wordPressSite());
    expect(forecast.rows.every(({ isKnown }) => isKnown)).toBe(true);
    expect(run.counts).toMatchObject({ created: 0, unchanged: 5 });
    expect(fetched).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('goes on where it was cut off, whatever it was at', async () => {
    const whole = await move('wordpress', wordPressSite());
    const expected = await counts();
    for (const last of [0, 1, 2]) {
      count += 1;
      const shop = await addShop(test.db, { identifier: `cut-${count}` });
      site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
      const { id } = await draft('wordpress', wordPressSite());
      let left = last;
      const failing: FetchPicture = (url) => {
        left -= 1;
        if (left < 0) throw new Error('The process died.');
        return fetchPicture(url);
      };
      await expect(apply(id, never, failing)).rejects.toThrow('died');
      await runMoveIn({ ...deps, fetchPicture }, site.id, id, never);
      expect((await findMoveIn(deps, site.id, id))?.counts).toEqual(whole.run.counts);
      expect(await counts()).toEqual(expected);
    }
  });

  it('goes on after a crash in any transaction', async () => {
    const whole = await move('wordpress', wordPressSite());
    const expected = await counts();
    const { db } = deps;
    for (const last of [3, 6, 9, 12]) {
      count += 1;
      const shop = await addShop(db, { identifier: `killed-${count}` });
      site = (await db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
      const { id } = await draft('wordpress', wordPressSite());
      await startMoveIn(deps, site.id, { id, actor: ACTOR, isOwnWork: true });
      let left = last;
      const dying: MoveInDeps['db'] = {
        ...db,
        inSite: (where, work, settings) => {
          left -= 1;
          if (left < 0) throw new Error('The process died.');
          return db.inSite(where, work, settings);
        },
      };
      const dead = runMoveIn({ ...deps, db: dying, fetchPicture }, site.id, id, never);
      await expect(dead).rejects.toThrow('died');
      await runMoveIn({ ...deps, drafts: createDraftMemory(), fetchPicture }, site.id, id, never);
      const run = (await findMoveIn(deps, site.id, id))!;
      expect([run.state, await counts()]).toEqual(['done', expected]);
      const { created, unchanged } = run.counts;
      expect(created + unchanged).toBe(whole.run.counts.created);
    }
  }, 60_000);

  it('is stopped, and goes on', async () => {
    const { id } = await draft('wordpress', wordPressSite());
    const stopping: FetchPicture = async (url) => {
      if (fetched.length === 1) await stopMoveIn(deps, site.id, id);
      return fetchPicture(url);
    };
    await expect(apply(id, never, stopping)).rejects.toThrow();
    expect(await findMoveIn(deps, site.id, id)).toMatchObject({ state: 'stopped', position: 1 });
    expect(await apply(id)).toMatchObject({ state: 'done', position: 5, counts: { created: 4, unchanged: 1 } });
  });

  it('is taken back as a whole; what was edited since stays and is listed', async () => {
    const { run } = await move('wordpress', wordPressSite());
    await rows(
      `update item set updated_on = now() + interval '1 hour', title = 'Edited' where website_id = $1 and url_id = 'post-1'`,
    );
    const undone = await undo(run.id);
    expect(undone.state).toBe('undone');
    expect((await posts()).map(({ title }) => title)).toEqual(['Edited']);
    expect(undone.problems.map(({ title, code }) => `${title} ${code}`)).toContain('Tea & toast keptEdited');
    const [page] = await rows<{ enabled: boolean }>(
      `select enabled from collection where website_id = $1 and title = 'About us'`,
    );
    expect(page!.enabled).toBe(false);
    const again = await move('wordpress', wordPressSite());
    expect((await posts()).map(({ title }) => title)).toEqual(['Edited', '夜の山']);
    expect(again.run.counts).toMatchObject({ created: expect.any(Number) });
    const pages = await rows(`select id from collection where website_id = $1 and title = 'About us' and enabled`);
    expect(pages).toHaveLength(1);
  });
});

it('a site of Squarespace moves in: empty items, no CDATA, `&`, `/null`, other scripts (IMP-1)', async () => {
  const { run } = await move('squarespace', squarespaceSite());
  expect(run.counts).toMatchObject({ created: 3, skipped: 0 });
  const all = await posts();
  expect(all.map(({ title }) => title)).toEqual(['Slow days & nights', 'ร่างแรก เขียนไว้ก่อน Song']);
  expect(all[0]).toMatchObject({ url_id: 'slow-days', categories: [], workflow_state: 1 });
  expect(String(all[0]!.body).match(/<img/g)).toHaveLength(1);
  expect(all[1]).toMatchObject({ workflow_state: 2 });
  expect(all[1]!.body).toContain('<a href="https://x.example/a.mp3">Song</a>');
  expect(await findMovedPage(deps, site.id, '/journal/2020/1/2/slow-days')).toBe('/blog/slow-days');
  const [page] = await rows(`select title, url_id from collection where website_id = $1 and type_name = 'page'`);
  expect(page).toMatchObject({ title: 'من نحن' });
});

it('a site of Ghost moves in: HTML, Lexical, Mobiledoc, tags, authors, members with their day (IMP-1)', async () => {
  const { run } = await move('ghost', ghostSite());
  expect(run.counts).toMatchObject({ created: 5, skipped: 2 });
  const [lexical, old, withHtml] = await posts();
  expect(withHtml).toMatchObject({ title: 'With HTML', tags: ['News'], author_name: 'Grace' });
  expect(lexical!.body).toMatch(/^<p><strong>Bold<\/strong> &amp; plain<\/p><figure><img src="\/s\/images\//);
  expect(lexical!.body).toContain('<ol><li>One</li></ol>');
  expect(old).toMatchObject({ workflow_state: 4 });
  expect(old!.body).toContain('<p>See <a href="https://x.example/">there</a><br />now</p><h2>Hi</h2>');
  const people = await rows(`select email, state, confirmed_at from subscriber where website_id = $1`);
  expect(people).toEqual([
    { email: 'ida@example.com', state: 'subscribed', confirmed_at: new Date('2020-05-06T07:08:09.000Z') },
  ]);
  expect((await move('ghost', ghostSite())).run.counts).toMatchObject({ created: 0, unchanged: 5 });
});

describe('people and redirects move in (IMP-1)', () => {
  const PEOPLE =
    'Email Address,First Name,Last Name,OPTIN_TIME,CONFIRM_TIME\nida@example.com,Ida,Berg,2020-01-01 10:00:00,2020-01-02 10:00:00\nx,,,,\n';

  it('subscribers, not without consent, and not those who have unsubscribed here', async () => {
    const { id } = await draft('subscribers', PEOPLE, { hasConsent: false });
    expect(await startMoveIn(deps, site.id, { id, actor: ACTOR })).toMatchObject({
      problem: { code: 'consentNeeded' },
    });
    const { run } = await move('subscribers', PEOPLE);
    expect(run.counts).toMatchObject({ created: 1, skipped: 1 });
    expect((await undo(run.id)).counts).toMatchObject({ undone: 1, kept: 0 });
    expect((await counts()).subscriber).toBe(0);
    const again = await move('subscribers', PEOPLE);
    await rows(`update subscriber set state = 'unsubscribed', unsubscribed_at = now() where website_id = $1`);
    await undo(again.run.id);
    expect((await counts()).subscriber).toBe(1);
    expect((await move('subscribers', PEOPLE)).run.counts).toMatchObject({ created: 0, skipped: 2 });
  });

  it('customers of Shopify and WooCommerce, once, without accounts', async () => {
    const shopify =
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Note,Tax Exempt,Tags\n' +
      '\'1,Ida,Berg,ida@example.com,yes,1 Main St,Springfield,IL,US,62701,,Likes tea,no,"vip, old"\n,,,nobody,no,,,,,,,,,\n';
    const first = await move('customers', shopify);
    expect(first.run.counts).toMatchObject({ created: 1, skipped: 1 });
    expect(
      await rows(
        'select email, full_name, accepts_marketing, notes, tags, password_hash from site_user where website_id = $1',
      ),
    ).toEqual([
      {
        email: 'ida@example.com',
        full_name: 'Ida Berg',
        accepts_marketing: true,
        notes: 'Likes tea',
        tags: ['vip', 'old'],
        password_hash: null,
      },
    ]);
    expect(await rows('select 1 as n from site_user_address where website_id = $1')).toHaveLength(1);
    const woo =
      'ID,user_email,first_name,last_name,billing_address_1,billing_city,billing_state,billing_postcode,billing_country\n5,IDA@example.com,Ida,B,,,,,\n6,bo@example.com,Bo,Ng,Hauptstr. 1,Berlin,,10115,DE\n';
    expect((await move('customers', woo)).run.counts).toMatchObject({ created: 1, unchanged: 1 });
    expect((await undo(first.run.id)).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(
      (await rows<{ email: string }>('select email from site_user where website_id = $1')).map(({ email }) => email),
    ).toEqual(['bo@example.com']);
  });

  it('redirects, and back; one that was changed since stays', async () => {
    const file = 'Redirect from,Redirect to\n/old,/new\n/a.html,/shop\n//,/x\n';
    const { run } = await move('redirects', file);
    expect(run.counts).toMatchObject({ created: 2, skipped: 1 });
    const stored = async () =>
      (
        await rows<{ r: { from: string }[] }>(
          `select settings #> '{siteFrame,redirects}' as r from website where id = $1`,
        )
      )[0]!.r.map(({ from }) => from);
    expect(await stored()).toEqual(['/old', '/a.html']);
    expect((await move('redirects', file)).run.counts).toMatchObject({ created: 0, unchanged: 2 });
    expect((await undo(run.id)).counts).toMatchObject({ undone: 2 });
    expect(await stored()).toEqual([]);
  });
});

it('a file that is something else is refused, and so is one with nothing in it', async () => {
  const ask = (kind: MoveInKind, text: string) =>
    draftMoveIn(deps, site, { kind, fileName: 'f', bytes: Buffer.from(text), actor: ACTOR });
  expect(await ask('wordpress', '{"db":[]}')).toMatchObject({ problem: { code: 'importFileOther' } });
  expect(await ask('ghost', '<rss></rss>')).toMatchObject({ problem: { code: 'importFileOther' } });
  expect(await ask('wordpress', '<rss><channel></channel></rss>')).toMatchObject({
    problem: { code: 'importFileEmpty' },
  });
});
