import type {
  AppEntriesResponse,
  AppEntryResponse,
  AppJournalsResponse,
  BulkEntriesResponse,
  EntryClashResponse,
} from '@quoin/contract/endpoints/content';
import type { WireProblem } from '@quoin/contract/problems';
import { ROLES } from '@quoin/domain/access';
import { type EventDraft, type ItemDraft, parseQueryString, type Repeat } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../../platform/folders.ts';
import { createLog } from '../../../platform/log.ts';
import { createSitePages, type SitePages } from '../../../storefront/answering/sitePages.ts';
import { addTestShop, type TestShop } from '../../../storefront/testing/shop.ts';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../../testing/appClient.ts';
import { BLANK_DRAFT } from '../../../testing/blankDraft.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { findMovedPage } from '../../addresses/findMovedPage.ts';

const DAY = 86_400_000;
/** The clock of the whole file: a Saturday, 18:00 in Berlin. */
let now = Date.UTC(2026, 10, 21, 17);
let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let pages: SitePages;
let owner: string;
let drafter: string;
let calendarId: string;

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => now } });
  const { db } = database;
  client = createAppClient({ db, now: () => now });
  shop = await addTestShop(db, 'paper');
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  pages = createSitePages({ db, config, log: createLog('silent'), now: () => now, themesFolder: THEMES_FOLDER });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  drafter = await signInMember(client, shop.siteId, 'drafter', { roles: [ROLES.draftEditor] });
  calendarId = await addCalendar();
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

function addCalendar(): Promise<string> {
  return database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const id = trx.newId();
    await trx
      .insertInto('collection')
      .values({
        ...{ website_id: shop.siteId, id, type: 1, type_name: 'events', title: 'Evenings', url_id: 'events' },
        ...{ navigation_title: 'Evenings', page_size: 30, created_on: trx.now(), updated_on: trx.now() },
      })
      .execute();
    return id;
  });
}

