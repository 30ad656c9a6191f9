import { moveInSentence } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMovedPage } from '../pages/index.ts';
import { convertBody } from './markup/convertBody.ts';
import { MovingShops } from './testing/movingShop.ts';
import { SUBSTACK_TEXT, substackExport, zipped } from './testing/substackExport.ts';

let shops: MovingShops;

beforeAll(async () => {
  shops = await MovingShops.open();
});
afterAll(() => shops.close());

it('a text of Substack keeps footnotes, captions, galleries, names and quotations; what sells subscriptions is gone (IMP-1)', () => {
  const body = {
    host: 'teahouse.substack.com',
    isWordPress: false,
    pictures: new Map(),
    wholePicture: (url: string) => url,
  };
  const { html, pictures, embeds, problems } = convertBody(SUBSTACK_TEXT, body);
  expect(pictures).toEqual([
    'https://substack-post-media.s3.amazonaws.com/public/images/hill_1800x1080.png',
    'https://substack-post-media.s3.amazonaws.com/public/images/one.png',
  ]);
  expect(embeds).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
  expect(html).toContain(
    '<p>It begins<sup>1</sup> with <a href="/p/rough-idea?utm_source=x">a link</a>, says Bo Ng.</p>',
  );
  expect(html).toContain(
    '<figure><img src="https://substack-post-media.s3.amazonaws.com/public/images/hill_1800x1080.png" alt="A hill"><figcaption>The hill behind the house</figcaption></figure>',
  );
  expect(html).toContain(
    '<blockquote><p>Tea &amp; toast</p><p><a href="https://twitter.com/ada/status/1">Ada @ada</a></p></blockquote>',
  );
  expect(html).toContain('<p><a href="https://shop.example/tea">Buy tea</a></p>');
  expect(html).toContain('<blockquote><p>Slowly.</p></blockquote>');
  expect(html).toMatch(/<p><sup>1<\/sup> Not at once\.<\/p>$/);
  expect(html).not.toMatch(/subscribe|data-attrs|<(?:picture|source|button|form|div)/i);
  expect(problems).toEqual([{ code: 'blockLeftOut', values: { value: 'poll' } }]);
});

it('a publication of Substack moves in: drafts as drafts, what was paid for as private and listed, subscribers with their day (IMP-1)', async () => {
  const { site } = await shops.add();
  const run = await shops.move(site, 'substack', await substackExport());
  expect(run.counts).toMatchObject({ created: 7, unchanged: 0, skipped: 4 });
  const rows = <Row extends Record<string, unknown>>(sql: string) => shops.test.asOwner<Row>(sql, [site.id]);
  const posts = await rows(
    `select title, url_id, workflow_state, publish_on, excerpt from item where website_id = $1 and deleted_at is null order by url_id`,
  );
  expect(posts).toMatchObject([
    { title: 'An episode', url_id: 'an-episode', workflow_state: 1 },
    {
      ...{ title: 'First, a letter', url_id: 'first-letter', workflow_state: 1 },
      ...{ publish_on: new Date('2024-03-10T12:00:00.000Z') },
    },
    { title: 'For friends', url_id: 'for-friends', workflow_state: 4 },
    { title: 'Half a thought.', url_id: 'rough-idea', workflow_state: 2 },
  ]);
  expect(posts[1]!.excerpt).toContain('“On beginnings”');
  expect(await findMovedPage(shops.deps, site.id, '/p/first-letter')).toBe('/blog/first-letter');
  expect(await rows(`select email, confirmed_at from subscriber where website_id = $1 order by lower(email)`)).toEqual([
    { email: 'bo@example.com', confirmed_at: new Date('2024-02-01T10:00:00.000Z') },
    { email: 'IDA@example.com', confirmed_at: new Date('2024-01-15T10:00:00.000Z') },
  ]);
  expect(run.problems.map(moveInSentence)).toEqual(
    expect.arrayContaining([
      'This was for members or subscribers only. It is private now.',
      'Items of type “restack” are not imported.',
      'Embedded content became a link: https://audio.example/1.mp3.',
      'This person had unsubscribed or never confirmed.',
    ]),
  );
  expect((await shops.move(site, 'substack', await substackExport())).counts).toMatchObject({
    created: 0,
    unchanged: 7,
  });
});

it('any other archive is refused (IMP-1)', async () => {
  const { site } = await shops.add();
  expect(await shops.draft(site, 'substack', await zipped({ 'a.txt': 'x' }))).toMatchObject({
    problem: { code: 'importFileUnreadable' },
  });
  expect(await shops.draft(site, 'substack', Buffer.from('post_id\n1'))).toMatchObject({
    problem: { code: 'importFileUnreadable' },
  });
});
