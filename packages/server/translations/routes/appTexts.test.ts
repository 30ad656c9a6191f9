import { readFile } from 'node:fs/promises';
import type { AppTextsResponse } from '@quoin/contract/endpoints/store';
import { ROLES } from '@quoin/domain/access';
import { lowStockMail, memberMails } from '@quoin/rendering/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../../audit/storage/auditLog.ts';
import { composeMail } from '../../mail/composeMail.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, answerOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { changeLanguages } from '../siteLanguages.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let other: TestShop;
let owner: string;
let seller: string;
const PATH = '/api/app/sites/words/texts';
const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
const ADD = 'catalog/product/addToCart';
const PILL = 'cartButton/pill/inCart#other';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const now = Date.now;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'words');
  other = await addTestShop(db, 'others');
  const languages = [{ code: 'de', isVisible: true }];
  await changeLanguages({ db }, await shop.load(), { languages, actor: PRODUCT_ITSELF });
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  // Each request loads the site again.
  let clock = 0;
  const later = () => (clock += 5_000);
  const findSite = (host: string) => (host.startsWith('words') ? shop.load() : other.load());
  wire = await openWire({ siteRoutes: pageRoutes(deps), cachedPages: pages, findSite, now: later });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  seller = await signInMember(client, shop.siteId, 'seller', { roles: [ROLES.storeManager] });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const read = async (language = 'en-US') =>
  answerOf<AppTextsResponse>(await client.callAs(owner, { path: PATH, query: { language } }));

async function save(texts: Readonly<Record<string, string>>, { language = 'en-US', who = owner } = {}) {
  const { revision } = await read();
  return client.callAs(who, { method: 'PUT', path: PATH, body: { language, texts, revision } });
}

const pageOf = async (path: string, site = 'words') => (await wire.ask({ host: `${site}.sites.test`, path })).text;
const scriptTexts = (page: string) => /<script type="application\/json" id="own-texts">(.*?)<\/script>/.exec(page)?.[1];