const call = callsOf('paper', () => ({ client, session: owner }));
const blank: ItemDraft = { ...BLANK_DRAFT, title: 'Ink', body: '<p>Ink.</p>' };
const create = async (parts: Partial<ItemDraft>, journalId = shop.journalId) => {
  const made = await call<AppEntryResponse>('POST', '/entries', { journalId, draft: { ...blank, ...parts } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.entry;
};
const save = <Answer = AppEntryResponse>(entry: AppEntryResponse['entry'], parts: Partial<ItemDraft>, who = owner) =>
  call<Answer>('PUT', `/entries/${entry.id}`, { revision: entry.revision, draft: { ...entry.draft, ...parts } }, who);
const titles = async (query: string) =>
  (await call<AppEntriesResponse>('GET', `/entries?${query}`)).body.entries.map(({ title }) => title);
async function page(url: string): Promise<{ status: number; text: string }> {
  const [path = '/', search = ''] = url.split('?');
  const reply = await pages.renderSitePage(await shop.load(), { path, query: parseQueryString(search), headers: {} });
  return { status: reply.status, text: Buffer.from(reply.body ?? '').toString() };
}

const event = (parts: Partial<EventDraft> = {}): EventDraft => ({
  ...{ start: '2026-12-03T19:00', end: '2026-12-03T21:30', timeZone: '', isAllDay: false, repeat: null },
  place: { title: 'Yard', line1: '3 Ropewalk', line2: '', country: '', point: null },
  ...parts,
});
const weekly: Repeat = { unit: 'weekly', every: 1, days: [], monthlyBy: 'date', until: '', count: 3 };

describe('a new part of a site', () => {
  it('is a page of posts or events with a free address and a place in the navigation (PREF-07)', async () => {
    const add = (title: string) =>
      call<{ id: string }>('POST', '/journals', { kind: 'events', title, addToMainNav: true });
    expect((await add(' ')).status).toBe(422);
    const { status, body } = await add('Journal');
    expect(status).toBe(201);
    const { body: all } = await call<AppJournalsResponse>('GET', '/journals');
    const made = all.journals.find(({ id }) => id === body.id);
    expect(made).toMatchObject({ kind: 'events', title: 'Journal', isEnabled: true });
    expect(made?.url).toMatch(/\/journal-1$/);
    expect((await page('/journal-1')).text).toContain('Journal');
    expect((await call('POST', '/journals', { kind: 'blog', title: 'X', addToMainNav: false }, drafter)).status).toBe(
      403,
    );
  });
});

describe('a post', () => {
  it('is published with its moment, tags and new categories, cleaned of what visitors may not be shown', async () => {
    const body = '<p>Ink.</p><script>alert(1)</script>';
    const made = await call<AppEntryResponse>('POST', '/entries', {
      journalId: shop.journalId,
      draft: { ...blank, title: ' Of ink ', body, tags: ['ink', 'Ink'], categories: ['Wet things'], authorName: 'Ada' },
    });
    expect(made.body.removedMarkup).toEqual(['<script>']);
    const { draft } = made.body.entry;
    expect(draft).toMatchObject({ title: 'Of ink', urlId: 'of-ink', status: 'published', publishOn: now });
    expect([draft.tags, draft.categories]).toEqual([['ink'], ['wet-things']]);
    const { text } = await page('/journal/of-ink');
    expect(text).toContain('<p>Ink.</p>');
    expect(text).not.toContain('alert(1)');
    const { body: journals } = await call<AppJournalsResponse>('GET', '/journals');
    const journal = journals.journals.find(({ id }) => id === shop.journalId);
    expect(journal).toMatchObject({ kind: 'blog', title: 'Journal', authors: ['Ada'] });
    expect(journal?.categories).toContainEqual({ path: 'wet-things', name: 'Wet things' });
    // The same category by its name.
    expect((await create({ title: 'Two', categories: ['WET things'] })).draft.categories).toEqual(['wet-things']);
  });

  it('that is a draft, needs review, is private or comes later is seen by nobody; what is scheduled appears', async () => {
    for (const status of ['draft', 'needsReview', 'private'] as const) {
      await create({ title: `Hidden ${status}`, status });
      expect((await page(`/journal/hidden-${status.toLowerCase()}`)).status).toBe(404);
    }
    const later = await create({ title: 'Later', status: 'scheduled', publishOn: now + DAY });
    expect(await titles(`journal=${shop.journalId}&status=scheduled`)).toContain('Later');
    expect((await page('/journal/later')).status).toBe(404);
    const jobs = await database.asOwner(`SELECT run_at FROM job WHERE kind = 'product.appears'`);
    expect(jobs).toEqual([{ run_at: new Date(now + DAY) }]);
    // Published with a day to come is the same as scheduled.
    expect((await save(later, { status: 'published' })).body.entry.draft.status).toBe('scheduled');
    now += 2 * DAY;
    expect((await page('/journal/later')).status).toBe(200);
    now -= 2 * DAY;
  });

  it('says of every input what is wrong (422)', async () => {
    const wrong = { ...blank, title: '', tags: ['x'.repeat(51)], categories: ['A name far too long for any'] };
    const { status, body } = await call<WireProblem>('POST', '/entries', { journalId: shop.journalId, draft: wrong });
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, ['categories', 'tags', 'title']]);
    const unknown = { ...blank, imageId: shop.journalId };
    const picture = await call<WireProblem>('POST', '/entries', { journalId: shop.journalId, draft: unknown });
    expect(picture.body.errorKey).toBe('itemImageUnknown');
    const nowhere = await call<WireProblem>('POST', '/entries', { journalId: shop.shopId, draft: blank });
    expect([nowhere.status, nowhere.body.errorKey]).toEqual([404, 'collectionMissing']);
  });

  it('is never saved over what somebody else saved: 409 with what is stored', async () => {
    const made = await create({ title: 'Both' });
    const first = await save(made, { title: 'Mine' });
    expect(first.status).toBe(200);
    const second = await save<EntryClashResponse>(made, { title: 'Theirs' });
    expect([second.status, second.body.errorKey, second.body.entry.draft.title]).toEqual([409, 'itemChanged', 'Mine']);
    // Nothing changed: nothing is written.
    const same = await save(first.body.entry, {});
    expect(same.body.entry.revision).toBe(first.body.entry.revision);
  });

  it('leaves its old address with a way to the new one, and a line in the log (AUT-4)', async () => {
    const made = await create({ title: 'Moving' });
    const { body } = await save(made, { urlId: 'moved' });
    expect(body.entry.url).toMatch(/\/journal\/moved$/);
    expect(await findMovedPage(database, shop.siteId, '/journal/moving')).toBe('/journal/moved');
    const log = await database.asOwner(
      `SELECT action, details FROM audit_event WHERE subject_id = $1 ORDER BY action`,
      [made.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['entry.create', 'entry.update']);
    expect(log[1]).toMatchObject({ details: { changed: { urlId: { before: 'moving', after: 'moved' } } } });
  });

  it('is drafted by who may not publish, and by nobody else’s leave shown (USER-05)', async () => {
    const as = (status: ItemDraft['status']) => ({
      journalId: shop.journalId,
      draft: { ...blank, title: 'Mine', status },
    });
    expect((await call('POST', '/entries', as('draft'), drafter)).status).toBe(403);
    const refused = await call<WireProblem>('POST', '/entries/drafts', as('published'), drafter);
    expect(refused.body).toMatchObject({ errorKey: 'itemDraftsOnly', fields: { status: expect.any(String) } });
    const { body } = await call<AppEntryResponse>('POST', '/entries/drafts', as('needsReview'), drafter);
    const send = (status: ItemDraft['status']) =>
      call(
        'PUT',
        `/entries/${body.entry.id}/draft`,
        { revision: body.entry.revision, draft: { ...body.entry.draft, status } },
        drafter,
      );
    expect((await send('published')).status).toBe(422);
    expect((await send('draft')).status).toBe(200);
  });

  it('is published, drafted, deleted and put back with others, and each can be taken back', async () => {
    const made = [await create({ title: 'One of many' }), await create({ title: 'Another', status: 'draft' })];
    const ids = made.map(({ id }) => id);
    const bulk = (act: string, of: readonly string[] = ids) =>
      call<BulkEntriesResponse>('POST', '/entries/bulk', { act, ids: of });
    const published = await bulk('publish');
    expect(published.body).toEqual({ changedIds: [ids[1]], undo: [{ act: 'draft', ids: [ids[1]] }] });
    expect((await bulk('trash')).body.changedIds).toHaveLength(2);
    expect((await page('/journal/one-of-many')).status).toBe(404);
    expect(await titles(`journal=${shop.journalId}&status=trash`)).toHaveLength(2);
    await create({ title: 'One of many' });
    expect((await bulk('restore')).body.undo).toEqual([{ act: 'trash', ids: expect.arrayContaining(ids) }]);
    const { body } = await call<AppEntryResponse>('GET', `/entries/${ids[0]}`);
    expect(body.entry.draft.urlId).toBe('one-of-many-1');
    await bulk('trash');
    await database.asOwner(`UPDATE item SET deleted_at = deleted_at - interval '30 days' WHERE id = ANY($1)`, [ids]);
    expect((await bulk('restore')).status).toBe(422);
  });
});

describe('an event', () => {
  it('is entered by the clock of its place and shown there (ENUM-03)', async () => {
    const made = await create(
      {
        title: 'Print night',
        event: event({ timeZone: 'America/New_York', start: '2026-12-05T19:00', end: '2026-12-05T20:00' }),
      },
      calendarId,
    );
    const { body } = await call<AppEntriesResponse>('GET', `/entries?journal=${calendarId}&time=upcoming`);
    expect(body.entries[0]?.event).toMatchObject({
      ...{ startsAt: Date.UTC(2026, 11, 6), timeZone: 'America/New_York', place: 'Yard, 3 Ropewalk', repeats: '' },
    });
    const { body: again } = await call<AppEntryResponse>('GET', `/entries/${made.id}`);
    expect(again.entry.draft.event).toEqual(made.draft.event);
    expect((await page('/events/print-night')).text).toContain('datetime="2026-12-05"');
    const none = await call<WireProblem>('POST', '/entries', { journalId: calendarId, draft: blank });
    expect(none.body).toMatchObject({
      errorKey: 'itemEventMissing',
      fields: { 'event.start': 'Enter a date.' },
    });
  });

  it('that repeats is in its list once, as the next time, and in the month at each', async () => {
    const made = await create(
      { title: 'Life class', event: event({ start: '2026-11-19T19:00', end: '2026-11-19T21:00', repeat: weekly }) },
      calendarId,
    );
    const { text } = await page('/events/life-class');
    expect(text).toContain('Every week on Thursday, 3 times');
    // The first was two days ago: the next is shown, the one after it named.
    expect(text).toMatch(/<time datetime="2026-11-26">[^<]*<\/time><br>/);
    expect(text).toContain('<li><time datetime="2026-12-03">');
    const json = JSON.parse((await page('/events?format=json')).text);
    const listed = json.upcoming.filter(({ title }: { title: string }) => title === 'Life class');
    expect(listed.map(({ startDate }: { startDate: number }) => startDate)).toEqual([Date.UTC(2026, 10, 26, 18)]);
    const month = JSON.parse((await page('/events?format=json&month=11-2026')).text);
    const inMonth = [...month.upcoming, ...month.past].map(({ startDate }: { startDate: number }) => startDate);
    expect(inMonth.sort()).toEqual([Date.UTC(2026, 10, 19, 18), Date.UTC(2026, 10, 26, 18)]);
    // When all are over it is past, as its last time.
    now += 30 * DAY;
    const later = JSON.parse((await page('/events?format=json')).text);
    const over = later.past.find(({ title }: { title: string }) => title === 'Life class');
    expect(over.startDate).toBe(Date.UTC(2026, 11, 3, 18));
    now -= 30 * DAY;
    expect(await titles(`journal=${calendarId}&time=past`)).not.toContain('Life class');
    const once = await save(made, { event: event({ start: '2026-11-27T19:00', end: '2026-11-27T21:00' }) });
    expect(once.status).toBe(200);
    const left = await database.asOwner('SELECT 1 FROM calendar_occurrence WHERE item_id = $1', [made.id]);
    expect(left).toEqual([]);
  });

  it('that repeats is one rule with its time zone in calendar files, whatever is done to the clocks (RFC 5545)', async () => {
    const until = { ...weekly, every: 2, count: 0, until: '2027-04-10' };
    await create({ title: 'Proofs', urlId: 'proofs', event: event({ repeat: until }) }, calendarId);
    const { text } = await page('/events/proofs?format=ical');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261203T190000\r\nDTEND;TZID=Europe/Berlin:20261203T213000');
    expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270410T215959Z');
    expect(text.match(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s)?.[0].split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT'],
      'END:VTIMEZONE',
    ]);
    await create(
      {
        title: 'Open days',
        event: event({
          isAllDay: true,
          start: '2026-12-05',
          end: '2026-12-06',
          repeat: { ...weekly, unit: 'monthly', monthlyBy: 'weekday' },
        }),
      },
      calendarId,
    );
    const whole = await page('/events/open-days?format=ical');
    expect(whole.text).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261207');
    expect(whole.text).toContain('RRULE:FREQ=MONTHLY;BYDAY=1SA;COUNT=3');
    expect(whole.text).not.toContain('VTIMEZONE');
    expect(whole.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('is seen by its own site alone, in the view of all times too (TEN-2)', async () => {
    const times = (websiteId: string) =>
      database.db.inSite({ websiteId }, (trx) => trx.selectFrom('calendar_time').select('item_id').execute());
    expect((await times(shop.siteId)).length).toBeGreaterThan(10);
    expect(await times(shop.journalId)).toEqual([]);
  });

  it('leaves no complaint of the theme', async () => {
    await pages.diagnostics.settled();
    expect(await database.asOwner('select file, line, code, detail from template_diagnostic')).toEqual([]);
  });
});
