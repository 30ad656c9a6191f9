import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { eventRoutes } from '../routes/events.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';

let database: TestDatabase;
let shop: TestShop;
let site: Site;
let pages: SitePages;
const id = () => newId(Date.now(), secureRoll);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'evenings');
  site = await shop.load();
  await addEvents();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  const log = createLog('silent');
  pages = createSitePages({ db: database.db, config, log, now: Date.now, themesFolder: THEMES_FOLDER });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

/** Three ahead (one going on), 32 over, and one nobody may see. */
async function addEvents(): Promise<void> {
  const base = { website_id: shop.siteId };
  const collectionId = id();
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    await trx
      .insertInto('collection')
      .values({
        ...{ ...base, id: collectionId, type: 1, type_name: 'events', title: 'Evenings', navigation_title: 'Evenings' },
        ...{ url_id: 'events', page_size: 30, created_on: trx.now(), updated_on: trx.now() },
      })
      .execute();
    const event = (title: string, startsAt: number, more: object = {}) => ({
      ...{ title, startsAt, id: id(), more },
    });
    const all = [
      event('Later, much', now + 20 * DAY),
      event('Next', now + 2 * DAY),
      event('On now', now - HOUR),
      event('Draft', now + DAY, { workflow_state: 2 }),
      ...Array.from({ length: 32 }, (_, index) => event(`Past ${index}`, now - (index + 1) * 2 * DAY)),
    ];
    await trx
      .insertInto('item')
      .values(
        all.map(({ title, id: own, more }) => ({
          ...{
            ...base,
            id: own,
            collection_id: collectionId,
            record_type: 12,
            title,
            body: '<p>Bring ink; and paper.</p>',
          },
          ...{
            url_id: title.toLowerCase().replaceAll(/[ ,]+/g, '-'),
            added_on: trx.now(),
            updated_on: trx.now(),
            ...more,
          },
        })),
      )
      .execute();
    await trx
      .insertInto('calendar_event')
      .values(
        all.map(({ id: own, startsAt }) => ({
          ...{ ...base, item_id: own, starts_at: new Date(startsAt), ends_at: new Date(startsAt + 2 * HOUR) },
          location: JSON.stringify({ addressTitle: 'Yard & Co', addressLine1: '3 Ropewalk' }),
        })),
      )
      .execute();
  });
}

