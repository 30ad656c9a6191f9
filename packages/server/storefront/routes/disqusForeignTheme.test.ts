import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { createDraftMemory } from '../draft/draftMemory.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { pageRoutes } from './pages.ts';

/** Themes of others that know Disqus: by the format's own tags, and by what its makers tell people to paste. */
const BY_TAGS = '<article><h2>{item.title}</h2>{item|comments}</article>';
const BY_HAND = `<article><h2>{item.title}</h2>
<div class='thread' id='disqus_thread'>
</div>
<script>var disqus_shortname = '{websiteSettings.disqusShortname}';</script></article>`;
const LIST = '<ul>{.repeated section items}<li>{title} {@|comment-link}</li>{.end}</ul>';
const OLDER = join(import.meta.dirname, '../../../../e2e/testing/older-theme');

let database: TestDatabase;
let folder: string;
let shop: TestShop;
let pages: SitePages;
let wire: Wire;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'quoin-themes-'));
  for (const [theme, template] of [
    ['by-tags', BY_TAGS],
    ['by-hand', BY_HAND],
  ] as const) {
    cpSync(OLDER, join(folder, theme), { recursive: true });
    writeFileSync(join(folder, theme, 'collections/blog.item'), template);
    writeFileSync(join(folder, theme, 'collections/blog.list'), LIST);
  }
  const { db } = database;
  const now = () => clock;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: folder });
  shop = await addTestShop(db, 'forum', 'by-tags');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  wire = await openWire({ siteRoutes: pageRoutes(deps), cachedPages: pages, findSite: () => shop.load(), now });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => wire.ask({ host: 'forum.sites.test', path });

async function choose(theme: string, settings: object): Promise<void> {
  await database.asOwner(
    `update website set theme = $1, settings = settings || $2::jsonb, published_version = published_version + 1`,
    [theme, JSON.stringify(settings)],
  );
  clock += 1500;
}

const AT_DISQUS = { commentsEnabled: true, disqusShortname: 'salt-paper' };

describe.each(['by-tags', 'by-hand'])(
  'comments at Disqus in a theme of others, %s (product.md 1.5, decision 0043)',
  (theme) => {
    it('stand in the place the theme leaves for them, once, and wait for the visitor', async () => {
      await choose(theme, AT_DISQUS);
      const { text, headers } = await ask('/journal/post-3');
      const thread = /<div[^>]*id=["']disqus_thread["'][^>]*>([\s\S]*?)<\/article>/.exec(text)?.[1] ?? '';
      expect(thread).toMatch(/data-frame-src="https:\/\/disqus\.com\/embed\/comments\/\?[^"]*f=salt-paper/);
      expect(text.match(/data-frame-src="https:\/\/disqus/g)).toHaveLength(1);
      expect(text).toContain('Show the comments at Disqus');
      expect(text).not.toMatch(/<(?:script|iframe)[^>]+(?:src=[^>]*disqus)/);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/disqus\.com/);
      expect(policy).not.toMatch(/script-src[^;]*disqus/);
      // The theme's own script is not in the page before its owner allows it (decision 0158).
      expect(text).not.toContain('var disqus_shortname');
    });

    it('are what links in its lists lead to, in words, for no script counts them', async () => {
      await choose(theme, AT_DISQUS);
      const { text } = await ask('/journal');
      const links = [...text.matchAll(/<a[^>]*sqs-disqus-comment-link[^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);
      expect(links.length).toBeGreaterThan(1);
      expect(new Set(links)).toEqual(new Set(['Comments']));
    });

    it('are nowhere while comments are off', async () => {
      await choose(theme, { ...AT_DISQUS, commentsEnabled: false });
      const { text, headers } = await ask('/journal/post-3');
      expect(text).not.toContain('disqus.com');
      expect(String(headers['content-security-policy'])).not.toContain('disqus');
    });
  },
);