describe('texts of a site', () => {
  it('are listed in each of its languages with what we say and what its owner says', async () => {
    const [english, german] = [await read(), await read('de')];
    expect(english.languages).toEqual(['en-US', 'de']);
    expect(english.texts.find(({ key }) => key === ADD)).toMatchObject({
      ...{ group: 'product', standard: 'Add To Cart', own: '', isBoundByLaw: false },
    });
    expect(german.texts.find(({ key }) => key === ADD)?.standard).toBe('In den Warenkorb');
    expect(german.texts.find(({ key }) => key === 'checkout/page/obligation')?.isBoundByLaw).toBe(true);
    expect((await read('fr')).language).toBe('en-US');
  });

  it('are said by the page and by its scripts, in that language and on that site alone', async () => {
    const before = await pageOf('/shop/dunes');
    expect(before).toContain('Add To Cart');
    expect(scriptTexts(before)).toBeUndefined();
    const own = { [ADD]: 'Into the <bag>', [PILL]: '{count} in the bag', 'account/signIn': 'Come in' };
    expect((await save(own)).status).toBe(200);
    const page = await pageOf('/shop/dunes');
    expect(page).toContain('Into the &lt;bag&gt;');
    expect(page).not.toContain('Add To Cart');
    const told = scriptTexts(page) ?? '';
    expect(told).toContain('{0} in the bag');
    expect(told).not.toMatch(/Come in|<bag/);
    expect(await pageOf('/de/shop/dunes')).toContain('In den Warenkorb');
    expect(await pageOf('/shop/dunes', 'others')).toContain('Add To Cart');
    expect((await save({ [ADD]: 'Mitnehmen' }, { language: 'de' })).status).toBe(200);
    expect(await pageOf('/de/shop/dunes')).toContain('Mitnehmen');
    expect(await pageOf('/shop/dunes')).toContain('Into the &lt;bag&gt;');
  });

  it('are not kept where one of them is wrong, and the others are not lost to somebody else’s change', async () => {
    const before = await read();
    const wrong = await save({ [ADD]: 'Buy', 'cartPage/page/removeItem': 'Take out', 'checkout/page/pay': '{sum}' });
    expect(wrong.status).toBe(422);
    expect(answerOf<{ fields: object }>(wrong).fields).toEqual({
      'cartPage/page/removeItem': 'Keep the placeholder {title}. It is replaced with a value.',
      'checkout/page/pay': '{sum} is not a known placeholder. You can use {amount}.',
    });
    expect(await read()).toEqual(before);
    const late = { language: 'de', texts: {}, revision: before.revision - 1 };
    const refused = await client.callAs(owner, { method: 'PUT', path: PATH, body: late });
    expect([refused.status, answerOf<{ errorKey: string }>(refused).errorKey]).toEqual([409, 'textsChanged']);
    expect((await save({}, { language: 'fr' })).status).toBe(422);
    expect((await save({}, { who: seller })).status).toBe(403);
  });

  it('are in mails of the site in its reader’s language, and not in those to its staff', async () => {
    const own = { 'memberMail/welcomeSubject': 'Hello from {site}', 'order/mail/questions': 'Ask us at' };
    expect((await save(own)).status).toBe(200);
    const loaded = await shop.load();
    const settings = { ...loaded.settings, contactEmail: 'hello@salt.example' };
    const site = { ...loaded, title: 'Salt', settings };
    const to = { name: 'Ida', email: 'ida@example.com' };
    const input = { url: 'http://words.sites.test/account', firstName: 'Ida' };
    const low = { count: 1, url: 'http://app.test', variants: [] };
    const mails = await database.db.inSite({ websiteId: site.id }, async (trx) => {
      const welcome = { kind: memberMails.welcome, input, to, dedupeKey: 'welcome' };
      return [
        await composeMail({ config }, trx, site, { ...welcome, language: 'en' }),
        await composeMail({ config }, trx, site, { ...welcome, language: 'de' }),
        await composeMail({ config }, trx, site, { kind: lowStockMail, input: low, to, dedupeKey: 'low' }),
      ];
    });
    expect(mails.map(({ subject }) => subject.includes('Hello from'))).toEqual([true, false, false]);
    expect(mails[0]?.subject).toBe('Hello from Salt');
    expect(mails.map(({ text }) => text.includes('Ask us at'))).toEqual([true, false, false]);
  });

  it('are in the templates, too, as plain text', async () => {
    expect((await read()).texts.find(({ key }) => key === 'theme/skipToContent')).toMatchObject({
      group: 'theme',
      own: '',
    });
    expect((await save({ 'theme/skipToContent': 'Down to <the> rest' })).status).toBe(200);
    expect(await pageOf('/shop/dunes')).toContain('Down to &lt;the&gt; rest');
    expect(await pageOf('/shop/dunes', 'others')).toContain('Skip to content');
    expect((await save({ 'theme/thanksText': 'x' })).status).toBe(422);
  });

  it('keep what owners said under the names that texts of orders had before', async () => {
    const before = {
      'orderPage/states/PENDING': 'In our hands',
      'orderPage/progress/sent': 'With the carrier',
      'order/page/next': 'We write again.',
      [ADD]: 'Take it',
    };
    const texts = { languages: { 'en-us': before, de: {} }, revision: 7 };
    const settings = async (id: string) =>
      (
        await database.asOwner<{ texts: unknown }>("select settings -> 'texts' as texts from website where id = $1", [
          id,
        ])
      )[0]?.texts;
    const [held, others] = [await settings(shop.siteId), await settings(other.siteId)];
    const put = (value: unknown) =>
      database.asOwner(
        "update website set settings = settings || jsonb_build_object('texts', $1::jsonb) where id = $2",
        [JSON.stringify(value ?? {}), shop.siteId],
      );
    await put(texts);
    const migration = new URL('../../platform/database/migrations/0096-names-of-order-states.sql', import.meta.url);
    await database.asOwner(await readFile(migration, 'utf8'));
    expect(await settings(shop.siteId)).toEqual({
      languages: {
        'en-us': {
          'orderPage/states/preparing': 'In our hands',
          'orderPage/states/sent': 'With the carrier',
          'order/page/next/parcel': 'We write again.',
          [ADD]: 'Take it',
        },
        de: {},
      },
      revision: 7,
    });
    expect(await settings(other.siteId)).toEqual(others);
    await put(held);
  });

  it('are our own again where they are left empty or say the same', async () => {
    expect((await save({ [ADD]: '  ', [PILL]: '{count} items in cart' })).status).toBe(200);
    expect((await read()).texts.filter(({ own }) => own !== '')).toEqual([]);
    expect(await pageOf('/shop/dunes')).toContain('Add To Cart');
    expect((await shop.load()).settings.texts).toMatchObject({ languages: { de: { [ADD]: 'Mitnehmen' } } });
  });
});