async function get(url: string): Promise<{ status: number; text: string; type: string }> {
  const [path = '/', search = ''] = url.split('?');
  const reply = await pages.renderSitePage(site, { path, query: parseQueryString(search), headers: {} });
  return {
    status: reply.status,
    text: Buffer.from(reply.body ?? '').toString(),
    type: String(reply.headers?.['content-type']),
  };
}
const json = async (url: string) => JSON.parse((await get(url)).text);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('a collection of events', () => {
  it('has upcoming and past instead of items: the next first, then the latest (ENUM-03)', async () => {
    const data = await json('/events?format=json');
    expect(titles(data.upcoming)).toEqual(['On now', 'Next', 'Later, much']);
    expect(titles(data.past).slice(0, 2)).toEqual(['Past 0', 'Past 1']);
    expect(data.upcoming.length + data.past.length).toBe(30);
    expect(data).not.toHaveProperty('items');
    expect(data.pagination).toMatchObject({ nextPage: true, nextPageOffset: 30, pageSize: 30 });
    const [first] = data.upcoming;
    expect(first).toMatchObject({
      recordType: 12,
      recordTypeLabel: 'event',
      startDate: now - HOUR,
      endDate: now + HOUR,
    });
    expect(first.structuredContent).toEqual({ _type: 'CalendarEvent', startDate: now - HOUR, endDate: now + HOUR });
    expect(first.location).toMatchObject({ addressTitle: 'Yard &amp; Co', addressLine1: '3 Ropewalk' });
  });

  it('goes on with what is over', async () => {
    const data = await json('/events?format=json&offset=30');
    expect([data.upcoming, titles(data.past)]).toEqual([[], ['Past 27', 'Past 28', 'Past 29', 'Past 30', 'Past 31']]);
    expect(data.pagination).toMatchObject({ prevPage: true, prevPageUrl: '/events' });
    expect(data.pagination).not.toHaveProperty('nextPage');
  });

  it('cuts what is ahead into parts, too', async () => {
    await database.asOwner('update collection set page_size = 2 where website_id = $1 and type_name = $2', [
      shop.siteId,
      'events',
    ]);
    pages.invalidate(shop.siteId);
    const part = async (page: number) => {
      const data = await json(`/events?format=json&page=${page}`);
      return [...titles(data.upcoming), '|', ...titles(data.past)].join(' ');
    };
    expect([await part(1), await part(2), await part(3)]).toEqual([
      'On now Next |',
      'Later, much | Past 0',
      '| Past 1 Past 2',
    ]);
    await database.asOwner('update collection set page_size = 30 where website_id = $1 and type_name = $2', [
      shop.siteId,
      'events',
    ]);
    pages.invalidate(shop.siteId);
  });

  it('is the grid of this month where its address asks for it', async () => {
    const data = await json('/events?format=json&view=calendar');
    expect([data.calendarView, (await json('/events?format=json')).calendarView]).toEqual([true, false]);
    const all = [...data.upcoming, ...data.past] as { startDate: number }[];
    expect(all.every(({ startDate }) => Math.abs(startDate - now) < 32 * DAY)).toBe(true);
  });

  it('narrows to a month', async () => {
    const when = new Date(now - 30 * DAY);
    const data = await json(`/events?format=json&month=${when.getUTCMonth() + 1}-${when.getUTCFullYear()}`);
    const all = [...data.upcoming, ...data.past] as { startDate: number }[];
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ startDate }) => Math.abs(startDate - when.getTime()) < 32 * DAY)).toBe(true);
  });

  it('answers the items of a month to calendars of existing themes, however the month is written', async () => {
    const { ITEMS_BY_MONTH_PATH } = await import('@quoin/contract/endpoints/site');
    const [route] = eventRoutes({ db: database.db, pages });
    const ask = async (query: Record<string, string>) =>
      (await route?.handle({ site, path: ITEMS_BY_MONTH_PATH, query } as never)) as { status?: number; body: string };
    const { collection } = await json('/events?format=json');
    const when = new Date(now + 20 * DAY);
    const name = when.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    for (const month of [`${when.getUTCMonth() + 1}`, `0${when.getUTCMonth() + 1}`.slice(-2), name]) {
      const reply = await ask({ month: `${month}-${when.getUTCFullYear()}`, collectionId: collection.id });
      expect(titles(JSON.parse(reply.body)), month).toContain('Later, much');
    }
    expect((await ask({ month: '13-2026', collectionId: collection.id })).status).toBe(400);
    expect((await ask({ month: '1-2026', collectionId: id() })).status).toBe(404);
  });

  it('is one calendar file, and each event another', async () => {
    const { text, type } = await get('/events?format=ical');
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(35);
    expect(text).not.toContain('Draft');
    const one = await get('/events/later-much?format=ical');
    expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const stamp = new Date(now + 20 * DAY).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(one.text).toContain(`DTSTART:${stamp}`);
    expect(one.text).toContain('SUMMARY:Later\\, much');
    expect(one.text).toContain('DESCRIPTION:Bring ink\\; and paper.');
    expect(one.text).toContain('LOCATION:Yard & Co\\, 3 Ropewalk');
    expect((await get('/events/later-much?format=ical')).text).toBe(one.text);
    expect((await get('/about?format=ical')).type).toContain('text/html');
  });

  it('shows an event between the one before and the one after, with links to calendars (TPL-08)', async () => {
    const { text } = await get('/events/next');
    expect(text).toContain('"@type":"Event"');
    expect(text).toContain('href="http://www.google.com/calendar/event?action=TEMPLATE&amp;text=Next&amp;dates=');
    expect(text).toContain('href="/events/next?format=ical"');
    expect(text).toContain('href="/events/on-now" rel="prev"');
    expect(text).toContain('href="/events/later-much" rel="next"');
    expect((await get('/events/draft')).status).toBe(404);
  });

  it('leaves no complaint of the theme', async () => {
    expect((await get('/events')).text).toContain('event-row');
    await pages.diagnostics.settled();
    expect(await database.asOwner('select file, line, code, detail from template_diagnostic')).toEqual([]);
  });
});
